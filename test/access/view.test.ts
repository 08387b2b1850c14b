/** With view authorisation on, what somebody may not see is to him as if nobody had ever written it, at every surface. */
import { join } from 'node:path';
import type { GraphQLObjectType } from 'graphql';
import { buildCatalogSchema } from '../../src/graphql/build-schema.js';
import { readSdl } from '../../src/graphql/read-sdl.js';
import { loadModel } from '../../src/model/load-model.js';
import { everythingOf } from '../graphql/generate-query.js';
import { datasetUrn, proposal, unique, type Answer } from '../helpers/catalog.js';
import { rootPerson, type GuardedCatalog } from './support.js';
import { inviteReader, readerFor, startViewing, type Reader } from './view-support.js';

const FOLDER = join(import.meta.dirname, '..', '..', 'schemas');
const schema = buildCatalogSchema(readSdl(join(FOLDER, 'graphql')), loadModel([FOLDER]));
const EVERYTHING = everythingOf(schema, schema.getType('Dataset') as GraphQLObjectType, 3);

const word = unique('view');
const domain = `urn:li:domain:${word}`;
const seen = datasetUrn(`${word}.seen`);
/** Seen as well; above and below both. */
const neighbour = datasetUrn(`${word}.neighbour`);
const hidden = datasetUrn(`${word}.hidden`);
/** Nobody writes it. As long as the other, so that texts are cut alike. */
const nobody = datasetUrn(`${word}.nobody`);
const trace = '7'.repeat(32);

let catalog: GuardedCatalog;
let root: Reader;
let reader: Reader;

beforeAll(async () => {
  catalog = await startViewing();
  root = readerFor(catalog, await rootPerson(catalog));
  reader = await inviteReader(catalog, [{ field: 'DOMAIN', values: [domain] }]);
  for (const description of ['first', 'second']) {
    const answer = await root.post('/aspects?action=ingestProposalBatch', { proposals: facts(description) });
    expect(answer.status).toBe(200);
  }
  await root.post('/openapi/v3/entity/dataset?async=false', [
    { urn: hidden, editableDatasetProperties: { value: { description: 'edited' } } },
  ]);
}, 60_000);

afterAll(() => catalog.stop());

function facts(description: string): object[] {
  const both = [seen, hidden].flatMap((urn) => [
    proposal(urn, 'datasetProperties', { name: `${word} table`, description }),
    proposal(urn, 'ownership', { owners: [{ owner: 'urn:li:corpuser:datahub', type: 'DATAOWNER' }] }),
    proposal(urn, 'globalTags', { tags: [{ tag: `urn:li:tag:${word}` }] }),
    proposal(urn, 'datasetProfile', { timestampMillis: 1_000, rowCount: 3 }),
    proposal(
      urn,
      'status',
      { removed: false },
      { systemMetadata: { runId: word, lastObserved: 5, properties: { traceId: trace } } },
    ),
  ]);
  return [
    proposal(domain, 'domainProperties', { name: word }),
    ...[seen, neighbour].map((urn) => proposal(urn, 'domains', { domains: [domain] })),
    ...both,
    ...[seen, hidden].map((urn) =>
      proposal(urn, 'upstreamLineage', { upstreams: [{ dataset: neighbour, type: 'COPY' }] }),
    ),
    proposal(neighbour, 'upstreamLineage', {
      upstreams: [seen, hidden].map((dataset) => ({ dataset, type: 'COPY' })),
    }),
  ];
}

type Ask = (by: Reader, urn: string) => Promise<Answer | object>;
const get =
  (path: (urn: string) => string): Ask =>
  (by, urn) =>
    by.get(path(encodeURIComponent(urn)));
const post =
  (path: string, body: (urn: string) => unknown): Ask =>
  (by, urn) =>
    by.post(path, body(urn));
const graphql =
  (query: string): Ask =>
  (by, urn) =>
    by.graphql(`query ($urn: String!) { ${query} }`, { urn });

const aspect = (name: string) => `datasetProperties${name}`;
const of = '/openapi/v3/entity/dataset';
const named = (urn: string) => ({ or: [{ and: [{ field: 'urn', condition: 'EQUAL', values: [urn] }] }] });
const condition = (urn: string) => ({
  and: [{ criteria: [{ field: 'urn', values: [urn], condition: 'EQUAL' }] }],
});

