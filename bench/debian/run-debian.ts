/** A real graph: the packages of Debian as datasets and their dependencies as upstreams. */
import { readFileSync } from 'node:fs';
import { toParameters } from '../../src/neo4j/tune-driver.js';
import type { BareNeo4j } from '../floor/bare-neo4j.js';
import { inGroups, toBatches } from '../ingest/batches.js';
import { BATCH_SIZE, CLIENTS, GROUP_SIZE, sendTo } from '../ingest/load-catalog.js';
import type { RowResult } from '../measure/figures.js';
import { roundLimits, timeAll } from '../measure/rounds.js';
import type { BenchOptions } from '../options.js';
import { Random } from '../random.js';
import type { DebianReport } from '../report/debian.js';
import { currentLoad, describeSurroundings, today } from '../report/report.js';
import { measureAcross, type Start } from '../rows/lineage-search.js';
import { countAll, startService, type Started } from '../run-bench.js';
import type { RunParts } from '../service/service-process.js';
import { parsePackages, type DebianPackage } from './parse-packages.js';
import { maintainersOf, packageUrn, toEntities } from './to-entities.js';

const HOPS = [1, 3, 5, undefined];
/** Packages that are drawn, in both directions. */
const DRAWN = 50;

export async function runDebian(
  options: BenchOptions & { readonly debian: string },
  parts: RunParts,
): Promise<DebianReport> {
  const loadBefore = currentLoad();
  const packages = [...parsePackages(readFileSync(options.debian, 'utf8'))];
  if (packages.length === 0) throw new Error(`${options.debian} lists no packages`);
  const started = await startService(options, parts);
  const { bare, log } = started;
  log(`Loading ${packages.length} packages`);
  const load = await loadPackages(packages, started);
  const rows: RowResult[] = [];
  const limits = roundLimits(options.seconds);
  for (const { from, starts } of await findStarts(packages, { bare, seed: options.seed })) {
    log(`Measuring ${from}`);
    for (const hops of HOPS) {
      const reach = { from, ...(hops !== undefined && { hops }) };
      rows.push(...(await measureAcross({ http: started.service.http, bare, limits, log }, starts, reach)));
    }
  }
  const maintainers = maintainersOf(packages).size;
  const counts = { packages: packages.length, maintainers, ...(await countAll(bare)) };
  const dependencies = await countDependencies(bare);
  const surroundings = await describeSurroundings(bare, options, loadBefore);
  return { date: today(), ...counts, dependencies, ...load, surroundings, rows };
}

async function loadPackages(
  packages: readonly DebianPackage[],
  { service, log }: Started,
): Promise<{ aspects: number; perSecond: number }> {
  const send = sendTo(service.http);
  let [aspects, millis] = [0, 0];
  for (const group of inGroups(toBatches(toEntities(packages), BATCH_SIZE), GROUP_SIZE)) {
    millis += await timeAll(send, group, CLIENTS);
    aspects += group.reduce((sum, { proposals }) => sum + proposals.length, 0);
    log(`  ${aspects} aspects`);
  }
  return { aspects, perSecond: (aspects * 1_000) / millis };
}

interface StartSet {
  readonly from: string;
  readonly starts: readonly Start[];
}

/** The packages with the most edges on one side. */
const mostEdges = (pattern: string): string => `
MATCH (dataset:Dataset)
RETURN dataset.urn AS urn
ORDER BY COUNT { ${pattern} } DESC, urn LIMIT $count`;

/** The most needed package (libc6 in Debian), the package with the most dependencies (a desktop), and packages of all kinds. */
async function findStarts(
  packages: readonly DebianPackage[],
  { bare, seed }: { readonly bare: BareNeo4j; readonly seed: number },
): Promise<StartSet[]> {
  const first = async (pattern: string): Promise<string> => {
    const parameters = toParameters({ count: 1 });
    const [row] = await bare.read({ text: mostEdges(pattern), parameters });
    return row?.['urn'] as string;
  };
  const needed = await first('(dataset)<-[:HasUpstream]-()');
  const needing = await first('(dataset)-[:HasUpstream]->()');
  const random = Random.of(seed, 'debian', 0);
  const drawn = Array.from({ length: DRAWN }, (_, position) => ({
    urn: packageUrn(random.pick(packages).name),
    direction: position % 2 === 0 ? ('OUTGOING' as const) : ('INCOMING' as const),
  }));
  return [
    { from: `downstream of ${nameOf(needed)}`, starts: [{ urn: needed, direction: 'INCOMING' }] },
    { from: `upstream of ${nameOf(needing)}`, starts: [{ urn: needing, direction: 'OUTGOING' }] },
    { from: `${DRAWN} packages, both directions`, starts: drawn },
  ];
}

function nameOf(urn: string): string {
  return urn.split(',')[1] ?? urn;
}

async function countDependencies(bare: BareNeo4j): Promise<number> {
  const text = 'MATCH (:Dataset)-[edge:HasUpstream]->(:Dataset) RETURN count(edge) AS total';
  const [row] = await bare.read({ text, parameters: {} });
  return row?.['total'] as number;
}
