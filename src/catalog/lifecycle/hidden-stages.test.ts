/** Searches leave out the stages that are hidden now, whichever service has changed them. */
import fc from 'fast-check';
import type { Database } from '../../neo4j/database.js';
import type { Row } from '../../neo4j/statements.js';
import { keepHiddenStages } from './hidden-stages.js';

const infoOf = (hideInSearch: boolean) => JSON.stringify({ settings: { hideInSearch } });

/**
 * A store in which each change of a stage hides one stage more. First its mark is visible, then the change itself, and then it is
 * acknowledged. Its writer holds a lock from the mark until the change is visible.
 */
class SharedStore {
  marked = 0;
  applied = 0;
  /** Changes of stages that hide nothing. */
  changedOthers = 0;
  lists = 0;
  isAway = false;
  /** Of stages that hide nothing. */
  infos: readonly string[] = [];
  /** Readers that hold the locks, for which writers wait. */
  lockedBy = 0;
  readonly #released: (() => void)[] = [];

  change(): void {
    this.mark();
    this.apply();
  }

  mark(): void {
    if (this.lockedBy === 0) this.marked += 1;
  }

  apply(): void {
    this.applied = this.marked;
    for (const release of this.#released.splice(0)) release();
  }

  readonly readMarks = async () => {
    await Promise.resolve();
    return { marks: [], stages: [`change${this.marked}`, `other${this.changedOthers}`] };
  };

  readonly run = async (name: string): Promise<Row[]> => {
    if (name === 'search-index/lock-marks') {
      while (this.applied < this.marked) await new Promise<void>((resolve) => this.#released.push(resolve));
      this.lockedBy += 1;
      return [{ ...(await this.readMarks()), changes: [] }];
    }
    this.lists += 1;
    if (this.isAway) throw new Error('away');
    const hiding = Array.from({ length: this.applied }, () => infoOf(true));
    return [...hiding, ...this.infos].map((info, at) => ({ urn: `stage${at}`, info }));
  };
}

/** Returns a search of a service on the store, which tells how many stages it left out. */
function serviceOn(store: SharedStore, searches: string[][] = []): () => Promise<number> {
  const readLocked = async (
    _operation: string,
    work: (run: unknown) => Promise<unknown>,
  ): Promise<unknown> => {
    try {
      return await work(store.run);
    } finally {
      store.lockedBy -= 1;
    }
  };
  const kept = keepHiddenStages({
    database: { readLocked } as unknown as Pick<Database, 'readLocked'>,
    load: (name) => name,
  });
  return () =>
    kept.leaveOut(store.readMarks, async (stages) => {
      searches.push([...stages]);
      await Promise.resolve();
      return stages.length;
    });
}

it('only stages whose settings say so are hidden', async () => {
  const store = new SharedStore();
  store.infos = [infoOf(false), '{"settings":{}}', '{"settings":null}', '{}'];
  store.change();
  const searches: string[][] = [];
  await serviceOn(store, searches)();
  expect(searches).toEqual([['stage0']]);
});

it('the list is read once and kept, and each search runs once', async () => {
  const store = new SharedStore();
  const searches: string[][] = [];
  const search = serviceOn(store, searches);
  for (let times = 0; times < 5; times += 1) expect(await search()).toBe(0);
  expect([store.lists, searches.length]).toEqual([1, 5]);
});

it('a search runs again with the new list after a stage has changed, and the new list is kept', async () => {
  const store = new SharedStore();
  const searches: string[][] = [];
  const search = serviceOn(store, searches);
  await search();
  store.change();
  expect([await search(), await search()]).toEqual([1, 1]);
  expect(searches).toEqual([[], [], ['stage0'], ['stage0']]);
  expect(store.lists).toBe(2);
});

it('a search runs once if a changed stage hides what was hidden before', async () => {
  const store = new SharedStore();
  const searches: string[][] = [];
  const search = serviceOn(store, searches);
  await search();
  store.infos = [infoOf(false)];
  store.changedOthers += 1;
  expect([await search(), await search()]).toEqual([0, 0]);
  expect([store.lists, searches.length]).toEqual([2, 3]);
});

it('a search fails if the stages cannot be listed, and the next one lists them again', async () => {
  const store = new SharedStore();
  const searches: string[][] = [];
  const search = serviceOn(store, searches);
  store.isAway = true;
  await expect(search()).rejects.toThrow('away');
  store.isAway = false;
  expect(await search()).toBe(0);
  store.change();
  store.isAway = true;
  await expect(search()).rejects.toThrow('away');
  store.isAway = false;
  expect(await search()).toBe(1);
  expect(store.lists).toBe(4);
});

it('concurrent searches share the reading of a list', async () => {
  const store = new SharedStore();
  const search = serviceOn(store);
  await Promise.all(Array.from({ length: 20 }, search));
  store.change();
  expect(await Promise.all(Array.from({ length: 20 }, search))).toEqual(Array.from({ length: 20 }, () => 1));
  expect(store.lists).toBeLessThanOrEqual(4);
});

it('every service leaves out what was hidden before the search began, in any order of events', async () => {
  const event = fc.constantFrom('mark', 'apply', 'search', 'search elsewhere', 'turn', 'rest');
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 20, maxLength: 50 }), async (events) => {
      const store = new SharedStore();
      const [search, elsewhere] = [serviceOn(store), serviceOn(store)];
      const searches: Promise<void>[] = [];
      for (const kind of events) {
        if (kind === 'mark') store.mark();
        else if (kind === 'apply') store.apply();
        else if (kind === 'turn') await Promise.resolve();
        else if (kind === 'rest') for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
        else {
          const acknowledged = store.applied;
          const found = kind === 'search' ? search() : elsewhere();
          searches.push(
            found.then((hidden) => {
              expect(hidden).toBeGreaterThanOrEqual(acknowledged);
            }),
          );
        }
      }
      store.apply();
      await Promise.all(searches);
    }),
  );
});
