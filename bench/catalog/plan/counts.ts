/** Number of entities of each kind in a catalog of a given size. */

/** Share of each kind; the rest are datasets, a little more than half. */
const SHARES = {
  users: 0.05,
  groups: 0.005,
  domains: 0.001,
  tags: 0.006,
  nodes: 0.003,
  terms: 0.02,
  databases: 0.002,
  schemas: 0.015,
  flows: 0.02,
  jobs: 0.1,
  charts: 0.12,
  dashboards: 0.03,
  primaryKeys: 0.006,
  features: 0.07,
  featureTables: 0.006,
  modelGroups: 0.003,
  models: 0.01,
} as const;

export type CountedKind = keyof typeof SHARES | 'datasets';

/** @param platforms the number of platforms, which does not depend on the size */
export function countKinds(entities: number, platforms: number): Readonly<Record<CountedKind, number>> {
  const others = Object.entries(SHARES).map(
    ([kind, share]) => [kind, Math.max(2, Math.round(entities * share))] as const,
  );
  const planned = others.reduce((sum, [, count]) => sum + count, platforms);
  return {
    ...(Object.fromEntries(others) as Record<keyof typeof SHARES, number>),
    datasets: Math.max(10, entities - planned),
  };
}
