/**
 * `npm run fuzz -- [--requests 1000000] [--seed 1] [--only payloads,graphql,openapi] [--from 0] [--corpus FOLDER]...`: sends random requests
 * to a service of its own, and fails if an answer is a server error, a request hangs or the memory of the service keeps growing.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql';
import { runProgram, type RunParts } from '../bench/program.js';
import { isolatedEnvironment } from '../bench/service/environment.js';
import { footprintOf } from '../bench/service/footprint.js';
import { startServiceProcess, type ServiceProcess } from '../bench/service/service-process.js';
import { loadSamples } from '../scripts/clients/service.js';
import { keepsGrowing } from './memory-growth.js';
import { graphqlRequests } from './requests/graphql.js';
import { payloadRequests } from './requests/payloads.js';
import { runRequests, type MakeRequest, type Outcome } from './run-requests.js';
import { runSchemathesis } from './schemathesis.js';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: 'payloads,graphql,openapi' },
    from: { type: 'string', default: '0' },
    corpus: { type: 'string', multiple: true, default: [] },
  },
});
/** Shares of the requests. Schemathesis sends several times fewer per second than the others. */
const SHARES = { payloads: 0.6, graphql: 0.35, openapi: 0.05 };
type Kind = keyof typeof SHARES;
const [requests, seed, from] = [wholeNumber('requests'), wholeNumber('seed'), wholeNumber('from')];
const kinds = values.only.split(',').map(toKind);
const MEMORY_INTERVAL = 1_000;
const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What the service said, also after the run. */
const LOG_FILE = join(ROOT, 'node_modules', '.cache', 'fuzz-service.log');

await runProgram('fuzz', main);

function wholeNumber(name: 'requests' | 'seed' | 'from'): number {
  if (/^\d+$/.test(values[name])) return Number(values[name]);
  throw new Error(`--${name} takes a whole number, not ${values[name]}`);
}

function toKind(text: string): Kind {
  if (Object.hasOwn(SHARES, text)) return text as Kind;
  throw new Error(`--only takes payloads, graphql and openapi, not ${text}`);
}

async function main({ folder, cleanup }: RunParts): Promise<void> {
  const environment = await isolatedEnvironment(
    { folder, name: 'service' },
    { heap: '1g', pageCache: '256m' },
  );
  writeFileSync(LOG_FILE, '');
  const service = await startServiceProcess(environment, { log: LOG_FILE }, cleanup);
  loadSamples(service.http.origin);
  const total = kinds.reduce((sum, kind) => sum + SHARES[kind], 0);
  for (const kind of kinds) {
    const count = Math.round((requests * SHARES[kind]) / total);
    if (kind === 'openapi') await fuzzOpenApi(service, count);
    else await fuzz(service, { kind, count, make: await makerOf(kind, service) });
  }
}

async function makerOf(kind: Exclude<Kind, 'openapi'>, { http }: ServiceProcess): Promise<MakeRequest> {
  if (kind === 'payloads') return payloadRequests(seed, values.corpus);
  const schema = buildClientSchema(await http.query<IntrospectionQuery>(getIntrospectionQuery()));
  const found = await http.query<Found>(
    '{ searchAcrossEntities(input: { query: "*", count: 1000 }) { searchResults { entity { urn } } } }',
  );
  const urns = found.searchAcrossEntities.searchResults.map(({ entity }) => entity.urn);
  return graphqlRequests(seed, { schema, urns: ['urn:li:tag:none', ...urns] });
}

interface Found {
  readonly searchAcrossEntities: { readonly searchResults: readonly { entity: { urn: string } }[] };
}

interface Fuzzed {
  readonly kind: Kind;
  readonly count: number;
  readonly make: MakeRequest;
}

async function fuzz(service: ServiceProcess, { kind, count, make }: Fuzzed): Promise<void> {
  console.log(`${kind}: ${count.toLocaleString('en')} requests`);
  const start = performance.now();
  const memory = [footprintOf(service).serviceMemory];
  const outcome = await runRequests({
    origin: service.http.origin,
    make: (position) => make(from + position),
    count,
    onProgress: (sent) => {
      if (sent % MEMORY_INTERVAL !== 0) return;
      memory.push(footprintOf(service).serviceMemory);
      console.log(`  ${sent.toLocaleString('en')} sent, ${memory.at(-1) ?? 0} MiB`);
    },
  });
  report(outcome, (performance.now() - start) / 1_000);
  const isGrowing = keepsGrowing(memory);
  if (isGrowing) console.log(`  The memory of the service keeps growing, in MiB: ${memory.join(' ')}`);
  if (outcome.faults.length > 0) console.log(`\nLog of the service: ${LOG_FILE}`);
  if (isGrowing || outcome.faults.length > 0) process.exitCode = 1;
}

function report({ sent, statuses, faults }: Outcome, seconds: number): void {
  const counts = [...statuses]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${status}: ${count}`);
  console.log(`  ${sent.toLocaleString('en')} requests in ${Math.round(seconds)} s; ${counts.join(', ')}`);
  for (const { position, description } of faults)
    console.log(`\nFault at ${from + position}: ${description}`);
}

async function fuzzOpenApi({ http, ...service }: ServiceProcess, count: number): Promise<void> {
  console.log(`openapi: about ${count.toLocaleString('en')} requests`);
  const before = footprintOf(service).serviceMemory;
  const outcome = await runSchemathesis(http.origin, { count, seed });
  if (outcome === undefined) {
    console.log('  skipped: it needs Python 3.10, 3.11 or 3.12 with its venv module');
    return;
  }
  console.log(
    `  ${outcome.sent} requests; memory ${before} MiB before, ${footprintOf(service).serviceMemory} after`,
  );
  if (outcome.hasFailed) process.exitCode = 1;
}
