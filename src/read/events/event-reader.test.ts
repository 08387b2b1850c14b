/** How long a poll waits, by a clock that moves only where a test says so. */
import { fakeChangeLog, untilIdle } from '../../../test/helpers/unit/fake-change-log.js';
import { Signal } from '../../kernel/signal.js';
import { createEventReader } from './event-reader.js';

const { jest } = import.meta;
const URN = 'urn:li:dataset:(urn:li:dataPlatform:hive,orders,PROD)';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

/** A poll that has looked once, found nothing, and waits. */
async function waitingPoll() {
  const log = fakeChangeLog();
  const written = new Signal();
  const reader = createEventReader({ ...log, written, clock: { now: () => Date.now() } });
  const told: string[] = [];
  void reader
    .poll({ points: false, limit: 10, offsetId: '1.0', waitMillis: 30_000 })
    .then(({ events }) => told.push(...events.map(({ urn }) => urn)));
  await untilIdle();
  expect([log.looks(), told]).toEqual([1, []]);
  return { log, written, told };
}

describe('a poll that waits', () => {
  it('is answered when a write of this process is told, without time passing', async () => {
    const { log, written, told } = await waitingPoll();
    log.append(URN);
    await untilIdle();
    expect(told).toEqual([]);
    written.tell();
    await untilIdle();
    expect(told).toEqual([URN]);
  });

  it('goes on waiting when what was told is not for it', async () => {
    const { log, written, told } = await waitingPoll();
    written.tell();
    await untilIdle();
    expect([log.looks(), told]).toEqual([2, []]);
    log.append(URN);
    written.tell();
    await untilIdle();
    expect(told).toEqual([URN]);
  });

  it('looks every second for what other processes have written', async () => {
    const { log, told } = await waitingPoll();
    log.append(URN);
    await jest.advanceTimersByTimeAsync(999);
    expect([log.looks(), told]).toEqual([1, []]);
    await jest.advanceTimersByTimeAsync(1);
    expect(told).toEqual([URN]);
  });
});
