/** One run: starts a service in its own folder, loads the catalog step by step, and measures each row at each size. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadModel } from '../src/model/load-model.js';
import { loadStatements } from '../src/neo4j/statements.js';
import { planCatalog } from './catalog/plan/plan.js';
import type { BenchContext } from './context.js';
import { BareNeo4j } from './floor/bare-neo4j.js';
import {
  createLoader,
  loadStep,
  pacingOf,
  sendTo,
  stepsOf,
  type Loader,
  type LoadStep,
} from './ingest/load-catalog.js';
import { roundLimits } from './measure/rounds.js';
import { WRITING_ROWS, type BenchOptions, type RowName } from './options.js';
import type { RunParts } from './program.js';
import { renderTerminal, rowGrid } from './report/render.js';
import { currentLoad, describeSurroundings, today, type Measured, type Report } from './report/report.js';
import { measureRow } from './rows/rows.js';
import { isolatedEnvironment } from './service/environment.js';
import { startServiceProcess, type ServiceProcess } from './service/service-process.js';

const SCHEMAS = fileURLToPath(new URL('../schemas', import.meta.url));

export interface Started extends RunParts {
  readonly service: ServiceProcess;
  /** The Neo4j of the service, accessed directly. */
  readonly bare: BareNeo4j;
}

/** Registers everything that it starts with `parts.cleanup`. */
export async function startService(
  { memory, profile }: Pick<BenchOptions, 'memory' | 'profile'>,
  parts: RunParts,
): Promise<Started> {
  const { folder, cleanup, log } = parts;
  const environment = await isolatedEnvironment({ folder, name: 'service' }, memory);
  log(`Starting the service; Neo4j with ${memory.heap} heap, ${memory.pageCache} page cache`);
  const service = await startServiceProcess(
    environment,
    { log: join(folder, 'service.log'), profile },
    cleanup,
  );
  const bare = new BareNeo4j(service.neo4j);
  cleanup.add(() => bare.close());
  return { ...parts, service, bare };
}

/** @param keep called with the report after each size, so that a failure later on loses little */
export async function runBench(
  options: BenchOptions,
  parts: RunParts,
  keep: (report: Report) => void,
): Promise<Report> {
  const loadBefore = currentLoad();
  const started = await startService(options, parts);
  const { bare, log } = started;
  const { context, loader } = prepare(options, started);
  const steps: LoadStep[] = [];
  const sizes: Measured[] = [];
  const { start } = started.service;
  const surroundings = {
    ...(await describeSurroundings(bare, options, loadBefore)),
    ...(start && { start }),
  };
  const report = (): Report => ({
    ...{ date: today(), seed: options.seed, surroundings },
    ...{ steps: [...steps], sizes: [...sizes] },
  });
  for (const entities of context.load.steps) {
    log(`Loading until ${entities} entities`);
    const step = await loadStep(loader, started.service, entities);
    steps.push(step);
    log(`  ${Math.round(step.perSecond)} aspects/s`);
    if (!options.sizes.includes(entities)) continue;
    // The floor reads the full-text index without waiting for it, as searches of the service do.
    await bare.read({ text: context.statements('search-index/refresh'), parameters: {} });
    sizes.push(await measureSize(context, loader, rowsAt(options, entities)));
    keep(report());
  }
  return report();
}

function prepare(
  { sizes, seed, seconds, memory }: BenchOptions,
  { service, bare, folder, cleanup, log }: Started,
): { context: BenchContext; loader: Loader } {
  const { http, neo4j } = service;
  const plan = planCatalog(seed);
  const steps = stepsOf(sizes);
  const pacing = pacingOf(Math.min(...steps));
  const progress = (aspects: number): void => {
    log(`  ${aspects} aspects`);
  };
  const loader = createLoader(plan, pacing, { send: sendTo(http), progress });
  const load = {
    steps,
    pacing,
    get timed() {
      return loader.timed;
    },
  };
  const limits = roundLimits(seconds);
  const [model, statements] = [loadModel([SCHEMAS]), loadStatements()];
  const context = { plan, load, limits, memory, http, bare, neo4j, model, statements, folder, cleanup, log };
  return { context, loader };
}

/** Rows that change the catalog are measured last, so that all reads use the catalog as it was loaded. */
function rowsAt({ rows, sizes, ingestFloor }: BenchOptions, entities: number): readonly RowName[] {
  const isLast = entities === Math.max(...sizes);
  return rows.filter((row) => {
    if (row === 'ingest') return isLast && ingestFloor;
    return isLast || !WRITING_ROWS.includes(row);
  });
}

async function measureSize(
  context: BenchContext,
  { aspects }: Loader,
  rowNames: readonly RowName[],
): Promise<Measured> {
  const { plan, bare, log } = context;
  const size = { entities: plan.entities, aspects, ...(await countAll(bare)) };
  const rows = [];
  for (const row of rowNames) {
    log(`Measuring ${row}`);
    const measured = await measureRow(row, context);
    log(renderTerminal(rowGrid(measured)));
    rows.push(...measured);
  }
  return { ...size, rows };
}

export async function countAll(bare: BareNeo4j): Promise<{ nodes: number; edges: number }> {
  const count = async (text: string): Promise<number> => {
    const [row] = await bare.read({ text, parameters: {} });
    return row?.['total'] as number;
  };
  return {
    nodes: await count('MATCH (node) RETURN count(node) AS total'),
    edges: await count('MATCH ()-[edge]->() RETURN count(edge) AS total'),
  };
}
