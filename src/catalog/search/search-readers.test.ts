/** Tests the statements of the search reader and what it returns for their rows: pages, counts, extra fields, scopes. */
import {
  answering,
  containing,
  counted,
  equal,
  hit,
  QUERY,
  readerOf,
  statementsOf,
  tag,
} from '../../../test/helpers/unit/fake-search-reader.js';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import { model } from '../../../test/helpers/unit/small-search-model.js';
import { fakeParts } from '../../../test/helpers/unit/statement-runner.js';
import type { SearchQuery } from './types.js';
import { facetFields, areDefaultFacets } from './count-search.js';
import { expandHierarchies } from './prepare-filter.js';
import { searchableTypes, selectTypes } from './searchable-types.js';

describe('a search', () => {
  it.each<[string, Partial<SearchQuery>, string]>([
    ['of words is ranked by the index', {}, 'search/find-ranked'],
    [
      'with a filter that the index can check is ranked by the index',
      { filter: equal('origin', 'PROD') },
      'search/find-ranked',
    ],
    [
      'with a filter that the index cannot check filters the hits',
      { filter: containing('name', 'x') },
      'search/find-hits',
    ],
    [
      'with a sort order reads all hits',
      { sort: [{ field: 'name', order: 'ASCENDING' }] },
      'search/find-hits',
    ],
    ['of words with a cursor reads the hits from the index', { scroll: true }, 'search/find-hits'],
    ['of everything walks the entities in the order of URNs', { input: '*' }, 'search/walk-entities'],
    ['for an empty page reads no hits', { page: { start: 0, count: 0 } }, ''],
  ])('%s', async (_name, query, statement) => {
    const reader = readerOf(answering(9));
    await reader.search({ ...QUERY, ...query });
    expect(statementsOf(reader)).toEqual(['search/count-facets', ...(statement === '' ? [] : [statement])]);
  });

  it.each<[string, { entityTypes: string[]; total: number }, string]>([
    [
      'reads up to 10,000 hits of one type from the index',
      { entityTypes: ['dataset'], total: 10_000 },
      'search/find-hits',
    ],
    [
      'walks the entities for more hits of one type',
      { entityTypes: ['dataset'], total: 10_001 },
      'search/walk-entities',
    ],
    [
      'reads up to 60,000 hits of several types from the index',
      { entityTypes: ['dataset', 'chart'], total: 60_000 },
      'search/find-hits',
    ],
    [
      'walks the entities for more hits of several types',
      { entityTypes: ['dataset', 'chart'], total: 60_001 },
      'search/walk-entities',
    ],
  ])('of everything with a filter %s', async (_name, { entityTypes, total }, statement) => {
    const reader = readerOf(answering(total));
    await reader.search({ ...QUERY, input: '', entityTypes, filter: equal('origin', 'PROD') });
    expect(reader.asked[1]?.name).toBe(statement);
  });

  it('reads one hit more than the page contains, to decide whether a cursor is needed', async () => {
    const page = async (total: number, parts: Partial<SearchQuery> = {}) => {
      const { hits, count, scrollId } = await readerOf(answering(total)).search({ ...QUERY, ...parts });
      return [hits.length, count, scrollId !== undefined];
    };
    expect(await page(3, { scroll: true })).toEqual([2, 2, true]);
    expect(await page(2, { scroll: true })).toEqual([2, 2, false]);
    expect(await page(3)).toEqual([2, 2, false]);
    const { scrollId = '' } = await readerOf(answering(9)).search({ ...QUERY, scroll: true });
    expect(await page(3, { page: { start: 1, count: 2, scrollId } })).toEqual([2, 2, true]);
  });

  it('with a cursor ignores the offset', async () => {
    const { scrollId = '' } = await readerOf(answering(9)).search({ ...QUERY, scroll: true });
    const reader = readerOf(answering(9));
    await reader.search({ ...QUERY, page: { start: 7, count: 2, scrollId } });
    const found = reader.asked.find(({ name }) => name === 'search/find-hits');
    expect(found?.parameters).toMatchObject({ start: 0, count: 3, after: { urn: tag('1'), keys: [] } });
    expect(found?.text).toContain('AND ((urn > $after.urn))');
  });

  it('returns extra fields by the requested names, without unknown and missing ones', async () => {
    const reader = readerOf(({ name }) =>
      name.startsWith('search/count')
        ? counted(1)
        : [
            hit(tag('a'), [
              ['field_tags', [tag('x'), tag('y')]],
              ['name', 'orders'],
            ]),
          ],
    );
    const extraFields = ['tags', 'nosuch', 'owners', '_entityName', 'tags.keyword'];
    const { hits } = await reader.search({ ...QUERY, extraFields, matches: false });
    expect(hits).toEqual([
      {
        ...{ urn: tag('a'), score: 1, matchedFields: [] },
        extras: [
          { name: 'tags', values: [tag('x'), tag('y')] },
          { name: '_entityName', values: ['orders'] },
          { name: 'tags.keyword', values: [tag('x'), tag('y')] },
        ],
      },
    ]);
  });

  it('is refused for an invalid page before the database is queried', async () => {
    const reader = readerOf();
    await expect(reader.search({ ...QUERY, page: { start: -1, count: 1 } })).rejects.toThrow(
      refusal('INVALID_REQUEST', { path: '/start' }),
    );
    await expect(
      reader.browse({ entityTypes: [], path: '/', page: { start: 0, count: 10_001 } }),
    ).rejects.toThrow(refusal('LIMIT_EXCEEDED', { path: '/count' }));
    for (const [limit, start] of [
      [10_001, 0],
      [-1, 0],
      [1, -1],
      [NaN, 0],
    ] as const)
      await expect(reader.autocomplete({ query: 'x', entityTypes: [], limit, start })).rejects.toThrow(
        refusal('LIMIT_EXCEEDED', { path: '/limit' }),
      );
    expect(reader.asked).toEqual([]);
  });

  it('returns only entities within the scope', async () => {
    const scope = {
      lucene: 'search_terms:"seen"^0',
      conditions: [(node: string) => `${node}.seen`],
      allConditions: [(node: string) => `${node}.all`],
      parameters: [],
    };
    const reader = readerOf(answering(1), scope);
    await reader.search(QUERY);
    await reader.search({ ...QUERY, input: '*', filter: equal('origin', 'PROD') });
    await reader.autocomplete({ query: 'x', entityTypes: [], limit: 1 });
    await reader
      .browse({ entityTypes: ['chart'], path: '/a', page: { start: 0, count: 1 } })
      .catch(() => undefined);
    expect(reader.asked.length).toBeGreaterThan(6);
    for (const { name, text, parameters } of reader.asked) {
      expect([name, text]).toEqual([name, expect.stringMatching(/AND node\.(seen|all)/)]);
      const queries = JSON.stringify(parameters);
      if (name !== 'search/walk-entities') expect(queries).toContain('+search_terms:\\"seen\\"^0');
    }
  });

  it('for columns checks the scope of their tables in the database, because the index cannot', async () => {
    const scope = {
      lucene: 'search_terms:"seen"^0',
      conditions: [],
      allConditions: [(node: string) => `${node}.all`],
      parameters: [],
    };
    const reader = readerOf(answering(1), scope);
    await reader.search({ ...QUERY, entityTypes: ['schemaField'] });
    for (const { text, parameters } of reader.asked) {
      expect(text).toContain("STARTS WITH 'urn:li:schemaField:('");
      expect(JSON.stringify(parameters)).toContain(
        '(search_terms:\\"seen\\"^0 search_terms:\\"_entityType=schemaField\\"^0)',
      );
    }
  });
});

