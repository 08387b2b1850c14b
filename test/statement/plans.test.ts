/**
 * Profiles every statement in `cypher/` on a graph of 3,000 tables, with parameters that requests really send.
 * Statements that write run in a transaction that is rolled back.
 */
import type { Driver } from 'neo4j-driver';
import { listStatementFiles, loadStatements, nameOf } from '../../src/neo4j/statements.js';
import {
  datasetUrn,
  proposal,
  startCatalog,
  startFreshCatalog,
  unique,
  type SentStatement,
  type TestCatalog,
} from '../helpers/catalog.js';
import { invite, makeToken, rootCookie, startFreshSecured, statusFor } from '../helpers/secured-catalog.js';
import { openDriver } from '../helpers/driver.js';
import { endOfLog } from '../helpers/event-log.js';
import { startLineage, whole, wholeGraph } from '../lineage/support.js';
import { exerciseCheck } from './exercise-check.js';
import { exerciseConsequences } from './exercise-consequences.js';
import { exerciseExecutor } from './exercise-executor.js';
import { exerciseFiles } from './exercise-files.js';
import { exerciseMetadataTests } from './exercise-metadata-tests.js';
import { exerciseRelatedEntities } from './exercise-related-entities.js';
import { exerciseSearch } from './exercise-search.js';
import { exerciseSingleSignOn } from './exercise-single-sign-on.js';
import { exerciseUsage } from './exercise-usage.js';
import { resampleIndexes, inspectPlans, STATEMENT_NAMES } from './inspect-plans.js';

let catalog: TestCatalog;
let driver: Driver;
const prefix = unique('plan');

beforeAll(async () => {
  catalog = await startCatalog();
  driver = await openDriver();
  await seed();
  // The requests below plan their statements for this number of entities, and the plans are inspected as they are cached.
  await resampleIndexes(driver);
}, 240_000);
afterAll(async () => {
  await driver.close();
  await catalog.stop();
});

const urn = (index: number) => datasetUrn(`${prefix}.table_${index}`);

async function seed(): Promise<void> {
  for (let start = 0; start < 3_000; start += 1_000) {
    const indices = Array.from({ length: 1_000 }, (_, offset) => start + offset);
    const answer = await catalog.ingestBatch(
      indices.flatMap((index) => [
        proposal(urn(index), 'datasetProperties', {
          name: `table_${index}`,
          description: `orders of day ${index}`,
        }),
        proposal(urn(index), 'upstreamLineage', {
          upstreams: [{ dataset: urn(Math.floor(index / 3)), type: 'TRANSFORMED' }],
        }),
      ]),
    );
    expect(answer.status).toBe(200);
  }
}

