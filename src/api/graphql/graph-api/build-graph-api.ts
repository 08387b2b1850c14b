/** The graph API: `@neo4j/graphql` over the nodes and edges of the catalog, as a part of the catalog's schema. */
import type { IResolvers } from '@graphql-tools/utils';
import { parse, type DocumentNode, type GraphQLFieldResolver } from 'graphql';
import type { MetadataModel } from '../../../model/types.js';
import type { GraphqlContext } from '../context.js';
import { callLibrary, executionContext, type Library, type RunRead } from './call-library.js';
import { entityValues } from './entity-values.js';
import { graphDefinition, type GraphDefinition } from './graph-definition.js';
import { checkLists } from './graph-limits.js';
import { fromStoredTypes, publicTypes } from './public-types.js';
import { rootFields, rootSdl, type RootField } from './root-fields.js';

export interface GraphApi {
  /** Extends the type `Query` of another schema by the field `graph`. */
  readonly typeDefs: readonly DocumentNode[];
  readonly resolvers: IResolvers;
}

interface GraphApiDeps {
  readonly model: MetadataModel;
  /** The SDL of `schemas/graphql/graph-api`. */
  readonly sdl: string;
  /** The content of `schemas/graphql/graph-api-types.graphql`. */
  readonly storedTypes: string;
  readonly runRead: RunRead;
}

/**
 * Builds the API without the database. The library is loaded with the first query, or now if the types of the model are not stored.
 * @throws Error if the definitions and the model contradict each other
 */
export async function buildGraphApi({ model, sdl, storedTypes, runRead }: GraphApiDeps): Promise<GraphApi> {
  const definition = graphDefinition(model, sdl);
  let loading: Promise<Library> | undefined;
  const library = (): Promise<Library> =>
    (loading ??= loadLibrary(definition, runRead).catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  const types =
    fromStoredTypes(storedTypes, definition.fingerprint) ?? publicTypes((await library()).schema, definition);
  const roots = rootFields(model);
  return {
    typeDefs: [types, parse(rootSdl(roots), { noLocation: true })],
    resolvers: {
      Query: { graph: answerGraph },
      GraphQuery: rootResolvers(library, roots),
      ...entityValues(types),
    },
  };
}

async function loadLibrary({ documents }: GraphDefinition, runRead: RunRead): Promise<Library> {
  const { buildLibrarySchema } = await import('./library-schema.js');
  return { schema: await buildLibrarySchema(documents), executionContext: executionContext(runRead) };
}

function rootResolvers(library: () => Promise<Library>, roots: readonly RootField[]): IResolvers[string] {
  return Object.fromEntries(
    roots.flatMap((root) => [
      [root.name, callLibrary(library, root, 'entities')],
      [`${root.name}Connection`, callLibrary(library, root, 'entitiesConnection')],
    ]),
  );
}

const answerGraph: GraphQLFieldResolver<unknown, GraphqlContext> = async (_source, _args, context, info) => {
  // The statements of the library do not apply the actor's scope.
  await context.services.requireFullScope('query the graph');
  checkLists(info);
  return {};
};
