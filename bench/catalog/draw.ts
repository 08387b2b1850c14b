/** Draws entities as inputs of measurements: the same mix of kinds from a catalog of any size. */
import type { Random } from '../random.js';
import type { CatalogPlan } from './plan/plan.js';
import type { PlannedDataset } from './plan/types.js';

const KINDS = ['users', 'terms', 'schemas', 'jobs', 'charts', 'dashboards', 'features'] as const;
/** Share of datasets, as in the catalog. */
const DATASETS = 0.55;

/** @returns a URN */
export function drawEntity(plan: CatalogPlan, random: Random): string {
  const kind = random.chance(DATASETS) ? 'datasets' : random.pick(KINDS);
  return random.pick<{ readonly urn: string }>(plan[kind]).urn;
}

/** Draws a dataset of one layer; the layers have different lineage. */
export function drawDataset(plan: CatalogPlan, random: Random, layer: number): PlannedDataset {
  for (;;) {
    const dataset = random.pick(plan.datasets);
    if (dataset.layer === layer) return dataset;
  }
}
