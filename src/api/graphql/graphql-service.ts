/** Executes GraphQL requests; independent of HTTP. */
import { ApolloServer, type ApolloServerOptions, type BaseContext } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { KnownActor } from '../../auth/authorization/policies/types.js';
import type { SessionOptions } from '../../auth/authorized-services.js';
import type { Services } from '../../auth/services.js';
import type { ReportUnknownFields } from '../../catalog/writes/types.js';
import { withTimeLimit } from '../../core/async.js';
import type { Clock } from '../../core/clock.js';
import { CatalogError } from '../../core/errors.js';
import { LOAD_LIMITS, type LoadLimits } from '../../core/limits.js';
import { RequestBudget, withTally } from '../../core/request-budget.js';
import type { Requester } from '../../core/request-facts.js';
import { Slots } from '../../core/slots.js';
import type { MetadataModel } from '../../model/types.js';
import { typeNamesOf } from './build-schema.js';
import { createContext, type GraphqlContext } from './context.js';
import { countWork } from './count-work.js';
import { presentGraphqlError, type FaultLog } from './errors.js';
import { limitPlugin, LIMITS, requireLength, type GraphqlLimits } from './limits.js';
import { observeOperations, type ObserveOperation } from './observe-operations.js';
import { validating } from './validate-document.js';

export interface GraphqlRequest {
  readonly query: string;
  readonly variables?: Record<string, unknown> | null;
  readonly operationName?: string | null;
}

interface GraphqlCaller extends Requester {
  /** What was read about the actor when the request arrived. */
  readonly known?: KnownActor | undefined;
  /** Whether `extensions` of the answer reports the cost of the request. */
  readonly wantsCost: boolean;
  /** Default true: metrics count the operation. */
  readonly isCounted?: boolean;
  /** Called with the fields of stored payloads that the model does not know. */
  readonly onUnknownFields?: ReportUnknownFields;
  /** Address at which the client reached the service, without a trailing slash. Absent: the client did not use HTTP. */
  readonly origin?: string;
}

export interface GraphqlAnswer {
  readonly data?: unknown;
  readonly errors?: readonly unknown[];
  readonly extensions: Record<string, unknown>;
}

export interface GraphqlService {
  /**
   * Executes a request. Never rejects because of the client's mistakes: the answer reports them in `errors`.
   * @throws OVERLOADED if too many requests wait for their turn
   */
  execute(request: GraphqlRequest, caller: GraphqlCaller): Promise<GraphqlAnswer>;
  stop(): Promise<void>;
}

interface GraphqlDeps {
  readonly schema: GraphQLSchema;
  readonly model: MetadataModel;
  /** Returns the services of one request. @param actor URN */
  readonly servicesFor: (actor: string, options: SessionOptions) => Services;
  readonly clock: Clock;
  readonly log: FaultLog;
  /** Omitted limits keep the values of `LIMITS`. */
  readonly limits?: Partial<GraphqlLimits> | undefined;
  readonly observe?: ObserveOperation;
  /** Limits on requests at a time. */
  readonly load?: LoadLimits;
}

