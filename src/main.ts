/** Runs the service: reads the settings, starts Neo4j or connects to it, listens, prints the addresses, and stops everything in order. */
import './config/heap-growth.js';
import './config/node-env.js';
import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { pino, type Logger } from 'pino';
import { storeTokenKey } from './auth/authentication/signing-key.js';
import { loadConfig, type Config } from './config/config.js';
import { checkAddress } from './api/http/server.js';
import { DEFAULT_ADMIN_PASSWORD } from './core/default-admin-password.js';
import { StartError } from './core/start-error.js';
import { onStepDone, startSteps, stepDone } from './core/start-steps.js';
import type * as ServiceModule from './compose.js';
import type { LoadedSchemas } from './service-options.js';
import type { AccessOptions } from './compose-catalog.js';
import { createServiceLog, type ServiceLog } from './service-log.js';
import { describeReadiness, readinessFields, type Readiness } from './start-text.js';
import { readSchemaFiles, SchemaError } from './model/read-schema-files.js';
import type { DatabaseOptions } from './neo4j/database.js';
import {
  startEmbeddedNeo4j,
  type EmbeddedNeo4j,
  type StartOptions,
} from './neo4j/embedded/start-embedded-neo4j.js';
import { verifyConnection } from './neo4j/verify-connection.js';

interface Running {
  readonly service: ServiceModule.Service;
  readonly neo4j: EmbeddedNeo4j | undefined;
}

/** What the start waits for after a step. */
const NEXT: Readonly<Record<string, string>> = {
  'Neo4j configured': 'starting Neo4j',
  'Neo4j process started': 'waiting for Neo4j, which takes some seconds, and longer at the first start',
  'Neo4j answers': 'bringing the database up to date',
  'database schema current': 'reading policies and the first user',
};

async function main(): Promise<void> {
  stepDone('program loaded');
  const config = loadConfig();
  const output = createServiceLog(config, process.stdout.isTTY ? process.stdout : pino.destination(1));
  const { log, report } = output;
  onStepDone((step) => {
    const next = NEXT[step];
    if (next !== undefined) report({}, next);
  });
  const stopping = new AbortController();
  const stopped = once(['SIGINT', 'SIGTERM'], () => {
    stopping.abort();
  });
  // The other files are read while Neo4j starts. Most mistakes are found here, at once.
  readSchemaFiles(config.schemaDirs);
  const running = await start(config, output, stopping.signal);
  stepDone('service listens');
  log.info({ millis: startSteps() }, 'started');
  reportReadiness(readinessOf(running, config), output);
  const lost = running.neo4j?.lost;
  const failure = await (lost === undefined ? stopped : Promise.race([stopped, lost]));
  report({}, 'stopping');
  await running.service.stop();
  await running.neo4j?.stop();
  report({}, 'stopped');
  if (failure instanceof StartError) throw failure;
}

async function start(config: Config, output: ServiceLog, signal: AbortSignal): Promise<Running> {
  const { log } = output;
  const {
    host,
    port,
    schemaDirs: schemaFolders,
    unknownFields,
    platformsWithoutColumnEdges,
    metricsPublic,
    ingestionSchedules,
    evaluatesTests,
    otlpEndpoint,
    limits,
    audit,
    ingestion,
    runDefaults,
    usage,
    files,
  } = config;
  const ofSchemas = { schemaFolders, unknownFields, platformsWithoutColumnEdges };
  let schemas: Promise<LoadedSchemas> | undefined;
  const prepare = (): void => {
    schemas = importService().then(({ loadSchemas }) => loadSchemas(ofSchemas));
    // `startService` awaits the promise and reports its failure. Until then, a failure of Neo4j takes precedence.
    schemas.catch(() => undefined);
  };
  const { neo4j, database } = await openNeo4j(config, output, { signal, onStarting: prepare });
  try {
    signal.throwIfAborted();
    const access = accessOptions(config, log);
    const { startService } = await importService();
    const service = await startService({
      ...{ host, port, database, ...ofSchemas, access, limits, log, metricsPublic, audit },
      ...{ ingestionSchedules, evaluatesTests, usage, runDefaults, warmsUp: true },
      ...(otlpEndpoint !== undefined && { otlpEndpoint }),
      ...(ingestion !== undefined && { ingestion }),
      ...(files !== undefined && { files }),
      ...(schemas && { schemas }),
      ...(neo4j && {
        neo4jBrowserUrl: neo4j.browserUrl,
        neo4jProblem: () => neo4j.problem(),
        searchIndex: 'eventual',
        indexJournal: neo4j.indexJournal,
      }),
      version: readVersion(),
    });
    return { service, neo4j };
  } catch (error) {
    await neo4j?.stop();
    throw error;
  }
}

