/** Composition root. Only this file and the other files `compose-*.ts` create the parts of the service and connect them. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT_USER } from './auth/auth-deps.js';
import { DEFAULT_MIN_LENGTH } from './auth/authentication/passwords.js';
import { buildCatalogSchema } from './api/graphql/build-schema.js';
import { buildGraphApi, type GraphApi } from './api/graphql/graph-api/build-graph-api.js';
import type { RunRead } from './api/graphql/graph-api/call-library.js';
import { createGraphqlService, type GraphqlService } from './api/graphql/graphql-service.js';
import { readSdl, schemaFingerprint } from './api/graphql/sdl.js';
import { beginWarmingUp, type WarmUp, warmUpQueries } from './api/graphql/warm-up.js';
import { createHttpApp, type HttpConfig } from './api/app.js';
import { listen } from './api/http/server.js';
import { withTimeLimit, shareNext, Signal } from './core/async.js';
import { CatalogError, hasCode } from './core/errors.js';
import { stepDone } from './core/start.js';
import { systemClock } from './core/clock.js';
import { LOAD_LIMITS } from './core/limits.js';
import { ReadActivity } from './core/read-activity.js';
import { NO_REQUEST } from './core/request-facts.js';
import { readAuditedAspects } from './catalog/audit/audit-rows.js';
import { beginRemovingExpired } from './catalog/audit/remove-expired.js';
import { loadModel } from './model/load-model.js';
import type { Executor } from './executor/executor.js';
import type { MetadataModel } from './model/types.js';
import { logUnknownFields } from './catalog/writes/observe-writes.js';
import { authorizedServices } from './auth/authorized-services.js';
import { prepareDatabase, composeFiles, sweepFiles } from './compose-storage.js';
import { createCatalogServices } from './compose-catalog.js';
import { composeExecutor, runDefaultsOf, beginScheduling } from './compose-ingestion.js';
import { beginTesting } from './compose-background.js';
import { openDatabase, type Database } from './neo4j/database.js';
import {
  type LoadedSchemas,
  type SchemaOptions,
  type ServiceOptions,
  serviceProperties,
} from './service-options.js';
import { logFailure } from './service-log.js';
import { loadStatements, nameStatement } from './neo4j/statements.js';
import { createTelemetry, type Telemetry } from './telemetry/create-telemetry.js';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const SCHEMAS_FOLDER = join(ROOT, 'schemas');
const WEB_FOLDER = join(ROOT, 'dist', 'web');
/** How long a reader of metrics waits for Neo4j before the metrics say that it is unavailable. */
const NEO4J_CHECK_MILLIS = 2_000;

const DEFAULT_AUDIT_DAYS = 365;
const DEFAULT_USAGE_DAYS = 365;
const DAY_MILLIS = 86_400_000;

export interface Service {
  /** Address at which the service listens, e.g. `http://127.0.0.1:8080`. */
  readonly url: string;
  /** Waits for requests in progress, then closes the connections to Neo4j. */
  stop(): Promise<void>;
}

/** Loads the model and builds its GraphQL schema. It blocks the process for about a second. */
export async function loadSchemas({
  schemaFolders = [],
  graphApi,
  unknownFields,
  platformsWithoutColumnEdges,
}: SchemaOptions): Promise<LoadedSchemas> {
  const model = loadModel([SCHEMAS_FOLDER, ...schemaFolders], { unknownFields, platformsWithoutColumnEdges });
  stepDone('model loaded');
  let database: Database | undefined;
  const runRead: RunRead = (text, parameters) => {
    if (database === undefined)
      throw new Error('the GraphQL schema was queried before it was connected to a database');
    return database.read(nameStatement('graph', text), parameters);
  };
  const graph = graphApi === false ? undefined : await buildGraph(model, runRead);
  const schema = buildCatalogSchema(readSdl(join(SCHEMAS_FOLDER, 'graphql')), model, graph);
  stepDone('GraphQL schema built');
  return {
    model,
    schema,
    connect: (opened) => {
      database = opened;
    },
  };
}

