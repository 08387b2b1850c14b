/** When a waiting poll answers, on fake timers. */
import { fakeChangeLog, untilIdle } from '../../../test/helpers/unit/fake-change-log.js';
import { Signal } from '../../core/async.js';
import { createEventReader } from './event-reader.js';

const { jest } = import.meta;
const URN = 'urn:li:dataset:(urn:li:dataPlatform:hive,orders,PROD)';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

/** @returns a waiting poll that has found no events yet; `received` gets the URNs of its answer */
async function waitingPoll() {
  const log = fakeChangeLog();
  const written = new Signal();
  const reader = createEventReader({ ...log, written, clock: { now: () => Date.now() } });
  const received: string[] = [];
  void reader
    .poll({ points: false, limit: 10, offsetId: '1.0', waitMillis: 30_000 })
    .then(({ events }) => received.push(...events.map(({ urn }) => urn)));
  await untilIdle();
  expect([log.looks(), received]).toEqual([1, []]);
  return { log, written, received };
}

describe('a poll that waits', () => {
  it('answers as soon as this process announces a write, before any timer fires', async () => {
    const { log, written, received } = await waitingPoll();
    log.append(URN);
    await untilIdle();
    expect(received).toEqual([]);
    written.notify();
    await untilIdle();
    expect(received).toEqual([URN]);
  });

  it('keeps waiting if an announced write does not match it', async () => {
    const { log, written, received } = await waitingPoll();
    written.notify();
    await untilIdle();
    expect([log.looks(), received]).toEqual([2, []]);
    log.append(URN);
    written.notify();
    await untilIdle();
    expect(received).toEqual([URN]);
  });

  it('checks every second for writes of other processes', async () => {
    const { log, received } = await waitingPoll();
    log.append(URN);
    await jest.advanceTimersByTimeAsync(999);
    expect([log.looks(), received]).toEqual([1, []]);
    await jest.advanceTimersByTimeAsync(1);
    expect(received).toEqual([URN]);
  });
});