/** Sends requests of each kind, so that every statement is sent at least once. */
async function exercise(): Promise<SentStatement[]> {
  catalog.takeStatements();
  const [encoded, dataset, gone] = [encodeURIComponent(urn(1)), urn(1), urn(2_999)];
  const profile = (timestampMillis: number) => ({ timestampMillis, rowCount: 3 });
  await catalog.ingest(dataset, 'datasetProperties', { name: 'table_1', description: 'again' });
  await catalog.ingest(dataset, 'upstreamLineage', {
    upstreams: [
      { dataset: urn(5), type: 'COPY' },
      { dataset: urn(0), type: 'COPY', auditStamp: { time: 5, actor: 'urn:li:corpuser:a' } },
    ],
  });
  await catalog.ingest(dataset, 'datasetProfile', profile(1_000));
  await catalog.post('/aspects?action=getTimeseriesAspectValues', {
    urn: dataset,
    entity: 'dataset',
    aspect: 'datasetProfile',
  });
  await catalog.get('/openapi/v2/timeseries/dataset/datasetProfile');
  await catalog.post('/entities?action=delete', {
    urn: dataset,
    aspectName: 'datasetProfile',
    endTimeMillis: 2_000,
  });
  await catalog.ingest(gone, 'datasetProfile', profile(1_000));
  await catalog.post('/entities?action=delete', { urn: gone });
  await catalog.entity(dataset);
  await catalog.entity(dataset, ['datasetProperties']);
  await catalog.aspect(dataset, 'datasetProperties', 1);
  await catalog.get(`/aspects/${encoded}?aspect=datasetProperties&startVersion=0&endVersion=9`);
  await catalog.get(`/openapi/v2/timeline/v1/${encoded}`);
  for (const direction of ['INCOMING', 'OUTGOING'])
    await catalog.get(`/relationships?urn=${encoded}&direction=${direction}`);
  await catalog.post(`/openapi/v1/trace/write/${'0'.repeat(32)}`, { [dataset]: ['status'] });
  const refused = { value: { removed: false }, headers: { 'If-Version-Match': '7' } };
  await catalog.post('/openapi/v3/entity/dataset?async=true', [{ urn: dataset, status: refused }]);
  await catalog.post('/openapi/v1/events/audit/search', { eventTypes: ['LogInEvent'] });
  await catalog.post('/entities?action=listUrns', { entity: 'dataset', start: 0, count: 10 });
  await catalog.post('/aspects?action=getCount', {
    aspect: 'datasetProperties',
    urnLike: `urn:li:dataset:(urn:li:dataPlatform:hive,${prefix}%`,
  });
  await exerciseRelatedEntities(catalog, prefix, [dataset, urn(0)]);
  await exerciseNewKey();
  await exerciseRuns();
  await exerciseGraphql();
  await exerciseChanges();
  await exerciseSearch(catalog, urn(1));
  await exerciseCatalogWide();
  const polled = await exerciseEvents();
  const other = await startFreshCatalog({ ingestionSchedules: true });
  await other.stop();
  const started = other.takeStatements();
  const further = [
    ...[await exerciseCensus(), await exerciseExecutor()],
    ...[await exerciseLineage(), await exerciseAccess()],
    ...[await exerciseMetadataTests(), await exerciseFiles(prefix)],
    await exerciseConsequences(driver),
  ];
  // A start sends it only if the rules of the search properties have changed.
  const findEntity = { text: loadStatements()('search-index/find-entity'), parameters: {} };
  return [...started, findEntity, ...polled, ...further.flat()];
}

/** Requests everything until the service has counted it and answers from memory. No other test writes entities of the type. */
async function exerciseCensus(): Promise<SentStatement[]> {
  let ahead = 0;
  const fresh = await startFreshCatalog({ clock: { now: () => Date.now() + ahead } });
  const entity = 'erModelRelationship';
  await fresh.ingest(`urn:li:${entity}:${prefix}`, 'status', { removed: false });
  const sent: SentStatement[] = [];
  const wanted = new Set(['browse/count-named', 'facets/get-values']);
  for (let times = 0; wanted.size > 0 && times < 1_000; times += 1) {
    await fresh.post('/entities?action=browse', { path: '/a', entity, limit: 10 });
    await fresh.search({ input: '*', entity, count: 0 });
    const more = fresh.takeStatements();
    for (const { text } of more) wanted.delete(nameOf(text));
    sent.push(...more);
    ahead += 1_000;
  }
  await fresh.stop();
  return sent;
}

async function exerciseAccess(): Promise<SentStatement[]> {
  // Simulates a start that was killed before it recorded its default policies. The next start records them.
  await driver.executeQuery("MATCH (counter:Counter {name: 'policies'}) REMOVE counter.made");
  const secured = await startFreshSecured();
  const { urn: userUrn, cookie } = await invite(secured);
  await statusFor(secured, { cookie });
  await statusFor(secured, (await makeToken(secured, { urn: userUrn, cookie })).headers);
  await exercisePolicies(secured, cookie);
  await exerciseUsage(secured, urn(1), { cookie: await rootCookie(secured) });
  await secured.post('/logIn', { username: prefix, password: 'wrong' });
  await secured.post('/logOut', '', { cookie });
  const { data } = await secured.graphql(
    `mutation { createNativeUserResetToken(input: { userUrn: "${userUrn}" }) { resetToken } }`,
    {},
    { cookie: await rootCookie(secured) },
  );
  const { resetToken } = data.createNativeUserResetToken;
  await secured.post('/resetNativeUserCredentials', { userUrn, password: 'another one', resetToken });
  const sent = [...secured.takeStatements(), ...(await exerciseSingleSignOn(prefix))];
  await secured.stop();
  return sent;
}