describe('facets', () => {
  it('are the requested ones under the requested names, or the default ones', async () => {
    const reader = readerOf(({ name }) =>
      name.startsWith('search/count')
        ? [...counted(7), { name: 'tags', total: 9, distinct: 7, values: [[tag('a'), 2]] }]
        : [],
    );
    const { facets, total } = await reader.search({ ...QUERY, facets: ['tags.keyword', 'entity', 'owners'] });
    expect(total).toBe(7);
    expect(facets).toEqual([
      {
        name: 'tags.keyword',
        displayName: 'Tagged With',
        aggregations: [{ value: tag('a'), count: 2 }],
        valueCount: 7,
      },
      {
        name: 'entity',
        displayName: 'Type',
        aggregations: [{ value: 'dataset', count: 7 }],
        valueCount: expect.any(Number),
      },
      { name: 'owners', displayName: 'Owners', aggregations: [], valueCount: 0 },
    ]);
    expect((await reader.search(QUERY)).facets.map(({ name }) => name)).toContain('tags');
    expect(facetFields(model, undefined).every(({ name, key }) => name === key)).toBe(true);
    expect(() => facetFields(model, ['tags', 'colour'])).toThrow(
      refusal('INVALID_FILTER', { path: '/facets/1' }),
    );
  });

  it.each<[readonly string[] | undefined, string[]]>([
    [[], ['search/count-hits']],
    [undefined, ['search/count-facets']],
    [['env'], ['search/count-fields']],
    [
      ['tags', 'env'],
      ['search/count-facets', 'search/count-fields'],
    ],
    [['tags', 'origin'], ['search/count-facets']],
  ])('with the names %j are counted by %j', async (facets, statements) => {
    const reader = readerOf(answering(1));
    await reader.search({ ...QUERY, page: { start: 0, count: 0 }, ...(facets !== undefined && { facets }) });
    expect(statementsOf(reader)).toEqual(statements);
    expect(areDefaultFacets(facetFields(model, facets))).toBe(!statements.includes('search/count-fields'));
  });

  it('are at most 50', () => {
    const many = (length: number) => Array.from({ length }, () => 'owners');
    expect(facetFields(model, many(50))).toHaveLength(50);
    expect(() => facetFields(model, many(51))).toThrow(
      refusal('LIMIT_EXCEEDED', { path: '/facets', rule: 'at most 50 facets' }),
    );
  });

  it.each([
    [undefined, 100],
    [5, 5],
    [0, 0],
    [1_000, 1_000],
    [9_000, 2_000],
  ])('requested with %s values contain at most %s', async (facetValues, most) => {
    const reader = readerOf(answering(1));
    await reader.search({ ...QUERY, ...(facetValues !== undefined && { facetValues }) });
    expect(reader.asked.find(({ name }) => name === 'search/count-facets')?.parameters['most']).toBe(most);
  });

  it.each([
    ['numOwners', 'Num Owners'],
    ['ownership.owners', 'Owners'],
    ['entity', 'Type'],
    ['_index', 'Type'],
    ['_entityType␞numOwners', 'Type␞Num Owners'],
  ])('are displayed under the words of their field: %s as %s', (name, text) => {
    expect(facetFields(model, [name])[0]?.displayName).toBe(text);
  });
});

