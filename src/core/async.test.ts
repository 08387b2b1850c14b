/** Tests how concurrent callers share work. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { shareNext, shareTurn, mapYielding, allOf, chain, repeatWork, Signal } from './async.js';

/** Work whose runs end on demand. */
function controlledWork() {
  const runs: { end: () => void; fail: (reason: Error) => void }[] = [];
  const work = () =>
    new Promise<void>((resolve, reject) => {
      runs.push({ end: resolve, fail: reject });
    });
  return { runs, call: shareNext(work) };
}

/** Lets everything run that waits for nothing else. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

it('starts one run for all callers of one turn', async () => {
  const { runs, call } = controlledWork();
  const callers = [call(), call()];
  await turn();
  expect(runs).toHaveLength(1);
  runs[0]?.end();
  await Promise.all(callers);
});

it('starts no second run while one is under way, and then one for all callers that wait', async () => {
  const { runs, call } = controlledWork();
  const first = call();
  await turn();
  const waiting = [call(), call(), call()];
  await turn();
  expect(runs).toHaveLength(1);
  runs[0]?.end();
  await first;
  await turn();
  expect(runs).toHaveLength(2);
  runs[1]?.end();
  await Promise.all(waiting);
  expect(runs).toHaveLength(2);
});

it('starts a new run for a caller that arrives after the last one ended', async () => {
  const { runs, call } = controlledWork();
  const first = call();
  await turn();
  runs[0]?.end();
  await first;
  const second = call();
  await turn();
  expect(runs).toHaveLength(2);
  runs[1]?.end();
  await second;
});

it('fails only the callers of the run that failed', async () => {
  const { runs, call } = controlledWork();
  const first = call();
  await turn();
  const second = call();
  runs[0]?.fail(new Error('lost'));
  await expect(first).rejects.toThrow('lost');
  await turn();
  runs[1]?.end();
  await expect(second).resolves.toBeUndefined();
});

it('gives a caller during the second run a third one', async () => {
  const { runs, call } = controlledWork();
  const first = call();
  await turn();
  const second = call();
  runs[0]?.end();
  await first;
  await turn();
  const third = call();
  runs[1]?.end();
  await second;
  await turn();
  expect(runs).toHaveLength(3);
  runs[2]?.end();
  await third;
});

function counted() {
  let begun = 0;
  return { begun: () => begun, shared: shareTurn(() => Promise.resolve((begun += 1))) };
}

describe('shareTurn', () => {
  it('runs the work once for all calls of a turn, after the last of them', async () => {
    const { shared, begun } = counted();
    const calls = [shared(), Promise.resolve().then(shared)];
    await Promise.resolve();
    expect(begun()).toBe(0);
    expect(await Promise.all(calls)).toEqual([1, 1]);
  });

  it('runs the work again for a call in a later turn, also if the first run has not ended', async () => {
    const begun: (() => void)[] = [];
    const shared = shareTurn(() => new Promise<void>((resolve) => begun.push(resolve)));
    const first = shared();
    await nextTurn();
    const second = shared();
    await nextTurn();
    expect(begun).toHaveLength(2);
    begun.forEach((end) => {
      end();
    });
    await Promise.all([first, second]);
  });

  it('passes a failure to every caller, and works again afterwards', async () => {
    let fails = true;
    const shared = shareTurn(() => (fails ? Promise.reject(new Error('away')) : Promise.resolve('there')));
    const failed = await Promise.allSettled([shared(), shared()]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    fails = false;
    expect(await shared()).toBe('there');
  });
});

describe('mapYielding', () => {
  it('maps like Array.map', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer(), { maxLength: 30 }),
        fc.integer({ min: 0, max: 10 }),
        async (items, millisPerItem) => {
          const map = (item: number, index: number) => item * 7 + index;
          let time = 0;
          const mapped = await mapYielding(items, map, () => (time += millisPerItem));
          expect(mapped).toEqual(items.map(map));
        },
      ),
    );
  });

  it('yields to the event loop after two milliseconds, and at no other time', async () => {
    let turns = 0;
    let ends = false;
    const others = (): void => {
      turns += 1;
      if (!ends) setImmediate(others);
    };
    setImmediate(others);
    let time = 0;
    const map = (): number => {
      time += 0.7;
      return turns;
    };
    const seen = await mapYielding(Array.from({ length: 7 }), map, () => time);
    ends = true;
    const [first, second, third] = [0, 3, 6].map((index) => seen[index]) as [number, number, number];
    expect(seen).toEqual([first, first, first, second, second, second, third]);
    expect([first, second > first, third > second]).toEqual([0, true, true]);
  });

  it('stops at the first item that fails', async () => {
    const tried: number[] = [];
    const mapping = mapYielding([1, 2, 3], (item) => {
      tried.push(item);
      if (item === 2) throw new Error('no 2');
    });
    await expect(mapping).rejects.toThrow('no 2');
    expect(tried).toEqual([1, 2]);
  });
});

const double = (value: number): number => 2 * value;
const fail = (): never => {
  throw new Error('refused');
};

test('a known value is handled at once', () => {
  expect(chain(2, double)).toBe(4);
  expect(allOf([1, 2])).toEqual([1, 2]);
  expect(() => chain(1, fail)).toThrow('refused');
});

test('a value that is not yet known is handled when it is', async () => {
  const doubled = chain(Promise.resolve(2), double);
  expect(doubled).toBeInstanceOf(Promise);
  await expect(doubled).resolves.toBe(4);
  await expect(chain(Promise.resolve(1), fail)).rejects.toThrow('refused');
});

test('values are returned in their order, and the first failure is reported', async () => {
  await expect(allOf([1, Promise.resolve(2), 3])).resolves.toEqual([1, 2, 3]);
  await expect(allOf([1, Promise.reject(new Error('lost'))])).rejects.toThrow('lost');
});

/** Longer than a test may take. A waiter that reaches this limit has missed a notification. */
const NEVER = 10 * 60_000;

