/** Generates the entities of the catalog with their aspects one at a time, so that a large catalog needs little memory. */
import type { JsonObject } from '../../src/core/json.js';
import { Random } from '../random.js';
import * as consumers from './aspects/consumers.js';
import * as context from './aspects/context.js';
import { datasetAspects } from './aspects/dataset.js';
import type { Aspects } from './aspects/shared.js';
import type { CatalogPlan, PlannedEntity } from './plan.js';

export interface GeneratedEntity {
  readonly urn: string;
  readonly type: string;
  readonly aspects: Readonly<Record<string, JsonObject>>;
}

type AspectsOf<T extends PlannedEntity> = (entity: T, plan: CatalogPlan, random: Random) => Aspects;

/** Yields entities in the order in which connectors would send them; lineage refers to earlier and later datasets. */
export function* generateEntities(plan: CatalogPlan): Generator<GeneratedEntity> {
  const { seed } = plan;
  function* all<T extends PlannedEntity>(
    type: string,
    entities: readonly T[],
    aspectsOf: AspectsOf<T>,
  ): Generator<GeneratedEntity> {
    for (const [position, entity] of entities.entries()) {
      const aspects = aspectsOf(entity, plan, Random.of(seed, type, position));
      yield { urn: entity.urn, type, aspects };
    }
  }
  yield* all('dataPlatform', plan.platforms, context.platformAspects);
  yield* all('corpuser', plan.users, context.userAspects);
  yield* all('corpGroup', plan.groups, context.groupAspects);
  yield* all('domain', plan.domains, context.domainAspects);
  yield* all('tag', plan.tags, context.tagAspects);
  yield* all('glossaryNode', plan.nodes, context.nodeAspects);
  yield* all('glossaryTerm', plan.terms, context.termAspects);
  yield* all('container', [...plan.databases, ...plan.schemas], context.containerAspects);
  yield* all('dataset', plan.datasets, datasetAspects);
  yield* all('dataFlow', plan.flows, consumers.flowAspects);
  yield* all('dataJob', plan.jobs, consumers.jobAspects);
  yield* all('chart', plan.charts, consumers.chartAspects);
  yield* all('dashboard', plan.dashboards, consumers.dashboardAspects);
  yield* all('mlPrimaryKey', plan.primaryKeys, consumers.primaryKeyAspects);
  yield* all('mlFeature', plan.features, consumers.featureAspects);
  yield* all('mlFeatureTable', plan.featureTables, consumers.featureTableAspects);
  yield* all('mlModelGroup', plan.modelGroups, consumers.modelGroupAspects);
  yield* all('mlModel', plan.models, consumers.modelAspects);
}
