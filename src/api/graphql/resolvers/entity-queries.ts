/** Entities by URN: `entity`, `entities`, and a root field for each type in the schema files. */
import { isObjectType, type GraphQLObjectType, type GraphQLResolveInfo, type GraphQLSchema } from 'graphql';
import { CatalogError } from '../../../core/errors.js';
import { MAX_PAGE_SIZE } from '../../../core/limits.js';
import type { GraphqlContext } from '../context.js';
import { entityOf } from '../mapping/directives.js';
import { EntityRef, findEntityRef } from '../mapping/entity-ref.js';
import { readShown } from '../mapping/read-shown.js';
import { shownAspects } from '../mapping/shown-aspects.js';

/** Clients expect null instead of an entity of these types that nobody has written. */
const NULL_IF_MISSING: ReadonlySet<string> = new Set([
  ...['test', 'dataHubIngestionSource', 'dataHubExecutionRequest'],
  ...['dataHubFile', 'dataHubPageTemplate', 'dataHubView'],
]);

/**
 * Returns the entity, also if nobody has written it, or if it was deleted: then `exists` is false, and fields from aspects are null.
 * @param mustExist returns null for a missing entity of any type
 * @throws INVALID_URN, UNKNOWN_ENTITY
 */
export async function findEntity(
  urnText: string,
  { services, aspects }: GraphqlContext,
  mustExist = false,
): Promise<EntityRef | null> {
  const urn = services.model.parseUrn(urnText);
  const isChecked = mustExist || NULL_IF_MISSING.has(urn.entityType);
  return !isChecked || (await aspects.exists(urn.text)) ? new EntityRef(urn) : null;
}

export const entityQueries = {
  entity: (_: unknown, { urn }: { urn: string }, context: GraphqlContext) => findEntity(urn, context),
  entityExists: async (_: unknown, { urn }: { urn: string }, { services, aspects }: GraphqlContext) =>
    aspects.exists(services.model.parseUrn(urn).text),
  // eslint-disable-next-line @typescript-eslint/max-params -- a resolver has these four
  entities: async (
    _: unknown,
    { urns, checkForExistence }: { urns: readonly string[]; checkForExistence?: boolean | null },
    context: GraphqlContext,
    info: GraphQLResolveInfo,
  ) => {
    if (urns.length > MAX_PAGE_SIZE)
      throw new CatalogError(
        'LIMIT_EXCEEDED',
        `At most ${MAX_PAGE_SIZE} entities at once, not ${urns.length}`,
        {
          path: '/urns',
          rule: `at most ${MAX_PAGE_SIZE}`,
        },
      );
    await readShown(urns.map(findEntityRef), { info, way: [] }, context);
    return urns.map((urn) => findEntity(urn, context, checkForExistence === true));
  },
};

/** Adds resolvers to fields of `Query` such as `dataset(urn: String!): Dataset`, and are objects also for missing entities. Changes the schema in place. */
export function attachEntityQueries(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const { type } = field;
    if (field.resolve !== undefined || field.args.length !== 1 || field.args[0]?.name !== 'urn') continue;
    if (isObjectType(type) && entityOf(schema, type) !== undefined)
      field.resolve = typedQuery(schema, type) as typeof field.resolve & object;
  }
}

function typedQuery(schema: GraphQLSchema, type: GraphQLObjectType) {
  const entityType = entityOf(schema, type);
  return (
    _: unknown,
    { urn }: { urn: string },
    context: GraphqlContext,
    info: GraphQLResolveInfo,
    // eslint-disable-next-line @typescript-eslint/max-params -- a resolver has these four
  ): Promise<EntityRef | null> => {
    const found = context.services.model.parseUrn(urn);
    if (found.entityType !== entityType)
      throw new CatalogError('INVALID_URN', `${urn} is not of the type ${String(entityType)}`, {
        path: '/urn',
        rule: `a URN of the entity type ${String(entityType)}`,
      });
    context.aspects.prefetch(found.text, shownAspects(info, type));
    return findEntity(urn, context);
  };
}