/**
 * Brings the schema of the database up to date and listens for requests.
 * @throws UNAVAILABLE if Neo4j does not respond
 * @throws StartError if the service cannot listen at the address, or if a newer version of Trellis has used the database
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  const schemas = await (options.schemas ?? loadSchemas(options));
  const telemetry = await createTelemetry(options);
  const onReachable = logReachability(options);
  const limits = { ...LOAD_LIMITS, ...options.limits };
  const database = openDatabase({ onReachable, limits, ...options.database, observer: telemetry.database });
  try {
    await database.verify();
    schemas.connect(database);
    return await serve(options, schemas, { opened: database, telemetry });
  } catch (error) {
    await database.close();
    await telemetry.stop();
    throw error;
  }
}

async function serve(
  options: ServiceOptions,
  { model, schema }: LoadedSchemas,
  { opened, telemetry }: { readonly opened: Database; readonly telemetry: Telemetry },
): Promise<Service> {
  const { access, neo4jBrowserUrl, clock = systemClock, log } = options;
  const { observePolicies, observeCounts, observeCensus } = telemetry;
  const limits = { ...LOAD_LIMITS, ...options.limits };
  const load = loadStatements();
  const prepared = await prepareDatabase(opened, { ...options, model, load, clock });
  const { database } = prepared;
  const readActivity = new ReadActivity();
  const ingestion: { executor?: Executor | undefined } = {};
  const writeObserver = logUnknownFields(telemetry.writes, log);
  const sourcesChanged = new Signal();
  const files = composeFiles(options, clock);
  const warn = (fields: object, message: string): void => {
    log.warn(fields, message);
  };
  const parts = {
    isReading: () => readActivity.isRecent(),
    ...{ model, database, load, clock, limits, audit: log, version: options.version },
    ...{ writeObserver, observePolicies, observeCounts, observeCensus, testObserver: telemetry.tests },
    warn,
    onSourceChange: () => {
      sourcesChanged.notify();
    },
    onRequestChange: () => ingestion.executor?.wake(),
    onCensusFailure: logFailure(
      log,
      'the census could not be counted; until it is, Neo4j counts for each request',
    ),
    onUsageFailure: logFailure(log, 'usage events could not be stored; the service tries again'),
    onRollbackFailure: (err: unknown, runId: string) => {
      warn({ err, runId }, 'a run could not be rolled back, or its request could not show the end');
    },
    usageEvents: options.usage?.isOn,
    auditedAspects: readAuditedAspects(model, options.audit?.aspects),
    ...{ files, access, neo4jBrowserUrl, ...runDefaultsOf(options) },
  };
  const catalog = await createCatalogServices(parts);
  stepDone('first user and policies exist');
  const graphql = await createGraphqlService({
    ...{ schema, model, clock, log, load: limits, observe: telemetry.operations },
    servicesFor: (actor, options) => authorizedServices(catalog, actor, options),
    limits: options.graphqlLimits,
  });
  let isRunning = false;
  const verifyShared = shareNext(() => verify(database, options));
  const app = createHttpApp({
    ...{ model, graphql, limits, readActivity },
    identify: (credentials, onFacts) => catalog.access.identify(credentials, onFacts),
    servicesFor: (actor, options) => authorizedServices(catalog, actor, options),
    viewAuthorization: catalog.viewAuthorization,
    config: httpConfig(options, schemaFingerprint(schema)),
    log,
    observer: telemetry.requests,
    readMetrics: async () => telemetry.read(await isAvailable(database)),
    isReady: async () => {
      if (isRunning) await verifyShared();
      return isRunning;
    },
  });
  const server = await listen(app, options);
  isRunning = true;
  const confirming = prepared.beginConfirming();
  const removing = beginRemovingExpired({
    ...{ database, load, clock },
    auditMillis: (options.audit?.days ?? DEFAULT_AUDIT_DAYS) * DAY_MILLIS,
    usageMillis: (options.usage?.days ?? DEFAULT_USAGE_DAYS) * DAY_MILLIS,
    onFailure: logFailure(log, 'old events could not be deleted; the service tries again in an hour'),
  });
  catalog.consequences.begin();
  const sweeping = sweepFiles(files, { model, entities: catalog.entities, clock }, log);
  const runDeps = { ...catalog, database, load, clock, log, observer: telemetry.runs };
  ingestion.executor = composeExecutor(options, runDeps, server.port);
  const scheduling = beginScheduling(options, { catalog, changed: sourcesChanged, clock });
  const testing = beginTesting(options, { ...catalog, isReading: parts.isReading });
  const warming = warmUp(options, { graphql, schema, readActivity });
  return {
    url: `http://${options.host}:${server.port}`,
    stop: async () => {
      if (!isRunning) return;
      isRunning = false;
      // Runs call the service until they have ended.
      await ingestion.executor?.stop();
      catalog.events.close();
      await server.close();
      await warming?.stop();
      await graphql.stop();
      catalog.counts.census.stop();
      await testing?.stop();
      await removing.stop();
      await catalog.consequences.stop();
      await sweeping?.stop();
      await scheduling?.stop();
      await catalog.usage.stop();
      await confirming?.stop();
      await database.close();
      await telemetry.stop();
    },
  };
}

interface WarmUpParts {
  readonly graphql: GraphqlService;
  readonly schema: LoadedSchemas['schema'];
  readonly readActivity: ReadActivity;
}

/** @returns undefined if the service does not warm up */
function warmUp(
  { warmsUp = false, log }: ServiceOptions,
  { graphql, schema, readActivity }: WarmUpParts,
): WarmUp | undefined {
  if (!warmsUp) return undefined;
  const caller = { actor: ROOT_USER, facts: NO_REQUEST, wantsCost: false, isCounted: false };
  return beginWarmingUp({
    queries: warmUpQueries(schema),
    whenIdle: () => readActivity.whenIdle(),
    execute: (request) => graphql.execute(request, caller),
    onDone: (failed) => {
      log.info({ failed }, 'warmed up');
    },
  });
}

