/** The graph API alone, mounted as the service mounts it, on the run's Neo4j. */
import { makeExecutableSchema } from '@graphql-tools/schema';
import { graphql, type GraphQLError, type GraphQLSchema } from 'graphql';
import { buildGraphApi } from '../../src/graphql/graph-api/build-graph-api.js';
import { readSdl } from '../../src/graphql/read-sdl.js';
import { loadModel } from '../../src/model/load-model.js';
import type { MetadataModel } from '../../src/model/types.js';
import { openDatabase } from '../../src/store/database.js';
import type { SentStatement } from '../helpers/catalog.js';
import { neo4jForTests } from '../helpers/neo4j-server.js';

export const SCHEMAS = `${import.meta.dirname}/../../schemas`;

export interface TestGraph {
  readonly schema: GraphQLSchema;
  readonly model: MetadataModel;
  /** What stands under `graph`. Fails when the answer has errors. */
  ask(selection: string, variables?: Record<string, unknown>): Promise<any>;
  refusal(selection: string, variables?: Record<string, unknown>): Promise<GraphQLError>;
  /** Any document. */
  run(source: string, variables?: Record<string, unknown>): Promise<any>;
  takeStatements(): SentStatement[];
  stop(): Promise<void>;
}

/** As for somebody who sees everything. */
export const ALL_SEEN = { services: { requireFullView: () => Promise.resolve() } };

/** @param schemaFolders laid over the shipped model */
export async function openTestGraph(schemaFolders: readonly string[] = []): Promise<TestGraph> {
  let statements: SentStatement[] = [];
  const database = openDatabase({
    ...(await neo4jForTests()),
    onStatement: (text, parameters) => void statements.push({ text, parameters }),
  });
  const model = loadModel([SCHEMAS, ...schemaFolders]);
  const { schema } = await mount(model, database.read);
  const run = async (source: string, variables: Record<string, unknown> = {}): Promise<any> => {
    const { data, errors } = await graphql({
      schema,
      source,
      variableValues: variables,
      contextValue: ALL_SEEN,
    });
    if (errors !== undefined) throw errors[0]!;
    return data;
  };
  const document = (selection: string, variables: Record<string, unknown>) => {
    const declared = Object.keys(variables).map((name) => `$${name}: ${typeOf(variables[name])}`);
    return `query ${declared.length === 0 ? '' : `(${declared.join(', ')})`} { graph { ${selection} } }`;
  };
  const ask = async (selection: string, variables: Record<string, unknown> = {}) =>
    (await run(document(selection, variables), variables))['graph'];
  return {
    schema,
    model,
    run,
    ask,
    refusal: (selection, variables) =>
      ask(selection, variables).then(
        () => {
          throw new Error('was answered');
        },
        (error: unknown) => error as GraphQLError,
      ),
    takeStatements: () => {
      const taken = statements;
      statements = [];
      return taken;
    },
    stop: () => database.close(),
  };
}

export async function mount(
  model: MetadataModel,
  runRead: (text: string, parameters?: Record<string, unknown>) => Promise<Record<string, unknown>[]>,
): Promise<{ schema: GraphQLSchema }> {
  const graph = await buildGraphApi({ model, sdl: readSdl(`${SCHEMAS}/graphql/graph-api`), runRead });
  const schema = makeExecutableSchema({
    typeDefs: ['type Query { version: String }', ...graph.typeDefs],
    resolvers: graph.resolvers,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  return { schema };
}

function typeOf(value: unknown): string {
  if (typeof value === 'number') return 'Int';
  return typeof value === 'string' ? 'String' : 'GraphEntityWhere';
}
