/** One run: starts a service in its own folder, loads the catalog, then measures each row. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadModel } from '../src/model/load-model.js';
import { loadStatements } from '../src/neo4j/statements.js';
import { planCatalog } from './catalog/plan.js';
import type { Cleanup } from './cleanup.js';
import type { BenchContext } from './context.js';
import { BareNeo4j } from './floor/bare-neo4j.js';
import { loadCatalog } from './ingest/load-catalog.js';
import type { RowResult } from './measure/figures.js';
import { roundLimits } from './measure/rounds.js';
import type { BenchOptions, RowName } from './options.js';
import { currentLoad, describeSurroundings, today, type Report } from './report/report.js';
import { measureBatchRead, measureEntityRead } from './rows/entity-read.js';
import { measureFeatureTable, measureSearchPage } from './rows/graphql.js';
import { measureIngest } from './rows/ingest.js';
import { measureLineage } from './rows/lineage.js';
import { measureAutocomplete, measureSearch } from './rows/search.js';
import { measureConcurrentWrites, measureSingleWrite } from './rows/single-writes.js';
import { isolatedEnvironment } from './service/environment.js';
import { startServiceProcess, type ServiceProcess } from './service/service-process.js';

const SCHEMAS = fileURLToPath(new URL('../schemas', import.meta.url));

const MEASURE: Readonly<Record<RowName, (context: BenchContext) => Promise<RowResult[]>>> = {
  ingest: measureIngest,
  entity: measureEntityRead,
  batch: measureBatchRead,
  lineage: measureLineage,
  search: measureSearch,
  autocomplete: measureAutocomplete,
  'graphql-table': measureFeatureTable,
  'graphql-page': measureSearchPage,
  write: measureSingleWrite,
  write32: measureConcurrentWrites,
};

export interface RunParts {
  /** An existing folder for data and logs. */
  readonly folder: string;
  readonly cleanup: Cleanup;
  readonly log: (line: string) => void;
}

/** Registers everything that it starts with `parts.cleanup`. */
export async function runBench(options: BenchOptions, parts: RunParts): Promise<Report> {
  const { folder, cleanup, log } = parts;
  const loadBefore = currentLoad();
  const environment = await isolatedEnvironment({ folder, name: 'service' }, options.memory);
  log(`Starting the service; Neo4j with ${options.memory.heap} heap, ${options.memory.pageCache} page cache`);
  const files = { log: join(folder, 'service.log'), profile: options.profile };
  const service = await startServiceProcess(environment, files, cleanup);
  const bare = new BareNeo4j(service.neo4j);
  cleanup.add(() => bare.close());
  const context = await prepare(options, { ...parts, service, bare });
  const counts = await countAll(bare);
  const surroundings = await describeSurroundings(bare, options, loadBefore);
  const rows: RowResult[] = [];
  for (const row of options.rows) {
    log(`Measuring ${row}`);
    rows.push(...(await MEASURE[row](context)));
  }
  const { entities, seed } = options;
  const aspects = context.load.batches.reduce((sum, batch) => sum + batch.aspects, 0);
  return { date: today(), entities, aspects, ...counts, seed, surroundings, rows };
}

interface Started extends RunParts {
  readonly service: ServiceProcess;
  readonly bare: BareNeo4j;
}

async function prepare(
  { entities, seed, seconds, memory }: BenchOptions,
  { service, bare, folder, cleanup, log }: Started,
): Promise<BenchContext> {
  const { http, neo4j } = service;
  const plan = planCatalog(entities, seed);
  log(`Loading ${entities} entities`);
  const load = await loadCatalog(plan, entities, {
    http,
    progress: (aspects) => {
      log(`  ${aspects} aspects`);
    },
  });
  const [model, statements] = [loadModel([SCHEMAS]), loadStatements()];
  // The floor reads the full-text index without waiting for it, as searches of the service do.
  await bare.read({ text: statements('search-index/refresh'), parameters: {} });
  const limits = roundLimits(seconds);
  return { plan, load, limits, memory, http, bare, neo4j, model, statements, folder, cleanup, log };
}

async function countAll(bare: BareNeo4j): Promise<{ nodes: number; edges: number }> {
  const count = async (text: string): Promise<number> => {
    const [row] = await bare.read({ text, parameters: {} });
    return row?.['total'] as number;
  };
  return {
    nodes: await count('MATCH (node) RETURN count(node) AS total'),
    edges: await count('MATCH ()-[edge]->() RETURN count(edge) AS total'),
  };
}
