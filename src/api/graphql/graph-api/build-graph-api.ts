/** The graph API: `@neo4j/graphql` over the nodes and edges of the catalog, as a part of the catalog's schema. */
import { Neo4jGraphQL } from '@neo4j/graphql';
import type { IResolvers } from '@graphql-tools/utils';
import { parse, type DocumentNode, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import type { MetadataModel } from '../../../model/types.js';
import type { GraphqlContext } from '../context.js';
import { callLibrary, type Library } from './call-library.js';
import { checkLists } from './check-lists.js';
import { entityDefinition } from './entity-definition.js';
import { entityValues } from './entity-values.js';
import { executionContext, type RunRead } from './execution-context.js';
import { publicNames, publicTypes } from './public-types.js';
import { rootFields, rootSdl, type RootField } from './root-fields.js';

export interface GraphApi {
  /** Extends the type `Query` of another schema by the field `graph`. */
  readonly typeDefs: readonly DocumentNode[];
  readonly resolvers: IResolvers;
}

export interface GraphApiDeps {
  readonly model: MetadataModel;
  /** The SDL of `schemas/graphql/graph-api`. */
  readonly sdl: string;
  readonly runRead: RunRead;
}

/** Builds the API in about a second, without the database. @throws Error if the definitions and the model contradict each other */
export async function buildGraphApi({ model, sdl, runRead }: GraphApiDeps): Promise<GraphApi> {
  const written = parse(sdl);
  const { sdl: derived, relationships } = entityDefinition(model, written);
  const schema = await librarySchema([written, parse(derived)]);
  const roots = rootFields(model);
  const publicName = publicNames(relationships);
  return {
    typeDefs: [publicTypes(schema, publicName), parse(rootSdl(roots))],
    resolvers: {
      Query: { graph: answerGraph },
      GraphQuery: rootResolvers({ schema, executionContext: executionContext(runRead) }, roots),
      ...entityValues(schema, publicName),
    },
  };
}

function librarySchema(typeDefs: DocumentNode[]): Promise<GraphQLSchema> {
  return new Neo4jGraphQL({
    typeDefs,
    // Validation would double the time of each start. The definitions are part of this repository, and the tests build them.
    validate: false,
    features: {
      excludeDeprecatedFields: {
        mutationOperations: true,
        aggregationFilters: true,
        aggregationFiltersOutsideConnection: true,
        relationshipFilters: true,
        attributeFilters: true,
      },
    },
  }).getSchema();
}

function rootResolvers(library: Library, roots: readonly RootField[]): IResolvers[string] {
  return Object.fromEntries(
    roots.flatMap((root) => [
      [root.name, callLibrary(library, root, 'entities')],
      [`${root.name}Connection`, callLibrary(library, root, 'entitiesConnection')],
    ]),
  );
}

// eslint-disable-next-line @typescript-eslint/max-params -- a resolver has these four
const answerGraph: GraphQLFieldResolver<unknown, GraphqlContext> = async (_source, _args, context, info) => {
  // The statements of the library do not apply the actor's scope.
  await context.services.requireFullScope('query the graph');
  checkLists(info);
  return {};
};
