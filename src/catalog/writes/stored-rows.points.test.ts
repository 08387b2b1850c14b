import fc from 'fast-check';
import type { JsonObject } from '../../core/json.js';
import { DATASET, stepsOf, proposalOf } from '../../../test/helpers/unit/write-model.js';
import type { PointRow } from './entity-state.js';
import type { PointStep } from './write-steps.js';
import { pointRow } from './stored-rows.js';

async function rowOf(value: JsonObject, more: object = {}, urn = DATASET): Promise<PointRow> {
  const [operation] = await stepsOf(proposalOf(urn, 'datasetProfile', value, more));
  return pointRow(operation as PointStep, { model, at: 100 });
}
const model = {
  knownPart: (_: string, value: JsonObject) =>
    Object.fromEntries(Object.entries(value).filter(([name]) => name !== 'newer')),
};
const keyOf = async (value: JsonObject, urn = DATASET) => (await rowOf(value, {}, urn)).key;
const base: JsonObject = {
  timestampMillis: 1,
  eventGranularity: { unit: 'DAY', multiple: 1 },
  messageId: 'm',
  runId: 'r',
};

describe('points', () => {
  it.each<[string, JsonObject]>([
    ['time', { timestampMillis: 2 }],
    ['granularity', { eventGranularity: { unit: 'HOUR', multiple: 1 } }],
    ['partition', { partitionSpec: { partition: 'p' } }],
    ['message', { messageId: 'n' }],
    ['run', { runId: 's' }],
  ])('differ if their %s differs', async (_what, member) => {
    expect(await keyOf({ ...base, ...member })).not.toBe(await keyOf(base));
  });

  it('have the same key regardless of their other members and the order of members', async () => {
    const reversed = Object.fromEntries(Object.entries({ ...base, rowCount: 7 }).reverse());
    expect(await keyOf(reversed)).toBe(await keyOf(base));
    expect(await keyOf({ ...base, partitionSpec: null })).toBe(await keyOf(base));
  });

  it('of two entities have different keys', async () => {
    expect(await keyOf(base, DATASET.replace('t,', 'u,'))).not.toBe(await keyOf(base));
  });

  it('have equal keys exactly if their identities are equal', async () => {
    const anyIdentity = fc.record({
      timestampMillis: fc.nat(2),
      messageId: fc.constantFrom('', 'a', 'b'),
      runId: fc.constantFrom('', 'a', 'b'),
    });
    await fc.assert(
      fc.asyncProperty(anyIdentity, anyIdentity, async (left, right) => {
        const isSame = JSON.stringify(left) === JSON.stringify(right);
        expect((await keyOf(left)) === (await keyOf(right))).toBe(isSame);
      }),
    );
  });

  it('are stored with their payload and with the properties that filters use', async () => {
    const value = {
      timestampMillis: 7,
      rowCount: 3,
      name: 'n',
      flag: false,
      nothing: null,
      list: [1],
      partitionSpec: { partition: 'p' },
    };
    const { key, properties } = await rowOf(value, { systemMetadata: { runId: 'r' } });
    expect(properties).toEqual({
      key,
      urn: DATASET,
      aspect: 'datasetProfile',
      timestampMillis: 7,
      payload: JSON.stringify(value),
      meta: '{"systemMetadata":{"lastObserved":100,"runId":"r"}}',
      runId: 'r',
      field_timestampMillis: [7],
      field_rowCount: [3],
      field_name: ['n'],
      field_flag: [false],
      field_partition: ['p'],
    });
  });

  it('cannot be filtered by fields that the model does not know', async () => {
    const [operation] = await stepsOf(proposalOf(DATASET, 'datasetProfile', { ...base, newer: 1 }));
    const { payload, ...step } = operation as PointStep;
    const unknownFields = [{ place: 'datasetProfile.newer', field: 'datasetProfile.newer' }];
    const row = pointRow({ ...step, payload: { ...payload, unknownFields } }, { model, at: 100 });
    expect(Object.keys(row.properties)).not.toContain('field_newer');
    expect(row.properties).toMatchObject({ field_messageId: ['m'], payload: payload.text });
  });

  it('keep the `lastObserved` that the client sent', async () => {
    const { properties } = await rowOf(base, { systemMetadata: { lastObserved: 5 } });
    expect(properties['meta']).toBe('{"systemMetadata":{"lastObserved":5}}');
  });
});
