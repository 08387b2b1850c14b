/** Tests what a rollback changes, and what it reports for each aspect and for the entity. */
import { RunsInMemory } from '../../../test/helpers/unit/runs-in-memory.js';
import type { UndoneEntity } from './undo-entity.js';

const URN = 'urn:li:dataset:(urn:li:dataPlatform:hive,x,PROD)';
const OTHER = 'urn:li:dataset:(urn:li:dataPlatform:hive,y,PROD)';

let catalog: RunsInMemory;
beforeEach(() => {
  catalog = new RunsInMemory();
});

const write = (...[runId, aspect, value, urn = URN]: [string | undefined, string, unknown, string?]) => {
  catalog.write({ urn, aspect, value, runId });
};
/** `<outcome> <aspect>` of each row, sorted. */
const outcomes = (undone: readonly UndoneEntity[]) =>
  undone.flatMap(({ rows }) => rows.map(({ outcome, aspect }) => `${outcome} ${aspect}`)).sort();
const rollBack = async (runId: string, options = {}) => outcomes(await catalog.rollBack(runId, options));

it('restores the value before the run, with its system metadata, as a new version', async () => {
  write('a', 'properties', 1);
  write('b', 'properties', 2);
  write('b', 'properties', 3);
  const [entity] = await catalog.rollBack('b');
  expect(entity?.rows).toMatchObject([
    { urn: URN, aspect: 'properties', version: 3, keyAspect: false, outcome: 'RESTORED' },
  ]);
  expect([entity?.isUnsafe, entity?.othersDeleted]).toEqual([false, 0]);
  expect(catalog.value(URN, 'properties')).toBe(1);
  expect(catalog.aspect(URN, 'properties')?.meta).toMatchObject({
    version: 4,
    systemMetadata: { runId: 'a' },
  });
  expect(catalog.olderVersions(URN, 'properties')).toEqual([1, 2, 3]);
});

it('removes aspects that did not exist before, and the entity with its last aspect', async () => {
  write('a', 'properties', 1);
  write('a', 'tags', 1);
  catalog.writePoint(URN, 5, 'a');
  expect(await rollBack('a')).toEqual([
    'REMOVED datasetKey',
    'REMOVED profile',
    'REMOVED properties',
    'REMOVED tags',
  ]);
  expect(catalog.exists(URN)).toBe(false);
});

it('removes an entity of which only results of tests are left', async () => {
  write('a', 'properties', 1);
  write(undefined, 'testResults', { passing: [], failing: [] });
  const [entity] = await catalog.rollBack('a');
  expect(outcomes([entity!])).toEqual(['REMOVED datasetKey', 'REMOVED properties']);
  expect([entity?.isUnsafe, entity?.othersDeleted]).toEqual([false, 0]);
  expect(catalog.exists(URN)).toBe(false);
});

it('keeps an entity that another run created, although only results of tests are left', async () => {
  write('b', 'testResults', { passing: [], failing: [] });
  write('a', 'properties', 1);
  expect(await rollBack('a')).toEqual(['REMOVED properties']);
  expect(catalog.exists(URN)).toBe(true);
});

it('restores a value that the run deleted', async () => {
  write(undefined, 'properties', 1);
  write('a', 'properties', undefined);
  expect(await rollBack('a')).toEqual(['RESTORED properties']);
  expect(catalog.value(URN, 'properties')).toBe(1);
});

it('keeps values that others wrote later and reports them', async () => {
  write('a', 'properties', 1);
  write('a', 'tags', 1);
  write('b', 'properties', 2);
  const undone = await catalog.rollBack('a');
  expect(outcomes(undone)).toEqual(['KEPT datasetKey', 'KEPT properties', 'REMOVED tags']);
  expect(undone.map(({ isUnsafe }) => isUnsafe)).toEqual([true]);
  expect([catalog.value(URN, 'properties'), catalog.value(URN, 'tags')]).toEqual([2, undefined]);
});

it('keeps a later deletion by others', async () => {
  write(undefined, 'tags', 1);
  write('a', 'properties', 1);
  write('b', 'properties', undefined);
  expect(await rollBack('a')).toEqual(['KEPT properties']);
  expect(await rollBack('b')).toEqual(['REMOVED properties']);
  expect([catalog.value(URN, 'properties'), catalog.exists(URN)]).toEqual([undefined, true]);
});

it('marks a removed value as undone, or attributes the removal to an earlier deletion that counts again', async () => {
  write(undefined, 'tags', 1);
  write('a', 'properties', 1);
  await catalog.rollBack('a');
  expect(catalog.aspect(URN, 'properties')?.meta).toMatchObject({ deleted: true, undone: true });
  write('d', 'tags', undefined);
  write('b', 'tags', 2);
  expect(await rollBack('b')).toEqual(['REMOVED tags']);
  const { meta } = catalog.aspect(URN, 'tags') ?? {};
  expect(meta).toMatchObject({ deleted: true, systemMetadata: { runId: 'd' } });
  expect(meta).not.toHaveProperty('undone');
});

it('does not restore a value that was rolled back before', async () => {
  write('a', 'properties', 1);
  write('b', 'properties', 2);
  await catalog.rollBack('a');
  expect(await rollBack('b')).toEqual(['REMOVED properties']);
  expect(catalog.exists(URN)).toBe(false);
});

