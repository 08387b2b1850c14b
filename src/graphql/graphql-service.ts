/** GraphQL requests in, answers out; knows no HTTP. */
import { ApolloServer } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import type { Clock } from '../kernel/clock.js';
import { tallied } from '../kernel/statement-tally.js';
import type { GraphqlContext } from './context.js';
import { typeNamesOf } from './build-schema.js';
import { presentGraphqlError, type FaultLog } from './errors.js';
import { AspectLoader } from './loaders/aspect-loader.js';
import type { Services } from './services.js';

export interface GraphqlRequest {
  readonly query: string;
  readonly variables?: Record<string, unknown> | null;
  readonly operationName?: string | null;
}

export interface GraphqlCaller {
  /** URN of who acts. */
  readonly actor: string;
  /** Tell in `extensions` what the request cost. */
  readonly wantsCost: boolean;
}

export interface GraphqlAnswer {
  readonly data?: unknown;
  readonly errors?: readonly unknown[];
  readonly extensions: Record<string, unknown>;
}

export interface GraphqlService {
  /** Never rejects for what a client did wrong: that stands in `errors`. */
  execute(request: GraphqlRequest, caller: GraphqlCaller): Promise<GraphqlAnswer>;
  stop(): Promise<void>;
}

export interface GraphqlParts {
  readonly schema: GraphQLSchema;
  readonly services: Services;
  readonly clock: Clock;
  readonly log: FaultLog;
}

export async function createGraphqlService(parts: GraphqlParts): Promise<GraphqlService> {
  const { schema, services, clock, log } = parts;
  const typeNames = typeNamesOf(schema, services.model);
  const server = new ApolloServer<GraphqlContext>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    nodeEnv: 'production',
    logger: quiet,
    formatError: (formatted, error) => presentGraphqlError(formatted, error, log),
  });
  await server.start();
  const answer = async (request: GraphqlRequest, actor: string): Promise<GraphqlAnswer> => {
    const contextValue = { services, actor, typeNames, aspects: new AspectLoader(services.entities) };
    const { query, variables, operationName } = request;
    const { body } = await server.executeOperation(
      { query, ...(variables && { variables }), ...(operationName && { operationName }) },
      { contextValue },
    );
    if (body.kind !== 'single') throw new Error('no part of the schema answers in pieces');
    const { data, errors, extensions } = body.singleResult;
    return { ...(errors && { errors }), ...(data !== undefined && { data }), extensions: { ...extensions } };
  };
  return {
    execute: async (request, { actor, wantsCost }) => {
      const started = clock.now();
      const tally = { statements: 0 };
      const answered = await tallied(tally, () => answer(request, actor));
      if (!wantsCost) return answered;
      const cost = { statements: tally.statements, millis: clock.now() - started };
      return { ...answered, extensions: { ...answered.extensions, cost } };
    },
    stop: () => server.stop(),
  };
}

const quiet = { debug: ignore, info: ignore, warn: ignore, error: ignore };
function ignore(): void {
  // Whatever Apollo has to say is said to the client, or by our own log.
}