describe('entity types', () => {
  it('that are internal or technical are searched only if requested', () => {
    const usual = searchableTypes(model);
    expect(usual).toEqual([...usual].sort());
    expect(usual).toContain('dataset');
    expect(usual).not.toContain('schemaField');
    expect(usual).not.toContain('dataHubSecret');
    const { names: found, clauses } = selectTypes(model, []);
    expect(found).toEqual(usual);
    expect(clauses).toEqual(
      expect.arrayContaining([
        '-search_terms:"_entityType=schemaField"^0',
        '-search_terms:"_entityType=dataHubSecret"^0',
      ]),
    );
    expect(selectTypes(model, ['schemaField', 'chart', 'schemaField'])).toMatchObject({
      names: ['chart', 'schemaField'],
      clauses: ['+(search_terms:"_entityType=chart"^0 search_terms:"_entityType=schemaField"^0)'],
    });
    expect(() => selectTypes(model, ['nosuch'])).toThrow();
  });
});

describe('criteria on hierarchies', () => {
  const below = { field: 'tags', condition: 'DESCENDANTS_INCL', values: ['a', 'b'] } as const;
  const around = { field: 'owners', condition: 'RELATED_INCL', values: ['c'], negated: true } as const;
  const plain = { field: 'name', condition: 'EQUAL', values: ['x'] } as const;

  it('are expanded in one statement, which adds entities to the requested values', async () => {
    const parts = fakeParts(model, () => [
      { index: 0, urns: ['d', 'a'] },
      { index: 0, urns: ['e'] },
      { index: 1, urns: ['f'] },
    ]);
    expect(await expandHierarchies(parts, { or: [{ and: [plain, below] }, { and: [around] }] })).toEqual({
      or: [
        { and: [plain, { ...below, values: ['a', 'b', 'd', 'e'] }] },
        { and: [{ ...around, values: ['c', 'f'] }] },
      ],
    });
    expect(parts.asked.map(({ parameters }) => parameters['rows'])).toEqual([
      [
        { index: 0, urn: 'a', up: false, down: true },
        { index: 0, urn: 'b', up: false, down: true },
        { index: 1, urn: 'c', up: true, down: true },
      ],
    ]);
  });

  it('need no statement if there are none', async () => {
    const parts = fakeParts(model);
    const filter = { or: [{ and: [plain] }] };
    expect(await expandHierarchies(parts, filter)).toBe(filter);
    expect(await expandHierarchies(parts, undefined)).toBeUndefined();
    expect(parts.asked).toEqual([]);
  });
});
