/** The change log of the catalog, the most recently changed entities, and the change history of an entity (`docs/timeline.md`). */
import type { AspectChange, CatalogChange } from '../../../catalog/changes/types.js';
import { WITHHELD_FROM_GRAPH } from '../../../model/secret-aspects.js';
import type { GraphqlContext } from '../context.js';
import type { EntityType, HistoryInput, QueryResolvers, Resolvers } from '../generated/schema-types.js';
import { existingEntity, storedEntityRef, visibleActor, type EntityRef } from '../mapping/entity-ref.js';

const DEFAULT_CHANGES = 50;
const DEFAULT_ENTITIES = 10;
const DEFAULT_HISTORY = 20;

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

export const changeTypes = {
  CatalogChange: {
    actor: ({ actor }: CatalogChange, _, context) => visibleActor(actor, context),
    entity: ({ urn }: CatalogChange, _, context) => existingEntity(urn, context),
  },
  /** Values are read only if the request selects them. */
  EntityChange: {
    actor: ({ actor }: AspectChange, _, context) => visibleActor(actor, context),
    before: ({ urn, aspectName, versionBefore }: AspectChange, _, context) =>
      valueOf(context, { urn, aspectName, version: versionBefore }),
    after: ({ urn, aspectName, version }: AspectChange, _, context) =>
      valueOf(context, { urn, aspectName, version }),
  },
} satisfies Resolvers;

/** @throws INVALID_REQUEST */
function toEntityTypes(
  types: readonly EntityType[],
  typeNames: GraphqlContext['typeNames'],
): readonly string[] {
  return types.map((type) => typeNames.toEntityType(type));
}

/** Returns the change history of an entity. @throws UNKNOWN_ASPECT for a name that the model does not define; INVALID_REQUEST, LIMIT_EXCEEDED */
export async function historyOf(
  { urn }: EntityRef,
  { aspectNames, count, cursor }: HistoryInput,
  { histories, services }: Pick<GraphqlContext, 'histories' | 'services'>,
) {
  const names = aspectNames?.map((name) => services.model.getAspect(name).name);
  const page = await histories.load({
    urn: urn.text,
    count: count ?? DEFAULT_HISTORY,
    ...(names && { aspectNames: names }),
    ...(typeof cursor === 'string' && { cursor }),
  });
  return { changes: page.changes, nextCursor: page.nextCursor ?? null };
}

interface ValueRequest {
  readonly urn: string;
  readonly aspectName: string | undefined;
  readonly version: number | undefined;
}

async function valueOf(
  { writtenValues }: GraphqlContext,
  { urn, aspectName, version }: ValueRequest,
): Promise<string | null> {
  if (aspectName === undefined || version === undefined) return null;
  if (WITHHELD_FROM_GRAPH.has(aspectName)) return null;
  return (await writtenValues.load({ urn, aspectName, version })) ?? null;
}