/** Changes a policy, and attempts a write for which the actor's permission depends on more than the URN. */
async function exercisePolicies(secured: TestCatalog, cookie: string): Promise<void> {
  const post = (entity: string, aspect: string, value: object, headers: Record<string, string>) =>
    secured.post('/aspects?action=ingestProposal', { proposal: proposal(entity, aspect, value) }, headers);
  const policy = { displayName: 'x', description: '', type: 'METADATA', state: 'INACTIVE' };
  const info = { ...policy, privileges: [], actors: {} };
  const root = { cookie: await rootCookie(secured) };
  expect((await post(`urn:li:dataHubPolicy:${prefix}`, 'dataHubPolicyInfo', info, root)).status).toBe(200);
  expect((await post(urn(1), 'status', { removed: false }, { cookie })).status).toBe(403);
}

async function exerciseLineage(): Promise<SentStatement[]> {
  const setting = await startLineage();
  const { lineage } = setting;
  const query = { direction: 'DOWNSTREAM', startTimeMillis: 0 } as const;
  const urns = [urn(0), urn(1)];
  await lineage.neighbours({ ...query, urns, start: 0, count: 10 });
  await lineage.graph({ ...wholeGraph, ...query, urn: urn(0), pathTo: urn(9) });
  await lineage.graph({
    ...wholeGraph,
    urn: urn(1),
    types: ['dataset'],
    platforms: ['urn:li:dataPlatform:hive'],
  });
  await lineage.search({ ...query, urn: urn(0), page: whole, includePaths: true });
  await lineage.search({ ...query, urn: urn(0), page: whole, exploredPerHop: 50, includeTruncated: true });
  await lineage.search({
    ...query,
    urn: urn(0),
    page: whole,
    input: 'orders',
    entityTypes: ['dataset'],
    includeMatches: true,
  });
  const sent = setting.takeStatements();
  await setting.stop();
  return sent;
}

async function exercisePlaces(): Promise<void> {
  const product = `urn:li:dataProduct:${prefix}`;
  const assets = [urn(0), urn(1)].map((destinationUrn) => ({ destinationUrn }));
  await catalog.ingestBatch([
    proposal(`urn:li:container:${prefix}`, 'containerProperties', { name: prefix }),
    proposal(product, 'dataProductProperties', { name: prefix, assets }),
    proposal(`urn:li:domain:${prefix}`, 'domainProperties', {
      name: prefix,
      parentDomain: 'urn:li:domain:all',
    }),
  ]);
  await catalog.query(`{ container(urn: "urn:li:container:${prefix}") { entities { total facets { field } } }
    dataProduct(urn: "${product}") { entities(input: { query: "*" }) { total facets { field } } } }`);
}

async function exerciseChanges(): Promise<void> {
  await catalog.query(`{ dataset(urn: "${urn(1)}") { history { changes { before after } } }
    catalogChanges(input: { types: [DATASET], actor: "urn:li:corpuser:datahub", runId: "none" }) { older }
    recentlyChanged(input: {}) { time } }`);
}

async function exerciseGraphql(): Promise<void> {
  const query = `query ($urns: [String!]!) { entities(urns: $urns) { ... on Dataset {
    lastIngested
    relationships(input: { types: ["DownstreamOf"], direction: INCOMING }) { total } } } }`;
  await catalog.query(query, { urns: [urn(0), urn(1)] });
  await catalog.query(`{ dataset(urn: "${urn(1)}") { name operations { timestampMillis } timeseriesCapabilities { assetStats { oldestOperationTime } } incidents { total }
    schemaMetadata(version: 1) { name } } }`);
  const under = [
    { and: [{ field: 'domains', condition: 'DESCENDANTS_INCL', values: ['urn:li:domain:all'] }] },
  ];
  await catalog.query(
    `query ($under: [AndFilterInput!]) { searchAcrossEntities(input: { query: "*", orFilters: $under }) { total }
      all: searchAcrossEntities(input: { query: "*" }) { facets { aggregations { displayName } } }
      meant: semanticSearchAcrossEntities(input: { query: "orders of a day" }) { total } }`,
    { under },
  );
  await exercisePlaces();
  await exerciseAssertions();
}

