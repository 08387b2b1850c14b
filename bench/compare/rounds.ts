/** Rounds of an operation that alternate between the two services, of which only one is under load at a time. */
import { availableParallelism } from 'node:os';
import { latencyOf } from '../measure/figures.js';
import { timeAll } from '../measure/rounds.js';
import type { HttpRequest } from '../service/http-client.js';
import type { Sample } from './figures.js';
import { machineMillis } from './processor-time.js';
import type { Side, SideName } from './side.js';

export interface Operation extends HttpRequest {
  /** Number of proposals in the request, if it is more than one. */
  readonly size?: number;
}

export interface Load {
  readonly clients: number;
  /** Returns further operations. A round needs the same ones for both sides, so it asks for them once. */
  readonly next: (count: number) => readonly Operation[];
  /**
   * What is written once cannot be written again, so both sides get the same operations from the first round on. `next` may return more
   * than it is asked for.
   */
  readonly isBulk?: true;
  /** Measured beside it on the same Neo4j: median milliseconds. */
  readonly bare?: (side: Side) => Promise<number>;
}

export type Sides = Readonly<Record<SideName, Side>>;
export type Pair = Readonly<Record<SideName, Sample>>;

export interface Rounds {
  /** Length of a round on the slower side. */
  readonly seconds: number;
  readonly rounds: number;
  /** Receives the share of the machine that other processes used during a round. */
  readonly onOthers: (share: number) => void;
}

const FEWEST_OPERATIONS = 20;

/** The first round of each side is not counted. The previous round tells how many operations a round has. */
export async function measureRounds(sides: Sides, load: Load, limits: Rounds): Promise<Pair[]> {
  const { seconds, rounds, onOthers } = limits;
  const first =
    load.isBulk === undefined ? await alternate(0, (name) => drive(sides[name], load, seconds)) : undefined;
  let rates = first ?? { old: 0, new: 0 };
  const pairs: Pair[] = [];
  for (let round = first === undefined ? -1 : 0; round < rounds; round += 1) {
    const count = Math.max(FEWEST_OPERATIONS, Math.floor(Math.min(rates.old, rates.new) * seconds));
    const operations = load.next(count);
    const measured = await alternate(round, (name) => runRound(sides[name], load, operations));
    rates = { old: measured.old.perSecond, new: measured.new.perSecond };
    onOthers(measured.old.others);
    onOthers(measured.new.others);
    if (round >= 0) pairs.push({ old: measured.old.sample, new: measured.new.sample });
  }
  return pairs;
}

/** Does something with both sides; which one begins alternates. */
export async function alternate<T>(
  round: number,
  work: (name: SideName) => Promise<T>,
): Promise<Record<SideName, T>> {
  if (round % 2 === 0) {
    const old = await work('old');
    return { old, new: await work('new') };
  }
  const newer = await work('new');
  return { old: await work('old'), new: newer };
}

/** Puts a side under load for some seconds. @returns operations per second */
export async function drive(side: Side, load: Load, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1_000;
  let done = 0;
  function* untilTheEnd(): Generator<Operation> {
    for (; performance.now() < end; done += 1) yield* load.next(1);
  }
  const millis = await timeAll((operation) => send(side, operation), untilTheEnd(), load.clients);
  await side.untilQuiet();
  return (done * 1_000) / millis;
}

export interface RoundResult {
  readonly sample: Sample;
  /** Requests, without the time of work in the background. */
  readonly perSecond: number;
  /** Share of the machine that other processes used. */
  readonly others: number;
}

/** Work that goes on after the last response counts as processor time, but not for the rate. */
export async function runRound(
  side: Side,
  { clients, bare }: Pick<Load, 'clients' | 'bare'>,
  operations: readonly Operation[],
): Promise<RoundResult> {
  const [before, machine, own, started] = [
    side.usage(),
    machineMillis(),
    process.cpuUsage(),
    performance.now(),
  ];
  const durations: number[] = [];
  const timed = async (operation: Operation): Promise<void> => {
    const sent = performance.now();
    await send(side, operation);
    durations.push(performance.now() - sent);
  };
  const millis = await timeAll(timed, operations, clients);
  await side.untilQuiet();
  const [after, { user, system }] = [side.usage(), process.cpuUsage(own)];
  const used = { service: after.service - before.service, neo4j: after.neo4j - before.neo4j };
  const foreign = machineMillis() - machine - used.service - used.neo4j - (user + system) / 1_000;
  const items = operations.reduce((sum, { size = 1 }) => sum + size, 0);
  const { p50 } = latencyOf(durations);
  const others = foreign / (performance.now() - started) / availableParallelism();
  const sample = {
    ...{ service: (used.service * 1_000) / items, neo4j: (used.neo4j * 1_000) / items },
    ...(clients > 1 ? { rate: (items * 1_000) / millis } : { p50 }),
    ...(bare && { overBare: p50 / (await bare(side)) }),
  };
  return { sample, perSecond: (operations.length * 1_000) / millis, others };
}

/** @throws Error also if an answer of GraphQL has errors */
export async function send(side: Side, operation: Operation): Promise<unknown> {
  const answer = await side.http.send(operation);
  const { errors } = answer as { readonly errors?: unknown };
  if (errors === undefined) return answer;
  throw new Error(`The ${side.name} service: ${JSON.stringify(errors).slice(0, 1_000)}`);
}
