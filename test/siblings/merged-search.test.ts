/** A hit of a search stands for a pair of siblings if both match. */
import { datasetUrn, proposal, unique, uniqueWord } from '../helpers/catalog.js';
import { inviteReader, openViewing, type Reader } from '../authorization/scope-support.js';
import { named, pairOf, siblingsOf } from './datasets.js';

const { catalog, root } = await openViewing();
const word = uniqueWord('pair');
const names = ['a', 'b', 'c', 'd', 'e'];
const pairs = names.map((name) => pairOf(`${unique('merged')}.${name}`));
const models = pairs.map(({ model }) => model);
const tables = pairs.map(({ table }) => table);
const single = datasetUrn(`${unique('merged')}.single`, 'snowflake');

const write = async (...proposals: object[]) => {
  const { status, text } = await root.post('/aspects?action=ingestProposalBatch', { proposals });
  expect([status, text]).toEqual([200, expect.any(String)]);
};
const pair = ({ model, table }: { model: string; table: string }) => [
  siblingsOf(model, true, table),
  siblingsOf(table, false, model),
];
beforeAll(() =>
  write(
    ...[...models, ...tables, single].map((urn) =>
      named(urn, word, { description: `of ${urn.split(':')[6]}` }),
    ),
    ...pairs.flatMap(pair),
  ),
);

interface Asked {
  readonly by?: Reader;
  readonly [argument: string]: unknown;
}

async function search({ by = root, ...more }: Asked = {}) {
  const query = `query ($input: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $input) {
    total searchResults { entity { urn } } facets { field aggregations { value count } } } }`;
  const input = { query: word, count: 20, types: ['DATASET'], ...more };
  const { total, searchResults, facets } = (await by.query(query, { input })).searchAcrossEntities;
  return { total, urns: searchResults.map(({ entity }: any) => entity.urn) as string[], facets };
}

const everyOne = [...models, ...tables, single].sort();
const primaries = [...models, single].sort();

it('the primary sibling is a hit and the other is not, unless flags separate them', async () => {
  for (const [searchFlags, urns] of [
    [undefined, primaries],
    [{ skipHighlighting: true }, primaries],
    [{ skipAggregates: true, separateSiblings: false }, primaries],
    [{ separateSiblings: true }, everyOne],
    [{ skipAggregates: true }, everyOne],
  ] as const) {
    const found = await search({ searchFlags });
    expect([found.total, [...found.urns].sort()]).toEqual([urns.length, urns]);
  }
});

it('each of the searches merges, and lists of contents do not', async () => {
  const input = `query: "${word}", count: 20`;
  for (const [field, total] of [
    [`search(input: { type: DATASET, ${input} })`, 6],
    [`scrollAcrossEntities(input: { ${input} })`, 6],
    [`semanticSearchAcrossEntities(input: { ${input} })`, 6],
    [`semanticSearch(input: { type: DATASET, ${input} })`, 6],
    [`search(input: { type: CHART, ${input} })`, 0],
    [`scrollAcrossEntities(input: { ${input}, searchFlags: { skipAggregates: true } })`, 11],
  ] as const) {
    const { found } = await root.query(`{ found: ${field} { total searchResults { entity { urn } } } }`);
    expect([field, found.total, found.searchResults.length]).toEqual([field, total, total]);
  }
});

it('facets count each entity that matches, so their values say how many hits a filter finds', async () => {
  const { facets } = await search();
  const { aggregations } = facets.find(({ field }: any) => field === 'platform');
  for (const { value, count } of aggregations) {
    const { total } = await search({ orFilters: [{ and: [{ field: 'platform', values: [value] }] }] });
    expect([value, total]).toEqual([value, count]);
  }
  expect(aggregations).toHaveLength(2);
});

