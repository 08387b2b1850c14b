/** Measures two ways to the same result in turns, so that whatever drifts on the machine hits both. */
import { latencyOf, type Latency } from './figures.js';

/** Does the operation for one input, up to its parsed result. */
export type Operation<Input> = (input: Input) => Promise<unknown>;

export interface Sides<Input> {
  readonly service: Operation<Input>;
  readonly floor: Operation<Input>;
}

export interface RoundLimits {
  /** Time after which no new round is begun, in milliseconds. */
  readonly budgetMillis: number;
  readonly minRounds: number;
  /** Rounds that are not counted, because compilers and caches on both sides have not seen the statements yet. */
  readonly warmUpRounds: number;
  /** Counted rounds of single writes, which have no time budget. */
  readonly writeRounds: number;
}

/** Only shows that every row works; its figures mean little. */
const ONE_ROUND: RoundLimits = { budgetMillis: 0, minRounds: 1, warmUpRounds: 0, writeRounds: 1 };

/** @param seconds time budget of each row of reads; 0 means one round of every row */
export function roundLimits(seconds: number): RoundLimits {
  if (seconds === 0) return ONE_ROUND;
  return { budgetMillis: seconds * 1_000, minRounds: 5, warmUpRounds: 3, writeRounds: 6 };
}

/** Every round sends all inputs one after the other, first by one side and then by the other; who begins alternates. */
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

/** Milliseconds until all inputs are through, `clients` of them at a time. */
export async function timeAll<Input>(
  operation: Operation<Input>,
  inputs: readonly Input[],
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
