/** Builds the catalog schema from the SDL files, the handwritten resolvers and the resolvers that directives declare. */
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { IResolvers } from '@graphql-tools/utils';
import { isEnumType, parse, type GraphQLSchema } from 'graphql';
import type { MetadataModel } from '../../model/types.js';
import { EntityTypeNames } from './context.js';
import type { GraphApi } from './graph-api/build-graph-api.js';
import { attachResolvers } from './mapping/attach-resolvers.js';
import { permissionOf } from './mapping/directives.js';
import { attachEntityQueries } from './resolvers/entity-queries.js';
import { resolvers } from './resolvers/resolvers.js';
import { completeTypes } from './sdl.js';

/**
 * @param graph the graph API, which becomes the field `graph`
 * @throws Error that names the field if the SDL, the resolvers and the model contradict each other
 */
export function buildCatalogSchema(sdl: string, model: MetadataModel, graph?: GraphApi): GraphQLSchema {
  const schema = makeExecutableSchema({
    // With locations, all tokens of the files would stay in memory.
    typeDefs: [completeTypes(parse(sdl, { noLocation: true }), model), ...(graph?.typeDefs ?? [])],
    resolvers: [resolvers as IResolvers, ...(graph ? [graph.resolvers] : [])],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
    // No other code holds the schema yet, and copying it would take as long as all other steps together.
    updateResolversInPlace: true,
  });
  attachEntityQueries(schema);
  attachResolvers(schema, model);
  requirePermissions(schema);
  return schema;
}

/** @throws Error that names the first root field without `@permission` */
function requirePermissions(schema: GraphQLSchema): void {
  for (const type of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.values(type?.getFields() ?? {}))
      if (permissionOf(schema, field) === undefined)
        throw new Error(`${String(type)}.${field.name} declares no permission: add @permission`);
}

export function typeNamesOf(schema: GraphQLSchema, model: MetadataModel): EntityTypeNames {
  const type = schema.getType('EntityType');
  const listed = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
  return new EntityTypeNames(model, new Set(listed));
}
