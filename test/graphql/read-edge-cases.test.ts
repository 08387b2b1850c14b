/** Edge cases of GraphQL reads, limits and errors. */
import { LIMITS } from '../../src/api/graphql/limits.js';
import { GraphQLError, getIntrospectionQuery } from 'graphql';
import { presentGraphqlError } from '../../src/api/graphql/errors.js';
import { CatalogError } from '../../src/core/errors.js';
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

const word = unique('reads');
const used = datasetUrn(`${word}_used`);
const user = `urn:li:corpuser:${word}`;
const usage = (timestampMillis: number) =>
  proposal(used, 'datasetUsageStatistics', {
    timestampMillis,
    totalSqlQueries: 2_000_000_000,
    userCounts: [{ user, count: 2_000_000_000 }],
    fieldCounts: [{ fieldPath: 'id', count: 2_000_000_000 }],
  });

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
  const answer = await catalog.ingestBatch([
    proposal(used, 'browsePathsV2', { path: [{ id: word }] }),
    proposal(used, 'datasetProperties', { name: `${word} b`, created: { time: 1 } }),
    proposal(datasetUrn(`${word}_other`), 'datasetProperties', { name: `${word} a`, created: { time: 2 } }),
    usage(1_700_000_000_000),
    usage(1_700_000_001_000),
  ]);
  if (answer.status !== 200) throw new Error(answer.text);
});
afterAll(() => catalog.stop());

const extensionsOf = async (query: string) => (await catalog.graphql(query)).errors[0].extensions;

it('sums of usage counts beyond 32 bits are null in GraphQL, and right in REST', async () => {
  const { dataset } = await catalog.query(`{ dataset(urn: "${used}") { usageStats(range: ALL) { aggregations {
    totalSqlQueries users { count } fields { count } } } } }`);
  expect(dataset.usageStats.aggregations).toEqual({
    totalSqlQueries: null,
    users: [{ count: null }],
    fields: [{ count: null }],
  });
  const { json } = await catalog.post('/usageStats?action=queryRange', {
    resource: used,
    duration: 'DAY',
    rangeFromEnd: 'ALL',
  });
  const count = 4_000_000_000;
  expect(json.value.aggregations).toMatchObject({
    users: [{ count }],
    fields: [{ count }],
  });
});

it('sums of the usage counts of a dashboard beyond 32 bits are null', async () => {
  const dashboard = `urn:li:dashboard:(looker,${word})`;
  const point = (timestampMillis: number) =>
    proposal(dashboard, 'dashboardUsageStatistics', {
      timestampMillis,
      eventGranularity: { unit: 'DAY', multiple: 1 },
      viewsCount: 2_000_000_000,
      userCounts: [{ user, viewsCount: 2_000_000_000 }],
    });
  await catalog.ingestBatch([point(1_700_000_000_000), point(1_700_086_400_000)]);
  const answer = await catalog.query(`{ dashboard(urn: "${dashboard}") { usageStats { aggregations {
    viewsCount users { viewsCount } } } } }`);
  expect(answer.dashboard.usageStats.aggregations).toEqual({
    viewsCount: null,
    users: [{ viewsCount: null }],
  });
});

it('a dataset without a platform in its URN has an unknown platform', async () => {
  const urn = `urn:li:dataset:(urn:li:tag:hive,${word},PROD)`;
  await catalog.ingest(urn, 'status', { removed: false });
  const { dataset } = await catalog.query(`{ dataset(urn: "${urn}") { name platform { name } } }`);
  expect(dataset).toEqual({ name: word, platform: { name: 'unknown' } });
});

