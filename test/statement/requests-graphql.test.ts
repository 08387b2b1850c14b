/** The names of the statements that GraphQL requests send: some for each level of the query, and not more for many entities. */
import { startCatalog, type TestCatalog } from '../helpers/catalog.js';
import {
  boxes,
  checks,
  columns,
  hubs,
  jobs,
  MANY,
  seedRequests,
  tables,
  tags,
  terms,
  word,
  type Count,
} from './request-seed.js';
import { sentBy } from './sent-statements.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
  await seedRequests(catalog);
});
afterAll(() => catalog.stop());

type Ask = (count: Count) => Promise<unknown>;
type Row = readonly [what: string, ask: Ask, statements: readonly string[]];

/** Requests entities by their URNs. */
const of =
  (all: readonly string[], type: string, selection: string): Ask =>
  (count) =>
    catalog.query(`query ($urns: [String!]!) { entities(urns: $urns) { ... on ${type} { ${selection} } } }`, {
      urns: all.slice(0, count),
    });
const ofTables = (selection: string): Ask => of(tables, 'Dataset', selection);
/** Searches tables by name. Siblings are separate, because other suites may have written some, and then a statement lists them. */
const search =
  (selection: string): Ask =>
  (count) =>
    catalog.query(
      `{ searchAcrossEntities(input: { types: [DATASET], query: "${word}", count: ${count},
        searchFlags: { separateSiblings: true } }) { ${selection} } }`,
    );
/** Searches the downstream tables of a table. */
const across =
  (selection: string, more = 'query: "*"'): Ask =>
  (count) =>
    catalog.query(
      `{ searchAcrossLineage(input: { urn: "${hubs[count]}", direction: DOWNSTREAM, ${more} }) { ${selection} } }`,
    );
const sources =
  (selection: string): Ask =>
  (count) =>
    catalog.query(`{ listIngestionSources(input: { count: 100, filters: [{ field: "name", condition: CONTAIN,
      values: ["${count === 1 ? `${word}first` : word}"] }] }) { total ingestionSources { urn ${selection} } } }`);
const runAll: Ask = (count) =>
  catalog.query(
    'mutation ($urns: [String!]!) { runAssertions(urns: $urns, saveResults: false) { passingCount } }',
    { urns: count === 1 ? checks.slice(0, 2) : checks },
  );
const tagAll: Ask = (count) =>
  catalog.query('mutation ($input: BatchAddTagsInput!) { batchAddTags(input: $input) }', {
    input: {
      tagUrns: [tags[count === 1 ? 0 : 1]],
      resources: tables.slice(0, count).map((resourceUrn) => ({ resourceUrn })),
    },
  });

