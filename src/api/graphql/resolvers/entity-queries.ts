/** Entities by URN: `entity`, `entities`, and a root field for each type in the schema files. */
import { isObjectType, type GraphQLObjectType, type GraphQLResolveInfo, type GraphQLSchema } from 'graphql';
import { CatalogError } from '../../../core/errors.js';
import { MAX_PAGE_SIZE } from '../../../core/limits.js';
import type { Urn } from '../../../model/urn.js';
import type { GraphqlContext } from '../context.js';
import type { QueryResolvers } from '../generated/schema-types.js';
import { entityOf } from '../mapping/directives.js';
import { EntityRef, findDescribed, findEntityRef } from '../mapping/entity-ref.js';
import { prefetchLongList, selectedAspects } from '../mapping/selected-aspects.js';

/** Clients expect null instead of an entity of these types that was never written. */
const NULL_IF_MISSING: ReadonlySet<string> = new Set([
  ...['test', 'dataHubIngestionSource', 'dataHubExecutionRequest'],
  ...['dataHubFile', 'dataHubPageTemplate', 'dataHubView'],
]);

/**
 * Returns the entity, also if it was never written, or was deleted: then `exists` is false, and fields from aspects are null.
 * @param mustExist returns null for a missing entity of any type
 * @throws INVALID_URN, UNKNOWN_ENTITY
 */
async function findEntity(
  urnText: string,
  { services, aspects }: GraphqlContext,
  mustExist = false,
): Promise<EntityRef | null> {
  const urn = services.model.parseUrn(urnText);
  const isChecked = mustExist || NULL_IF_MISSING.has(urn.entityType);
  return !isChecked || (await aspects.exists(urn.text)) ? new EntityRef(urn) : null;
}

export const entityQueries = {
  entity: (_, { urn }, context) => findEntity(urn, context),
  entityExists: async (_, { urn }, { services, aspects }) =>
    aspects.exists(services.model.parseUrn(urn).text),
  entities: async (_, { urns, checkForExistence }, context, info) => {
    if (urns.length > MAX_PAGE_SIZE)
      throw new CatalogError(
        'LIMIT_EXCEEDED',
        `At most ${MAX_PAGE_SIZE} entities at once, not ${urns.length}`,
        {
          path: '/urns',
          rule: `at most ${MAX_PAGE_SIZE}`,
        },
      );
    await prefetchLongList(urns.map(findEntityRef), { info, path: [] }, context);
    return urns.map((urn) => findEntity(urn, context, checkForExistence === true));
  },
  /** Null for a test without its main aspect. */
  test: (_, { urn }, context) => findDescribed(readUrnOfType(urn, 'test', context).text, 'testInfo', context),
} satisfies QueryResolvers;

/**
 * Adds resolvers to fields of `Query` such as `dataset(urn: String!): Dataset`, which return an object also for a missing entity. Changes
 * the schema in place.
 */
export function attachEntityQueries(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const { type } = field;
    if (field.resolve !== undefined || field.args.length !== 1 || field.args[0]?.name !== 'urn') continue;
    const entityType = isObjectType(type) ? entityOf(schema, type) : undefined;
    if (entityType !== undefined)
      field.resolve = typedQuery(type as GraphQLObjectType, entityType) as typeof field.resolve & object;
  }
}

function typedQuery(type: GraphQLObjectType, entityType: string) {
  return (
    _: unknown,
    { urn }: { urn: string },
    context: GraphqlContext,
    info: GraphQLResolveInfo,
  ): Promise<EntityRef | null> => {
    const { text } = readUrnOfType(urn, entityType, context);
    context.aspects.prefetch(text, selectedAspects(info, type));
    return findEntity(urn, context);
  };
}

/** Reads the argument `urn`. @throws INVALID_URN, UNKNOWN_ENTITY */
export function readUrnOfType(
  text: string,
  entityType: string,
  { services }: Pick<GraphqlContext, 'services'>,
): Urn {
  const urn = services.model.parseUrn(text);
  if (urn.entityType === entityType) return urn;
  throw new CatalogError('INVALID_URN', `${text} is not of the type ${entityType}`, {
    path: '/urn',
    rule: `a URN of the entity type ${entityType}`,
  });
}
