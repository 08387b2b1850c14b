import { setImmediate as nextTurn } from 'node:timers/promises';
import { fakeRun } from '../../../test/helpers/unit/statement-runner.js';
import type { Row } from '../../neo4j/statements.js';
import { KEPT_CHANGES, toDifferenceText } from './differences.js';
import type { CensusTypes } from './census.js';
import { followCensus, type CensusReader } from './follow-census.js';

const { jest } = import.meta;
const EVERYTHING = { key: '', includes: () => true };
const ONE_MORE = toDifferenceText(new Map([['tag', { total: 1, facets: new Map(), places: new Map() }]]));

const totalOf = (facets: CensusReader['facets']) => async (types: CensusTypes) =>
  (await facets(types, { names: [], most: 0 }))?.[0]?.total;

/** A follower of a store that never answers. */
function unanswered() {
  const asked: string[] = [];
  const forever = new Promise<never>(() => undefined);
  const { facets, stop } = followCensus({
    database: {
      read: () => forever,
      readLocked: (operation) => {
        asked.push(operation);
        return forever;
      },
    },
    load: (name) => name,
    clock: { now: () => 0 },
  });
  return { asked, total: totalOf(facets), stop };
}

/** A store with one slot. The changes after `visible` are committed, but not applied yet. */
function fakeStore() {
  const store = { tags: 0, changes: 0, texts: new Map<number, string>(), counts: 0, now: 1, isDown: false };
  const failures: unknown[] = [];
  /** Happen while the entities are counted. */
  const during: (() => void)[] = [];
  const rows = (name: string, { seen = [] }: { seen?: number[] } = {}): Row[] => {
    if (store.isDown) throw new Error('down');
    if (name === 'search-index/lock-marks') return [{ changes: [store.changes] }];
    if (name === 'census/count-facets') return [];
    if (name === 'census/count-places') {
      store.counts += 1;
      during.splice(0).forEach((event) => {
        event();
      });
      return [{ type: 'tag', places: [], entities: store.tags }];
    }
    if (store.changes === seen[0]) return [];
    const isTooMuch = store.changes - (seen[0] ?? 0) > KEPT_CHANGES;
    const unseen = [...store.texts].filter(([number]) => number > (seen[0] ?? 0)).map(([, text]) => text);
    const texts = isTooMuch ? null : unseen;
    return [{ slot: 0, changes: store.changes, texts }];
  };
  const run = fakeRun(async (name, parameters) => {
    await Promise.resolve();
    return rows(name, parameters);
  });
  const { facets } = followCensus({
    database: { read: run, readLocked: (_, work) => work(run) },
    load: (name) => name,
    clock: { now: () => store.now },
    onCensusFailure: (error) => failures.push(error),
  });
  const addTag = (text = `${store.changes + 1} ${ONE_MORE} ${store.changes + 1}`): void => {
    store.tags += 1;
    store.changes += 1;
    store.texts.set(store.changes, text);
  };
  const total = async (): Promise<number | undefined> => {
    const found = await totalOf(facets)(EVERYTHING);
    // The entities are counted in the background, within this turn.
    await nextTurn();
    return found;
  };
  return { store, failures, during, totalOfTypes: totalOf(facets), addTag, total };
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

describe('the followed census', () => {
  it('is counted once and then follows the changes', async () => {
    const { store, addTag, total } = fakeStore();
    addTag();
    expect(await total()).toBeUndefined();
    expect(await total()).toBe(1);
    addTag();
    addTag();
    expect(await total()).toBe(3);
    expect(await total()).toBe(3);
    expect(store.counts).toBe(1);
  });

  it('stays as it is if a member of a cluster is behind', async () => {
    const { store, addTag, total } = fakeStore();
    addTag();
    await total();
    store.changes = 0;
    expect(await total()).toBe(1);
    store.changes = 1;
    expect(await total()).toBe(1);
    expect(store.counts).toBe(1);
  });

  it('leaves out a change that is not visible yet, and adds it later', async () => {
    const { store, addTag, total } = fakeStore();
    await total();
    expect(await total()).toBe(0);
    addTag();
    addTag('');
    expect(await total()).toBe(1);
    store.texts.set(2, `2 ${ONE_MORE} 2`);
    expect(await total()).toBe(2);
    expect(store.counts).toBe(1);
  });

  it('is not used if something was written while it was counted', async () => {
    const { store, during, addTag, total } = fakeStore();
    during.push(() => {
      addTag();
    });
    expect(await total()).toBeUndefined();
    expect(await total()).toBeUndefined();
    store.now += 1_000;
    expect(await total()).toBeUndefined();
    expect(await total()).toBe(1);
    expect(store.counts).toBe(2);
  });

  it('has the types that did not change while it was counted', async () => {
    const { during, totalOfTypes, addTag, total } = fakeStore();
    during.push(() => {
      addTag();
    });
    await total();
    expect(await total()).toBeUndefined();
    const charts = { key: 'chart', includes: (type: string) => type === 'chart' };
    expect(await totalOfTypes(charts)).toBe(0);
  });

  it('is counted again after a pause that is ten times longer than the count', async () => {
    const { store, during, addTag, total } = fakeStore();
    during.push(() => {
      store.now += 500;
      addTag();
    });
    expect(await total()).toBeUndefined();
    store.now += 4_999;
    expect(await total()).toBeUndefined();
    expect(store.counts).toBe(1);
    store.now += 1;
    await total();
    expect(await total()).toBe(1);
  });

  it('reports that the entities could not be counted, and counts them later', async () => {
    const { store, failures, addTag, total } = fakeStore();
    addTag();
    store.isDown = true;
    expect(await total()).toBeUndefined();
    expect(await total()).toBeUndefined();
    expect(failures).toEqual([new Error('down')]);
    store.isDown = false;
    expect(await total()).toBeUndefined();
    expect(store.counts).toBe(0);
    store.now += 1_000;
    await total();
    expect(await total()).toBe(1);
  });

  it('has no timer after its end, even if a count gets no answer', async () => {
    const { asked, total, stop } = unanswered();
    await total(EVERYTHING);
    await nextTurn();
    expect([asked.length, jest.getTimerCount()]).toEqual([1, 1]);
    stop();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('begins no count after its end', async () => {
    const { asked, total, stop } = unanswered();
    stop();
    expect(await total(EVERYTHING)).toBeUndefined();
    await nextTurn();
    expect([asked, jest.getTimerCount()]).toEqual([[], 0]);
  });

  type Fake = ReturnType<typeof fakeStore>;

  it.each<[what: string, damage: (fake: Fake) => void | Promise<void>]>([
    [
      'a change is never seen',
      async ({ store, addTag, total }: Fake) => {
        addTag('');
        expect(await total()).toBe(1);
        store.now += 30_001;
      },
    ],
    [
      'a change before the last one is missing',
      ({ addTag }: Fake) => {
        addTag('');
        addTag();
      },
    ],
    [
      'a later change has taken its place',
      ({ addTag }: Fake) => {
        addTag(`${2 + KEPT_CHANGES} ${ONE_MORE} ${2 + KEPT_CHANGES}`);
      },
    ],
    [
      'the changes cannot be read',
      async ({ store, total }: Fake) => {
        store.isDown = true;
        expect(await total()).toBeUndefined();
        store.isDown = false;
      },
    ],
    [
      'the numbers of the changes stay behind',
      async ({ store, total }: Fake) => {
        store.changes = 0;
        store.tags = 0;
        expect(await total()).toBe(1);
        store.now += 30_001;
      },
    ],
    [
      'a change is unknown',
      ({ addTag }: Fake) => {
        addTag(`2 ${toDifferenceText('unknown')} 2`);
      },
    ],
    [
      'too many changes were missed',
      ({ addTag }: Fake) => {
        for (let times = 0; times <= KEPT_CHANGES; times += 1) addTag();
      },
    ],
  ])('is counted again if %s', async (_, damage) => {
    const fake = fakeStore();
    const { store, addTag, total } = fake;
    addTag();
    await total();
    expect(await total()).toBe(1);
    await damage(fake);
    expect(await total()).toBeUndefined();
    store.now += 1_000;
    await total();
    expect(await total()).toBe(store.tags);
    expect(store.counts).toBe(2);
  });
});
