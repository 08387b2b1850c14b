/** Tests suggestions, browsing and searches in several subsets: their statements and their results. */
import fc from 'fast-check';
import {
  containing,
  hit,
  QUERY,
  readerOf,
  statementsOf,
  tag,
  type FakeReader,
} from '../../../test/helpers/unit/fake-search-reader.js';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import type { Asked, Rows } from '../../../test/helpers/unit/statement-runner.js';
import type { Filter } from './filter.js';
import type { SearchQuery } from './types.js';
import { listSuggestions } from './autocomplete.js';

describe('suggestions', () => {
  const suggest = (query: string, ...rows: (readonly [string, ...string[]])[]) =>
    listSuggestions(
      rows.map(([urn, ...values]) => ({ urn, values })),
      { query },
    ).map(({ text }) => text);

  it('are the best matching texts of each entity, each once', () => {
    expect(
      suggest('ord', ['a', 'my orders', 'Orders', 'ORDERS daily', 'x'], ['b', 'Orders'], ['c', 'all orders']),
    ).toEqual(['Orders', 'ORDERS daily', 'all orders']);
    expect(suggest('orders', ['a', 'orders', 'orders daily'])).toEqual(['orders']);
    expect(suggest('nothing', ['a', 'orders'])).toEqual([]);
    expect(suggest('order da', ['a', 'order_daily'], ['b', 'daily of an order'], ['c', 'dark'])).toEqual([
      'order_daily',
      'daily of an order',
    ]);
    expect(listSuggestions([], { query: 'x' })).toEqual([]);
    expect(listSuggestions([{ urn: 'a', values: [] }], { query: 'x' })).toEqual([]);
  });

  it('from more entities begin with those from fewer entities, and contain no duplicates', () => {
    const row = fc.tuple(
      fc.constantFrom('a', 'b', 'c'),
      fc.constantFrom('order', 'Orders', 'my order', 'x'),
      fc.constantFrom('orders', 'ord'),
    );
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), fc.nat(12), (rows, count) => {
        const whole = suggest('ord', ...rows);
        const some = suggest('ord', ...rows.slice(0, count));
        expect(whole.slice(0, some.length)).toEqual(some);
        expect(new Set(whole).size).toBe(whole.length);
      }),
    );
  });

  it('need no statement without text or with limit 0, and otherwise read more entities than requested', async () => {
    const reader = readerOf();
    for (const query of ['', '  ', '***']) await reader.autocomplete({ query, entityTypes: [], limit: 5 });
    await reader.autocomplete({ query: 'x', entityTypes: [], limit: 0 });
    expect(reader.asked).toEqual([]);
    for (const more of [
      { limit: 10, start: 20 },
      { limit: 10, filter: containing('name', 'a') },
      { limit: 300 },
      { limit: 10, start: 2 ** 40 },
    ])
      await reader.autocomplete({ query: 'x', entityTypes: [], field: 'name', ...more });
    // The index must not limit the hits if a filter drops some of them afterwards.
    expect(reader.asked.map(({ parameters }) => [parameters['count'], parameters['options']])).toEqual([
      [150, { limit: 1_000 }],
      [50, {}],
      [1_500, { limit: 1_500 }],
      [100_000, { limit: 100_000 }],
    ]);
    await expect(
      reader.autocomplete({ query: 'x', entityTypes: [], limit: 1, field: 'nosuch' }),
    ).rejects.toThrow(refusal('INVALID_FILTER', { path: '/field' }));
  });

  it('come from names that begin with the text, and from other names only if these are not enough', async () => {
    const names = ['orders', 'orders_daily'];
    const reader = readerOf(({ parameters }) => {
      const query = String(parameters['query']);
      if (query.includes('search_names')) return [{ urn: 'c', values: ['all orders'] }];
      return query.includes('*') ? names.map((name) => ({ urn: name, values: [name] })) : [];
    });
    const suggest = async (limit: number) =>
      (await reader.autocomplete({ query: 'ord', entityTypes: [], limit })).suggestions.map(
        ({ text }) => text,
      );
    expect([await suggest(2), reader.asked.length]).toEqual([names, 2]);
    expect([await suggest(3), reader.asked.length]).toEqual([[...names, 'all orders'], 5]);
  });
});

it.each([
  ['/a/b', '/a/b', { prefix: '/a/b/', separator: '/' }],
  ['a/b/', '/a/b', { prefix: '/a/b/', separator: '/' }],
  ['', '/', { prefix: '/', separator: '/' }],
  ['␟x␟y', '␟x␟y', { prefix: '␟x␟y␟', separator: '␟' }],
  ['␟', '␟', { prefix: '␟', separator: '␟' }],
])('browsing %j lists the path %j', async (requested, path, parts) => {
  const reader = readerOf(({ name }) =>
    name === 'browse/count-groups'
      ? [{ groups: [['g', 2, true]], total: 1, totalBelow: 3 }]
      : [{ name: 'n', urn: tag('a') }],
  );
  const level = await reader.browse({
    entityTypes: ['dataset'],
    path: requested,
    page: { start: 4, count: 5 },
  });
  expect(level).toEqual({
    ...{ path, start: 4, count: 5, total: 1, totalBelow: 3, entities: [{ name: 'n', urn: tag('a') }] },
    groups: [{ name: 'g', count: 2, hasSubGroups: true }],
    groupTotal: 1,
  });
  expect(reader.asked.find(({ name }) => name === 'browse/count-groups')?.parameters).toMatchObject({
    path,
    ...parts,
  });
});