async function exerciseAssertions(): Promise<void> {
  const job = `urn:li:dataJob:(urn:li:dataFlow:(airflow,${prefix},PROD),load)`;
  const schedule = { type: 'FIXED_INTERVAL', fixedInterval: { unit: 'DAY' } };
  const urns = [
    { entity: urn(1), type: 'DATASET_CHANGE' },
    { entity: job, type: 'DATA_JOB_RUN' },
  ].map(async (members) => {
    const check = `urn:li:assertion:${unique('plan')}`;
    await catalog.ingest(check, 'assertionInfo', {
      type: 'FRESHNESS',
      freshnessAssertion: { ...members, schedule },
    });
    return check;
  });
  await catalog.ingest(job, 'status', { removed: false });
  await catalog.query('mutation ($urns: [String!]!) { runAssertions(urns: $urns) { errorCount } }', {
    urns: await Promise.all(urns),
  });
  const [assertionUrn] = await Promise.all(urns);
  await catalog.ingest(assertionUrn!, 'assertionRunEvent', {
    ...{ timestampMillis: 9_000_000_000_000, runId: 'x', assertionUrn, asserteeUrn: urn(1) },
    ...{ status: 'COMPLETE', result: { type: 'FAILURE' } },
  });
}

/** Polls events until this service numbers the changes. Another service may number them first, so it repeats write and poll. */
async function exerciseEvents(): Promise<SentStatement[]> {
  const events = '/openapi/v1/events/poll?topic=MetadataChangeLog_Versioned_v1&limit=10&pollTimeoutSeconds=0';
  const sent: SentStatement[] = [];
  const numbers = ({ text }: SentStatement): boolean => text.includes('SET change.sequence');
  for (let removed = true; !sent.some(numbers); removed = !removed) {
    await catalog.ingest(urn(0), 'status', { removed });
    expect((await catalog.get(events)).status).toBe(200);
    expect((await catalog.get(`${events}&lookbackWindowDays=1`)).json.count).toBeGreaterThan(0);
    sent.push(...catalog.takeStatements());
  }
  // A payload that does not match its system metadata, as a reader may see it during a concurrent write.
  const offset = await endOfLog((path) => catalog.get(path));
  await catalog.ingest(urn(0), 'subTypes', { typeNames: ['View'] });
  await driver.executeQuery('MATCH (n:Entity {urn: $urn}) SET n.aspect_subTypes = $text', {
    urn: urn(0),
    text: '{"typeNames":["Table"]}',
  });
  expect((await catalog.get(`${events}&offsetId=${offset}`)).json.count).toBe(1);
  return [...sent, ...catalog.takeStatements()];
}

/** Scrolls over edges from both ends, and runs repairs. */
async function exerciseCatalogWide(): Promise<void> {
  const named = { and: [{ criteria: [{ field: 'urn', values: [urn(0), urn(1)], condition: 'EQUAL' }] }] };
  const created = { and: [{ criteria: [{ field: 'createdOn', values: ['1'], condition: 'GREATER_THAN' }] }] };
  for (const query of ['relationship/scroll?count=5', 'relationship/scroll?count=5&direction=UNDIRECTED'])
    for (const body of [{}, { sourceFilter: named }, { destinationFilter: named, edgeFilter: created }])
      expect((await catalog.post(`/openapi/v3/${query}&sourceTypes=dataset`, body)).status).toBe(200);
  for (const query of ['&direction=UPSTREAM', '&direction=DOWNSTREAM', ''])
    await catalog.post(`/openapi/v3/lineage/scroll?count=5${query}`, { urns: [urn(0), urn(1)] });
  await catalog.post('/operations?action=restoreIndices', { urn: urn(1) });
  await exerciseCheck(catalog, driver, [urn(6), urn(7)]);
  await catalog.ingest(urn(1), 'datasetProfile', { timestampMillis: -9_000_000_000, rowCount: 3 });
  const range = { entityType: 'dataset', aspect: 'datasetProfile', endTimeMillis: -9_000_000_000 };
  await catalog.post('/operations?action=truncateTimeseriesAspect', { ...range, dryRun: false });
}

