/**
 * Single proposals: a new description for a dataset, from one client and from 32 concurrent clients. The floor writes the properties
 * that the service was observed to write, with the archived value and the log entry, in one transaction each.
 */
import type { CatalogPlan } from '../catalog/plan.js';
import { description } from '../catalog/wording.js';
import type { BenchContext } from '../context.js';
import { BareNeo4j, type BareStatement } from '../floor/bare-neo4j.js';
import { bareWrite, observe } from '../floor/observe-writes.js';
import { toProposal, type Proposal } from '../ingest/batches.js';
import { latencyOf, rateOf, toRow, type RowResult } from '../measure/figures.js';
import { timeAll, timeEach, type Operation } from '../measure/rounds.js';
import { ROW_NAMES, type RowName } from '../options.js';
import { Random } from '../random.js';

const GOAL = { bound: 'at least', ratio: 5 } as const;
const ASPECT = 'datasetProperties';
const CLIENTS = 32;
/** Number of writes of each side per round. */
const ALONE = 100;
const TOGETHER = 1_000;
/** Larger than any version number of the service. */
const FIRST_FLOOR_VERSION = 1_000_000;

/** Runs all operations and returns their durations, or the total duration. */
type Timer = <Input>(operation: Operation<Input>, inputs: readonly Input[]) => Promise<number[]>;

export async function measureSingleWrite(context: BenchContext): Promise<RowResult[]> {
  const size = Math.min(ALONE, halfOf(context.plan));
  const millis = await measureRounds(context, { row: 'write', size, time: timeEach });
  const figures = { service: latencyOf(millis.service), floor: latencyOf(millis.floor) };
  return [toRow({ row: 'write', title: 'single write, alone', ...figures })];
}

export async function measureConcurrentWrites(context: BenchContext): Promise<RowResult[]> {
  const size = Math.min(TOGETHER, halfOf(context.plan));
  const time: Timer = async (operation, inputs) => [await timeAll(operation, inputs, CLIENTS)];
  const millis = await measureRounds(context, { row: 'write32', size, time });
  const rate = (durations: readonly number[]) =>
    rateOf(
      size * durations.length,
      durations.reduce((sum, duration) => sum + duration, 0),
    );
  const figures = { service: rate(millis.service), floor: rate(millis.floor) };
  return [
    toRow({ row: 'write32', title: `single writes, ${CLIENTS} clients at once`, ...figures, goal: GOAL }),
  ];
}

interface Rounds {
  readonly row: RowName;
  readonly size: number;
  readonly time: Timer;
}

async function measureRounds(
  context: BenchContext,
  { row, size, time }: Rounds,
): Promise<{ service: number[]; floor: number[] }> {
  const { http, bare, plan } = context;
  const { warmUpRounds, writeRounds } = context.limits;
  const rounds = warmUpRounds + writeRounds;
  const exact = new BareNeo4j(context.neo4j, 'exact');
  const millis = { service: [] as number[], floor: [] as number[] };
  const post = (proposal: Proposal): Promise<unknown> =>
    http.post('/aspects?action=ingestProposal', { proposal });
  const write = (statement: BareStatement): Promise<unknown> => bare.write(statement);
  try {
    for (let round = 0; round < rounds; round += 1) {
      const random = Random.of(plan.seed, row, round);
      const [own, others] = drawDatasets(plan, size, random);
      const before = await observe(exact, own, ASPECT);
      const service = await time(
        post,
        own.map((urn) => newDescription(urn, random)),
      );
      const after = await observe(exact, own, ASPECT);
      const version = FIRST_FLOOR_VERSION + rounds * ROW_NAMES.indexOf(row) + round;
      const floor = await time(write, bareWrites({ before, after }, others, version));
      if (round < warmUpRounds) continue;
      millis.service.push(...service);
      millis.floor.push(...floor);
    }
  } finally {
    await exact.close();
  }
  return millis;
}

/** The service writes datasets at even positions, the floor those at odd positions with artificial version numbers. */
function drawDatasets(plan: CatalogPlan, size: number, random: Random): [own: string[], others: string[]] {
  const half = halfOf(plan);
  const first = random.between(0, half - 1);
  const draw = (side: 0 | 1): string[] =>
    Array.from({ length: size }, (_, taken) => plan.datasets[2 * ((first + taken) % half) + side]?.urn ?? '');
  return [draw(0), draw(1)];
}

function halfOf({ datasets }: CatalogPlan): number {
  return Math.floor(datasets.length / 2);
}

function newDescription(urn: string, random: Random): Proposal {
  const payload = {
    name: urn.split('.').at(-1)?.split(',')[0] ?? urn,
    description: description(random),
    customProperties: {},
    tags: [],
  };
  return toProposal({ urn, type: 'dataset' }, ASPECT, payload);
}

type Observations = Awaited<ReturnType<typeof observe>>;

function bareWrites(
  { before, after }: { readonly before: Observations; readonly after: Observations },
  urns: readonly string[],
  version: number,
): BareStatement[] {
  return urns.map((urn, position) => {
    const [earlier, later] = [before[position], after[position]];
    if (earlier === undefined || later === undefined) throw new Error(`Nothing was observed for ${urn}`);
    return bareWrite(earlier, later, { urn, version });
  });
}
