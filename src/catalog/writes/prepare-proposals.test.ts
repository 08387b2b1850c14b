import { MAX_BATCH_SIZE } from '../../core/limits.js';
import { CatalogError } from '../../core/errors.js';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import { DATASET, stepsOf, proposalOf, writeModel } from '../../../test/helpers/unit/write-model.js';
import { withErrorIndex, prepareProposals, WHOLE_RANGE } from './prepare-proposals.js';
import { CHANGE_TYPES, type Proposal } from './types.js';

const valid = proposalOf(DATASET, 'status', { removed: true });

describe('a proposal', () => {
  it.each<[string, Proposal, object]>([
    ['puts a value', valid, { kind: 'put', changeType: 'UPSERT', payload: { text: '{"removed":true}' } }],
    [
      'puts a payload without changing its text',
      proposalOf(DATASET, 'status', undefined, { value: '{"n":1.0}' }),
      { kind: 'put', payload: { text: '{"n":1.0}' } },
    ],
    [
      'patches a value',
      proposalOf(DATASET, 'status', [], { changeType: 'PATCH', ifVersion: 3 }),
      { kind: 'patch', patch: [], ifVersion: 3 },
    ],
    [
      'patches without losing digits of numbers',
      proposalOf(DATASET, 'status', undefined, {
        changeType: 'PATCH',
        value: '[{"value":9007199254740993}]',
      }),
      { kind: 'patch', patch: [{ value: { value: '9007199254740993' } }] },
    ],
    [
      'deletes an aspect',
      proposalOf(DATASET, 'status', undefined, { changeType: 'DELETE', ifVersion: 1 }),
      { kind: 'delete-aspect', ifVersion: 1 },
    ],
    [
      'deletes the entity by deleting its key aspect',
      proposalOf(DATASET, 'datasetKey', undefined, { changeType: 'DELETE' }),
      { kind: 'delete-entity' },
    ],
    ['adds a point', proposalOf(DATASET, 'datasetProfile', { timestampMillis: 1 }), { kind: 'point' }],
    [
      'deletes all points',
      proposalOf(DATASET, 'datasetProfile', undefined, { changeType: 'DELETE' }),
      { kind: 'delete-points', ...WHOLE_RANGE },
    ],
  ])('%s', async (_what, proposal, operation) => {
    expect((await stepsOf(valid, proposal))[1]).toMatchObject({
      index: 1,
      urn: { text: DATASET },
      ...operation,
    });
  });

  it.each<[string, Proposal, object]>([
    ['of another type than its URN', { ...valid, entityType: 'tag' }, refusal('INVALID_URN', { index: 1 })],
    [
      'of an unknown type',
      proposalOf('urn:li:nothing:x', 'status', {}),
      refusal('UNKNOWN_ENTITY', { index: 1 }),
    ],
    ['of an unknown aspect', proposalOf(DATASET, 'nothing', {}), refusal('UNKNOWN_ASPECT', { index: 1 })],
    [
      'of an aspect that its entity type does not have',
      proposalOf(DATASET, 'domainProperties', {}),
      refusal('UNKNOWN_ASPECT', { index: 1 }),
    ],
    [
      'with an invalid value',
      proposalOf(DATASET, 'ownership', {}),
      refusal('INVALID_ASPECT', { index: 1, path: '/ownership' }),
    ],
    [
      'with a patch that is not JSON',
      proposalOf(DATASET, 'status', undefined, { changeType: 'PATCH', value: '[' }),
      refusal('INVALID_PATCH', { index: 1 }),
    ],
    [
      'with a patch that is nested too deeply',
      proposalOf(DATASET, 'status', undefined, {
        changeType: 'PATCH',
        value: '['.repeat(20_000) + ']'.repeat(20_000),
      }),
      refusal('INVALID_PATCH', { index: 1 }),
    ],
    [
      'that patches points',
      proposalOf(DATASET, 'datasetProfile', [], { changeType: 'PATCH' }),
      refusal('INVALID_PATCH', { index: 1 }),
    ],
    [
      'that sets a condition on points',
      proposalOf(DATASET, 'datasetProfile', { timestampMillis: 1 }, { ifAbsent: true }),
      refusal('INVALID_REQUEST', { path: '/headers', index: 1 }),
    ],
    [
      'that sets a version on deleted points',
      proposalOf(DATASET, 'datasetProfile', undefined, { changeType: 'DELETE', ifVersion: 0 }),
      refusal('INVALID_REQUEST', { path: '/headers', index: 1 }),
    ],
  ])('%s is refused, with its position in the error', async (_what, proposal, expected) => {
    await expect(stepsOf(valid, proposal, proposalOf('broken', 'status'))).rejects.toThrow(expected as Error);
  });

  it.each(CHANGE_TYPES.filter((changeType) => changeType !== 'DELETE'))(
    'with the change type %s needs a value',
    async (changeType) => {
      await expect(stepsOf({ ...proposalOf(DATASET, 'status'), changeType })).rejects.toThrow(
        refusal('INVALID_REQUEST', { path: '/aspect', index: 0 }),
      );
    },
  );
});

describe('a batch', () => {
  it('keeps its order, however long it is', async () => {
    const urns = Array.from({ length: 1_001 }, (_, index) => `urn:li:tag:t${index}`);
    const operations = await prepareProposals(
      writeModel,
      urns.map((urn) => proposalOf(urn, 'status', {})),
    );
    expect(operations.map(({ index, urn }) => [index, urn.text])).toEqual(
      urns.map((urn, index) => [index, urn]),
    );
    expect(await prepareProposals(writeModel, [])).toEqual([]);
  });

  it(`contains at most ${MAX_BATCH_SIZE} proposals`, async () => {
    const batch = Array.from({ length: MAX_BATCH_SIZE }, () => valid);
    expect(await prepareProposals(writeModel, batch)).toHaveLength(MAX_BATCH_SIZE);
    await expect(prepareProposals(writeModel, [...batch, valid])).rejects.toThrow(
      refusal('LIMIT_EXCEEDED', { rule: `maxItems ${MAX_BATCH_SIZE}` }),
    );
  });

  it('is refused with its first error', async () => {
    const invalid = [proposalOf('urn:li:nothing:x', 'status', {}), proposalOf(DATASET, 'nothing', {})];
    await expect(stepsOf(valid, ...invalid)).rejects.toThrow(refusal('UNKNOWN_ENTITY', { index: 1 }));
  });
});

describe('withErrorIndex', () => {
  it('adds the position to an error without one, and leaves other errors unchanged', () => {
    const thrown = (error: Error) => {
      try {
        return withErrorIndex(7, () => {
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
