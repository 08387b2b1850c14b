/** When the service reads schedules. */
import { Signal } from '../../../core/signal.js';
import { followSchedules, type ScheduleDeps } from './follow-schedules.js';

const { jest } = import.meta;
const HOUR = 3_600_000;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('after a failure, schedules are read again after a pause, or when the clock was set back', async () => {
  const state = { now: 10 * HOUR, reads: 0, failures: 0 };
  const read = () => {
    state.reads += 1;
    return state.reads < 3 ? Promise.reject(new Error('no answer')) : Promise.resolve([]);
  };
  const deps = {
    ...{ database: { read }, load: (name: string) => name, clock: { now: () => state.now } },
    ...{ writer: {}, actor: 'urn:li:corpuser:a', changed: new Signal() },
    onFailure: () => (state.failures += 1),
  };
  const followed = followSchedules(deps as unknown as ScheduleDeps);
  const readsAfter = async (step: number): Promise<number> => {
    state.now += step;
    await jest.advanceTimersByTimeAsync(1_000);
    return state.reads;
  };
  expect([await readsAfter(1_000), await readsAfter(9_000), await readsAfter(-HOUR)]).toEqual([1, 2, 3]);
  expect([state.failures, await readsAfter(1_000)]).toEqual([2, 3]);
  await followed.stop();
});
