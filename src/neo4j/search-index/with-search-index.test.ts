/** Tests that searches find the writes of another service, although its marks become visible before the index contains its writes. */
import fc from 'fast-check';
import type { Database, Row } from '../database.js';
import { withSearchIndex } from './with-search-index.js';

const SEARCH = 'CALL db.index.fulltext.queryNodes';

/** A store on which another service writes: first its mark is visible, then the write is applied, then it is acknowledged. */
class SharedStore {
  marked = 0;
  applied = 0;
  indexed = 0;
  settlings = 0;
  readonly #released: (() => void)[] = [];

  mark(): void {
    this.marked += 1;
  }

  apply(): void {
    this.applied = this.marked;
    for (const release of this.#released.splice(0)) release();
  }

  readonly read = async (text: string): Promise<Row[]> => {
    await Promise.resolve();
    if (text === SEARCH) return [{ found: this.indexed }];
    const marks = [`mark${this.marked}`];
    if (text === 'search-index/refresh') this.indexed = this.applied;
    await Promise.resolve();
    return [{ marks, stages: [] }];
  };

  /** The locks of the marks are held until the write is applied. */
  readonly readLocked = async (): Promise<Row> => {
    this.settlings += 1;
    while (this.applied < this.marked) await new Promise<void>((resolve) => this.#released.push(resolve));
    return { marks: [`mark${this.marked}`], stages: [] };
  };
}

function serviceOn(store: SharedStore): () => Promise<number> {
  const database = { read: store.read, readLocked: store.readLocked } as unknown as Database;
  const searched = withSearchIndex({ database, load: (name) => name, isEventual: true });
  return async () => {
    const [row] = await searched.read(SEARCH);
    return row?.['found'] as number;
  };
}

/** Lets everything that waits for no event of the store finish its next steps. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
}

it('finds a write that is applied while the index is refreshed', async () => {
  const store = new SharedStore();
  const search = serviceOn(store);
  await search();
  store.mark();
  const early = search();
  await turns(50);
  store.apply();
  await early;
  expect(await search()).toBe(1);
});

it('finds every acknowledged write of the other service, in any order of events', async () => {
  const event = fc.constantFrom('mark', 'apply', 'search', 'turn', 'rest');
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 30, maxLength: 60 }), async (events) => {
      const store = new SharedStore();
      const search = serviceOn(store);
      const searches: Promise<void>[] = [];
      for (const kind of events) {
        if (kind === 'turn') await turns(1);
        else if (kind === 'rest') await turns(50);
        else if (kind === 'mark') store.mark();
        else if (kind === 'apply') store.apply();
        else {
          const acknowledged = store.applied;
          searches.push(
            search().then((found) => {
              expect(found).toBeGreaterThanOrEqual(acknowledged);
            }),
          );
        }
      }
      store.apply();
      await Promise.all(searches);
    }),
  );
});

it('locks no marks while there are no writes', async () => {
  const store = new SharedStore();
  const search = serviceOn(store);
  await search();
  const before = store.settlings;
  for (let index = 0; index < 5; index += 1) await search();
  expect(store.settlings).toBe(before);
});
