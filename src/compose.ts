/** Composition root. Only this file and `compose-catalog.ts` create the parts of the service and connect them. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT_USER } from './auth/authentication/names.js';
import { buildCatalogSchema } from './api/graphql/build-schema.js';
import type { GraphApi } from './api/graphql/graph-api/build-graph-api.js';
import { createGraphqlService } from './api/graphql/graphql-service.js';
import type { GraphqlLimits } from './api/graphql/limits/limits.js';
import { readSdl } from './api/graphql/read-sdl.js';
import { schemaFingerprint } from './api/graphql/schema-fingerprint.js';
import { createHttpApp, type HttpConfig } from './api/app.js';
import type { Logger } from './api/http/logger.js';
import { listen } from './api/http/server.js';
import { stepDone } from './core/start-steps.js';
import { systemClock, type Clock } from './core/clock.js';
import { loadModel } from './model/load-model.js';
import type { MetadataModel } from './model/types.js';
import { authorizedServices } from './auth/authorized-services.js';
import { createCatalogServices, type AccessOptions } from './compose-catalog.js';
import { openDatabase, type Database, type DatabaseOptions } from './neo4j/database.js';
import { migrate } from './neo4j/migrations.js';
import { loadStatements } from './neo4j/statements.js';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const SCHEMAS_FOLDER = join(ROOT, 'schemas');
const WEB_FOLDER = join(ROOT, 'dist', 'web');

export interface SchemaOptions {
  /** Further schema folders. They add to the schemas that Trellis ships, or replace them. */
  readonly schemaFolders?: readonly string[];
  /** Default true. False: the GraphQL schema lacks the field `graph`, and the service starts some seconds sooner. */
  readonly graphApi?: boolean;
}

/** The parts of a service that do not need a database. */
export interface LoadedSchemas {
  readonly model: MetadataModel;
  readonly schema: ReturnType<typeof buildCatalogSchema>;
  /** Gives the graph API its database. Must be called once, before the first request. */
  readonly connect: (database: Database) => void;
}

export interface ServiceOptions extends SchemaOptions {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  readonly database: DatabaseOptions;
  /** Result of `loadSchemas` with the same options, started while Neo4j was starting. Absent: `startService` loads the schemas. */
  readonly schemas?: Promise<LoadedSchemas>;
  readonly version: string;
  readonly log: Logger;
  readonly clock?: Clock;
  /** Absent: requests need no authentication, tokens end with the process, and no first user is created. */
  readonly access?: AccessOptions;
  /** Address of Neo4j Browser, if this process started the Neo4j. */
  readonly neo4jBrowserUrl?: string;
  /** Overrides the default limits (`LIMITS`). */
  readonly graphqlLimits?: Partial<GraphqlLimits>;
}

export interface Service {
  /** Address at which the service listens, e.g. `http://127.0.0.1:8080`. */
  readonly url: string;
  /** Waits for requests in progress, then closes the connections to Neo4j. */
  stop(): Promise<void>;
}

/** Loads the model and builds its GraphQL schema. It blocks the process for about two seconds. */
export async function loadSchemas({ schemaFolders = [], graphApi }: SchemaOptions): Promise<LoadedSchemas> {
  const model = loadModel([SCHEMAS_FOLDER, ...schemaFolders]);
  stepDone('model loaded');
  let database: Database | undefined;
  const runRead: Database['read'] = (text, parameters) => {
    if (database === undefined)
      throw new Error('the GraphQL schema was queried before it was connected to a database');
    return database.read(text, parameters);
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
  const database = openDatabase(options.database);
  try {
    await database.verify();
    schemas.connect(database);
    return await serve(options, schemas, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serve(
  options: ServiceOptions,
  { model, schema }: LoadedSchemas,
  database: Database,
): Promise<Service> {
  const { access, neo4jBrowserUrl, clock = systemClock, log } = options;
  const load = loadStatements();
  const applied = await migrate(database, load, clock);
  stepDone('database schema current');
  if (applied.length > 0) log.info({ applied }, 'schema statements applied');
  const parts = {
    ...{ model, database, load, clock, audit: log },
    ...(access && { access }),
    ...(neo4jBrowserUrl !== undefined && { neo4jBrowserUrl }),
  };
  const catalog = await createCatalogServices(parts);
  stepDone('first user and policies exist');
  const graphql = await createGraphqlService({
    ...{ schema, model, clock, log },
    servicesFor: (actor, deadline) => authorizedServices(catalog, actor, deadline),
    ...(options.graphqlLimits && { limits: options.graphqlLimits }),
  });
  let isRunning = false;
  const app = createHttpApp({
    ...{ model, graphql },
    identify: (credentials) => catalog.access.identify(credentials),
    servicesFor: (actor) => authorizedServices(catalog, actor),
    config: httpConfig(options, schemaFingerprint(schema)),
    log,
    isReady: async () => {
      if (isRunning) await database.verify();
      return isRunning;
    },
  });
  const server = await listen(app, options);
  isRunning = true;
  return {
    url: `http://${options.host}:${server.port}`,
    stop: async () => {
      if (!isRunning) return;
      isRunning = false;
      catalog.events.close();
      await server.close();
      await graphql.stop();
      await database.close();
    },
  };
}

function httpConfig({ version, access }: ServiceOptions, fingerprint: string): HttpConfig {
  return {
    version,
    webFolder: WEB_FOLDER,
    schemaFingerprint: fingerprint,
    ...(access?.auth !== true && { actor: ROOT_USER }),
    loopback: access?.loopback ?? true,
    ...(access?.oidc && { singleSignOn: access.oidc.name }),
    ...(access?.publicUrl !== undefined && { publicUrl: access.publicUrl }),
  };
}

/** Loads the module on demand, because its library is large. */
async function buildGraph(model: MetadataModel, runRead: Database['read']): Promise<GraphApi> {
  const { buildGraphApi } = await import('./api/graphql/graph-api/build-graph-api.js');
  const sdl = readSdl(join(SCHEMAS_FOLDER, 'graphql', 'graph-api'));
  return buildGraphApi({ model, sdl, runRead });
}
