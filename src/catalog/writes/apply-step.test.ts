/** Tests the effect of each kind of write on the state of an entity. */
import { inspect } from 'node:util';
import type { JsonObject } from '../../core/json.js';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import {
  absentEntity,
  committed,
  DATASET,
  stepsOf,
  proposalOf,
  writeModel,
} from '../../../test/helpers/unit/write-model.js';
import { applyStep, type Applied } from './apply-step.js';
import { currentAspect, type EntityState } from './entity-state.js';
import type { WriteStep } from './write-steps.js';
import type { Proposal } from './types.js';
import { present } from '../../../test/helpers/unit/present.js';

const context = {
  model: writeModel,
  jobId: 'job',
  actor: 'urn:li:corpuser:a',
  traceId: undefined,
  rounds: new Map(),
};

const apply = (operation: WriteStep, state: EntityState, at = 100): Applied => {
  const initial = inspect(state, { depth: 9 });
  const applied = applyStep(operation, { current: state, before: state }, { ...context, at });
  expect(inspect(state, { depth: 9 })).toBe(initial);
  return applied;
};
const write = async (state: EntityState, proposal: Proposal, at = 100): Promise<Applied> => {
  const [operation] = await stepsOf(proposal);
  return apply(present(operation), state, at);
};
const target = async (aspectName: string) => {
  const [{ index, urn, entity, aspect }] = (await stepsOf(
    proposalOf(DATASET, aspectName, undefined, { changeType: 'DELETE' }),
  )) as [WriteStep];
  return { index, urn, entity, aspect };
};
const statusOf = (state: EntityState) => currentAspect(state, 'status');
const loggedIn = ({ changes }: EntityState) =>
  changes.map(({ operation, aspect, version }) => [operation, aspect, version]);
const absent = absentEntity(DATASET);
const removed = (value: boolean, more: Partial<Proposal> = {}) =>
  proposalOf(DATASET, 'status', { removed: value }, more);

describe('the first write of an entity', () => {
  it.each(['status', 'datasetProfile'])('writes the key aspect before the aspect %s', async (aspectName) => {
    const { state } = await write(
      absent,
      proposalOf(DATASET, aspectName, { timestampMillis: 1 }, { systemMetadata: { runId: 'r' } }),
    );
    expect(currentAspect(state, 'datasetKey')).toMatchObject({
      text: expect.any(String) as string,
      meta: { version: 1, systemMetadata: { runId: 'r' } },
    });
    expect(loggedIn(state)[0]).toEqual(['UPSERT', 'datasetKey', 1]);
    expect([state.exists, state.changes.map(({ runId }) => runId)]).toEqual([true, ['r', 'r']]);
  });

  it('writes the key aspect once if the proposal writes the key aspect', async () => {
    const { state, outcome } = await write(absent, proposalOf(DATASET, 'datasetKey', { name: 'x' }));
    expect([loggedIn(state), outcome.version]).toEqual([[['UPSERT', 'datasetKey', 1]], 1]);
  });
});

describe('writing a value that is stored already', () => {
  it('changes only lastObserved, and adds neither a version nor a change', async () => {
    const first = (
      await write(
        absent,
        removed(true, { systemMetadata: { runId: 'r', lastObserved: 1, pipelineName: 'p' } }),
      )
    ).state;
    const { state, outcome } = await write(
      first,
      removed(true, { systemMetadata: { runId: 'r', lastObserved: 2, pipelineName: 'q' } }),
      200,
    );
    expect(outcome).toMatchObject({ changed: false, version: 1, aspect: { created: { time: 100 } } });
    expect(statusOf(state)?.meta.systemMetadata).toEqual({ runId: 'r', lastObserved: 2, pipelineName: 'p' });
    expect([state.versions, state.changes]).toEqual([[], first.changes]);
  });

  it('archives the value with its latest lastObserved, and gives a new value its own metadata', async () => {
    const by = (runId: string, lastObserved: number) => ({ systemMetadata: { runId, lastObserved } });
    const first = (await write(absent, removed(true, by('one', 1)))).state;
    const second = (await write(first, removed(true, by('two', 2)))).state;
    const { state } = await write(second, removed(false, by('three', 3)));
    expect(JSON.parse(present(state.versions[0]).meta)).toMatchObject({
      systemMetadata: { runId: 'one', lastObserved: 2 },
    });
    expect(statusOf(state)?.meta.systemMetadata).toEqual({ runId: 'three', lastObserved: 3 });
  });

  it('ignores the order of members and keeps the stored text', async () => {
    const first = (await write(absent, proposalOf(DATASET, 'status', { a: 1, b: 2 }))).state;
    const { state, outcome } = await write(first, proposalOf(DATASET, 'status', { b: 2, a: 1 }));
    expect([outcome.changed, statusOf(state)?.text]).toEqual([false, '{"a":1,"b":2}']);
  });

  it('sets lastObserved to the time of the write unless the client sends it', async () => {
    const { state } = await write(absent, removed(true), 7);
    expect(statusOf(state)?.meta.systemMetadata).toEqual({ lastObserved: 7 });
    expect(statusOf((await write(state, removed(true), 9)).state)?.meta.systemMetadata).toEqual({
      lastObserved: 9,
    });
  });
});