it('keeps an entity if others wrote another aspect or a point of it', async () => {
  for (const urn of [URN, OTHER]) write('a', 'properties', 1, urn);
  write(undefined, 'tags', 1);
  catalog.writePoint(OTHER, 5);
  const undone = await catalog.rollBack('a');
  expect(undone.map(({ isUnsafe, othersDeleted }) => [isUnsafe, othersDeleted])).toEqual([
    [true, 0],
    [true, 0],
  ]);
  expect(outcomes(undone)).toEqual([
    'KEPT datasetKey',
    'KEPT datasetKey',
    'REMOVED properties',
    'REMOVED properties',
  ]);
  expect([catalog.value(URN, 'tags'), catalog.pointTimes(OTHER)]).toEqual([1, [5]]);
});

describe('a rollback with nuke', () => {
  it('deletes an entity that the run created together with the writes of others, and counts them', async () => {
    write('a', 'properties', 1);
    write('b', 'tags', 1);
    catalog.writePoint(URN, 5, 'b');
    catalog.writePoint(URN, 6, 'b');
    const undone = await catalog.rollBack('a', { nuke: true });
    expect(undone).toMatchObject([{ isUnsafe: true, othersDeleted: 2 }]);
    expect(outcomes(undone)).toEqual(['REMOVED datasetKey', 'REMOVED properties']);
    expect([catalog.exists(URN), catalog.pointTimes(URN)]).toEqual([false, []]);
  });

  it('counts aspects that would otherwise be kept among those deleted with the entity', async () => {
    write('a', 'properties', 1);
    write('b', 'properties', 2);
    const undone = await catalog.rollBack('a', { nuke: true });
    expect(undone).toMatchObject([{ isUnsafe: true, othersDeleted: 1 }]);
    expect(outcomes(undone)).toEqual(['REMOVED datasetKey', 'REMOVED properties']);
  });

  it('makes no difference for an entity that the run did not create', async () => {
    write('b', 'tags', 1);
    write('a', 'properties', 1);
    expect(await rollBack('a', { nuke: true })).toEqual(['REMOVED properties']);
    expect([catalog.exists(URN), catalog.value(URN, 'tags')]).toEqual([true, 1]);
  });
});

describe('the rollback of a value that several runs wrote', () => {
  beforeEach(() => {
    write('a', 'properties', 'same');
    write('b', 'properties', 'same');
  });

  it('hands it over to the other run, whose rollback then removes it', async () => {
    expect(catalog.written('b')).toEqual([]);
    expect(await rollBack('a')).toEqual(['KEPT datasetKey', 'KEPT properties']);
    expect(catalog.written('b')).toMatchObject([{ aspect: 'properties', operation: 'HANDOVER', version: 1 }]);
    expect(catalog.aspect(URN, 'properties')?.meta.systemMetadata?.['runId']).toBe('b');
    expect(await rollBack('b')).toEqual(['REMOVED properties']);
    expect(catalog.exists(URN)).toBe(false);
  });

  it.each([
    ['wrote another entity too', true],
    ['wrote only the stored value again', false],
  ])('removes it with its first writer if the other run was rolled back before and %s', async (_, more) => {
    if (more) write('b', 'tags', 1, OTHER);
    await catalog.rollBack('b');
    expect(catalog.value(URN, 'properties')).toBe('same');
    expect(await rollBack('a')).toEqual(['REMOVED datasetKey', 'REMOVED properties']);
  });

  it('still hands it over to the other run if it was restored in between', async () => {
    write('c', 'properties', 'other');
    expect(await rollBack('c')).toEqual(['RESTORED properties']);
    expect(await rollBack('a')).toEqual(['KEPT datasetKey', 'KEPT properties']);
    expect(catalog.value(URN, 'properties')).toBe('same');
  });

  it('never removes it once a writer outside of any run wrote it', async () => {
    write(undefined, 'properties', 'same');
    expect(await rollBack('a')).toEqual(['KEPT datasetKey', 'KEPT properties']);
    expect(await rollBack('a')).toEqual([]);
    expect(catalog.value(URN, 'properties')).toBe('same');
  });
});

it('reports that the deletion of an entity cannot be undone', async () => {
  write(undefined, 'tags', 1);
  catalog.deleteEntity(URN, 'a');
  expect(await rollBack('a')).toEqual(['FINAL datasetKey']);
  expect(await rollBack('a')).toEqual([]);
  expect(catalog.exists(URN)).toBe(false);
});

it('rolls back writes of the run that follow an earlier rollback', async () => {
  write('a', 'properties', 1);
  await catalog.rollBack('a');
  expect(await rollBack('a')).toEqual([]);
  expect(await rollBack('never')).toEqual([]);
  write('a', 'properties', 2);
  expect(await rollBack('a')).toEqual(['REMOVED datasetKey', 'REMOVED properties']);
});

it('reads as many older versions as needed to find one that counts', async () => {
  write('b', 'properties', 0);
  for (let value = 1; value <= 60; value += 1) write('a', 'properties', value);
  expect(await rollBack('a')).toEqual(['RESTORED properties']);
  expect(catalog.value(URN, 'properties')).toBe(0);
  expect(catalog.aspect(URN, 'properties')?.meta.version).toBe(62);
});
