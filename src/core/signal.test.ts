import { Signal } from './signal.js';

/** Longer than a test may take. A waiter that reaches this limit has missed a notification. */
const NEVER = 10 * 60_000;

describe('a signal', () => {
  it('wakes all waiters', async () => {
    const signal = new Signal();
    const waiting = [signal.next(signal.seen, NEVER), signal.next(signal.seen, NEVER)];
    signal.tell();
    await Promise.all(waiting);
    expect(signal.seen).toBe(1);
  });

  it('does not miss a notification between reading `seen` and waiting', async () => {
    const signal = new Signal();
    const { seen } = signal;
    signal.tell();
    await signal.next(seen, NEVER);
    expect(signal.seen).toBe(seen + 1);
  });

  it('does not wake for notifications that the waiter has seen already', async () => {
    const signal = new Signal();
    signal.tell();
    let isAwake = false;
    const waiting = signal.next(signal.seen, NEVER).then(() => {
      isAwake = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(isAwake).toBe(false);
    signal.tell();
    await waiting;
    expect(isAwake).toBe(true);
  });

  it('stops waiting after the given time', async () => {
    const signal = new Signal();
    await signal.next(signal.seen, 1);
    expect(signal.seen).toBe(0);
  });
});