it.each<[string, (reader: FakeReader, query: SearchQuery) => Promise<unknown>]>([
  ['suggestions', (reader, query) => reader.autocomplete({ ...query, query: 'orders', limit: 5 })],
  ['other spellings', (reader, query) => reader.suggestSpellings(query)],
  ['a level to browse', (reader, query) => reader.browse({ ...query, path: '/' })],
])('an unknown type is refused before %s read what a filter needs', async (_, read) => {
  const reader = readerOf(({ name }) =>
    name === 'browse/count-groups' ? [{ groups: [], total: 0, totalBelow: 0 }] : [],
  );
  const filter: Filter = {
    or: [{ and: [{ field: 'tags', condition: 'DESCENDANTS_INCL', values: [tag('a')] }] }],
  };
  await expect(read(reader, { ...QUERY, entityTypes: ['planet'], filter })).rejects.toThrow(
    'no entity planet',
  );
  expect(reader.asked).toEqual([]);
  await read(reader, { ...QUERY, entityTypes: ['dataset'], filter });
  expect(reader.asked[0]?.name).toBe('search/list-hierarchy');
});

it('reading the browse paths of a missing entity fails', async () => {
  await expect(readerOf().browsePaths(tag('a'))).rejects.toThrow(refusal('NOT_FOUND', { urn: tag('a') }));
});

describe('a search in several subsets', () => {
  const searchSubsets = (reader: FakeReader, query: Partial<SearchQuery> = {}) =>
    reader.searchEach({ ...QUERY, input: '*', ...query }, [
      { field: 'container', values: ['a'] },
      { urns: [tag('x')] },
      { urns: [] },
      { field: 'container', values: ['b'] },
    ]);
  const found = ({ name, parameters }: Asked): Rows =>
    (parameters['rows'] as unknown[]).map((_, index) =>
      name === 'search/find-each'
        ? { index, total: 5, hits: [hit(tag('1')), hit(tag('2')), hit(tag('3'))] }
        : { index, name: 'tags', total: 4 + index, distinct: 1, values: [[tag('t'), 4 + index]] },
    );

  it('runs one statement for all subsets of a kind, and none for an empty subset', async () => {
    const reader = readerOf(found);
    const results = await searchSubsets(reader, { scroll: true });
    expect(results.map(({ total, hits, scrollId }) => [total, hits.length, scrollId !== undefined])).toEqual([
      [5, 2, true],
      [5, 2, true],
      [0, 0, false],
      [5, 2, true],
    ]);
    expect(results.map(({ facets }) => facets.find(({ name }) => name === 'tags')?.aggregations)).toEqual([
      [{ value: tag('t'), count: 4 }],
      [{ value: tag('t'), count: 4 }],
      [],
      [{ value: tag('t'), count: 5 }],
    ]);
    expect(
      reader.asked.map(({ name, parameters }) => [name, (parameters['rows'] as unknown[]).length]).sort(),
    ).toEqual([
      ['search/count-each', 1],
      ['search/count-each', 2],
      ['search/find-each', 1],
      ['search/find-each', 2],
    ]);
    // Each query is restricted to its own subset.
    const queries = reader.asked
      .filter(({ name }) => name === 'search/find-each')
      .flatMap(({ parameters }) => parameters['rows'] as { query: string; among: string[] }[]);
    expect(queries.map(({ query, among }) => [/container=\w/.exec(query)?.[0], among])).toEqual([
      ['container=a', []],
      ['container=b', []],
      [undefined, [tag('x')]],
    ]);
    for (const { text } of reader.asked) expect(text).not.toMatch(/\/\* (conditions|after|keys|order) \*\//);
  });

  it('returns no extra fields', async () => {
    const reader = readerOf(found);
    const [result] = await searchSubsets(reader, { matches: false, extraFields: ['name'] });
    expect(result?.hits.map(({ extras }) => extras)).toEqual([[], []]);
    for (const { name, parameters } of reader.asked)
      if (name === 'search/find-each') expect(parameters['fields']).toEqual([]);
  });

  it('does not count facets unless requested', async () => {
    for (const query of [{ facets: [] }, { facetValues: 0 }]) {
      const reader = readerOf(found);
      await searchSubsets(reader, query);
      expect(statementsOf(reader)).toEqual(['search/find-each', 'search/find-each']);
    }
    const none = readerOf(found);
    expect(await none.searchEach(QUERY, [])).toEqual([]);
    expect(none.asked).toEqual([]);
  });

  it('reads a subset of URNs directly, or from the index if the query has words', async () => {
    const reader = readerOf(found);
    const places = [{ urns: [tag('x')] }];
    await reader.searchEach({ ...QUERY, input: '*', filter: containing('name', 'a'), facets: [] }, places);
    await reader.searchEach({ ...QUERY, facets: [] }, places);
    const [walked, indexed] = reader.asked.map(({ text }) => text);
    expect(walked).toContain('UNWIND row.among');
    expect(walked).not.toContain('queryNodes');
    expect(walked).toContain('any(branch IN row.filter');
    expect(indexed).toContain('queryNodes');
    expect(indexed).toContain('AND node.urn IN row.among');
  });
});