async function isAvailable(database: Database): Promise<boolean> {
  try {
    await withTimeLimit(database.verify(), NEO4J_CHECK_MILLIS);
    return true;
  } catch {
    return false;
  }
}

/** @throws UNAVAILABLE with the state of Neo4j for `GET /health` */
async function verify(database: Database, { neo4jProblem }: ServiceOptions): Promise<void> {
  try {
    await database.verify();
  } catch (error) {
    if (!hasCode(error, 'UNAVAILABLE')) throw error;
    const problem = neo4jProblem?.();
    const neo4j = problem === undefined ? 'unreachable' : 'restarting';
    throw new CatalogError('UNAVAILABLE', problem ?? error.message, { neo4j }, { cause: error });
  }
}

/** Logs when Neo4j becomes unreachable and reachable again, once each. */
function logReachability({ log }: ServiceOptions): (isReachable: boolean, reason?: unknown) => void {
  return (isReachable, reason) => {
    if (isReachable) log.warn({}, 'Neo4j is reachable again');
    else log.warn({ err: reason }, 'Neo4j is unreachable; requests are answered with 503 until it answers');
  };
}

function httpConfig(options: ServiceOptions, fingerprint: string): HttpConfig {
  const { version, access, metricsPublic = false } = options;
  return {
    version,
    properties: serviceProperties(options),
    metricsPublic,
    webFolder: WEB_FOLDER,
    schemaFingerprint: fingerprint,
    actor: access?.auth === true ? undefined : ROOT_USER,
    loopback: access?.loopback ?? true,
    passwordMinLength: access?.passwordMinLength ?? DEFAULT_MIN_LENGTH,
    singleSignOn: access?.oidc?.name,
    publicUrl: access?.publicUrl,
  };
}

function buildGraph(model: MetadataModel, runRead: RunRead): Promise<GraphApi> {
  const folder = join(SCHEMAS_FOLDER, 'graphql');
  const storedTypes = readFileSync(join(folder, 'graph-api-types.graphql'), 'utf8');
  return buildGraphApi({ model, sdl: readSdl(join(folder, 'graph-api')), storedTypes, runRead });
}
