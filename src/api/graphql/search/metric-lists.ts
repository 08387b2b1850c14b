/** Lists of metrics and of the semantic models that define them. */
import type { GraphqlContext } from '../context.js';
import type { GetRootEntitiesInput } from '../generated/schema-types.js';
import type { Args } from './inputs.js';
import { listEntities, without, type ListKind } from './list-entities.js';

/** A metric that no aspect relates to others has no parent either. */
const ROOTS: ListKind['criteria'] = [without('parentMetric')];

export const metricLists = {
  getRootMetrics: async (_: unknown, { input }: Args<GetRootEntitiesInput>, context: GraphqlContext) => {
    const { entities, ...page } = await list(input, context, { entityType: 'metric', criteria: ROOTS });
    return { ...page, metrics: entities };
  },
  getSemanticModels: async (_: unknown, { input }: Args<GetRootEntitiesInput>, context: GraphqlContext) => {
    const { entities, ...page } = await list(input, context, { entityType: 'semanticModel' });
    return { ...page, semanticModels: entities };
  },
};

function list(
  input: GetRootEntitiesInput,
  context: GraphqlContext,
  kind: Pick<ListKind, 'entityType' | 'criteria'>,
): ReturnType<typeof listEntities> {
  return listEntities(context, input, {
    ...kind,
    defaultCount: 25,
    sort: [{ field: 'name', order: 'ASCENDING' }],
  });
}