describe('a deletion', () => {
  it('keeps the value as an older version, and the next value gets the next number', async () => {
    const first = (await write(absent, removed(true))).state;
    const deleted = (await write(first, removed(true, { changeType: 'DELETE' }), 200)).state;
    expect([
      statusOf(deleted),
      deleted.versions.map(({ version, from, until }) => [version, from, until]),
    ]).toEqual([undefined, [[1, 100, 200]]]);
    const again = await write(committed(deleted), removed(true), 300);
    expect(again.outcome).toMatchObject({ changed: true, version: 2 });
    expect(statusOf(again.state)?.meta.after).toEqual({ time: 200 });
  });

  it('of a missing aspect changes nothing', async () => {
    const { state, outcome } = await write(absent, removed(true, { changeType: 'DELETE' }));
    expect([state, outcome]).toEqual([absent, { changed: false, version: 0 }]);
  });

  it('of the key deletes the entity and drops what the transaction wrote to it', async () => {
    const stored = committed((await write(absent, removed(true))).state);
    const changed = (await write(stored, removed(false))).state;
    const key = proposalOf(DATASET, 'datasetKey', undefined, {
      changeType: 'DELETE',
      systemMetadata: { runId: 'r' },
    });
    const { state, outcome } = await write(changed, key);
    expect(outcome).toEqual({ changed: true, version: 0 });
    expect([state.exists, [...state.aspects], state.versions, state.changes]).toEqual([false, [], [], []]);
    expect(state.hardDeleted).toEqual({ actor: context.actor, runId: 'r' });
    expect((await write(state, removed(true))).outcome.version).toBe(1);
  });

  it('of an entity that this transaction created removes nothing from the database', async () => {
    const created = (await write(absent, removed(true))).state;
    const { state } = await write(
      created,
      proposalOf(DATASET, 'datasetKey', undefined, { changeType: 'DELETE' }),
    );
    expect([state.exists, state.hardDeleted]).toEqual([false, false]);
  });
});

describe('a patch', () => {
  const patch = (value: JsonObject | unknown[]) =>
    proposalOf(DATASET, 'status', value, { changeType: 'PATCH' });

  it('changes the stored value, keeps all digits, and is logged as a patch', async () => {
    const first = (await write(absent, proposalOf(DATASET, 'status', { a: 1 }))).state;
    const big = await write(first, {
      ...patch([]),
      value: '[{"op":"add","path":"/n","value":9007199254740993}]',
    });
    expect([loggedIn(big.state).at(-1), big.outcome.aspect?.text]).toEqual([
      ['PATCH', 'status', 2],
      '{"a":1,"n":9007199254740993}',
    ]);
  });

  it('that does not change the value changes nothing', async () => {
    const first = (await write(absent, removed(true))).state;
    expect((await write(first, patch([{ op: 'add', path: '/removed', value: true }]))).outcome.changed).toBe(
      false,
    );
  });

  it('with an invalid result is refused', async () => {
    const unowned = proposalOf(DATASET, 'ownership', [{ op: 'add', path: '/note', value: 'x' }], {
      changeType: 'PATCH',
    });
    await expect(write(absent, unowned)).rejects.toThrow(refusal('INVALID_ASPECT'));
  });
});

