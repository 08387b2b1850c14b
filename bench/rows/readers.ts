/** Entity reads and searches while a bulk load runs at full speed, beside the same reads before it. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { drawEntity } from '../catalog/draw.js';
import type { BenchContext } from '../context.js';
import { latencyOf, toRow, type Latency, type RowResult } from '../measure/figures.js';
import { timeEach, timeRounds } from '../measure/rounds.js';
import { Random } from '../random.js';
import { search, searchInputs } from './search.js';

const GOAL = { bound: 'at most', ratio: 5, of: 'p95' } as const;
const ENTITIES = 50;
/** Two of each kind of search. */
const SEARCHES = 16;
const LOADER = fileURLToPath(new URL('../ingest/load-process.ts', import.meta.url));

interface Read {
  readonly title: string;
  /** Runs all inputs and returns their durations. */
  readonly round: () => Promise<number[]>;
}

/** The load adds entities to the catalog, so this row is the last one. */
export async function measureReaders(context: BenchContext): Promise<RowResult[]> {
  const reads = readsOf(context);
  const idle = await measureAll(context, reads);
  const load = await startLoad(context);
  const loaded = await measureAll(context, reads);
  await load.stop();
  context.log(`  Meanwhile the load stored ${load.rate()} aspects/s`);
  return reads.map(({ title }, index) => {
    const [service, floor] = [loaded[index], idle[index]];
    if (service === undefined || floor === undefined) throw new Error(`${title} was not measured`);
    const titles = { row: 'readers', title: `${title} during a bulk load; floor: idle` };
    return toRow({ ...titles, service, floor, goal: GOAL });
  });
}

function readsOf({ http, plan }: BenchContext): Read[] {
  const random = Random.of(plan.seed, 'readers', 0);
  const urns = Array.from({ length: ENTITIES }, () => drawEntity(plan, random));
  const searches = searchInputs(plan).slice(0, SEARCHES);
  return [
    {
      title: 'entity read',
      round: () => timeEach((urn) => http.get(`/entitiesV2/${encodeURIComponent(urn)}`), urns),
    },
    {
      title: 'search, first hits,',
      round: () => timeEach((input) => search(http, { ...input, facets: [] }), searches),
    },
    { title: 'search with facets', round: () => timeEach((input) => search(http, input), searches) },
  ];
}

async function measureAll({ limits }: BenchContext, reads: readonly Read[]): Promise<Latency[]> {
  const figures: Latency[] = [];
  for (const { round } of reads) figures.push(latencyOf(await timeRounds(round, limits)));
  return figures;
}

interface BackgroundLoad {
  /** Aspects per second since it started. */
  rate(): number;
  stop(): Promise<void>;
}

/** Resolves when the first batches are stored. */
async function startLoad({ http, plan, cleanup }: BenchContext): Promise<BackgroundLoad> {
  const loader = fork(LOADER, [http.origin, String(plan.seed), String(plan.entities)]);
  cleanup.add(() => stop(loader));
  const failed = once(loader, 'exit').then(() =>
    Promise.reject(new Error('The background load ended early')),
  );
  failed.catch(() => undefined);
  const [first] = (await Promise.race([once(loader, 'message'), failed])) as [number];
  const started = performance.now();
  let [last, ended] = [first, started];
  loader.on('message', (aspects: number) => {
    [last, ended] = [aspects, performance.now()];
  });
  return {
    rate: () => Math.round(((last - first) * 1_000) / Math.max(1, ended - started)),
    stop: () => stop(loader),
  };
}

async function stop(loader: ChildProcess): Promise<void> {
  if (loader.exitCode !== null || loader.signalCode !== null) return;
  const exited = once(loader, 'exit');
  loader.kill('SIGTERM');
  await exited;
}
