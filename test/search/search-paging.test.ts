/** Pages, cursors and sort order of hits. Unit tests beside the compilation check that a cursor continues after its hit. */
import { proposal, startCatalog, type TestCatalog } from '../helpers/catalog.js';
import { searchVerbs } from '../helpers/api/search-verbs.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const created = (time: number) => ({ time, actor: 'urn:li:corpuser:ann' });

describe('pages by offset', () => {
  const { stock, ask, find, urnOf } = searchVerbs(() => catalog);
  beforeAll(() =>
    stock(
      Object.fromEntries(
        Array.from({ length: 83 }, (_, index) => [
          `page_${index}`,
          {
            datasetProperties: {
              name: ['leaflet', 'leaflet archive', 'old leaflet of the leaflets', 'other'][index % 4],
              description: index % 3 === 0 ? 'leaflet '.repeat(1 + (index % 7)) : 'a leaflets list',
            },
          },
        ]),
      ),
    ),
  );

  it.each([
    ['of all entities', {}],
    ['by relevance', { input: 'leaflet' }],
    [
      'by relevance, with a filter outside of the index',
      { input: 'leaflet', and: [{ field: 'urn', condition: 'CONTAIN', values: ['page'] }] },
    ],
    ['sorted', { sort: [{ field: 'name', order: 'DESCENDING' }] }],
    ['of a prefix', { input: 'leaf*' }],
  ])('together contain each hit exactly once: %s', async (_order, body) => {
    const whole = await ask({ ...body, count: 5_000 });
    expect([whole.numEntities, whole.entities.length]).toEqual([83, 83]);
    const pages: string[] = [];
    for (let start = 0; start < 90; start += 15) {
      const page = await ask({ ...body, start, count: 15, facets: [] });
      expect([page.numEntities, page.from, page.pageSize]).toEqual([83, start, 15]);
      pages.push(...page.entities);
    }
    expect(pages).toEqual(whole.entities);
  });

  it('contain the hits by whole words first, then those by beginnings of words', async () => {
    const shelf = searchVerbs(() => catalog);
    const stocked = Array.from({ length: 24 }, (_, index) => {
      const name = ['harbor', 'harbor lights', 'harborage'][index % 3];
      return [`boat_${index}`, { datasetProperties: { name } }] as const;
    });
    await shelf.stock(Object.fromEntries(stocked));
    const whole = await shelf.ask({ input: 'harbor', count: 100 });
    expect(whole.entities).toHaveLength(24);
    const begun = stocked.filter((_, index) => index % 3 === 2).map(([name]) => shelf.urnOf(name));
    expect(whole.entities.slice(16).toSorted()).toEqual(begun.toSorted());
    for (const count of [1, 5, 15, 16, 17]) {
      const pages: string[] = [];
      for (let start = 0; start < 24; start += count)
        pages.push(...(await shelf.ask({ input: 'harbor', start, count, facets: [] })).entities);
      expect(pages).toEqual(whole.entities);
    }
  });

  it('are the same if entities also match by a field alone', async () => {
    const shelf = searchVerbs(() => catalog);
    const name = (index: number) => ['ferry', 'ferryman', 'ship'][index % 3];
    const stocked = Array.from({ length: 18 }, (_, index) => [
      `ferry_${index}`,
      { datasetProperties: { name: name(index) }, globalTags: { tags: [{ tag: 'urn:li:tag:afloat' }] } },
    ]);
    await shelf.stock(Object.fromEntries(stocked));
    const input = 'ferry OR tags:afloat';
    const whole = await shelf.ask({ input, count: 100 });
    expect(whole.entities).toHaveLength(18);
    const pages: string[] = [];
    for (let start = 0; start < 18; start += 5)
      pages.push(...(await shelf.ask({ input, start, count: 5, facets: [] })).entities);
    expect(pages).toEqual(whole.entities);
  });

  it.each(['\\u0060', '`', '\u0000', '\\u0000', '\\'])(
    'are sorted by the property that a client names, whatever its name: %j',
    async (text) => {
      const field = `structuredProperties.x${text} %%% ${text}y`;
      const whole = await ask({ input: 'leaflet', sort: [{ field, order: 'ASCENDING' }], count: 5_000 });
      expect([whole.numEntities, whole.entities.length]).toEqual([83, 83]);
      const sortInput = { sortCriteria: [{ field, sortOrder: 'ASCENDING' }] };
      const input = { query: '*', urn: urnOf('page_1'), direction: 'DOWNSTREAM', sortInput };
      await catalog.query(
        'query ($input: SearchAcrossLineageInput!) { searchAcrossLineage(input: $input) { total } }',
        { input },
      );
    },
  );

  it('contain ten hits by default, may be empty, and may begin after the last hit', async () => {
    const filter = undefined;
    expect(
      (await catalog.post('/entities?action=search', { input: 'leaflet', filter })).json.value,
    ).toMatchObject({
      from: 0,
      pageSize: 10,
      entities: { length: 10 },
    });
    expect((await ask({ count: 0 })).entities).toEqual([]);
    expect(await find('leaflet', { start: 83 })).toEqual([]);
    expect(await find('leaflet', { start: 2_000_000_000 })).toEqual([]);
    expect(await find('leaflet', { start: 82 })).toHaveLength(1);
  });

  it.each([{ start: 2 ** 31 }, { start: 2 ** 31 - 5 }])('may begin far after the end: %j', async (page) => {
    for (const more of [{}, { sort: [{ field: 'name' }] }, { input: '*' }])
      expect(await find('leaflet', { ...more, ...page, facets: [] })).toEqual([]);
  });

  it.each([
    [{ count: 10_001 }, '/count', 'LIMIT_EXCEEDED', 'maximum: 10000'],
    [{ count: -1 }, '/count', 'INVALID_REQUEST', 'minimum: 0'],
    [{ count: 1.5 }, '/count', 'INVALID_REQUEST', 'type: "integer"'],
    [{ count: '10' }, '/count', 'INVALID_REQUEST', 'type: "integer"'],
    [{ start: -1 }, '/start', 'INVALID_REQUEST', 'minimum: 0'],
    [{ start: true }, '/start', 'INVALID_REQUEST', 'type: "integer"'],
    [{ start: Number.MAX_SAFE_INTEGER }, '/start', 'INVALID_REQUEST', `maximum ${2 ** 52}`],
  ])('%j is refused at %s', async (page, path, code, rule) => {
    const { status, json } = await catalog.search({ input: '*', ...page });
    expect([status, json.path, json.code, json.rule]).toEqual([400, path, code, rule]);
  });

  it('of 10,000 hits are allowed', async () => {
    expect((await catalog.search({ input: '*', count: 5_000 })).status).toBe(200);
  });
});

