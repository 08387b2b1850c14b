import { Signal } from './signal.js';

/** Longer than any test may take: who waits so long has missed what was told. */
const NEVER = 10 * 60_000;

describe('a signal', () => {
  it('wakes everybody who waits', async () => {
    const signal = new Signal();
    const waiting = [signal.next(signal.seen, NEVER), signal.next(signal.seen, NEVER)];
    signal.tell();
    await Promise.all(waiting);
    expect(signal.seen).toBe(1);
  });

  it('misses nothing that was told between looking and waiting', async () => {
    const signal = new Signal();
    const { seen } = signal;
    signal.tell();
    await signal.next(seen, NEVER);
    expect(signal.seen).toBe(seen + 1);
  });

  it('does not wake for what was seen already', async () => {
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

  it('does not keep waiting beyond the time that is given', async () => {
    const signal = new Signal();
    await signal.next(signal.seen, 1);
    expect(signal.seen).toBe(0);
  });
});
