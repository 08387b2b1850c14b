/** The claim of one of several services. */
import type { Database } from '../../neo4j/database.js';
import { fakeRun } from '../../../test/helpers/unit/statement-runner.js';
import { createClaim } from './claim.js';
import type { BackgroundDeps } from './evaluation-deps.js';

/** A claim whose attempts are counted. Another service can hold it. */
function setUp() {
  const state = { now: 1_000_000, attempts: 0, isTaken: false };
  const run = fakeRun(() => {
    state.attempts += 1;
    return state.isTaken ? [] : [{ sequence: 7 }];
  });
  const database: Pick<Database, 'write'> = { write: (_, work) => work(run) };
  const deps = { database, load: (name: string) => name, clock: { now: () => state.now } };
  return { state, claim: createClaim(deps as unknown as BackgroundDeps) };
}

it('a claim is renewed after half of its time, and when the clock has jumped', async () => {
  const { state, claim } = setUp();
  const attempts: number[] = [];
  for (const step of [0, 29_000, 2_000, -3_600_000, 1_000]) {
    state.now += step;
    expect(await claim.hold()).toMatchObject({ sequence: 7 });
    attempts.push(state.attempts);
  }
  expect(attempts).toEqual([1, 1, 2, 3, 3]);
});

it('a refused claim is not asked for again at once', async () => {
  const { state, claim } = setUp();
  state.isTaken = true;
  for (const step of [0, 1_000, 3_000]) {
    state.now += step;
    expect(await claim.hold()).toBeUndefined();
  }
  expect(state.attempts).toBe(1);
  state.isTaken = false;
  state.now += 1_000;
  expect(await claim.hold()).toMatchObject({ sequence: 7 });
});
