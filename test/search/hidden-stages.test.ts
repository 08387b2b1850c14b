/** Entities in a lifecycle stage that hides them in searches. */
import { nameOf } from '../../src/neo4j/statements.js';
import { datasetUrn, unique, uniqueWord } from '../helpers/catalog.js';
import { openCatalog } from '../helpers/api/suite.js';
import { openapiV3 } from '../helpers/api/openapi-v3.js';

const [catalog, other] = [await openCatalog(), await openCatalog()];
const word = uniqueWord('staged');
/** The quotes must not end a text in a statement. */
const [hiding, showing] = [`retired"'${unique('stage')}`, unique('stage')].map(
  (id) => `urn:li:lifecycleStageType:${id}`,
) as [string, string];
const [hidden, shown, plain] = ['hidden', 'shown', 'plain'].map((name) => datasetUrn(`${word}.${name}`)) as [
  string,
  string,
  string,
];

const describeStage = (urn: string, hideInSearch: boolean, writer = catalog) => {
  const stamp = { time: 1, actor: 'urn:li:corpuser:ann' };
  const info = { name: 'x', settings: { hideInSearch }, created: stamp, lastModified: stamp };
  return writer.ingest(urn, 'lifecycleStageTypeInfo', info);
};

beforeAll(async () => {
  for (const [urn, hides] of [
    [hiding, true],
    [showing, false],
  ] as const)
    expect((await describeStage(urn, hides)).status).toBe(200);
  for (const [urn, lifecycleStage] of [
    [hidden, hiding],
    [shown, showing],
    [plain, undefined],
  ] as const)
    expect((await catalog.ingest(urn, 'status', { removed: false, lifecycleStage })).status).toBe(200);
});
afterAll(() => describeStage(hiding, false));

async function search(query: string, more: object = {}, reader = catalog) {
  const { searchAcrossEntities: found } = await reader.query(
    `query ($input: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $input) {
      total searchResults { entity { urn } } facets { field aggregations { value count } } } }`,
    { input: { types: ['DATASET'], query, ...more } },
  );
  return { ...found, urns: found.searchResults.map(({ entity }: any) => entity.urn) };
}

/** Returns the URNs of all pages, because other test files may have written many datasets. */
async function searchPages(query: string, more: object): Promise<string[]> {
  const [urns, count] = [[] as string[], 5_000];
  for (;;) {
    const page = await search(query, { start: urns.length, count, ...more });
    urns.push(...page.urns);
    if (page.urns.length < count) return urns;
  }
}

const among = (field: string, values: string[], condition = 'EQUAL') => ({
  orFilters: [{ and: [{ field, values, condition }] }],
});
const flag = (includeHiddenLifecycleStages: boolean) => ({ searchFlags: { includeHiddenLifecycleStages } });

it.each([
  ['a word', word, {}],
  ['a filter', '*', among('urn', [word], 'CONTAIN')],
  ['everything', '*', {}],
])('are left out of a search for %s', async (_what, query, more) => {
  const urns = await searchPages(query, more);
  expect([hidden, plain, shown].filter((urn) => urns.includes(urn))).toEqual([plain, shown]);
});

it('are left out of totals and facets', async () => {
  const { total, facets } = await search(word);
  const origins = facets.find(({ field }: any) => field === 'origin');
  expect([total, origins.aggregations]).toEqual([2, [{ value: 'PROD', count: 2 }]]);
});

it.each([
  ['the flag', flag(true), [hidden, shown, plain]],
  ['a filter by their stage', among('lifecycleStage', [hiding]), [hidden]],
  ['no flag that excludes them', { ...among('lifecycleStage', [hiding, showing]), ...flag(false) }, [shown]],
])('are found with %s', async (_what, more, expected) => {
  expect(new Set((await search(word, more)).urns)).toEqual(new Set(expected));
});

it('are left out of scrolls and of searches by meaning', async () => {
  const { scrollAcrossEntities, semanticSearchAcrossEntities } = await catalog.query(
    `{ scrollAcrossEntities(input: { query: "${word}", count: 10 }) { total }
      semanticSearchAcrossEntities(input: { query: "${word}", count: 10 }) { total } }`,
  );
  expect([scrollAcrossEntities.total, semanticSearchAcrossEntities.total]).toEqual([2, 2]);
});

it('are left out of searches across entities in REST, unless the flag includes them', async () => {
  const find = async (action: string, more: object = {}) => {
    const body = { input: word, entities: ['dataset'], start: 0, count: 10, ...more };
    const { json } = await catalog.post(`/entities?action=${action}`, body);
    return json.value.entities.map(({ entity }: { entity: string }) => entity);
  };
  for (const action of ['searchAcrossEntities', 'scrollAcrossEntities']) {
    expect(new Set(await find(action))).toEqual(new Set([plain, shown]));
    expect(await find(action, flag(true))).toHaveLength(3);
  }
});

it('are left out without a list of the stages for each search', async () => {
  catalog.takeStatements();
  for (let times = 0; times < 5; times += 1) expect((await search(word)).total).toBe(2);
  const sent = catalog.takeStatements().map(({ text }) => nameOf(text));
  const [searches, lists, refreshes] = [
    'search/find-ranked',
    'lifecycle/list-stages',
    'search-index/refresh',
  ].map((statement) => sent.filter((name) => name === statement).length) as [number, number, number];
  // Tests of other files may write meanwhile. Then the service lists the stages or refreshes the index, and may search again.
  expect(lists).toBeLessThan(5);
  expect(searches).toBeGreaterThanOrEqual(5);
  expect(searches).toBeLessThanOrEqual(5 + lists + refreshes);
});

it('are found again by the next search of every service after any service has changed the stage, and left out again', async () => {
  const totals = () =>
    Promise.all([catalog, other].map(async (reader) => (await search(word, {}, reader)).total));
  expect(await totals()).toEqual([2, 2]);
  for (const [writer, hides] of [
    [other, false],
    [other, true],
    [catalog, false],
    [catalog, true],
  ] as const) {
    expect((await describeStage(hiding, hides, writer)).status).toBe(200);
    expect(await totals()).toEqual(hides ? [2, 2] : [3, 3]);
  }
});

it('are found again after the stage has lost its description', async () => {
  const { status } = await openapiV3(other).on('DELETE', hiding, '/lifecycleStageTypeInfo');
  expect(status).toBe(200);
  expect((await search(word)).total).toBe(3);
  await describeStage(hiding, true);
  expect((await search(word, {}, other)).total).toBe(2);
});

it('stay readable by URN, and are found again as soon as the stage shows them', async () => {
  expect((await catalog.query(`{ entity(urn: ${JSON.stringify(hidden)}) { urn } }`)).entity.urn).toBe(hidden);
  await describeStage(hiding, false);
  expect((await search(word)).total).toBe(3);
});