const SURFACES: readonly (readonly [name: string, ask: Ask])[] = [
  ['entitiesV2', get((urn) => `/entitiesV2/${urn}`)],
  ['entitiesV2, some aspects', get((urn) => `/entitiesV2/${urn}?aspects=List(status,ownership)`)],
  ['entitiesV2, a batch', get((urn) => `/entitiesV2?ids=List(${urn})`)],
  ['entities, a snapshot', get((urn) => `/entities/${urn}`)],
  ['the latest aspect', get((urn) => `/aspects/${urn}?aspect=${aspect('&version=0')}`)],
  ['an older version', get((urn) => `/aspects/${urn}?aspect=${aspect('&version=1')}`)],
  ['versions', get((urn) => `/aspects/${urn}?aspect=${aspect('&startVersion=0&endVersion=9')}`)],
  [
    'points',
    post('/aspects?action=getTimeseriesAspectValues', (urn) => ({
      urn,
      entity: 'dataset',
      aspect: 'datasetProfile',
    })),
  ],
  ['a count', post('/aspects?action=getCount', (urnLike) => ({ aspect: 'datasetProperties', urnLike }))],
  ['browse paths', post('/entities?action=getBrowsePaths', (urn) => ({ urn }))],
  ['outgoing relationships', get((urn) => `/relationships?urn=${urn}&direction=OUTGOING`)],
  [
    'relationships of version 1',
    get((urn) => `/openapi/relationships/v1/?urn=${urn}&direction=OUTGOING&relationshipTypes=DownstreamOf`),
  ],
  ['the timeline', get((urn) => `/openapi/v2/timeline/v1/${urn}`)],
  ['version 2, a batch', post('/openapi/v2/entity/batch/dataset', (urn) => ({ urns: [urn] }))],
  ['a trace', post(`/openapi/v1/trace/write/${trace}`, (urn) => ({ [urn]: ['status'] }))],
  ['version 3', get((urn) => `${of}/${urn}`)],
  ['version 3, an aspect', get((urn) => `${of}/${urn}/datasetProperties`)],
  ['version 3, an older version', get((urn) => `${of}/${urn}/datasetProperties?version=1`)],
  ['version 3, a batch', post(`${of}/batchGet`, (urn) => [{ urn }])],
  [
    'version 3, a batch of older versions',
    post(`${of}/batchGet`, (urn) => [{ urn, datasetProperties: { headers: { 'If-Version-Match': '1' } } }]),
  ],
  [
    'version 3, edges of sources',
    post('/openapi/v3/relationship/scroll?count=50', (urn) => ({ sourceFilter: condition(urn) })),
  ],
  [
    'version 3, edges of destinations',
    post('/openapi/v3/relationship/scroll?count=50', (urn) => ({ destinationFilter: condition(urn) })),
  ],
  [
    'version 3, lineage edges',
    post('/openapi/v3/lineage/scroll?count=50&direction=UPSTREAM', (urn) => ({ urns: [urn] })),
  ],
  ['a search by URN', post('/entities?action=search', (urn) => searchFor({ filter: named(urn) }))],
  ['a search by words', post('/entities?action=search', (urn) => searchFor({ input: `urn:"${urn}"` }))],
  ['everything of GraphQL', (by, urn) => by.graphql(EVERYTHING, { urns: [urn] })],
  [
    'a dataset',
    graphql(`dataset(urn: $urn) { urn exists name lastIngested properties { name } tags { tags { tag { urn } } }
      datasetProfiles(limit: 5) { rowCount } relationships(input: { types: [], direction: OUTGOING }) { total }
      lineage(input: { direction: UPSTREAM }) { total filtered } browsePathV2 { path { name } } }`),
  ],
  ['paths of GraphQL', graphql('browsePaths(input: { type: DATASET, urn: $urn }) { path }')],
  [
    'lineage',
    graphql(`searchAcrossLineage(input: { urn: $urn, direction: UPSTREAM, query: "*" }) { total
      searchResults { entity { urn } } facets { field aggregations { value count } } }`),
  ],
  [
    'the timeline of GraphQL',
    graphql(
      'getTimeline(input: { urn: $urn, changeCategories: [DOCUMENTATION] }) { changeTransactions { timestampMillis } }',
    ),
  ],
];

function searchFor(parts: object): object {
  return { entity: 'dataset', input: '*', start: 0, count: 10, ...parts };
}

/** The answer without what differs from request to request. */
function told(answer: Answer | object): string {
  const { status, text } = 'text' in answer ? answer : { status: 200, text: JSON.stringify(answer) };
  const stable = text.replaceAll(/"(errorId|timestamp|traceparent)":\s*("[^"]*"|\d+),?/g, '');
  return `${status} ${stable.replaceAll('nobody', 'hidden')}`;
}

it.each(SURFACES)('tells nothing of what is hidden, and all of what is seen: %s', async (_name, ask) => {
  const rightly = told(await ask(root, hidden));
  const nothing = told(await ask(reader, nobody));
  expect(rightly).not.toBe(nothing);
  expect(told(await ask(reader, hidden))).toBe(nothing);
  expect(told(await ask(reader, seen))).not.toBe(nothing);
});