/** Rolls back a run, which restores a value and removes a value and a point. Also lists runs and deletes references. */
async function exerciseRuns(): Promise<void> {
  const [first, runId] = [unique('run'), unique('run')];
  const inRun = (run: string) => ({ systemMetadata: { runId: run } });
  const tag = `urn:li:tag:${prefix}`;
  await catalog.ingest(urn(3), 'globalTags', { tags: [{ tag }] }, inRun(first));
  await catalog.ingest(urn(3), 'globalTags', { tags: [] }, inRun(runId));
  await catalog.ingest(urn(3), 'datasetProfile', { timestampMillis: 1_000, rowCount: 3 }, inRun(runId));
  await catalog.ingest(urn(4), 'globalTags', { tags: [{ tag }] }, inRun(runId));
  await catalog.post('/runs?action=list', { includeSoft: true });
  await catalog.post('/runs?action=describe', { runId });
  await catalog.query(`{ ingestionRunWrites(input: { runId: "${runId}" }) { run { startedAt } } }`);
  expect((await catalog.post('/runs?action=rollback', { runId })).json.value.aspectsReverted).toBe(3);
  const rest = { runId, includeSoft: true, start: 1 };
  expect((await catalog.post('/runs?action=describe', rest)).json.value).toHaveLength(2);
  await catalog.post('/entities?action=deleteAll', { registryId: 'none:1', dryRun: true, soft: false });
  expect((await catalog.post('/entities?action=deleteReferences', { urn: tag })).json.value.total).toBe(1);
}

/** Simulates an entity from before its type got another key aspect. The next write reads the aspects that search needs. */
async function exerciseNewKey(): Promise<void> {
  await driver.executeQuery('MATCH (n:Entity {urn: $urn}) REMOVE n.aspect_datasetKey, n.meta_datasetKey', {
    urn: urn(2),
  });
  expect((await catalog.ingest(urn(2), 'embed', { renderUrl: 'https://example.org' })).status).toBe(200);
  expect((await catalog.search({ entity: 'dataset', input: `urn:"${urn(2)}"` })).json.value.numEntities).toBe(
    1,
  );
}

/**
 * They read no stored data, change or read the schema only, need an empty database or one at rest, run only because Neo4j can crash, or read
 * everything for a backup or a census.
 */
const NOT_PROFILED = [
  ...['list-migrations', 'record-migration', 'await-indexes'].map((name) => `migrations/${name}`),
  'search-index/record-rules',
  ...['list-indexes', 'drop', 'create-immediate', 'create-eventual', 'refresh', 'lock-marks'].map(
    (name) => `search-index/${name}`,
  ),
  ...['list-index-changes', 'list-open-transactions', 'begin-rewrite', 'end-rewrite'].map(
    (name) => `search-index/${name}`,
  ),
  ...['count-facets', 'count-places'].map((name) => `census/${name}`),
];

describe('statements', () => {
  it('all describe their plan in the header', async () => {
    const { readFileSync } = await import('node:fs');
    const silent = listStatementFiles()
      .filter((file) => !file.includes('/schema/'))
      .filter((file) => !/^\/\/ Plan: \S/m.test(readFileSync(file, 'utf8')));
    expect(silent).toEqual([]);
  });

  it('never scan all nodes or build cross products, and each of them is sent by some request', async () => {
    const sent = (await exercise()).filter(
      ({ text }) =>
        !/^\/\/ (schema|census\/count-|migrations\/await-indexes|search-index\/(list-indexes|drop|create-|refresh))/.test(
          text,
        ),
    );
    const { offences, seen } = await inspectPlans(driver, sent);
    expect(offences).toEqual([]);
    const unsent = STATEMENT_NAMES.filter((name) => ![...seen].some((key) => key.startsWith(`${name} `)));
    const missing = unsent.filter((name) => !NOT_PROFILED.includes(name) && !name.startsWith('backup/'));
    expect(missing).toEqual([]);
  }, 480_000);
});