describe('pages by cursor', () => {
  const { stock, ask, urnOf, store, shortNames } = searchVerbs(() => catalog);
  const short = (index: number) => `scroll_${String(index).padStart(3, '0')}`;
  const aspects = (index: number) => ({
    datasetProperties: {
      name: `Bucket ${index % 5}`,
      ...(index % 4 !== 0 && { created: created((index * 37) % 11) }),
    },
  });
  const stays = Array.from({ length: 90 }, (_, index) => index * 3);
  beforeAll(() => stock(Object.fromEntries(stays.map((index) => [short(index), aspects(index)]))));

  it.each([
    ['in URN order', {}],
    ['of words', { input: 'bucket' }],
    ['by a date that a quarter of the entities lack', { sort: [{ field: 'createdAt' }] }],
    ['by two fields', { sort: [{ field: 'createdAt', order: 'DESCENDING' }, { field: 'name' }] }],
  ])('neither skip nor repeat entities despite other writes: %s', async (_order, body) => {
    const seen: string[] = [];
    let scrollId: string | undefined;
    let page = 0;
    do {
      const answer = await ask({
        scroll: true,
        count: 25,
        facets: [],
        ...body,
        ...(scrollId !== undefined && { scrollId }),
      });
      seen.push(...shortNames(answer.entities));
      scrollId = answer.scrollId;
      await disturb((page += 1));
    } while (scrollId !== undefined && page < 60);
    expect(seen.length).toBe(new Set(seen).size);
    expect(stays.map(short).filter((name) => !seen.includes(name))).toEqual([]);
  });

  /** Adds an entity before and one after the current page, and soft-deletes or restores one that an earlier call added. */
  async function disturb(page: number): Promise<void> {
    const added = [page * 3 + 1, 270 - page * 3 - 2].filter((index) => index > 0);
    const gone = page > 2 ? [(page - 2) * 3 + 1] : [];
    await catalog.ingestBatch([
      ...added.map((index) =>
        proposal(urnOf(short(index)), 'datasetProperties', aspects(index).datasetProperties),
      ),
      ...gone.map((index) => proposal(urnOf(short(index)), 'status', { removed: page % 2 === 0 })),
    ]);
  }

  it('continue with the sort order of the first page, and have no cursor at the end', async () => {
    const sort = [{ field: 'createdAt', order: 'DESCENDING' }];
    const whole = await ask({ sort, count: 5_000 });
    const first = await ask({ sort, scroll: true, count: whole.numEntities - 1 });
    expect(first.entities).toEqual(whole.entities.slice(0, -1));
    const last = await ask({ sort, scrollId: first.scrollId, count: 1 });
    expect([last.entities, last.scrollId]).toEqual([whole.entities.slice(-1), undefined]);
  });

  const coded = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url');
  it.each([
    ['not a cursor', 'nonsense', {}],
    ['empty', '', {}],
    [
      'a cursor of the default order for a sorted search',
      coded(['urn', 'urn:x']),
      { sort: [{ field: 'name' }] },
    ],
    [
      'a cursor with a number instead of a text',
      coded(['urn +name', 5, 'urn:x']),
      { sort: [{ field: 'name' }] },
    ],
  ])('refuse a scrollId that is %s', async (_what, scrollId, body) => {
    const { status, json } = await catalog.search({ input: store, scrollId, ...body });
    expect([status, json.code, json.path]).toEqual([400, 'INVALID_REQUEST', '/scrollId']);
  });
});

