import { Signal } from './signal.js';

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