/** The service's modules take a second to load, so they are loaded while Neo4j starts. */
function importService(): Promise<typeof ServiceModule> {
  return import('./compose.js');
}

function accessOptions(config: Config, log: Logger): AccessOptions {
  const { auth, viewAuthorization, loopback, adminPassword, passwordMinLength, publicUrl, oidc } = config;
  const tokenKey = config.tokenKey ?? storedTokenKey(config, log);
  return {
    auth: auth === 'on',
    viewAuthorization,
    loopback,
    passwordMinLength,
    ...(tokenKey !== undefined && { tokenKey }),
    ...(adminPassword !== undefined && { adminPassword }),
    ...(publicUrl !== undefined && { publicUrl }),
    ...(oidc !== undefined && { oidc }),
  };
}

/**
 * Returns the secret of the data folder. Without authentication, the service also starts if the folder is not writable, e.g. in a
 * container; then it returns undefined, and tokens end with the process.
 */
function storedTokenKey({ auth, dataDir }: Config, log: Logger): string | undefined {
  try {
    return storeTokenKey(dataDir);
  } catch (error) {
    if (auth === 'on' || !(error instanceof StartError)) throw error;
    log.warn(
      { reason: error.message },
      'tokens end with this process, because the signing key cannot be stored',
    );
    return undefined;
  }
}

async function openNeo4j(
  { neo4j, host, port }: Config,
  { log, report }: ServiceLog,
  options: Pick<StartOptions, 'signal' | 'onStarting'>,
): Promise<{ neo4j: EmbeddedNeo4j | undefined; database: DatabaseOptions }> {
  if (neo4j.kind === 'external') {
    report({ uri: neo4j.uri }, 'connecting to Neo4j');
    await verifyConnection(neo4j);
    stepDone('Neo4j answers');
    return { neo4j: undefined, database: neo4j };
  }
  let isUp = false;
  const embedded = await startEmbeddedNeo4j(neo4j, {
    log: (line) => {
      if (isUp) log.warn(line);
      else report({}, line);
    },
    ...options,
    // The service listens last. This check reports an occupied port before Neo4j is downloaded and started.
    check: () => checkAddress({ host, port }),
  });
  isUp = true;
  return { neo4j: embedded, database: embedded };
}

function readinessOf({ service: { url }, neo4j: embedded }: Running, config: Config): Readiness {
  const { neo4j, publicUrl, adminPassword, loopback, auth, ingestion } = config;
  return {
    ...{ url, loopback, signIn: auth === 'on' },
    defaultPassword: adminPassword === DEFAULT_ADMIN_PASSWORD,
    ...(ingestion && { runsRecipesAs: userInfo().username }),
    ...(publicUrl !== undefined && { publicUrl }),
    ...(embedded && { embedded }),
    ...(neo4j.kind === 'external' && { neo4jUri: neo4j.uri }),
  };
}

function reportReadiness(readiness: Readiness, { report, isForPeople }: ServiceLog): void {
  if (isForPeople) console.log(describeReadiness(readiness));
  else report(readinessFields(readiness), 'ready');
}

function once(signals: readonly NodeJS.Signals[], then: () => void): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of signals) {
      // Not `process.once`: under npm, Ctrl-C sends the signal twice, and the second one must not end the process while it drains.
      process.on(signal, () => {
        then();
        resolve();
      });
    }
  });
}

function readVersion(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** A sentence for the operator; the error itself for a fault of the service. */
function explain(error: unknown): unknown {
  if (error instanceof SchemaError)
    return `TRELLIS_SCHEMAS: ${error.message}: correct it, or remove the folder from TRELLIS_SCHEMAS.`;
  return error instanceof StartError ? error.message : error;
}

main().catch((error: unknown) => {
  const interrupted = error instanceof Error && error.name === 'AbortError';
  if (!interrupted) console.error(explain(error));
  // Everything is stopped. A connection whose other end says nothing must not keep the process.
  process.exit(interrupted ? 0 : 1);
});
