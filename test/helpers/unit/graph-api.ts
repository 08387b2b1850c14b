/** Mounts only the graph API, in the same way as the service. */
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { graphql, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { buildGraphApi } from '../../../src/api/graphql/graph-api/build-graph-api.js';
import type { RunRead } from '../../../src/api/graphql/graph-api/call-library.js';
import { readSdl } from '../../../src/api/graphql/sdl.js';
import type { MetadataModel } from '../../../src/model/types.js';

export const SCHEMAS = join(import.meta.dirname, '..', '..', '..', 'schemas');

/** The context of an actor who may view everything. */
const ALL_SEEN = { services: { requireFullScope: () => Promise.resolve() } };

export async function mount(
  model: MetadataModel,
  runRead: RunRead,
  storedTypes = '',
): Promise<GraphQLSchema> {
  const sdl = readSdl(`${SCHEMAS}/graphql/graph-api`);
  const graph = await buildGraphApi({ model, sdl, storedTypes, runRead });
  return makeExecutableSchema({
    typeDefs: [
      'type Query { version: String } directive @permission(kind: String) on FIELD_DEFINITION',
      ...graph.typeDefs,
    ],
    resolvers: graph.resolvers,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
}

export interface Statement {
  readonly text: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** A graph API on an empty database. It records the statements that it would send to Neo4j. */
export interface EmptyGraph {
  readonly schema: GraphQLSchema;
  /** @param declared the operation's variables, e.g. `($n: Int)` */
  ask(selection: string, variables?: Record<string, unknown>, declared?: string): Promise<ExecutionResult>;
  run(source: string, variables?: Record<string, unknown>): Promise<ExecutionResult>;
  takeStatements(): Statement[];
}

export async function openEmptyGraph(model: MetadataModel, storedTypes?: string): Promise<EmptyGraph> {
  const statements: Statement[] = [];
  const runRead: RunRead = (text, parameters = {}) => {
    statements.push({ text, parameters });
    return Promise.resolve([]);
  };
  const schema = await mount(model, runRead, storedTypes);
  const run: EmptyGraph['run'] = (source, variableValues = {}) =>
    graphql({ schema, source, variableValues, contextValue: ALL_SEEN });
  return {
    schema,
    run,
    ask: (selection, variables, declared = '') =>
      run(`query ${declared} { graph { ${selection} } }`, variables),
    takeStatements: () => statements.splice(0),
  };
}
