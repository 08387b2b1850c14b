/** Generates the entities of the catalog with their aspects one at a time, so that a large catalog needs little memory. */
import type { JsonObject } from '../../src/core/json.js';
import { Random } from '../random.js';
import * as consumers from './aspects/consumers.js';
import * as context from './aspects/context.js';
import { datasetAspects } from './aspects/dataset.js';
import type { Aspects } from './aspects/shared.js';
import type { List } from './plan/lists.js';
import type { CatalogPlan, Kind } from './plan/plan.js';
import type { PlannedEntity } from './plan/types.js';

export interface GeneratedEntity {
  readonly urn: string;
  readonly type: string;
  readonly aspects: Readonly<Record<string, JsonObject>>;
}

type AspectsOf<T> = (entity: T, plan: CatalogPlan, random: Random) => Aspects;

/** The catalog grows by this number of entities at a time. Each slice contains all kinds, so every multiple is a complete catalog. */
export const SLICE = 1_000;

/** One kind of entities within a slice. */
interface Part {
  readonly type: string;
  readonly kind: Kind;
  readonly entities: (plan: CatalogPlan) => List<PlannedEntity>;
  readonly aspectsOf: AspectsOf<PlannedEntity>;
}

function part<K extends Kind>(
  type: string,
  kind: K,
  aspectsOf: AspectsOf<NonNullable<ReturnType<CatalogPlan[K]['at']>>>,
): Part {
  return { type, kind, entities: (plan) => plan[kind], aspectsOf: aspectsOf as AspectsOf<PlannedEntity> };
}

/** In the order in which connectors would send them. */
const PARTS: readonly Part[] = [
  part('dataPlatform', 'platforms', context.platformAspects),
  part('corpuser', 'users', context.userAspects),
  part('corpGroup', 'groups', context.groupAspects),
  part('domain', 'domains', context.domainAspects),
  part('tag', 'tags', context.tagAspects),
  part('glossaryNode', 'nodes', context.nodeAspects),
  part('glossaryTerm', 'terms', context.termAspects),
  part('container', 'databases', context.containerAspects),
  part('container', 'schemas', context.containerAspects),
  part('dataset', 'datasets', datasetAspects),
  part('dataFlow', 'flows', consumers.flowAspects),
  part('dataJob', 'jobs', consumers.jobAspects),
  part('chart', 'charts', consumers.chartAspects),
  part('dashboard', 'dashboards', consumers.dashboardAspects),
  part('mlPrimaryKey', 'primaryKeys', consumers.primaryKeyAspects),
  part('mlFeature', 'features', consumers.featureAspects),
  part('mlFeatureTable', 'featureTables', consumers.featureTableAspects),
  part('mlModelGroup', 'modelGroups', consumers.modelGroupAspects),
  part('mlModel', 'models', consumers.modelAspects),
];

/** Lets the catalog grow and yields the new entities. They refer to earlier entities and to entities of the same slice. */
export function* generateEntities(plan: CatalogPlan, entities: number): Generator<GeneratedEntity> {
  while (plan.entities < entities) {
    const known = PARTS.map((each) => (plan.entities === 0 ? 0 : each.entities(plan).length));
    plan.growTo(Math.min(entities, plan.entities + SLICE));
    for (const [index, each] of PARTS.entries()) yield* generatePart(plan, each, known[index] ?? 0);
  }
}

function* generatePart(
  plan: CatalogPlan,
  { type, kind, entities, aspectsOf }: Part,
  known: number,
): Generator<GeneratedEntity> {
  const list = entities(plan);
  for (let position = known; position < list.length; position += 1) {
    const entity = list.at(position);
    if (entity === undefined) continue;
    yield { urn: entity.urn, type, aspects: aspectsOf(entity, plan, Random.of(plan.seed, kind, position)) };
  }
}
