/** Query plans of statements for readers with a restricted view: the scope does not make them slower. */
import type { Driver } from 'neo4j-driver';
import { loadStatements } from '../../src/neo4j/statements.js';
import { inviteReader, openViewing } from '../authorization/scope-support.js';
import { datasetUrn, proposal, unique, type SentStatement } from '../helpers/catalog.js';
import { openDriver } from '../helpers/driver.js';
import { trackAndRead } from '../statement/exercise-usage.js';
import { inspectPlans, resampleIndexes, STATEMENT_NAMES } from '../statement/inspect-plans.js';

// A service of its own has not ranked the views yet.
const { catalog, root } = await openViewing({ clock: { now: () => Date.now() } });
let driver: Driver;
let document: string;
const prefix = unique('plan');
const urn = (index: number) => datasetUrn(`${prefix}.table_${index}`);

beforeAll(async () => {
  driver = await openDriver();
  for (const description of ['first orders', 'second orders'])
    await root.post('/aspects?action=ingestProposalBatch', {
      proposals: [0, 1].flatMap((index) => [
        proposal(urn(index), 'datasetProperties', { name: `table_${index}`, description }),
        proposal(urn(index), 'upstreamLineage', { upstreams: [{ dataset: urn(1 - index), type: 'COPY' }] }),
      ]),
    });
  const create = 'mutation ($input: CreateDocumentInput!) { createDocument(input: $input) }';
  const input = {
    title: prefix,
    contents: { text: 'All orders.' },
    state: 'PUBLISHED',
    relatedAssets: [urn(0)],
  };
  document = (await root.query(create, { input })).createDocument;
}, 120_000);

afterAll(() => driver.close());

/** Sends one request of each kind, as a reader with several kinds of view conditions. */
async function exercise(): Promise<SentStatement[]> {
  const reader = await inviteReader(
    catalog,
    [{ field: 'DOMAIN', values: [`urn:li:domain:${prefix}`] }],
    [
      { field: 'URN', values: [urn(0).slice(0, -8), document], condition: 'STARTS_WITH' },
      { field: 'TAG', values: ['urn:li:tag:hidden'], condition: 'NOT_EQUALS' },
    ],
  );
  catalog.takeStatements();
  const [dataset, encoded] = [urn(1), encodeURIComponent(urn(1))];
  const ofDataset = { urn: dataset, entity: 'dataset' };
  const named = { and: [{ criteria: [{ field: 'urn', values: [urn(0), dataset], condition: 'EQUAL' }] }] };
  const gets = [
    `/entitiesV2/${encoded}`,
    `/aspects/${encoded}?aspect=datasetProperties&version=1`,
    `/aspects/${encoded}?aspect=datasetProperties&startVersion=0&endVersion=9`,
    `/openapi/v2/timeline/v1/${encoded}`,
    '/openapi/v2/timeseries/dataset/datasetProfile?count=5',
    ...['INCOMING', 'OUTGOING'].map((direction) => `/relationships?urn=${encoded}&direction=${direction}`),
  ];
  const posts: [string, object][] = [
    ['/aspects?action=getTimeseriesAspectValues', { ...ofDataset, aspect: 'datasetProfile' }],
    ['/aspects?action=getCount', { aspect: 'datasetProperties' }],
    ['/entities?action=listUrns', { entity: 'dataset', start: 0, count: 10 }],
    ['/entities?action=getBrowsePaths', { urn: dataset }],
    ['/entities?action=browse', { path: '/prod/hive', entity: 'dataset', start: 0, limit: 10 }],
    ['/entities?action=autocomplete', { query: 'tab', entity: 'dataset', limit: 10 }],
    ['/entities?action=search', { entity: 'dataset', input: 'orders', start: 0, count: 10 }],
    ['/entities?action=search', { entity: 'dataset', input: '*', start: 0, count: 10, facets: ['name'] }],
    [`/openapi/v1/trace/write/${'0'.repeat(32)}`, { [dataset]: ['status'] }],
    ['/openapi/v3/relationship/scroll?count=5', { sourceFilter: named }],
    ['/openapi/v3/relationship/scroll?count=5', {}],
    ['/openapi/v3/relationship/scroll?count=5&direction=UNDIRECTED', { sourceFilter: named }],
    ['/openapi/v3/lineage/scroll?count=5&direction=UPSTREAM', { urns: [urn(0), dataset] }],
    ['/openapi/v3/lineage/scroll?count=5', { urns: [urn(0), dataset] }],
  ];
  const answers = [
    ...(await Promise.all(gets.map((path) => reader.get(path)))),
    ...(await Promise.all(posts.map(([path, body]) => reader.post(path, body)))),
  ];
  expect(answers.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
  await reader.query(`{ dataset(urn: "${dataset}") { name lastIngested schemaMetadata(version: 1) { name }
      history(input: { count: 5 }) { changes { before after } }
      privileges { canEditTags } datasetProfiles(limit: 1) { rowCount } timeseriesCapabilities { assetStats { oldestDatasetProfileTime } }
      lineage(input: { direction: UPSTREAM }) { total } incidents { total }
      relationships(input: { types: ["DownstreamOf"], direction: INCOMING }) { total } operations { timestampMillis } }
    searchAcrossLineage(input: { urn: "${dataset}", direction: UPSTREAM, query: "orders" }) { searchResults { paths { path { urn } } } }
    fromColumn: searchAcrossLineage(input: { urn: "urn:li:schemaField:(${dataset},id)", direction: UPSTREAM, query: "*" }) {
      searchResults { truncatedChildren paths { path { urn } } } }
    semanticSearchAcrossEntities(input: { query: "orders of a day" }) { total }
    search(input: { type: DATASET, query: "*", orFilters: [{ and: [{ field: "domains", condition: RELATED_INCL,
      values: ["urn:li:domain:${prefix}"] }] }] }) { total }
    byProperty: search(input: { type: DATASET, query: "*", orFilters: [{ and: [{ field: "structuredProperties.retention",
      values: ["90"] }] }] }) { total }
    lineageGraph(input: { urn: "${dataset}" }) { nodes { id } }
    catalogChanges(input: { count: 5 }) { changes { urn } } recentlyChanged(input: { count: 5 }) { time }
    searchAcrossEntities(input: { query: "orders" }) { facets { aggregations { displayName } } }
    container(urn: "urn:li:container:${prefix}") { entities { total } }
    document(urn: "${document}") { changeHistory { changeType } } }`);
  await trackAndRead(catalog, dataset, { cookie: reader.person.cookie });
  return catalog.takeStatements();
}

/** Statements that the web pages and API requests above do not send: other tests run assertions. */
const UNSENT = ['timeseries/find-changes', 'timeseries/find-runs'];

it('scoped statements use no scans or Cartesian products, and all statements that read entities apply the scope', async () => {
  const load = loadStatements();
  const sent = await exercise();
  await resampleIndexes(driver);
  const { offences, seen } = await inspectPlans(driver, sent);
  expect(offences).toEqual([]);
  const marked = STATEMENT_NAMES.filter((name) => /\/\* (visible|visibleUrn|visibleEdge) /.test(load(name)));
  expect(marked.length).toBeGreaterThan(20);
  const isSent = (name: string): boolean =>
    [...seen].some((key) => key.startsWith(`${name} `) && /[ ,]scope(,|$)/.test(key));
  expect(marked.filter((name) => !isSent(name) && !UNSENT.includes(name))).toEqual([]);
}, 300_000);