describe('a signal', () => {
  it('wakes all waiters', async () => {
    const signal = new Signal();
    const waiting = [signal.next(signal.notifications, NEVER), signal.next(signal.notifications, NEVER)];
    signal.notify();
    await Promise.all(waiting);
    expect(signal.notifications).toBe(1);
  });

  it('does not miss a notification between reading `notifications` and waiting', async () => {
    const signal = new Signal();
    const { notifications: seen } = signal;
    signal.notify();
    await signal.next(seen, NEVER);
    expect(signal.notifications).toBe(seen + 1);
  });

  it('does not wake for notifications that the waiter has seen already', async () => {
    const signal = new Signal();
    signal.notify();
    let isAwake = false;
    const waiting = signal.next(signal.notifications, NEVER).then(() => {
      isAwake = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(isAwake).toBe(false);
    signal.notify();
    await waiting;
    expect(isAwake).toBe(true);
  });

  it('stops waiting after the given time', async () => {
    const signal = new Signal();
    await signal.next(signal.notifications, 1);
    expect(signal.notifications).toBe(0);
  });
});

describe('repeated work', () => {
  const { jest } = import.meta;
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** Work that takes as long as the test wants, and is repeated every second. */
  function repeated() {
    const runs: { end: () => void; fail: (reason: Error) => void }[] = [];
    const failures: unknown[] = [];
    const work = () =>
      new Promise<void>((resolve, reject) => {
        runs.push({ end: resolve, fail: reject });
      });
    const repeating = repeatWork(work, { everyMillis: 1_000, onFailure: (error) => failures.push(error) });
    const runsAfter = async (seconds: number): Promise<number> => {
      await jest.advanceTimersByTimeAsync(seconds * 1_000);
      return runs.length;
    };
    return { runs, failures, stop: () => repeating.stop(), runsAfter };
  }

  it('begins at once, and leaves out the times that come while it is under way', async () => {
    const { runs, stop, runsAfter } = repeated();
    expect([runs.length, await runsAfter(5)]).toEqual([1, 1]);
    runs[0]?.end();
    expect([await runsAfter(0.5), await runsAfter(0.5)]).toEqual([1, 2]);
    runs[1]?.end();
    await stop();
    expect(await runsAfter(5)).toBe(2);
  });

  it('is repeated after a failure, which is reported', async () => {
    const { runs, failures, stop, runsAfter } = repeated();
    runs[0]?.fail(new Error('no answer'));
    expect([await runsAfter(1), failures.length]).toEqual([2, 1]);
    const stopped = stop();
    runs[1]?.fail(new Error('closed'));
    await stopped;
    expect(failures).toHaveLength(1);
  });

  it('delays a stop for two seconds at most', async () => {
    const { stop, runsAfter } = repeated();
    let hasStopped = false;
    const stopped = stop().then(() => {
      hasStopped = true;
    });
    await runsAfter(1.9);
    expect(hasStopped).toBe(false);
    await runsAfter(0.2);
    await stopped;
    expect(hasStopped).toBe(true);
  });
});
