/** The names of the statements that REST requests send: few of them, and not more for many entities. */
import { openapiV3, type V3 } from '../helpers/api/openapi-v3.js';
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { hubs, MANY, seedRequests, tables, word, type Count } from './request-seed.js';
import { sentBy } from './sent-statements.js';

let catalog: TestCatalog;
let v3: V3;
const versions = { 1: datasetUrn(unique('versions')), [MANY]: datasetUrn(unique('versions')) };
/** Entities to delete: one with very little data and one with much. */
const wiped = { 1: datasetUrn(unique('wiped')), [MANY]: datasetUrn(unique('wiped')) };
const labels = { 1: `urn:li:tag:${unique('label')}`, [MANY]: `urn:li:tag:${unique('label')}` };

beforeAll(async () => {
  catalog = await startCatalog();
  v3 = openapiV3(catalog);
  await seedRequests(catalog);
  const counts: readonly Count[] = [1, MANY];
  for (const count of counts) {
    await store(
      newTables(count).map((urn) => proposal(urn, 'globalTags', { tags: [{ tag: labels[count] }] })),
    );
    await store([proposal(wiped[count], 'upstreamLineage', madeFrom(count))]);
    for (let turn = 0; turn <= count; turn += 1)
      await store([
        proposal(versions[count], 'globalTags', { tags: [{ tag: `urn:li:tag:t${turn}` }] }),
        ...(count === 1
          ? []
          : [proposal(wiped[count], 'datasetProperties', { description: `turn ${turn}` })]),
      ]);
  }
  await store([
    proposal(wiped[MANY], 'upstreamLineage', madeFrom(200)),
    proposal(wiped[MANY], 'datasetProfile', { timestampMillis: 1 }),
  ]);
});
afterAll(() => catalog.stop());

async function store(proposals: readonly object[]): Promise<void> {
  const { status, text } = await catalog.ingestBatch(proposals);
  if (status !== 200) throw new Error(text);
}

const newTables = (count: number) => Array.from({ length: count }, () => datasetUrn(unique('table')));
const madeFrom = (count: number) => ({
  upstreams: newTables(count).map((dataset) => ({ dataset, type: 'TRANSFORMED' })),
});
const byUrn = (urn: string) => ({
  and: [{ criteria: [{ field: 'urn', values: [urn], condition: 'EQUAL' }] }],
});
const list = (urns: readonly string[]) => `List(${urns.map(encodeURIComponent).join(',')})`;
const post =
  (path: string, body: (count: Count) => object): Ask =>
  (count) =>
    catalog.post(path, body(count));

type Ask = (count: Count) => Promise<{ readonly status: number; readonly text: string }>;

const ROWS: readonly (readonly [what: string, ask: Ask, statements: readonly string[]])[] = [
  [
    'entities',
    (count) => catalog.get(`/entitiesV2?ids=${list(tables.slice(0, count))}`),
    ['entities/get-entities'],
  ],
  [
    'entities through OpenAPI v2',
    post('/openapi/v2/entity/batch/dataset', (count) => ({
      urns: tables.slice(0, count),
      aspectNames: ['status'],
    })),
    ['entities/get-aspects'],
  ],
  [
    'aspects of entities, including points',
    (count) =>
      v3.batchGet(
        'dataset',
        tables.slice(0, count).map((urn) => ({ urn, status: {}, datasetProfile: {} })),
      ),
    ['entities/get-aspects', 'timeseries/list-points'],
  ],
  [
    'a page of relationships',
    (count) =>
      catalog.post(`/openapi/v3/relationship/scroll?count=${count}`, {
        destinationFilter: byUrn(hubs[MANY]),
      }),
    ['relationships/scroll-edges'],
  ],
  [
    'a page of lineage',
    (count) => catalog.post(`/openapi/v3/lineage/scroll?direction=UPSTREAM&count=${count}`, { urns: tables }),
    ['lineage/scroll-edges'],
  ],
  [
    'the versions of an entity',
    (count) => catalog.get(`/openapi/v2/timeline/v1/${encodeURIComponent(versions[count])}?categories=TAG`),
    ['timeline/list-aspect-spans', 'versions/get-versions'],
  ],
  [
    'a page of hits',
    (count) => catalog.search({ entity: 'dataset', input: word, count, facets: [] }),
    ['search/count-hits', 'search/find-ranked'],
  ],
  [
    'proposals for new entities',
    (count) =>
      catalog.ingestBatch(
        newTables(count).map((urn) =>
          proposal(urn, 'ownership', { owners: [{ owner: 'urn:li:corpuser:ann', type: 'DATAOWNER' }] }),
        ),
      ),
    ['writes/add-edges', 'writes/lock-entities', 'writes/store-entities', 'writes/store-stubs'],
  ],
  [
    'several aspects of new entities, written in one transaction',
    (count) =>
      v3.put(
        'dataset',
        newTables(count).map((urn) => ({
          urn,
          status: { value: { removed: false } },
          datasetProperties: { value: { name: 'x' } },
        })),
      ),
    ['writes/lock-entities', 'writes/store-entities'],
  ],
  [
    'deleting an entity hard, with all its versions, points and relationships',
    post('/entities?action=delete', (count) => ({ urn: wiped[count] })),
    [
      'version-sets/list-versioned',
      'writes/delete-changes',
      'writes/delete-entities',
      'writes/delete-orphan-stubs',
      'writes/delete-past-edges',
      'writes/delete-points',
      'writes/delete-versions',
      'writes/lock-entities',
      'writes/mark-write',
      'writes/remove-edges',
      'writes/store-entities',
    ],
  ],
  [
    'deleting the references to an entity',
    post('/entities?action=deleteReferences', (count) => ({ urn: labels[count], dryRun: false })),
    [
      'writes/list-references',
      'writes/lock-entities',
      'writes/measure-entities',
      'writes/remove-edges',
      'writes/store-entities',
    ],
  ],
];

it.each(ROWS)('%s', async (_what, ask, statements) => {
  const sentFor = (count: Count) =>
    sentBy({ catalog }, async () => {
      const { status, text } = await ask(count);
      if (status !== 200) throw new Error(text);
    });
  expect(await sentFor(1)).toEqual(statements);
  expect(await sentFor(MANY)).toEqual(statements);
});
