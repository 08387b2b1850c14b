import { setImmediate as nextTurn } from 'node:timers/promises';
import { shareTurn } from './share-turn.js';

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
