import fc from 'fast-check';
import { createCountCache } from './count-cache.js';

/** A store with one number. A write first leaves its mark, then its data, and is acknowledged then, as a reader without locks may see it. */
function fakeStore() {
  const store = { marks: 0, data: 0, counts: 0, settled: 0 };
  const observed: boolean[] = [];
  const apply = (): void => {
    store.data = store.marks;
  };
  const readMarks = () => Promise.resolve({ marks: [String(store.marks)] });
  let now = 0;
  const keep = createCountCache({
    clock: { now: () => (now += 1_000) },
    settleMarks: () => {
      store.settled += 1;
      // The lock is held until the transaction is applied.
      apply();
      return readMarks();
    },
    observeCounts: (isHit) => observed.push(isHit),
  });
  const search = async (key = 'all'): Promise<number | undefined> => {
    const count = () => {
      store.counts += 1;
      return Promise.resolve([{ name: '_entityType', total: store.data, distinct: 0, values: [] }]);
    };
    const [row] = await keep({ key, count, readMarks });
    return row?.total;
  };
  return { store, observed, apply, search, leaveMark: () => void (store.marks += 1) };
}

describe('kept counts', () => {
  it('are returned from the fourth search on, until something is written', async () => {
    const { store, observed, apply, search, leaveMark } = fakeStore();
    for (let times = 0; times < 6; times += 1) expect(await search()).toBe(0);
    expect([store.counts, store.settled]).toEqual([3, 1]);
    expect(observed).toEqual([false, false, false, true, true, true]);
    leaveMark();
    apply();
    expect(await search()).toBe(1);
    expect(store.counts).toBe(4);
  });

  it('are not settled while there is a write between two searches', async () => {
    const { store, apply, search, leaveMark } = fakeStore();
    for (let times = 0; times < 10; times += 1) {
      leaveMark();
      apply();
      expect(await search()).toBe(times + 1);
    }
    expect(store.settled).toBe(0);
  });

  it('contain each acknowledged write, whenever its mark becomes visible', async () => {
    const step = fc.constantFrom('mark', 'apply', 'one', 'other');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const { store, apply, search, leaveMark } = fakeStore();
        for (const each of steps) {
          // A write begins when the one before it is acknowledged.
          if (each === 'mark' && store.data === store.marks) leaveMark();
          if (each === 'apply') apply();
          if (each === 'one' || each === 'other') {
            const acknowledged = store.data;
            expect(await search(each)).toBeGreaterThanOrEqual(acknowledged);
          }
        }
      }),
    );
  });
});
