/** Runs the service: reads the settings, starts Neo4j or connects to it, listens, prints the addresses, and stops everything in order. */
import './config/heap-growth.js';
import './config/node-env.js';
import { readFileSync } from 'node:fs';
import { pino, type Logger } from 'pino';
import { storeTokenKey } from './auth/authentication/signing-key.js';
import { loadConfig, type Config } from './config/config.js';
import { checkAddress } from './api/http/server.js';
import { StartError } from './core/start-error.js';
import { startSteps, stepDone } from './core/start-steps.js';
import type * as ServiceModule from './compose.js';
import type { LoadedSchemas } from './service-options.js';
import type { AccessOptions } from './compose-catalog.js';
import { describeAddresses } from './start-text.js';
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

async function main(): Promise<void> {
  stepDone('program loaded');
  const config = loadConfig();
  const log = pino({
    level: config.logLevel,
    base: null,
    redact: ['*.password', '*.authorization', '*.cookie', '*.token_key'],
  });
  const stopping = new AbortController();
  const stopped = once(['SIGINT', 'SIGTERM'], () => {
    stopping.abort();
  });
  const running = await start(config, log, stopping.signal);
  stepDone('service listens');
  log.info({ millis: startSteps() }, 'started');
  printAddresses(running, config);
  const lost = running.neo4j?.lost;
  const failure = await (lost === undefined ? stopped : Promise.race([stopped, lost]));
  log.info('stopping');
  await running.service.stop();
  await running.neo4j?.stop();
  log.info('stopped');
  if (failure instanceof StartError) throw failure;
}

async function start(config: Config, log: Logger, signal: AbortSignal): Promise<Running> {
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
  const { neo4j, database } = await openNeo4j(config, { signal, onStarting: prepare });
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
  options: Pick<StartOptions, 'signal' | 'onStarting'>,
): Promise<{ neo4j: EmbeddedNeo4j | undefined; database: DatabaseOptions }> {
  if (neo4j.kind === 'external') {
    await verifyConnection(neo4j);
    return { neo4j: undefined, database: neo4j };
  }
  const embedded = await startEmbeddedNeo4j(neo4j, {
    log: (line) => {
      console.log(line);
    },
    ...options,
    // The service listens last. This check reports an occupied port before Neo4j is downloaded and started.
    check: () => checkAddress({ host, port }),
  });
  return { neo4j: embedded, database: embedded };
}

function printAddresses({ service: { url }, neo4j: embedded }: Running, config: Config): void {
  const { neo4j, publicUrl } = config;
  const text = describeAddresses({
    ...{ url, signIn: config.auth === 'on' },
    ...(publicUrl !== undefined && { publicUrl }),
    ...(embedded && { embedded }),
    ...(neo4j.kind === 'external' && { neo4jUri: neo4j.uri }),
  });
  console.log(text);
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

main().catch((error: unknown) => {
  const interrupted = error instanceof Error && error.name === 'AbortError';
  if (!interrupted) console.error(error instanceof StartError ? error.message : error);
  process.exitCode = interrupted ? 0 : 1;
});
