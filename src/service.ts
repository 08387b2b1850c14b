/** Composition root: with `services.ts` the only place where the parts are made and joined. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT_USER } from './access/names.js';
import { buildCatalogSchema } from './graphql/build-schema.js';
import type { GraphApi } from './graphql/graph-api/build-graph-api.js';
import { createGraphqlService } from './graphql/graphql-service.js';
import type { GraphqlLimits } from './graphql/limits/limits.js';
import { readSdl } from './graphql/read-sdl.js';
import { schemaFingerprint } from './graphql/schema-fingerprint.js';
import { createHttpApp, type HttpConfig } from './http/app.js';
import type { Logger } from './http/logger.js';
import { listen } from './http/server.js';
import { systemClock, type Clock } from './kernel/clock.js';
import { loadModel } from './model/load-model.js';
import type { MetadataModel } from './model/types.js';
import { createServices, type AccessOptions } from './services.js';
import { openDatabase, type Database, type DatabaseOptions } from './store/database.js';
import { migrate } from './store/migrations.js';
import { loadStatements } from './store/statements.js';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const SCHEMAS_FOLDER = join(ROOT, 'schemas');
const WEB_FOLDER = join(ROOT, 'dist', 'web');

export interface ServiceOptions {
  readonly host: string;
  /** 0 for any free one. */
  readonly port: number;
  readonly database: DatabaseOptions;
  /** Folders with further schemas, laid over the ones that Trellis ships. */
  readonly schemaFolders?: readonly string[];
  readonly version: string;
  readonly log: Logger;
  readonly clock?: Clock;
  /** Default: nobody has to sign in, tokens end with the process, and no first user is made. */
  readonly access?: AccessOptions;
  /** Default true. Without it the GraphQL schema lacks the field `graph`, and the service starts some seconds sooner. */
  readonly graphApi?: boolean;
  /** Those that are left out stay as they are (`LIMITS`). */
  readonly graphqlLimits?: Partial<GraphqlLimits>;
}

export interface Service {
  /** Where it listens, e.g. `http://127.0.0.1:8080`. */
  readonly url: string;
  /** Drains requests, then closes the connections to Neo4j. */
  stop(): Promise<void>;
}

/** Loads the model, brings the database's schema up to date, listens. @throws UNAVAILABLE when Neo4j does not answer */
export async function startService(options: ServiceOptions): Promise<Service> {
  const model = loadModel([SCHEMAS_FOLDER, ...(options.schemaFolders ?? [])]);
  const database = openDatabase(options.database);
  try {
    await database.verify();
    return await serve(options, model, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serve(options: ServiceOptions, model: MetadataModel, database: Database): Promise<Service> {
  const { access, clock = systemClock, log } = options;
  // Not before there is a connection: it keeps the process busy for a second, on a slow machine for longer than connecting may take.
  const buildingGraph = options.graphApi === false ? undefined : buildGraph(model, database);
  const load = loadStatements();
  const applied = await migrate(database, load, clock);
  if (applied.length > 0) log.info({ applied }, 'schema statements applied');
  const parts = { model, database, load, clock, audit: log, ...(access && { access }) };
  const { services, seenBy, seenWithin } = await createServices(parts);
  const schema = buildCatalogSchema(readSdl(join(SCHEMAS_FOLDER, 'graphql')), model, await buildingGraph);
  const graphql = await createGraphqlService({
    ...{ schema, services, servicesFor: seenWithin, clock, log },
    ...(options.graphqlLimits && { limits: options.graphqlLimits }),
  });
  let isRunning = false;
  const app = createHttpApp({
    services: { ...services, graphql },
    servicesFor: (actor) => ({ ...seenBy(actor), graphql }),
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
      services.events.close();
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

/** Its library is large, so it is loaded only where it is wanted. */
async function buildGraph(model: MetadataModel, database: Database): Promise<GraphApi> {
  const { buildGraphApi } = await import('./graphql/graph-api/build-graph-api.js');
  const sdl = readSdl(join(SCHEMAS_FOLDER, 'graphql', 'graph-api'));
  return buildGraphApi({ model, sdl, runRead: database.read });
}
