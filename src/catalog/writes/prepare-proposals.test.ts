import { MAX_BATCH_SIZE } from '../../core/limits.js';
import { CatalogError } from '../../core/errors.js';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import { DATASET, stepsOf, wish, writeModel } from '../../../test/helpers/unit/write-model.js';
import { atIndex, prepareProposals, WHOLE_RANGE } from './prepare-proposals.js';
import { CHANGE_TYPES, type Proposal } from './types.js';

const good = wish(DATASET, 'status', { removed: true });

describe('a proposal', () => {
  it.each<[string, Proposal, object]>([
    ['puts', good, { kind: 'put', changeType: 'UPSERT', payload: { text: '{"removed":true}' } }],
    [
      'puts text unchanged',
      wish(DATASET, 'status', undefined, { value: '{"n":1.0}' }),
      { kind: 'put', payload: { text: '{"n":1.0}' } },
    ],
    [
      'patches',
      wish(DATASET, 'status', [], { changeType: 'PATCH', ifVersion: 3 }),
      { kind: 'patch', patch: [], ifVersion: 3 },
    ],
    [
      'patches by text, digits kept',
      wish(DATASET, 'status', undefined, { changeType: 'PATCH', value: '[{"value":9007199254740993}]' }),
      { kind: 'patch', patch: [{ value: { value: '9007199254740993' } }] },
    ],
    [
      'deletes an aspect',
      wish(DATASET, 'status', undefined, { changeType: 'DELETE', ifVersion: 1 }),
      { kind: 'delete-aspect', ifVersion: 1 },
    ],
    [
      'deletes the entity by its key',
      wish(DATASET, 'datasetKey', undefined, { changeType: 'DELETE' }),
      { kind: 'delete-entity' },
    ],
    ['adds a point', wish(DATASET, 'datasetProfile', { timestampMillis: 1 }), { kind: 'point' }],
    [
      'deletes all points',
      wish(DATASET, 'datasetProfile', undefined, { changeType: 'DELETE' }),
      { kind: 'delete-points', ...WHOLE_RANGE },
    ],
  ])('%s', async (_what, proposal, operation) => {
    expect((await stepsOf(good, proposal))[1]).toMatchObject({
      index: 1,
      urn: { text: DATASET },
      ...operation,
    });
  });

  it.each<[string, Proposal, object]>([
    ['of another type than its URN', { ...good, entityType: 'tag' }, refusal('INVALID_URN', { index: 1 })],
    ['of an unknown type', wish('urn:li:nothing:x', 'status', {}), refusal('UNKNOWN_ENTITY', { index: 1 })],
    ['of an unknown aspect', wish(DATASET, 'nothing', {}), refusal('UNKNOWN_ASPECT', { index: 1 })],
    [
      'of an aspect of other types',
      wish(DATASET, 'domainProperties', {}),
      refusal('UNKNOWN_ASPECT', { index: 1 }),
    ],
    [
      'with a value that is not valid',
      wish(DATASET, 'ownership', {}),
      refusal('INVALID_ASPECT', { index: 1, path: '/ownership' }),
    ],
    [
      'with a patch that is no JSON',
      wish(DATASET, 'status', undefined, { changeType: 'PATCH', value: '[' }),
      refusal('INVALID_PATCH', { index: 1 }),
    ],
    [
      'that patches points',
      wish(DATASET, 'datasetProfile', [], { changeType: 'PATCH' }),
      refusal('INVALID_PATCH', { index: 1 }),
    ],
    [
      'that sets a condition on points',
      wish(DATASET, 'datasetProfile', { timestampMillis: 1 }, { ifAbsent: true }),
      refusal('INVALID_REQUEST', { path: '/headers', index: 1 }),
    ],
    [
      'that sets a version on deleted points',
      wish(DATASET, 'datasetProfile', undefined, { changeType: 'DELETE', ifVersion: 0 }),
      refusal('INVALID_REQUEST', { path: '/headers', index: 1 }),
    ],
  ])('%s is refused and the error has its position', async (_what, proposal, expected) => {
    await expect(stepsOf(good, proposal, wish('broken', 'status'))).rejects.toThrow(expected as Error);
  });

  it.each(CHANGE_TYPES.filter((changeType) => changeType !== 'DELETE'))(
    'of %s needs a value',
    async (changeType) => {
      await expect(stepsOf({ ...wish(DATASET, 'status'), changeType })).rejects.toThrow(
        refusal('INVALID_REQUEST', { path: '/aspect', index: 0 }),
      );
    },
  );
});

describe('a batch', () => {
  it('keeps its order, whatever its length', async () => {
    const urns = Array.from({ length: 1_001 }, (_, index) => `urn:li:tag:t${index}`);
    const operations = await prepareProposals(
      writeModel,
      urns.map((urn) => wish(urn, 'status', {})),
    );
    expect(operations.map(({ index, urn }) => [index, urn.text])).toEqual(
      urns.map((urn, index) => [index, urn]),
    );
    expect(await prepareProposals(writeModel, [])).toEqual([]);
  });

  it(`contains at most ${MAX_BATCH_SIZE} proposals`, async () => {
    const batch = Array.from({ length: MAX_BATCH_SIZE }, () => good);
    expect(await prepareProposals(writeModel, batch)).toHaveLength(MAX_BATCH_SIZE);
    await expect(prepareProposals(writeModel, [...batch, good])).rejects.toThrow(
      refusal('LIMIT_EXCEEDED', { rule: `maxItems ${MAX_BATCH_SIZE}` }),
    );
  });

  it('is refused with its first error', async () => {
    const faults = [wish('urn:li:nothing:x', 'status', {}), wish(DATASET, 'nothing', {})];
    await expect(stepsOf(good, ...faults)).rejects.toThrow(refusal('UNKNOWN_ENTITY', { index: 1 }));
  });
});

describe('atIndex', () => {
  it('adds the position to an error without one, and leaves other errors unchanged', () => {
    const thrown = (error: Error) => {
      try {
        return atIndex(7, () => {
          throw error;
        });
      } catch (caught) {
        return caught;
      }
    };
    const cause = new Error('why');
    const own = new CatalogError('INVALID_ASPECT', 'm', { path: '/a' }, { cause });
    expect(thrown(own)).toMatchObject({
      code: 'INVALID_ASPECT',
      message: 'm',
      details: { path: '/a', index: 7 },
      cause,
    });
    const placed = new CatalogError('INVALID_ASPECT', 'm', { index: 0 });
    expect(thrown(placed)).toBe(placed);
    expect(thrown(cause)).toBe(cause);
  });
});
