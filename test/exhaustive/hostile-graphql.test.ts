/** Requests that try to exhaust a service with 10,000 entities are stopped, and its memory stays small meanwhile. */
import { readFileSync, rmSync } from 'node:fs';
import { startServiceProcess, type ServiceRun } from '../e2e/service-run.js';
import { proposal } from '../helpers/catalog.js';
import { temporaryFolder } from '../neo4j-embedded/embedded-run.js';

const TABLES = 10_000;
const BATCH = 2_000;
/** Of the service's process, without Neo4j. */
const MOST_MEGABYTES = 400;

const urn = (index: number) => `urn:li:dataset:(urn:li:dataPlatform:hive,attack.db.table_${index},PROD)`;
const folder = temporaryFolder();
let service: ServiceRun;

beforeAll(async () => {
  service = await startServiceProcess({ TRELLIS_DATA_DIR: folder });
  for (let start = 0; start < TABLES; start += BATCH) await load(start);
}, 600_000);
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

async function load(start: number): Promise<void> {
  const proposals = Array.from({ length: BATCH }, (_, offset) => {
    const index = start + offset;
    const sources = [...new Set([index >> 1, Math.floor(index / 3)])].filter((each) => each !== index);
    return [
      proposal(urn(index), 'datasetProperties', { name: `table_${index}`, description: 'A table' }),
      proposal(urn(index), 'globalTags', { tags: [{ tag: 'urn:li:tag:attack' }] }),
      proposal(urn(index), 'upstreamLineage', {
        upstreams: sources.map((each) => ({ dataset: urn(each), type: 'COPY' })),
      }),
    ];
  });
  const { status } = await fetch(`${service.url}/aspects?action=ingestProposalBatch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ proposals: proposals.flat() }),
  });
  expect(status).toBe(200);
}

/** The most memory that the process has ever had. */
function peakMegabytes(): number {
  const status = readFileSync(`/proc/${service.process.pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1_024;
}

const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ');
const URNS = Array.from({ length: TABLES }, (_, index) => urn(index));
const HITS = 'searchAcrossEntities(input: { query: "*", start: 0, count: 10000 })';
const nest = (levels: number, level: (inner: string) => string): string =>
  levels === 0 ? 'urn' : level(nest(levels - 1, level));
const related = (types: string, direction: string) => (inner: string) =>
  `... on Dataset { relationships(input: { types: [${types}], direction: ${direction}, start: 0, count: 10000 }) {
    relationships { entity { ${inner} } } } }`;
const downstream = (inner: string) =>
  `... on EntityWithRelationships { lineage(input: { direction: DOWNSTREAM, start: 0, count: 10000 }) {
    relationships { entity { ${inner} } } } }`;
const tagged = (inner: string) =>
  `... on Dataset { tags { tags { tag { relationships(
    input: { types: ["TaggedWith"], direction: INCOMING, start: 0, count: 10000 }
  ) { relationships { entity { ${inner} } } } } } } }`;

it.each([
  [
    'pages of lineage within each other',
    `{ ${HITS} { searchResults { entity { ${nest(3, downstream)} } } } }`,
  ],
  [
    'pages of relationships within each other',
    `{ ${HITS} { searchResults { entity { ${nest(3, related('"DownstreamOf"', 'INCOMING'))} } } } }`,
  ],
  ['a long page that all hits share', `{ ${HITS} { searchResults { entity { ${nest(2, tagged)} } } } }`],
  [
    'aliases of a field',
    `{ ${HITS} { searchResults { entity { ${times(10_000, (i) => `a${i}: urn`)} } } } }`,
  ],
  [
    'aliases of introspection',
    `{ __schema { types { fields { ${times(10_000, (i) => `a${i}: name`)} } } } }`,
  ],
  ['aliases of a page', `{ ${times(1_500, (i) => `a${i}: ${HITS} { searchResults { entity { urn } } }`)} }`],
  [
    'aliases that name one long list',
    `query ($urns: [String!]!) { ${times(400, (i) => `a${i}: entities(urns: $urns) { urn ... on Dataset { name } }`)} }`,
  ],
  [
    'fragments that double',
    `{ ${HITS} { searchResults { entity { ...F0 } } } }
     ${times(15, (i) => `fragment F${i} on Dataset { ${['a', 'b'].map((name) => `${name}: relationships(input: { types: ["DownstreamOf"], direction: OUTGOING }) { relationships { entity { ...F${i + 1} } } }`).join(' ')} }`)}
     fragment F15 on Dataset { urn }`,
  ],
])('%s', async (_what, query) => {
  const answer = await fetch(`${service.url}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { urns: URNS } }),
  });
  expect(await answer.json()).toMatchObject({
    errors: [{ extensions: { code: 400, reason: 'LIMIT_EXCEEDED' } }],
  });
  expect(peakMegabytes()).toBeLessThan(MOST_MEGABYTES);
  expect((await fetch(`${service.url}/health`)).status).toBe(200);
});
