/** Runs the service: reads the settings, starts Neo4j or connects to it, listens, prints the addresses, and stops everything in order. */
import './config/process-flags.js';
import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { pino, type Logger } from 'pino';
import { storeTokenKey } from './auth/authentication/signing-key.js';
import { loadConfig, type Config } from './config/config.js';
import { checkAddress } from './api/http/server.js';
import { DEFAULT_ADMIN_PASSWORD } from './core/compatibility.js';
import { StartError, onStepDone, startSteps, stepDone } from './core/start.js';
import type * as ServiceModule from './compose.js';
import type { AccessOptions, LoadedSchemas } from './service-options.js';
import {
  createServiceLog,
  type ServiceLog,
  describeReadiness,
  readinessFields,
  type Readiness,
} from './service-log.js';
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
  readSchemaFiles(config.schemaFolders);
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
  let schemas: Promise<LoadedSchemas> | undefined;
  const prepare = (): void => {
    schemas = importService().then(({ loadSchemas }) => loadSchemas(config));
    // `startService` awaits the promise and reports its failure. Until then, a failure of Neo4j takes precedence.
    schemas.catch(() => undefined);
  };
  const { neo4j, database } = await openNeo4j(config, output, { signal, onStarting: prepare });
  try {
    signal.throwIfAborted();
    const access = accessOptions(config, log);
    const { startService } = await importService();
    const service = await startService({
      ...config,
      ...{ version: readVersion(), log, database, access, schemas, warmsUp: true },
      neo4jBrowserUrl: neo4j?.browserUrl,
      neo4jProblem: neo4j && (() => neo4j.problem()),
      searchIndex: neo4j && 'eventual',
      indexJournal: neo4j?.indexJournal,
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
  const { viewAuthorization, loopback, adminPassword, passwordMinLength, publicUrl, oidc } = config;
  return {
    ...{ viewAuthorization, loopback, adminPassword, passwordMinLength, publicUrl, oidc },
    auth: config.auth === 'on',
    tokenKey: config.tokenKey ?? storedTokenKey(config, log),
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
    ...{ url, publicUrl, loopback, embedded, signIn: auth === 'on' },
    defaultPassword: adminPassword === DEFAULT_ADMIN_PASSWORD,
    runsRecipesAs: ingestion && userInfo().username,
    neo4jUri: neo4j.kind === 'external' ? neo4j.uri : undefined,
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
  // Everything is stopped. An open connection without traffic must not keep the process.
  process.exit(interrupted ? 0 : 1);
});
