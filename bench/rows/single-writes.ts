/**
 * Single proposals: a new description for a dataset, from one client and from 32 concurrent clients. There are two floors: the properties
 * that the service was observed to write, with the archived value and the log entry, and one property; each in one transaction.
 */
import type { CatalogPlan } from '../catalog/plan/plan.js';
import { description } from '../catalog/wording.js';
import type { BenchContext } from '../context.js';
import { BareNeo4j, type BareStatement } from '../floor/bare-neo4j.js';
import { bareWrite, FORGET_PROPERTY, observe, propertyWrite } from '../floor/observe-writes.js';
import { toProposal, type Proposal } from '../ingest/batches.js';
import { latencyOf, rateOf, toRow, type Rate, type RowResult } from '../measure/figures.js';
import { timeAll, timeEach, type Operation } from '../measure/rounds.js';
import { ROW_NAMES, type RowName } from '../options.js';
import { Random } from '../random.js';

const OBSERVED_GOAL = { bound: 'at least', ratio: 5 } as const;
/** One client, compared with transactions of one property. */
const ALONE_GOAL = { bound: 'at most', ratio: 2.5 } as const;
/** 32 clients, compared with transactions of one property in sequence. */
const TOGETHER_GOAL = { bound: 'at least', ratio: 4 } as const;
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
  const [service, floor] = [latencyOf(millis.service), latencyOf(millis.floor)];
  const property = latencyOf(millis.property);
  return [
    toRow({ row: 'write', title: 'single write, alone', service, floor }),
    toRow({ ...ONE_PROPERTY.alone, service, floor: property, goal: ALONE_GOAL }),
  ];
}

export async function measureConcurrentWrites(context: BenchContext): Promise<RowResult[]> {
  const size = Math.min(TOGETHER, halfOf(context.plan));
  const time: Timer = async (operation, inputs) => [await timeAll(operation, inputs, CLIENTS)];
  const millis = await measureRounds(context, { row: 'write32', size, time });
  const rate = (durations: readonly number[], writes: number): Rate =>
    rateOf(
      writes,
      durations.reduce((sum, duration) => sum + duration, 0),
    );
  const service = rate(millis.service, size * millis.service.length);
  const floor = rate(millis.floor, size * millis.floor.length);
  const property = rate(millis.property, millis.property.length);
  const title = `single writes, ${CLIENTS} clients at once`;
  return [
    toRow({ row: 'write32', title, service, floor, goal: OBSERVED_GOAL }),
    toRow({ ...ONE_PROPERTY.together, service, floor: property, goal: TOGETHER_GOAL }),
  ];
}

const ONE_PROPERTY = {
  alone: { row: 'write', title: 'single write, alone; floor: one property' },
  together: {
    row: 'write32',
    title: `single writes, ${CLIENTS} clients at once; floor: one property, in sequence`,
  },
};

interface Rounds {
  readonly row: RowName;
  readonly size: number;
  readonly time: Timer;
}

/** Durations of the writes of the service, of the observed writes and of writes of one property, which are always in sequence. */
interface Millis {
  readonly service: number[];
  readonly floor: number[];
  readonly property: number[];
}

async function measureRounds(context: BenchContext, { row, size, time }: Rounds): Promise<Millis> {
  const { http, bare, plan } = context;
  const { warmUpRounds, writeRounds } = context.limits;
  const rounds = warmUpRounds + writeRounds;
  const exact = new BareNeo4j(context.neo4j, 'exact');
  const millis: Millis = { service: [], floor: [], property: [] };
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
      const property = await timeEach(write, others.slice(0, ALONE).map(propertyWrite));
      if (round < warmUpRounds) continue;
      millis.service.push(...service);
      millis.floor.push(...floor);
      millis.property.push(...property);
    }
    await bare.write({ text: FORGET_PROPERTY, parameters: {} });
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
    Array.from(
      { length: size },
      (_, taken) => plan.datasets.at(2 * ((first + taken) % half) + side)?.urn ?? '',
    );
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
