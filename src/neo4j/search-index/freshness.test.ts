/** Tests when searches wait for the full-text index. */
import fc from 'fast-check';
import { CatalogError } from '../../core/errors.js';
import { createFreshness } from './freshness.js';

const marksOf = (written: number) => ({ marks: [String(written)], stages: [] });

/** A store whose writes reach the index only by a refresh. */
class LaggingIndex {
  written = 0;
  refreshed = 0;
  refreshes = 0;
  reads = 0;
  readonly freshness = createFreshness({
    readMarks: async () => marksOf(await Promise.resolve(this.written)),
    refresh: async () => {
      this.refreshes += 1;
      const covered = this.written;
      await Promise.resolve();
      this.refreshed = Math.max(this.refreshed, covered);
      return marksOf(covered);
    },
  });

  /** Returns how many of the writes a search finds. */
  search(): Promise<number> {
    return this.freshness.search(async () => {
      this.reads += 1;
      const found = this.refreshed;
      await Promise.resolve();
      return found;
    });
  }

  write(byThisProcess: boolean): void {
    this.written += 1;
    if (byThisProcess) this.freshness.suspectWrites();
  }
}

it('refreshes once for any number of searches without a write', async () => {
  const index = new LaggingIndex();
  for (let search = 0; search < 5; search += 1) await index.search();
  expect(index.refreshes).toBe(1);
});

it('refreshes before the search after an own write, and searches once', async () => {
  const index = new LaggingIndex();
  await index.search();
  index.write(true);
  index.reads = 0;
  expect(await index.search()).toBe(1);
  expect(index.reads).toBe(1);
});

it('reads marks without a refresh of their own, and contains every write that was finished before', async () => {
  const index = new LaggingIndex();
  await index.search();
  index.write(false);
  expect(await index.freshness.readMarks()).toEqual(marksOf(1));
  expect(index.refreshes).toBe(1);
  index.write(true);
  const [found, marks] = await Promise.all([index.search(), index.freshness.readMarks()]);
  expect([found, marks, index.refreshes]).toEqual([2, marksOf(2), 2]);
});

it('notices the write of another service by its mark, and searches again', async () => {
  const index = new LaggingIndex();
  await index.search();
  index.write(false);
  expect(await index.search()).toBe(1);
  expect(index.refreshes).toBe(2);
});

it('shares one refresh among concurrent searches', async () => {
  const index = new LaggingIndex();
  await index.search();
  index.write(true);
  index.refreshes = 0;
  const found = await Promise.all(Array.from({ length: 20 }, () => index.search()));
  expect(found).toEqual(Array.from({ length: 20 }, () => 1));
  expect(index.refreshes).toBeLessThanOrEqual(2);
});

it('refreshes again after Neo4j was unavailable, although the marks are the same', async () => {
  const index = new LaggingIndex();
  await index.search();
  const lost = new CatalogError('UNAVAILABLE', 'away');
  await expect(index.freshness.search(() => Promise.reject(lost))).rejects.toBe(lost);
  index.refreshes = 0;
  await index.search();
  expect(index.refreshes).toBe(1);
});

it('finds every write that was finished before the search began, in any order of events', async () => {
  const event = fc.constantFrom('own write', 'other write', 'search', 'turn');
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 40 }), async (events) => {
      const index = new LaggingIndex();
      const searches: Promise<void>[] = [];
      for (const kind of events) {
        if (kind === 'turn') await Promise.resolve();
        else if (kind !== 'search') index.write(kind === 'own write');
        else {
          const expected = index.written;
          searches.push(
            index.search().then((found) => {
              expect(found).toBeGreaterThanOrEqual(expected);
            }),
          );
        }
      }
      await Promise.all(searches);
    }),
  );
});