it.each<[string, object]>([
  ['by relevance', {}],
  ['by a field', { sortInput: { sortCriteria: [{ field: 'name', sortOrder: 'ASCENDING' }] } }],
  ['by beginnings of words', { query: `${word.slice(0, -1)}*` }],
  [
    'among filtered ones',
    { query: '*', orFilters: [{ and: [{ field: 'name', condition: 'START_WITH', values: [word] }] }] },
  ],
])('pages %s are full, and contain each hit once', async (_, more) => {
  const urns: string[] = [];
  for (let start = 0; start < 6; start += 2) {
    const page = await search({ start, count: 2, ...more });
    expect([page.total, page.urns.length]).toEqual([6, 2]);
    urns.push(...page.urns);
  }
  expect(urns.sort()).toEqual(primaries);
  expect((await search({ start: 6, count: 2, ...more })).urns).toEqual([]);
  expect((await search({ count: 0, ...more })).total).toBe(6);
});

it('a scroll lists each hit once, also with conditions on the text of fields', async () => {
  const query = `query ($input: ScrollAcrossEntitiesInput!) { scrollAcrossEntities(input: $input) {
    nextScrollId total searchResults { entity { urn } } } }`;
  const orFilters = [{ and: [{ field: 'name', condition: 'CONTAIN', values: [word] }] }];
  for (const asked of [
    { query: word, count: 2 },
    { query: '*', count: 1, orFilters },
  ]) {
    const urns: string[] = [];
    let scrollId: string | null = null;
    do {
      const page: any = (await root.query(query, { input: { ...asked, ...(scrollId && { scrollId }) } }))
        .scrollAcrossEntities;
      expect(page.total).toBe(6);
      urns.push(...page.searchResults.map(({ entity }: any) => entity.urn));
      scrollId = page.nextScrollId;
    } while (scrollId !== null);
    expect(urns).toEqual(primaries);
  }
});

it('a sibling that matches alone is a hit', async () => {
  const [model, table, mark] = [models[0]!, tables[0]!, uniqueWord('only')];
  await write(proposal(table, 'editableDatasetProperties', { description: mark }));
  expect(await search({ query: mark })).toMatchObject({ total: 1, urns: [table] });
  const onSnowflake = [{ and: [{ field: 'platform', values: ['urn:li:dataPlatform:snowflake'] }] }];
  expect((await search({ orFilters: onSnowflake })).urns.sort()).toEqual([...tables, single].sort());
  await write(proposal(model, 'editableDatasetProperties', { description: mark }));
  expect(await search({ query: mark })).toMatchObject({ total: 1, urns: [model] });
});

it('hides a primary sibling that the reader may not view, finds the other sibling, and counts only visible entities', async () => {
  const urns = [tables[0]!, ...models.slice(1), ...tables.slice(1)];
  const by = await inviteReader(catalog, [{ field: 'URN', values: urns }]);
  const found = await search({ by });
  expect([found.total, found.urns.sort()]).toEqual([5, [tables[0]!, ...models.slice(1)].sort()]);
});

it('a primary sibling that is soft-deleted, of another type or unknown stands for nothing', async () => {
  const mark = uniqueWord('gone');
  const [{ model, table }, unknown] = [pairOf(unique('db.gone')), datasetUrn(unique('db.unknown'))];
  await write(
    ...[model, table].map((urn) => named(urn, mark)),
    ...pair({ model, table }),
    siblingsOf(table, false, model, unknown),
    proposal(model, 'status', { removed: true }),
  );
  expect(await search({ query: mark })).toMatchObject({ total: 1, urns: [table] });
  const all = { query: mark, searchFlags: { includeSoftDeleted: true } };
  expect(await search(all)).toMatchObject({ total: 1, urns: [model] });
  await write(proposal(model, 'status', { removed: false }));
  expect(await search({ query: mark })).toMatchObject({ total: 1, urns: [model] });
});

it('siblings without a primary one, and with two, are hits of their own', async () => {
  const mark = uniqueWord('equal');
  const [a, b] = [datasetUrn(`${mark}.a`), datasetUrn(`${mark}.b`)];
  await write(named(a, mark), named(b, mark));
  for (const primary of [false, true]) {
    await write(siblingsOf(a, primary, b), siblingsOf(b, primary, a));
    expect((await search({ query: mark })).urns.sort()).toEqual([a, b]);
  }
  await write(siblingsOf(a, false));
  expect(await search({ query: mark })).toMatchObject({ total: 1, urns: [b] });
});