describe('sorting', () => {
  const { stock, ask, shortNames } = searchVerbs(() => catalog);
  const at = (name: string, time: number, more = {}) => ({
    datasetProperties: { name, created: created(time), ...more },
  });
  beforeAll(() =>
    stock({
      b: at('banana', 9),
      a: at('Apple', 10_000_000_000),
      c: at('cherry', 100),
      d: at('apple', 100, { description: 'd' }),
      none: {},
    }),
  );
  const sorted = async (...sort: object[]) => shortNames((await ask({ sort })).entities);

  it.each([
    ['text regardless of case, equal texts by URN', [{ field: 'name' }], ['a', 'd', 'b', 'c', 'none']],
    ['times, descending', [{ field: 'createdAt', order: 'DESCENDING' }], ['a', 'c', 'd', 'b', 'none']],
    ['booleans', [{ field: 'hasDescription' }], ['d', 'a', 'b', 'c', 'none']],
    [
      'several fields',
      [{ field: 'createdAt' }, { field: 'name', order: 'DESCENDING' }],
      ['b', 'c', 'd', 'a', 'none'],
    ],
    ['URN, descending', [{ field: 'urn', order: 'DESCENDING' }], ['none', 'd', 'c', 'b', 'a']],
  ])('by %s, missing values last', async (_what, sort, expected) => {
    expect(await sorted(...sort)).toEqual(expected);
  });

  it.each([
    [{ field: 'nosuch' }, '/sort/0/field', 'INVALID_FILTER'],
    [{ field: 'name', order: 'UP' }, '/sort/0/order', 'INVALID_REQUEST'],
    [{ order: 'ASCENDING' }, '/sort/0/field', 'INVALID_REQUEST'],
    [{ field: 'name', direction: 'ASCENDING' }, '/sort/0/direction', 'INVALID_REQUEST'],
  ])('by %j is refused', async (criterion, path, code) => {
    const { status, json } = await catalog.search({ input: '*', sort: [criterion] });
    expect([status, json.path, json.code]).toEqual([400, path, code]);
  });
});
