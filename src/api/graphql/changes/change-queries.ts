/** The change log of the catalog, and the most recently changed entities (`docs/timeline.md`). */
import type { CatalogChange } from '../../../catalog/changes/types.js';
import type { GraphqlContext } from '../context.js';
import type { EntityType, QueryResolvers } from '../generated/schema-types.js';
import { storedEntityRef } from '../mapping/entity-ref.js';
import { existingEntity } from './existing-entity.js';
import { visibleActor } from './visible-actor.js';

const DEFAULT_CHANGES = 50;
const DEFAULT_ENTITIES = 10;

export const changeQueries = {
  catalogChanges: async (_, { input }, { services, typeNames }) => {
    const { count, before, after, types, actor, runId } = input;
    const { changes, older, newest } = await services.changes.listChanges({
      count: count ?? DEFAULT_CHANGES,
      ...(typeof before === 'string' && { before }),
      ...(typeof after === 'string' && { after }),
      ...(types && { types: toEntityTypes(types, typeNames) }),
      ...(typeof actor === 'string' && { actor: services.model.parseUrn(actor).text }),
      ...(typeof runId === 'string' && { runId }),
    });
    return { changes, older: older ?? null, newest: newest ?? null };
  },
  recentlyChanged: async (_, { input: { types, count } }, context) => {
    const { services, typeNames } = context;
    const entities = await services.changes.listChangedEntities({
      count: count ?? DEFAULT_ENTITIES,
      ...(types && { types: toEntityTypes(types, typeNames) }),
    });
    return entities.map(({ urn, time, actor }) => ({
      entity: storedEntityRef(urn),
      time,
      actor: visibleActor(actor, context),
    }));
  },
} satisfies QueryResolvers;

/** @throws INVALID_REQUEST */
function toEntityTypes(
  types: readonly EntityType[],
  typeNames: GraphqlContext['typeNames'],
): readonly string[] {
  return types.map((type) => typeNames.toEntityType(type));
}

export const changeTypes = {
  CatalogChange: {
    actor: ({ actor }: CatalogChange, _: unknown, context: GraphqlContext) => visibleActor(actor, context),
    entity: ({ urn }: CatalogChange, _: unknown, context: GraphqlContext) => existingEntity(urn, context),
  },
} as const;