const ROWS: readonly Row[] = [
  [
    'lineage of tables and of their columns',
    (count) =>
      catalog.query(
        `query ($urns: [String!]!) { entities(urns: $urns) {
      ... on EntityWithRelationships { lineage(input: { direction: UPSTREAM, count: 0 }) { total } } } }`,
        { urns: [...tables.slice(0, count), ...columns.slice(0, count)] },
      ),
    ['lineage/list-neighbours', 'lineage/list-neighbours'],
  ],
  ['tables whose existence does not matter', ofTables('urn'), []],
  ['existing tables', ofTables('exists'), ['entities/get-aspects']],
  [
    'all and active incidents',
    ofTables('incidents { total incidents { urn } } active: incidents(state: ACTIVE, count: 1) { total }'),
    ['relationships/list-referrers'],
  ],
  [
    'relationships with different arguments',
    ofTables(`owned: relationships(input: { types: ["OwnedBy"], direction: OUTGOING, count: 1 }) {
      total relationships { entity { urn relationships(input: { types: [], direction: INCOMING, count: 2 }) { total } } } }
    all: relationships(input: { types: [], direction: INCOMING }) { total }`),
    ['relationships/list-pages', 'relationships/list-pages'],
  ],
  [
    'raw aspects and times of ingestion',
    of(
      tags,
      'Tag',
      'lastIngested all: aspects { aspectName } some: aspects(input: { aspectNames: ["status"] }) { payload }',
    ),
    ['entities/get-aspects', 'entities/get-entities', 'entities/get-metas'],
  ],
  [
    'parent containers, level by level',
    ofTables('parentContainers { count }'),
    ['entities/get-aspects', 'entities/get-aspects', 'entities/get-aspects'],
  ],
  [
    'parent folders of the glossary',
    of(terms, 'GlossaryTerm', 'parentNodes { count }'),
    ['entities/get-aspects', 'entities/get-aspects', 'entities/get-aspects'],
  ],
  [
    'runs of jobs with their states',
    of(jobs, 'DataJob', 'runs(count: 5) { runs { state(limit: 1) { status } } }'),
    ['relationships/list-referrers', 'timeseries/list-points'],
  ],
  [
    'points of two aspects',
    ofTables('operations(limit: 1) { timestampMillis } datasetProfiles(limit: 1) { rowCount }'),
    ['timeseries/list-points'],
  ],
  [
    'health',
    ofTables('health { type status }'),
    ['entities/get-aspects', 'relationships/list-referrers', 'timeseries/list-points'],
  ],
  [
    'usage summaries',
    ofTables('statsSummary { queryCountLast30Days }'),
    ['entities/get-aspects', 'timeseries/list-points'],
  ],
  [
    'use',
    ofTables('usageStats(range: MONTH) { aggregations { totalSqlQueries } }'),
    ['timeseries/list-points'],
  ],
  [
    'statistics of operations',
    ofTables('operationsStats { aggregations { totalOperations } }'),
    ['timeseries/list-points'],
  ],
  [
    'lineage of both directions',
    ofTables(
      'up: lineage(input: { direction: UPSTREAM, count: 0 }) { total } down: lineage(input: { direction: DOWNSTREAM, count: 0 }) { total }',
    ),
    ['lineage/list-neighbours', 'lineage/list-neighbours'],
  ],
  ['numbers of entities in containers', of(boxes, 'Container', 'entities { total }'), ['search/find-each']],
  [
    'entities in containers, with facets',
    of(boxes, 'Container', 'entities { total searchResults { matchedFields { name } } facets { field } }'),
    ['search/count-each', 'search/find-each'],
  ],
  [
    'hits with owners, tags and domains',
    search(`searchResults { matchedFields { name value } entity { urn ... on Dataset { name
      platform { name properties { displayName } } ownership { owners { owner { ... on CorpUser { properties { displayName } } } } }
      tags { tags { tag { properties { colorHex } } } } domain { domain { properties { name } } } } } }
    facets { field aggregations { value count displayName entity { urn } } }`),
    // The search returns the aspects of the hits themselves.
    ['entities/get-aspects', 'entities/get-names', 'search/count-facets', 'search/find-ranked'],
  ],
  [
    'hits with their overviews',
    search(`searchResults { entity { overview { name subTypes platform { urn } description externalUrl path { name entity { urn } }
      owners { owner { ... on CorpUser { overview { name } } } } tags { tag { overview { name } } } glossaryTerms { term { urn } }
      domain { overview { name } } dataProducts { urn } links { url } customProperties { key } removed openIncidents
      lastChange { time actor { urn } } } } }`),
    [
      // The hits, the entities that they refer to with the inner containers, and the outer containers.
      ...['entities/get-aspects', 'entities/get-aspects', 'entities/get-aspects'],
      'entities/get-metas',
      // The hits, the entities that they refer to, and the steps of their paths.
      ...['entities/get-names', 'entities/get-names', 'entities/get-names'],
      'relationships/list-referrers',
      'search/count-hits',
      'search/find-ranked',
    ],
  ],
  [
    'hits with their lineage',
    search(
      'searchResults { entity { urn ... on Dataset { lineage(input: { direction: UPSTREAM, count: 0 }) { total } } } }',
    ),
    ['lineage/list-neighbours', 'search/count-hits', 'search/find-ranked'],
  ],
  [
    'a lineage graph with columns',
    (count) =>
      catalog.query(
        `query ($input: LineageGraphInput!) { lineageGraph(input: $input) {
          nodes { id x y entity { urn ... on Dataset { name } } columns { fieldPath } } edges { from to points { x y } } columnEdges { fromField } } }`,
        { input: { urn: hubs[count], maxNeighbours: 100, openColumns: tables.slice(0, count) } },
      ),
    [
      'entities/get-aspects',
      'entities/get-aspects',
      'lineage/list-flows-among',
      // The start, its neighbours, and the visited entities without metadata.
      'lineage/list-sides',
      'lineage/list-sides',
      'lineage/list-sides',
    ],
  ],
  [
    'histories, with the values',
    ofTables('history(input: { count: 3 }) { changes { before after } }'),
    ['changes/get-values', 'changes/list-changes-of-entity'],
  ],
  ['the number of downstream tables', across('total'), ['lineage/search-lineage']],
  [
    'downstream tables, with paths and facets',
    across('searchResults { degree entity { urn } paths { path { urn } } } facets { field }'),
    ['lineage/find-paths', 'lineage/search-lineage'],
  ],
  [
    'downstream tables that match words',
    across('searchResults { degree }', `query: "${word}"`),
    ['lineage/search-lineage'],
  ],
  [
    'downstream tables, with matched fields',
    across('searchResults { degree matchedFields { name } }', `query: "${word}"`),
    ['lineage/search-lineage', 'search/read-fields'],
  ],
  ['ingestion sources', sources('name'), ['entities/get-aspects', 'search/count-hits', 'search/find-hits']],
  [
    'ingestion sources with their runs',
    sources('executions(count: 2) { total executionRequests { id result { status } } }'),
    [
      'entities/get-aspects',
      'entities/get-aspects',
      'relationships/list-referrers',
      'search/count-hits',
      'search/find-hits',
    ],
  ],
  [
    'semantic search',
    (count) =>
      catalog.query(
        `{ semanticSearchAcrossEntities(input: { query: "${count === 1 ? word : `${word} orders of all shops by day`}", searchFlags: { separateSiblings: true } }) { total } }`,
      ),
    ['search/count-hits', 'search/find-concepts', 'search/find-ranked'],
  ],
  [
    'running assertions',
    runAll,
    ['entities/get-aspects', 'entities/get-aspects', 'timeseries/find-changes', 'timeseries/list-points'],
  ],
  [
    'adding tags to tables',
    tagAll,
    [
      'entities/get-aspects',
      'writes/add-edges',
      'writes/lock-entities',
      'writes/store-entities',
      'writes/store-stubs',
    ],
  ],
];

it.each(ROWS)('%s', async (_what, ask, statements) => {
  expect(await sentBy({ catalog }, () => ask(1))).toEqual(statements);
  expect(await sentBy({ catalog }, () => ask(MANY))).toEqual(statements);
});
