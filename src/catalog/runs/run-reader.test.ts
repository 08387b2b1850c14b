import { registryOf, toRegistryId } from '../writes/write-metadata.js';
import { runOf, toRunId } from './run-reader.js';

describe('the run of a write', () => {
  it.each<[unknown, string | undefined]>([
    ['r1', 'r1'],
    ['', undefined],
    ['no-run-id-provided', undefined],
    ['NO-RUN-ID-PROVIDED', 'NO-RUN-ID-PROVIDED'],
    [' ', ' '],
    [undefined, undefined],
    [null, undefined],
    [5, undefined],
    [['r1'], undefined],
    ['r'.repeat(1_000), 'r'.repeat(1_000)],
    ['r'.repeat(50_000), 'r'.repeat(1_000)],
  ])('with the run id %p is %p', (runId, expected) => {
    expect(runOf({ runId } as never)).toBe(expected);
  });

  it('is undefined without system metadata', () => {
    expect([runOf(undefined), runOf({})]).toEqual([undefined, undefined]);
  });

  it('has the same id in writes and in queries, even if the id is too long', () => {
    const text = `run ${'é'.repeat(2_000)}`;
    expect(toRunId(text)).toBe(runOf({ runId: text }));
  });
});

describe('the registry of a write', () => {
  it.each<[object | undefined, string | undefined]>([
    [{ registryName: 'core', registryVersion: '1.0' }, 'core:1.0'],
    [{ registryName: 'core' }, undefined],
    [{ registryVersion: '1.0' }, undefined],
    [{ registryName: '', registryVersion: '1.0' }, undefined],
    [{ registryName: 'core', registryVersion: '' }, undefined],
    [{ registryName: 'core', registryVersion: 1 }, undefined],
    [undefined, undefined],
  ])('with the system metadata %j is %p', (systemMetadata, expected) => {
    expect(registryOf(systemMetadata as never)).toBe(expected);
  });

  it('is cut to the limit of the index in writes and in queries', () => {
    const registryName = 'n'.repeat(3_000);
    const id = registryOf({ registryName, registryVersion: 'v' });
    expect([id?.length, toRegistryId(`${registryName}:v`)]).toEqual([1_000, id]);
  });
});