describe.each([
  ['lacks parts of its key', `urn:li:dataset:${word}partial`],
  ['names an unknown environment', `urn:li:dataset:(urn:li:dataPlatform:hive,${word}partial,NOWHERE)`],
])('a reference that %s', (_, partial) => {
  const urn = datasetUrn(unique('refers'));

  it('is another entity, so a dataset always has an environment', async () => {
    const auditStamp = { time: 0, actor: user };
    const written = await catalog.ingestBatch([
      proposal(urn, 'upstreamLineage', { upstreams: [{ dataset: partial, type: 'VIEW', auditStamp }] }),
      proposal(urn, 'datasetProperties', { description: partial }),
    ]);
    expect(written.status).toBe(200);
    const shown = 'entity { __typename urn ... on Dataset { origin } }';
    const { dataset, search } = await catalog.query(`{
      dataset(urn: "${urn}") { relationships(input: { types: ["DownstreamOf"], direction: OUTGOING, count: 5 }) {
        relationships { ${shown} } } }
      search(input: { type: DATASET, query: "${word}partial" }) { searchResults {
        entity { urn } matchedFields { name ${shown} } } } }`);
    const other = { __typename: 'OtherEntity', urn: partial };
    expect(dataset.relationships.relationships).toEqual([{ entity: other }]);
    const hit = search.searchResults.find((each: { entity: { urn: string } }) => each.entity.urn === urn);
    expect(hit.matchedFields).toContainEqual({ name: 'description', entity: other });
  });

  it('is left out where only datasets fit', async () => {
    const query = `urn:li:query:${unique('query')}`;
    const written = await catalog.ingest(query, 'querySubjects', { subjects: [{ entity: partial }] });
    expect(written.status).toBe(200);
    const { entity } = await catalog.query(
      `{ entity(urn: "${query}") { ... on QueryEntity { subjects { dataset { urn origin } } } } }`,
    );
    expect(entity).toEqual({ subjects: [] });
  });
});

it.each(['start', 'count'])('browseV2 refuses a negative %s', async (name) => {
  expect(await extensionsOf(`{ browseV2(input: { type: DATASET, ${name}: -1 }) { total } }`)).toMatchObject({
    reason: 'INVALID_REQUEST',
    path: `/${name}`,
  });
});

it('browseV2 refuses pages that are too large', async () => {
  expect(await extensionsOf('{ browseV2(input: { type: DATASET, count: 10001 }) { total } }')).toMatchObject({
    reason: 'LIMIT_EXCEEDED',
  });
});

it('the single sort criterion applies if the list of criteria is empty', async () => {
  const order = async (sortOrder: string) => {
    const { searchAcrossEntities } =
      await catalog.query(`{ searchAcrossEntities(input: { types: [DATASET], query: "${word}",
      sortInput: { sortCriteria: [], sortCriterion: { field: "createdAt", sortOrder: ${sortOrder} } } }) {
      searchResults { entity { ... on Dataset { name } } } } }`);
    return searchAcrossEntities.searchResults.map(({ entity }: any) => entity.name);
  };
  const names = [`${word} b`, `${word} a`];
  expect(await order('ASCENDING')).toEqual(expect.arrayContaining(names));
  const ranked = async (sortOrder: string) =>
    (await order(sortOrder)).filter((name: string) => names.includes(name));
  expect(await ranked('ASCENDING')).toEqual(names);
  expect(await ranked('DESCENDING')).toEqual(names.toReversed());
});

describe('introspection is limited', () => {
  const aliases = (count: number, field: string) =>
    Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ');

  it('in values, by the number of types', async () => {
    const query = `{ __schema { ${aliases(900, 'types { fields { name type { name } } }')} } }`;
    expect(await extensionsOf(query)).toMatchObject({
      reason: 'LIMIT_EXCEEDED',
      rule: `values at most ${LIMITS.values}`,
    });
  });

  it('but not below what clients need', async () => {
    const query = getIntrospectionQuery({ inputValueDeprecation: true, typeDepth: 9 });
    expect((await catalog.graphql(query)).errors).toBeUndefined();
  });
});

it('a document that is too long is refused with the limit', async () => {
  expect(await extensionsOf(`{ ${'__typename '.repeat(60_000)} }`)).toMatchObject({
    reason: 'LIMIT_EXCEEDED',
    rule: 'tokens at most 50000',
  });
});

it('subscriptions are refused as an error of the request', async () => {
  expect(await extensionsOf('subscription { anything }')).toMatchObject({
    reason: 'OPERATION_RESOLUTION_FAILURE',
  });
});

describe('the log', () => {
  const presented = (fault: Error) => {
    const lines: string[] = [];
    const log = { warn: () => void lines.push('warn'), error: () => void lines.push('error') };
    const ids = ['a', 'b'].map((field) => {
      const error = new GraphQLError(fault.message, { path: [field], originalError: fault });
      return presentGraphqlError({ message: fault.message }, error, log).extensions?.['errorId'];
    });
    return { lines, ids: new Set(ids).size };
  };

  it('contains a fault once, however many fields it fails', () => {
    expect(presented(new Error('a statement broke'))).toEqual({ lines: ['error'], ids: 1 });
  });

  it('warns if the database is unavailable', () => {
    expect(presented(new CatalogError('UNAVAILABLE', 'away'))).toEqual({ lines: ['warn'], ids: 1 });
  });

  it('contains no errors of clients', () => {
    expect(presented(new CatalogError('INVALID_URN', 'no URN')).lines).toEqual([]);
  });
});
