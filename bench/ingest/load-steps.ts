/** The load curve: the rate of a bulk load, and what the processes and the store need at each size. */
import { footprintOf, type Footprint } from '../service/footprint.js';
import type { ServiceProcess } from '../service/service-process.js';
import type { Loader } from './load-catalog.js';

export interface LoadStep extends Footprint {
  readonly entities: number;
  readonly aspects: number;
  /** Aspects per second since the previous step, without the warm-up. */
  readonly perSecond: number;
}

/** Sizes at which a load is measured: 10,000, 20,000, 50,000, 100,000 and so on, and the sizes of the tables. */
export function stepsOf(sizes: readonly number[]): number[] {
  const last = Math.max(...sizes);
  const steps = new Set(sizes);
  for (let power = 10_000; power < last; power *= 10) {
    for (const size of [power, 2 * power, 5 * power]) if (size < last) steps.add(size);
  }
  return [...steps].sort((a, b) => a - b);
}

export async function loadStep(loader: Loader, service: ServiceProcess, entities: number): Promise<LoadStep> {
  const { aspects, millis } = await loader.loadTo(entities);
  const perSecond = (aspects * 1_000) / millis;
  return { entities, aspects: loader.aspects, perSecond, ...footprintOf(service) };
}
