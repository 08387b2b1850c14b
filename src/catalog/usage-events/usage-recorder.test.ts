/** Storing events in the background: batches, failures, limits, deleted users. */
import type { Database } from '../../neo4j/database.js';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import { fakeRun } from '../../../test/helpers/unit/statement-runner.js';
import type { UsageEvent } from './types.js';
import { createUsageRecorder, type ForgottenUser, MAX_EVENTS_PER_MINUTE } from './usage-recorder.js';

/** A recorder over a store in memory. */
function setUp({ isOn = true }: { isOn?: boolean } = {}) {
  const state = { stored: [] as UsageEvent[], isAway: false, failures: 0, batches: [] as number[], now: 0 };
  const run = fakeRun((name, parameters) => {
    const { rows = [], users = [] } = parameters as { rows?: UsageEvent[]; users?: ForgottenUser[] };
    if (name === 'usage-events/store') {
      state.batches.push(rows.length);
      state.stored.push(...rows);
      return [];
    }
    const gone = state.stored
      .filter((event) => users.some(({ actor, until }) => event.actor === actor && event.at <= until))
      .slice(0, 1_000);
    state.stored = state.stored.filter((event) => !gone.includes(event));
    return [{ deleted: gone.length }];
  });
  const write: Database['write'] = async (_, work) => {
    await Promise.resolve();
    if (state.isAway) throw new Error('Neo4j is away');
    return work(run);
  };
  const recorder = createUsageRecorder({
    ...{ database: { write }, load: (name) => name, isOn },
    clock: { now: () => state.now },
    onFailure: () => (state.failures += 1),
  });
  const record = (actor: string, count = 1) => {
    for (let times = 0; times < count; times += 1)
      recorder.record({ type: 'PageViewEvent', actor, visitor: actor });
  };
  return { state, recorder, record };
}

it('stores in batches what it has taken, with the time of the service', async () => {
  const { state, recorder, record } = setUp();
  state.now = 5;
  for (let user = 0; user < 25; user += 1) record(`u${user}`, 100);
  await recorder.settle();
  expect(state.batches).toEqual([1_000, 1_000, 500]);
  expect(state.stored[0]).toEqual({ type: 'PageViewEvent', actor: 'u0', visitor: 'u0', at: 5 });
});

it('keeps events while Neo4j is away, up to a limit, and stores them later in their order', async () => {
  const { state, recorder, record } = setUp();
  state.isAway = true;
  for (let user = 0; user < 30; user += 1) record(`u${user}`, 400);
  await recorder.settle();
  expect(state.failures).toBe(1);
  state.isAway = false;
  record('late');
  await recorder.settle();
  expect(state.stored).toHaveLength(10_000);
  expect(state.stored[0]?.actor).toBe('u0');
});

it('reports the first failure only, until events can be stored again', async () => {
  const { state, recorder, record } = setUp();
  for (const [isAway, failures] of [
    [true, 1],
    [true, 1],
    [false, 1],
    [true, 2],
  ] as const) {
    state.isAway = isAway;
    record('a');
    await recorder.settle();
    expect(state.failures).toBe(failures);
  }
  await recorder.stop();
});

it('refuses more events of one user than people cause, until the next minute', () => {
  const { state, record } = setUp();
  record('a', MAX_EVENTS_PER_MINUTE);
  expect(() => {
    record('a');
  }).toThrow(refusal('RATE_LIMITED'));
  record('b');
  state.now = 60_000;
  record('a');
});

it('deletes the events of a user, also those that wait', async () => {
  const { state, recorder, record } = setUp();
  for (let minute = 0; minute < 5; minute += 1) {
    state.now = minute * 60_000;
    record('gone', 500);
  }
  await recorder.settle();
  record('stays');
  record('gone');
  await recorder.forget([{ actor: 'gone', until: Number.MAX_SAFE_INTEGER }]);
  await recorder.stop();
  expect(state.stored.map(({ actor }) => actor)).toEqual(['stays']);
});

it('stores nothing if it is off', async () => {
  const { state, recorder, record } = setUp({ isOn: false });
  record('a');
  await recorder.stop();
  expect(state.batches).toEqual([]);
});
