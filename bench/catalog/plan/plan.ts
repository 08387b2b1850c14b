/**
 * The entities of a growing catalog, before their aspects are generated. The plan holds a few numbers for each entity; names and URNs
 * are computed when they are read. A smaller catalog is the beginning of a larger one.
 */
import type { Random } from '../../random.js';
import { tableName } from '../wording.js';
import { DATASET_PLATFORMS, planDatabases, planSchemas } from './containers.js';
import { planDatasets } from './datasets.js';
import { ChildList, NamedList, type GrowingList, type List, type NameSource } from './lists.js';
import { NameUses } from './name-uses.js';
import { NAMINGS } from './namings.js';
import { LineageSources } from './sources.js';
import type { PlannedContainer, PlannedDataset, PlannedEntity, PlannedJob } from './types.js';

const PLATFORMS = [...DATASET_PLATFORMS, 'looker', 'airflow', 'feast', 'mlflow'];

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

type CountedKind = keyof typeof SHARES | 'datasets';

type Named = Readonly<Record<keyof typeof NAMINGS, GrowingList<PlannedEntity>>>;

/** Lists by kind. */
interface Lists extends Named {
  readonly databases: GrowingList<PlannedContainer>;
  readonly schemas: GrowingList<PlannedContainer>;
  readonly datasets: GrowingList<PlannedDataset>;
  readonly jobs: GrowingList<PlannedJob>;
}

export type Kind = CountedKind | 'platforms';

export interface CatalogPlan
  extends Readonly<Record<Exclude<Kind, keyof Lists>, List<PlannedEntity>>>, Lists {
  readonly seed: number;
  /** Number of entities planned so far. */
  readonly entities: number;
  readonly sources: LineageSources;
  /** Plans further entities. References of their aspects lead to entities that are planned by then. */
  growTo(entities: number): void;
}

/** Begins with an empty catalog. The result depends on the seed and the steps in which it grows. */
export function planCatalog(seed: number): CatalogPlan {
  const lists = planLists({ seed, uses: new NameUses() });
  const platforms = PLATFORMS.map((name) => ({ name, urn: `urn:li:dataPlatform:${name}` }));
  const sources = new LineageSources();
  let size = 0;
  return {
    seed,
    platforms,
    ...lists,
    sources,
    get entities() {
      return size;
    },
    growTo(entities) {
      const counts = countKinds(entities, platforms.length);
      // Parents come before their children.
      for (const kind of Object.keys(lists) as CountedKind[]) {
        while (lists[kind].length < counts[kind]) lists[kind].add();
      }
      for (let next = sources.length; next < lists.datasets.length; next += 1) {
        const dataset = lists.datasets.at(next);
        if (dataset !== undefined) sources.add(dataset);
      }
      size = entities;
    },
  };
}

function planLists(source: NameSource): Lists {
  const named = Object.fromEntries(
    Object.entries(NAMINGS).map(([kind, naming]) => [kind, new NamedList(kind, naming, source)]),
  ) as unknown as Named;
  const databases = planDatabases(source);
  const schemas = planSchemas(databases, source);
  const datasets = planDatasets(schemas, source);
  return { ...named, databases, schemas, datasets, jobs: planJobs(named.flows, source) };
}

function planJobs(flows: List<PlannedEntity>, source: NameSource): GrowingList<PlannedJob> {
  const naming = {
    kind: 'job',
    name: (random: Random) => tableName(random, random.chance(0.5) ? 'build_' : 'copy_'),
    keyOf: ({ urn }: PlannedEntity) => urn,
    make: (name: string, { urn: flow }: PlannedEntity) => ({
      urn: `urn:li:dataJob:(${flow},${name})`,
      name,
      flow,
    }),
  };
  return new ChildList<PlannedEntity, PlannedJob>(naming, flows, source);
}

/**
 * Number of entities of each kind in a catalog of a given size.
 * @param platforms the number of platforms, which does not depend on the size
 */
function countKinds(entities: number, platforms: number): Readonly<Record<CountedKind, number>> {
  const others = Object.entries(SHARES).map(
    ([kind, share]) => [kind, Math.max(2, Math.round(entities * share))] as const,
  );
  const planned = others.reduce((sum, [, count]) => sum + count, platforms);
  return {
    ...(Object.fromEntries(others) as Record<keyof typeof SHARES, number>),
    datasets: Math.max(10, entities - planned),
  };
}
