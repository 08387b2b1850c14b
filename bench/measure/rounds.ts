/** Measures two implementations in alternating rounds, so that drift of the machine affects both. */
import { latencyOf, type Latency } from './figures.js';

/** Runs the operation for one input, up to its parsed result. */
export type Operation<Input> = (input: Input) => Promise<unknown>;

export interface Sides<Input> {
  readonly service: Operation<Input>;
  readonly floor: Operation<Input>;
}

export interface RoundLimits {
  /** Milliseconds after which no new round starts. */
  readonly budgetMillis: number;
  readonly minRounds: number;
  /** Number of warm-up rounds, in which compilers and caches of both sides are still cold. */
  readonly warmUpRounds: number;
  /** Number of counted rounds of single writes, which have no time budget. */
  readonly writeRounds: number;
}

/** Only checks that every row works; its figures mean little. */
const ONE_ROUND: RoundLimits = { budgetMillis: 0, minRounds: 1, warmUpRounds: 0, writeRounds: 1 };

/** @param seconds time budget of each row of reads; 0 means one round of every row */
export function roundLimits(seconds: number): RoundLimits {
  if (seconds === 0) return ONE_ROUND;
  return { budgetMillis: seconds * 1_000, minRounds: 5, warmUpRounds: 3, writeRounds: 6 };
}

/** Each round runs all inputs in sequence, first on one side, then on the other; the side that starts alternates. */
export async function compareLatency<Input>(
  sides: Sides<Input>,
  inputs: readonly Input[],
  limits: RoundLimits,
): Promise<{ service: Latency; floor: Latency }> {
  const millis: Record<keyof typeof sides, number[]> = { service: [], floor: [] };
  const started = performance.now();
  for (let round = -limits.warmUpRounds; isDue(round, performance.now() - started, limits); round += 1) {
    const order = round % 2 === 0 ? (['service', 'floor'] as const) : (['floor', 'service'] as const);
    for (const side of order) {
      const durations = await timeEach(sides[side], inputs);
      if (round >= 0) millis[side].push(...durations);
    }
  }
  return { service: latencyOf(millis.service), floor: latencyOf(millis.floor) };
}

/** Durations of one side alone, without the warm-up rounds. */
export async function timeRounds(runRound: () => Promise<number[]>, limits: RoundLimits): Promise<number[]> {
  const millis: number[] = [];
  const started = performance.now();
  for (let round = -limits.warmUpRounds; isDue(round, performance.now() - started, limits); round += 1) {
    const durations = await runRound();
    if (round >= 0) millis.push(...durations);
  }
  return millis;
}

function isDue(round: number, millis: number, { budgetMillis, minRounds }: RoundLimits): boolean {
  return round < minRounds || millis < budgetMillis;
}

export async function timeEach<Input>(
  operation: Operation<Input>,
  inputs: readonly Input[],
): Promise<number[]> {
  const millis: number[] = [];
  for (const input of inputs) {
    const started = performance.now();
    await operation(input);
    millis.push(performance.now() - started);
  }
  return millis;
}

/** Returns the milliseconds until all inputs are done, with `clients` concurrent operations. */
export async function timeAll<Input>(
  operation: Operation<Input>,
  inputs: Iterable<Input>,
  clients: number,
): Promise<number> {
  const queue = inputs[Symbol.iterator]();
  const work = async (): Promise<void> => {
    for (let next = queue.next(); next.done !== true; next = queue.next()) await operation(next.value);
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: clients }, work));
  return performance.now() - started;
}
