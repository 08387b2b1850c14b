/** Composition root: the only place where the parts are made and joined. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAccess } from './access/create-access.js';
import { prepareFirstStart } from './access/first-start.js';
import { guardRepairs } from './access/guarded-repairer.js';
import { guardWrites } from './access/guarded-writer.js';
import { ROOT_USER } from './access/names.js';
import type { OidcOptions } from './access/oidc/options.js';
import { createDecisions } from './access/policies/decisions.js';
import { sealEvents, sealRuns } from './access/sealed-readers.js';
import { deriveKeys } from './access/signing-key.js';
import { createReaders } from './access/view/readers.js';
import { ALLOW_FULL_VIEW, createSeenBy } from './access/view/seen-by.js';
import { buildCatalogSchema } from './graphql/build-schema.js';
import type { GraphApi } from './graphql/graph-api/build-graph-api.js';
import { createGraphqlService } from './graphql/graphql-service.js';
import type { GraphqlLimits } from './graphql/limits/limits.js';
import { readSdl } from './graphql/read-sdl.js';
import { schemaFingerprint } from './graphql/schema-fingerprint.js';
import { createHttpApp } from './http/app.js';
import type { Logger } from './http/logger.js';
import { listen } from './http/server.js';
import { systemClock, type Clock } from './kernel/clock.js';
import type { Deadline } from './kernel/deadline.js';
import { Signal } from './kernel/signal.js';
import { loadModel } from './model/load-model.js';
import type { MetadataModel } from './model/types.js';
import { createEventReader } from './read/events/event-reader.js';
import { createEntityReader } from './read/entity-reader.js';
import { createRunReader } from './read/runs/run-reader.js';
import { openDatabase, type Database, type DatabaseOptions, type RunStatement } from './store/database.js';
import { migrate } from './store/migrations.js';
import { loadStatements } from './store/statements.js';
import { announceWrites } from './write/announce-writes.js';
import { createCatalogWriter } from './write/catalog-writer.js';
import { createRepairer } from './write/repair/repairer.js';

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

export interface AccessOptions {
  /** False: a request without credentials acts as the first user. */
  readonly auth: boolean;
  /** Whether only this machine reaches the service. */
  readonly loopback: boolean;
  /**
   * That tokens and invitations are signed with, and secrets sealed; services on one Neo4j share it. Absent: tokens end with the
   * process, and no secrets are kept.
   */
  readonly tokenKey?: string;
  /** Default false: everybody sees everything. True: people see what policies let them see. */
  readonly viewAuthorization?: boolean;
  /** Of the first user, which is made where there is none. */
  readonly adminPassword?: string;
  /** A provider at which people sign in; absent: passwords only. */
  readonly oidc?: OidcOptions;
  /** Where browsers reach the service, without a slash at the end; absent: as they ask. */
  readonly publicUrl?: string;
}

export interface Service {
  /** Where it listens, e.g. `http://127.0.0.1:8080`. */
  readonly url: string;
  /** Drains requests, then closes the connections to Neo4j. */
  stop(): Promise<void>;
}

type Phase = 'starting' | 'running' | 'stopping' | 'stopped';

/** Loads the model, brings the database's schema up to date, listens. @throws UNAVAILABLE when Neo4j does not answer */
export async function startService(options: ServiceOptions): Promise<Service> {
  const clock = options.clock ?? systemClock;
  const model = loadModel([SCHEMAS_FOLDER, ...(options.schemaFolders ?? [])]);
  const load = loadStatements();
  const database = openDatabase(options.database);
  let phase: Phase = 'starting';
  try {
    await database.verify();
    // Not before there is a connection: it keeps the process busy for a second, on a slow machine for longer than connecting may take.
    const buildingGraph = options.graphApi === false ? undefined : buildGraph(model, database.read);
    const applied = await migrate(database, load, clock);
    if (applied.length > 0) options.log.info({ applied }, 'schema statements applied');
    const allEntities = createEntityReader({ model, database, load });
    const readers = createReaders({ model, database, load });
    const written = new Signal();
    const openWriter = announceWrites(createCatalogWriter({ model, database, load, clock }), () => {
      written.tell();
    });
    const decisions = createDecisions({ database, load, clock });
    const guardParts = { model, entities: allEntities, database, load, decisions, audit: options.log };
    const writer = guardWrites(openWriter, guardParts);
    const accessParts = {
      ...{
        model,
        database,
        load,
        clock,
        entities: allEntities,
        search: readers.search,
        writer: openWriter,
        decisions,
        audit: options.log,
      },
      keys: deriveKeys(options.access?.tokenKey),
      ...(options.access?.oidc && { oidc: options.access.oidc }),
    };
    if (options.access !== undefined) await prepareFirstStart(accessParts, options.access.adminPassword);
    const readersAndWriter = {
      model,
      ...readers,
      events: sealEvents(createEventReader({ database, load, clock, written })),
      runs: sealRuns(createRunReader({ database, load })),
      writer,
      access: createAccess(accessParts),
      repairer: guardRepairs(createRepairer({ model, database, load, clock }, openWriter), decisions),
      requireFullView: ALLOW_FULL_VIEW,
    };
    type Shown = typeof readersAndWriter;
    const seenIn = (source: Pick<Database, 'read'>, shown: Shown): ((actor: string) => Shown) =>
      options.access?.viewAuthorization === true
        ? createSeenBy(shown, { model, database: source, load, decisions })
        : () => shown;
    const seenBy = seenIn(database, readersAndWriter);
    const seenWithin = (actor: string, deadline: Deadline): Shown => {
      const source = { read: database.readWithin(deadline) };
      return seenIn(source, { ...readersAndWriter, ...createReaders({ model, database: source, load }) })(
        actor,
      );
    };
    const schema = buildCatalogSchema(readSdl(join(SCHEMAS_FOLDER, 'graphql')), model, await buildingGraph);
    const graphql = await createGraphqlService({
      schema,
      services: readersAndWriter,
      servicesFor: seenWithin,
      clock,
      log: options.log,
      ...(options.graphqlLimits && { limits: options.graphqlLimits }),
    });
    const services = { ...readersAndWriter, graphql };
    const config = {
      version: options.version,
      webFolder: WEB_FOLDER,
      schemaFingerprint: schemaFingerprint(schema),
      ...(options.access?.auth !== true && { actor: ROOT_USER }),
      loopback: options.access?.loopback ?? true,
      ...(options.access?.oidc && { singleSignOn: options.access.oidc.name }),
      ...(options.access?.publicUrl !== undefined && { publicUrl: options.access.publicUrl }),
    };
    const isReady = async (): Promise<boolean> => {
      if (phase !== 'running') return false;
      await database.verify();
      return true;
    };
    const app = createHttpApp({
      services,
      servicesFor: (actor) => ({ ...seenBy(actor), graphql }),
      config,
      log: options.log,
      isReady,
    });
    const server = await listen(app, options);
    phase = 'running';
    return {
      url: `http://${options.host}:${server.port}`,
      stop: async () => {
        if (phase !== 'running') return;
        phase = 'stopping';
        readersAndWriter.events.close();
        await server.close();
        await graphql.stop();
        await database.close();
        phase = 'stopped';
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Its library is large, so it is loaded only where it is wanted. */
async function buildGraph(model: MetadataModel, runRead: RunStatement): Promise<GraphApi> {
  const { buildGraphApi } = await import('./graphql/graph-api/build-graph-api.js');
  return buildGraphApi({ model, sdl: readSdl(join(SCHEMAS_FOLDER, 'graphql', 'graph-api')), runRead });
}