describe('points', () => {
  const point = (timestampMillis: number, more: JsonObject = {}) =>
    proposalOf(DATASET, 'datasetProfile', { timestampMillis, ...more });
  const times = (state: EntityState) =>
    [...state.points.values()].map(({ properties }) => properties.timestampMillis);

  it('are replaced by a point of the same time, and have no versions', async () => {
    let state = absent;
    for (const proposal of [point(1, { rowCount: 1 }), point(2), point(1, { rowCount: 2 })]) {
      const applied = await write(state, proposal);
      expect(applied.outcome).toMatchObject({ changed: true, version: 0, aspect: { version: 0 } });
      state = applied.state;
    }
    expect([times(state), state.versions]).toEqual([[1, 2], []]);
  });

  it('of a range are deleted, also those that this transaction wrote, with both ends of the range', async () => {
    let state = absent;
    for (const time of [1, 2, 3, 4]) state = (await write(state, point(time))).state;
    const range = { kind: 'delete-points', ...(await target('datasetProfile')), from: 2, until: 3 } as const;
    const deleted = apply(range, state).state;
    expect([times(deleted), deleted.deletedPoints]).toEqual([
      [1, 4],
      [{ urn: DATASET, aspect: 'datasetProfile', from: 2, until: 3 }],
    ]);
    expect(loggedIn(deleted).at(-1)).toEqual(['DELETE_POINTS', 'datasetProfile', 0]);
  });

  it('of a missing entity are deleted without a logged change', async () => {
    const { state } = await write(
      absent,
      proposalOf(DATASET, 'datasetProfile', undefined, { changeType: 'DELETE' }),
    );
    expect([state.exists, state.changes, state.deletedPoints.length]).toEqual([false, [], 1]);
  });
});

describe('removing a reference', () => {
  const owners = (...names: string[]) =>
    proposalOf(DATASET, 'ownership', { owners: names.map((owner) => ({ owner })) });
  const without = async (state: EntityState, aspectName: string, reference: string) =>
    apply({ kind: 'remove-reference', ...(await target(aspectName)), reference }, state);

  it('stores the rest as a new version', async () => {
    const { state, outcome } = await without(
      (await write(absent, owners('urn:li:corpuser:a', 'urn:li:corpuser:b'))).state,
      'ownership',
      'urn:li:corpuser:a',
    );
    expect(outcome).toMatchObject({ changed: true, version: 2, keeps: false });
    expect(JSON.parse(currentAspect(state, 'ownership')?.text ?? '')).toEqual({
      owners: [{ owner: 'urn:li:corpuser:b' }],
    });
  });

  it('deletes an aspect that contains nothing else', async () => {
    const stored = (
      await write(absent, proposalOf(DATASET, 'container', { container: 'urn:li:container:c' }))
    ).state;
    const { state, outcome } = await without(stored, 'container', 'urn:li:container:c');
    expect([currentAspect(state, 'container'), outcome]).toEqual([
      undefined,
      { changed: true, version: 0, keeps: false },
    ]);
  });

  it('keeps the reference if the rest would be invalid', async () => {
    const stored = (
      await write(absent, proposalOf(DATASET, 'container', { container: 'urn:li:container:c', note: 'x' }))
    ).state;
    const { state, outcome } = await without(stored, 'container', 'urn:li:container:c');
    expect([state, outcome]).toEqual([stored, { changed: false, version: 0, keeps: true }]);
  });

  it('keeps a reference in a key, and finds none in a missing aspect', async () => {
    const owned = (await write(absent, owners())).state;
    expect((await without(owned, 'datasetKey', 'urn:li:corpuser:a')).outcome).toMatchObject({
      changed: false,
      keeps: true,
    });
    expect((await without(absent, 'ownership', 'urn:li:corpuser:a')).outcome).toMatchObject({
      changed: false,
      keeps: false,
    });
  });
});

describe('a deletion by registry', () => {
  const from = { registryName: 'core', registryVersion: '1' };
  it.each([
    ['core:1', { systemMetadata: from }, true],
    ['core:2', { systemMetadata: from }, false],
    ['core:1', {}, false],
  ])('of %s deletes an aspect written with %j: %s', async (registry, written, changed) => {
    const { state } = await write(absent, removed(true, written));
    const operation = { kind: 'delete-by-registry', ...(await target('status')), registry } as const;
    const applied = apply(operation, state);
    expect([applied.outcome.changed, statusOf(applied.state) === undefined]).toEqual([changed, changed]);
  });
});

describe('preconditions', () => {
  it('that skip a write return the stored aspect', async () => {
    const { state } = await write(absent, removed(true));
    const again = await write(state, removed(false, { changeType: 'CREATE', ifAbsent: true }));
    expect(again.state).toBe(state);
    expect(again.outcome).toMatchObject({
      changed: false,
      version: 0,
      aspect: { text: '{"removed":true}', version: 1 },
    });
  });
});
