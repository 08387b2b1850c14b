/** Tests the checks of the URNs, entities and schema fields that a command names. */
import { join } from 'node:path';
import { loadModel } from '../../model/load-model.js';
import { MAX_BATCH_SIZE } from '../../core/limits.js';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import type { CommandContext } from './command-context.js';
import { readUrn, requireEntities, readResources, requireResources } from './require-entities.js';

const model = loadModel([join(import.meta.dirname, '..', '..', '..', 'schemas')]);
const table = 'urn:li:dataset:(urn:li:dataPlatform:hive,t,PROD)';
const bare = 'urn:li:dataset:(urn:li:dataPlatform:hive,bare,PROD)';
const tag = 'urn:li:tag:x';
const missing = 'urn:li:tag:gone';

/** A catalog with a table of two fields, a table without a schema, and a tag. */
function catalogOf() {
  const reads: { urn: string; names: readonly string[] }[][] = [];
  const schema = { fields: [{ fieldPath: 'id' }, { fieldPath: 'a/b~c' }] };
  const stored = new Map([
    [table, new Map([['schemaMetadata', { text: JSON.stringify(schema) }]])],
    [bare, new Map()],
    [tag, new Map()],
  ]);
  const findAspects = (requests: { urn: string; names: readonly string[] }[]) => {
    reads.push(requests);
    const found = requests.filter(({ urn }) => stored.has(urn));
    return Promise.resolve(new Map(found.map(({ urn }) => [urn, { urn, aspects: stored.get(urn) }])));
  };
  const context = { services: { model, entities: { findAspects } } } as unknown as CommandContext;
  return { context, reads };
}
const { context } = catalogOf();

describe('a URN', () => {
  it.each([
    ['nonsense', [], 'INVALID_URN'],
    ['', [], 'INVALID_URN'],
    ['urn:li:tag:', [], 'INVALID_URN'],
    ['urn:li:nothing:x', [], 'UNKNOWN_ENTITY'],
    [tag, ['corpuser'], 'INVALID_URN'],
    [tag, ['corpuser', 'corpGroup'], 'INVALID_URN'],
  ] as const)('%j, with the allowed types %j, is refused with %s', (text, types, code) => {
    expect(() => readUrn(context, text, ...types)).toThrow(refusal(code));
  });

  it('is accepted for any type, or for one of several types', () => {
    expect(readUrn(context, tag)).toBe(tag);
    expect(readUrn(context, tag, 'corpuser', 'tag')).toBe(tag);
  });

  it.each([
    ['a b', true],
    ['a,b', true],
    ['(x', false],
    ['a)b', false],
    ['x%y', true],
    ['../x', true],
    ["x'}) DETACH DELETE (n", false],
    ['', false],
    [' ', false],
    ['\u0000', false],
    ['🚀', true],
    ['a'.repeat(5_000), false],
  ])('with the id %j is valid: %s', (id, isValid) => {
    const read = () => readUrn(context, `urn:li:tag:${id}`, 'tag');
    if (isValid) expect(read()).toBe(`urn:li:tag:${id}`);
    else expect(read).toThrow(refusal('INVALID_URN'));
  });
});

describe('entities', () => {
  it('are read once, each with all requested aspects', async () => {
    const { context: ownContext, reads } = catalogOf();
    await requireEntities(ownContext, [
      { urn: table, aspects: ['status', 'schemaMetadata'] },
      { urn: tag },
      { urn: table, aspects: ['status'] },
    ]);
    expect(reads).toEqual([
      [
        { urn: table, names: ['status', 'schemaMetadata'] },
        { urn: tag, names: [] },
      ],
    ]);
  });

  it('that are missing are all reported, the first one in the message', async () => {
    const other = 'urn:li:tag:other';
    const wanted = [missing, tag, other, missing].map((urn) => ({ urn }));
    await expect(requireEntities(context, wanted)).rejects.toThrow(
      refusal('NOT_FOUND', { missing: [missing, other] }),
    );
    await expect(requireEntities(context, wanted)).rejects.toThrow(missing);
  });

  it('are limited in number', async () => {
    const named = (count: number) => Array.from({ length: count }, () => ({ urn: tag }));
    await expect(requireEntities(context, named(MAX_BATCH_SIZE))).resolves.toBeDefined();
    await expect(requireEntities(context, named(MAX_BATCH_SIZE + 1))).rejects.toThrow(
      refusal('LIMIT_EXCEEDED'),
    );
  });
});

describe('resources', () => {
  it('are entities or their fields, without null inputs', () => {
    expect(
      readResources(context, [
        { resourceUrn: tag },
        null,
        undefined,
        { resourceUrn: table, subResource: 'id', subResourceType: 'DATASET_FIELD' },
        { resourceUrn: table, subResource: 'id' },
        { resourceUrn: table, subResource: '' },
        { resourceUrn: table, subResource: null, subResourceType: null },
      ]),
    ).toEqual([
      { urn: tag },
      { urn: table, field: 'id' },
      { urn: table, field: 'id' },
      { urn: table, field: '' },
      { urn: table },
    ]);
  });

  it('of the type DATASET_FIELD must name a field', () => {
    const input = { resourceUrn: table, subResourceType: 'DATASET_FIELD' as const };
    expect(() => readResources(context, [input])).toThrow(
      refusal('INVALID_REQUEST', { path: '/subResource' }),
    );
  });

  it('are checked together with the other entities by one read', async () => {
    const { context: ownContext, reads } = catalogOf();
    const resources = [{ urn: table, field: 'id' }, { urn: table, field: 'a/b~c' }, { urn: table }];
    await requireResources(ownContext, resources, [tag]);
    expect(reads).toHaveLength(1);
    await expect(requireResources(ownContext, resources, [missing])).rejects.toThrow(refusal('NOT_FOUND'));
  });

  it.each([
    [table, 'no'],
    [table, ''],
    [table, '__proto__'],
    [table, 'ID'],
    [bare, 'id'],
    [tag, 'id'],
  ])('of %s do not have the field %j', async (urn, field) => {
    await expect(
      requireResources(context, [
        { urn: table, field: 'id' },
        { urn, field },
      ]),
    ).rejects.toThrow(refusal('NOT_FOUND', { path: '/subResource' }));
  });
});