export async function createGraphqlService(deps: GraphqlDeps): Promise<GraphqlService> {
  const { schema, model, servicesFor, clock, log } = deps;
  const limits = { ...LIMITS, ...deps.limits };
  const { graphql: atOnce, requests: waiting, waitMillis } = deps.load ?? LOAD_LIMITS;
  const slots = new Slots({ atOnce, waiting, waitMillis }, 'graphql');
  const typeNames = typeNamesOf(schema, model);
  countWork(schema);
  const documents = createDocumentStore();
  const server = new ApolloServer<GraphqlContext>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    nodeEnv: 'production',
    logger: quiet,
    formatError: (formatted, error) => presentGraphqlError(formatted, error, log),
    documentStore: documents,
    // The rule of the library for fields of one name gives up on large documents. The plugin below validates.
    dangerouslyDisableValidation: true,
    parseOptions: { maxLexicalTokens: limits.tokens },
    // The plugin for cache control, which no answer uses, would make Apollo intercept every field.
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      validating(limitPlugin(limits), (error) => presentGraphqlError(error.toJSON(), error, log)),
      ...(deps.observe ? [observeOperations(deps.observe)] : []),
    ],
  });
  await server.start();
  const answer = async (
    request: GraphqlRequest,
    { actor, facts, known, onUnknownFields, origin = '', isCounted = true }: GraphqlCaller,
    budget: RequestBudget,
  ): Promise<GraphqlAnswer> => {
    requireLength(request.query, limits);
    const services = servicesFor(actor, { budget, known, onUnknownFields });
    const contextValue = createContext({
      ...{ services, actor, facts, typeNames, clock, origin, budget, isCounted },
    });
    const { query, variables, operationName } = request;
    const { body } = await server.executeOperation(
      { query, ...(variables && { variables }), ...(operationName && { operationName }) },
      { contextValue },
    );
    // The last value of an answer can be the one that exceeds a limit.
    if (budget.error !== undefined) throw budget.error;
    if (body.kind !== 'single') throw new Error('incremental delivery is not supported');
    const { data, errors, extensions } = body.singleResult;
    return { ...(errors && { errors }), ...(data !== undefined && { data }), extensions: { ...extensions } };
  };
  const execute: GraphqlService['execute'] = async (request, caller) => {
    const { wantsCost } = caller;
    const started = clock.now();
    const tally = { statements: 0 };
    const budget = new RequestBudget(limits);
    const work = (): Promise<GraphqlAnswer> => answer(request, caller, budget);
    // Counting the statements of writers, too, slows the request down.
    const answering = wantsCost ? withTally(tally, work) : work();
    const answered = await withTimeLimit(Promise.race([answering, budget.stopped]), limits.millis).catch(
      (error: unknown) => {
        if (error instanceof CatalogError) budget.stop(error);
        if (budget.isOver) documents.drop(request.query);
        return failed(error, log);
      },
    );
    if (!wantsCost) return answered;
    const cost = { statements: tally.statements, millis: clock.now() - started };
    return { ...answered, extensions: { ...answered.extensions, cost } };
  };
  return {
    execute: (request, caller) => slots.run(() => execute(request, caller)),
    stop: () => server.stop(),
  };
}

/** Presents an error of the execution as a whole, e.g. a timeout. */
function failed(error: unknown, log: FaultLog): GraphqlAnswer {
  const message = error instanceof Error ? error.message : String(error);
  return { errors: [presentGraphqlError({ message }, error, log)], extensions: {} };
}

const quiet = { debug: ignore, info: ignore, warn: ignore, error: ignore };
function ignore(): void {
  // Apollo's messages are redundant: clients get them as errors, or the service's own log has them.
}

/**
 * Characters of all documents together. A parsed document takes 30 to 100 bytes of memory per character. All documents of the pages
 * together have 45,000 characters; one of another front end can have 100,000.
 */
const KEPT_CHARACTERS = 1_000_000;

type DocumentStore = NonNullable<ApolloServerOptions<BaseContext>['documentStore']> & {
  /** Drops the document of a request that exceeded a limit: many such documents would take the memory of those that are answered. */
  readonly drop: (query: string) => void;
};

/**
 * Keeps parsed and validated documents, so that a repeated request is neither parsed nor validated. Documents that were not used for the
 * longest time are dropped first.
 */
export function createDocumentStore(): DocumentStore {
  const documents = new LRUCache<string, DocumentNode>({
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: ({ loc }) => Math.max(1, loc?.source.body.length ?? 0),
  });
  return {
    get: (hash) => Promise.resolve(documents.get(hash)),
    set: (hash, document) => {
      documents.set(hash, document);
      return Promise.resolve();
    },
    delete: (hash) => Promise.resolve(documents.delete(hash)),
    drop: (query) => {
      for (const [hash, { loc }] of [...documents.entries()])
        if (loc?.source.body === query) documents.delete(hash);
    },
  };
}
