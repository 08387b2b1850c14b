/** Measures two ways to the same result in turns, so that whatever drifts on the machine hits both. */
import { latencyOf, type Latency } from './figures.js';

/** Does the operation for one input, up to its parsed result. */
export type Operation<Input> = (input: Input) => Promise<unknown>;

export interface Sides<Input> {
  /** Absent where only the floor can be measured. */
  readonly service?: Operation<Input>;
  readonly floor: Operation<Input>;
}

export interface RoundLimits {
  /** Time after which no new round is begun, in milliseconds. */
  readonly budgetMillis: number;
  readonly minRounds: number;
}

const LIMITS: RoundLimits = { budgetMillis: 20_000, minRounds: 5 };
/** Before these, compilers and caches on both sides have not seen the statements. */
const WARM_UP_ROUNDS = 3;

/** Every round sends all inputs one after the other, first by one side and then by the other; who begins alternates. */
export async function compareLatency<Input>(
  { service, floor }: Sides<Input>,
  inputs: readonly Input[],
  limits: RoundLimits = LIMITS,
): Promise<{ service?: Latency; floor: Latency }> {
  const serviceMillis: number[] = [];
  const floorMillis: number[] = [];
  const runService = (): Promise<number[]> =>
    service === undefined ? Promise.resolve([]) : timeEach(service, inputs);
  const started = performance.now();
  for (let round = -WARM_UP_ROUNDS; isDue(round, performance.now() - started, limits); round += 1) {
    const first = round % 2 === 0 ? await runService() : await timeEach(floor, inputs);
    const second = round % 2 === 0 ? await timeEach(floor, inputs) : await runService();
    if (round < 0) continue;
    serviceMillis.push(...(round % 2 === 0 ? first : second));
    floorMillis.push(...(round % 2 === 0 ? second : first));
  }
  return {
    floor: latencyOf(floorMillis),
    ...(service !== undefined && { service: latencyOf(serviceMillis) }),
  };
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
