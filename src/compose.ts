/** Composition root. Only this file and the other files `compose-*.ts` create the parts of the service and connect them. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT_USER } from './auth/authentication/names.js';
import { DEFAULT_MIN_LENGTH } from './auth/authentication/passwords.js';
import { buildCatalogSchema } from './api/graphql/build-schema.js';
import { buildGraphApi, type GraphApi } from './api/graphql/graph-api/build-graph-api.js';
import { createGraphqlService, type GraphqlService } from './api/graphql/graphql-service.js';
import { readSdl } from './api/graphql/read-sdl.js';
import { beginWarmingUp, type WarmUp } from './api/graphql/warm-up.js';
import { warmUpQueries } from './api/graphql/warm-up-queries.js';
import { schemaFingerprint } from './api/graphql/schema-fingerprint.js';
import { createHttpApp, type HttpConfig } from './api/app.js';
import { serviceProperties } from './compose-properties.js';
import { listen } from './api/http/server.js';
import { withinMillis } from './core/deadline.js';
import { CatalogError, hasCode } from './core/errors.js';
import { shareNext } from './core/share-next.js';
import { stepDone } from './core/start-steps.js';
import { systemClock } from './core/clock.js';
import { LOAD_LIMITS } from './core/load-limits.js';
import { ReadActivity } from './core/read-activity.js';
import { NO_REQUEST } from './core/request-facts.js';
import { readAuditedAspects } from './catalog/audit/audited-aspects.js';
import { beginRemovingExpired } from './catalog/audit/remove-expired.js';
import { Signal } from './core/signal.js';
import { loadModel } from './model/load-model.js';
import type { Executor } from './executor/executor.js';
import type { MetadataModel } from './model/types.js';
import { logUnknownFields } from './catalog/writes/log-unknown-fields.js';
import { authorizedServices } from './auth/authorized-services.js';
import { prepareDatabase } from './compose-database.js';
import { createCatalogServices } from './compose-catalog.js';
import { composeFiles, sweepFiles } from './compose-files.js';
import { composeExecutor, runDefaultsOf } from './compose-executor.js';
import { beginScheduling } from './compose-schedules.js';
import { beginTesting } from './compose-tests.js';
import { openDatabase, type Database } from './neo4j/database.js';
import type { LoadedSchemas, SchemaOptions, ServiceOptions } from './service-options.js';
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
  const runRead: Database['read'] = (text, parameters) => {
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
  const limits = { ...LOAD_LIMITS, ...options.limits };
  const load = loadStatements();
  const prepared = await prepareDatabase(opened, { ...options, model, load, clock });
  const { database } = prepared;
  const readActivity = new ReadActivity();
  const ingestion: { executor?: Executor | undefined } = {};
  const writeObserver = logUnknownFields(telemetry.writes, log);
  const sourcesChanged = new Signal();
  const files = composeFiles(options, clock);
  const parts = {
    isReading: () => readActivity.isRecent(),
    ...{ model, database, load, clock, limits, audit: log, version: options.version },
    ...{ writeObserver, observePolicies: telemetry.observePolicies, testObserver: telemetry.tests },
    ...{ observeCounts: telemetry.observeCounts, observeCensus: telemetry.observeCensus },
    warn: (fields: object, message: string) => {
      log.warn(fields, message);
    },
    onCensusFailure: (error: unknown) => {
      log.warn({ err: error }, 'the census could not be counted; until it is, Neo4j counts for each request');
    },
    onSourceChange: () => {
      sourcesChanged.notify();
    },
    onRequestChange: () => ingestion.executor?.wake(),
    onRollbackFailure: (error: unknown, runId: string) => {
      log.warn(
        { err: error, runId },
        'a run could not be rolled back, or its request could not show the end',
      );
    },
    onUsageFailure: (error: unknown) => {
      log.warn({ err: error }, 'usage events could not be stored; the service tries again');
    },
    usageEvents: options.usage?.isOn ?? true,
    ...(files && { files }),
    auditedAspects: readAuditedAspects(model, options.audit?.aspects),
    ...(access && { access }),
    ...(neo4jBrowserUrl !== undefined && { neo4jBrowserUrl }),
    ...runDefaultsOf(options),
  };
  const catalog = await createCatalogServices(parts);
  stepDone('first user and policies exist');
  const graphql = await createGraphqlService({
    ...{ schema, model, clock, log, load: limits, observe: telemetry.operations },
    servicesFor: (actor, options) => authorizedServices(catalog, actor, options),
    ...(options.graphqlLimits && { limits: options.graphqlLimits }),
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
    onFailure: (error: unknown) => {
      log.warn({ err: error }, 'old events could not be deleted; the service tries again in an hour');
    },
  });
  catalog.consequences.begin();
  const sweeping = sweepFiles(files, { model, entities: catalog.entities, clock }, log);
  const runDeps = { ...catalog, database, load, clock, log, observer: telemetry.runs };
  ingestion.executor = composeExecutor(options, runDeps, server.port);
  const scheduling = beginScheduling(options, { catalog, changed: sourcesChanged, clock });
  const testing = beginTesting({
    ...{ ...catalog, isReading: parts.isReading, warn: parts.warn },
    evaluatesTests: options.evaluatesTests,
  });
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
      catalog.census.stop();
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
    await withinMillis(database.verify(), NEO4J_CHECK_MILLIS);
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
    ...(access?.auth !== true && { actor: ROOT_USER }),
    loopback: access?.loopback ?? true,
    passwordMinLength: access?.passwordMinLength ?? DEFAULT_MIN_LENGTH,
    ...(access?.oidc && { singleSignOn: access.oidc.name }),
    ...(access?.publicUrl !== undefined && { publicUrl: access.publicUrl }),
  };
}

function buildGraph(model: MetadataModel, runRead: Database['read']): Promise<GraphApi> {
  const folder = join(SCHEMAS_FOLDER, 'graphql');
  const storedTypes = readFileSync(join(folder, 'graph-api-types.graphql'), 'utf8');
  return buildGraphApi({ model, sdl: readSdl(join(folder, 'graph-api')), storedTypes, runRead });
}
