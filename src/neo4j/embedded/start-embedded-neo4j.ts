/** Runs Neo4j as a child process. The server files are fetched once; the data stays in the data folder. */
import { sep } from 'node:path';
import type { EmbeddedNeo4jConfig } from '../../config/config.js';
import { provideFolder } from '../../core/file-system.js';
import { StartError, stepDone } from '../../core/start.js';
import { verifyConnection } from '../verify-connection.js';
import { findClassArchive, writeClassArchive, type WriteArchiveDeps } from './class-archive.js';
import { EMBEDDED_HOST, buildServerArguments, configureServer, findPorts } from './configure-server.js';
import { requireDiskSpace, restartWhenRoom } from './disk-space.js';
import { openIndexJournal, type IndexJournal } from './index-journal.js';
import { findJava, provideServerFiles } from './installation.js';
import { keepRunning, type SupervisedServer } from './keep-running.js';
import { layoutOf, type Layout } from './layout.js';
import { acquireFileLock, type FileLock } from './processes.js';
import { PortTakenError, startServerProcess, stopLeftover } from './server-process.js';

export interface EmbeddedNeo4j {
  /** `bolt://127.0.0.1:<port>` */
  readonly uri: string;
  readonly username: string;
  readonly password: string;
  /** Path of the file that contains the password. */
  readonly passwordFile: string;
  /** Address of Neo4j Browser. */
  readonly browserUrl: string;
  /** Resolves with a message for the operator if the server went down and could not be restarted. */
  readonly lost: Promise<StartError>;
  /** Which writes the full-text index contains for certain. */
  readonly indexJournal: IndexJournal;
  /** @throws UNAVAILABLE if the disk of the data folder has too little space for writes */
  checkWrite(): void;
  /** Restarts the server as soon as its disk has room. */
  onDiskFailure(): void;
  /** Returns what is wrong while the server is down and restarted; else undefined. */
  problem(): string | undefined;
  /** Stops the server, waits for it, and frees the data folder. May be called more than once. */
  stop(): Promise<void>;
}

export interface StartOptions {
  /** Gets a line about each step that takes long. */
  readonly log: (line: string) => void;
  /** Ends a start that is under way. */
  readonly signal?: AbortSignal;
  /** Called when this process has the data folder, before any long step. An error ends the start. */
  readonly check?: () => Promise<void>;
  /** Called when the server's process has been spawned. Work that blocks this process no longer delays the server. */
  readonly onStarting?: () => void;
  /** Default true: if there is no archive of Java classes yet, one is written in the background after the start. */
  readonly writesArchive?: boolean;
  /** Further settings of Neo4j, instead of or besides the usual ones. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Resolves when the server answers. @throws StartError with one sentence that states what to do */
export async function startEmbeddedNeo4j(
  config: EmbeddedNeo4jConfig,
  options: StartOptions,
): Promise<EmbeddedNeo4j> {
  const layout = layoutOf(config.dataDir);
  const lock = lockDataFolder(layout);
  try {
    await options.check?.();
    await stopLeftover(layout.processFile, options.log);
    return await startOn(layout, { config, options, lock });
  } catch (error) {
    lock.release();
    throw asStartError(error, config);
  }
}

/** A file or folder that this user may not use is a matter of the setting that names it. */
function asStartError(error: unknown, { dataDir, cacheDir }: EmbeddedNeo4jConfig): unknown {
  const { errno, path = dataDir, message } = error as NodeJS.ErrnoException;
  if (errno === undefined) return error;
  const place = [
    { folder: cacheDir, name: 'cache folder', setting: 'TRELLIS_CACHE_DIR' },
    { folder: dataDir, name: 'data folder', setting: 'TRELLIS_DATA_DIR' },
  ].find(({ folder }) => path === folder || path.startsWith(folder + sep));
  if (place === undefined) return error;
  const { folder, name, setting } = place;
  return new StartError(
    `The ${name} ${folder} cannot be used (${message}): give this user the rights to it, or set ${setting} to another folder.`,
    { cause: error },
  );
}

function lockDataFolder({ dataDir, lockFile }: Layout): FileLock {
  try {
    provideFolder(dataDir);
    const attempt = acquireFileLock(lockFile);
    if (!('holder' in attempt)) return attempt;
    throw new StartError(
      `The data folder ${dataDir} is in use by another Trellis (process ${attempt.holder.pid}): ` +
        'stop it, or set TRELLIS_DATA_DIR to another folder.',
    );
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = (error as Error).message;
    throw new StartError(
      `The data folder ${dataDir} cannot be written (${reason}): set TRELLIS_DATA_DIR to one that can.`,
    );
  }
}

interface StartDeps {
  readonly config: EmbeddedNeo4jConfig;
  readonly options: StartOptions;
  readonly lock: FileLock;
}

/** A free port is chosen some seconds before the server listens, so another program can take it. */
const PORT_ATTEMPTS = 3;

async function startOn(layout: Layout, deps: StartDeps): Promise<EmbeddedNeo4j> {
  const { boltPort, httpPort } = deps.config;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startOnce(layout, deps);
    } catch (error) {
      const mayRetry = (boltPort === 0 || httpPort === 0) && attempt < PORT_ATTEMPTS;
      if (!mayRetry || !(error instanceof PortTakenError)) throw error;
    }
  }
}

async function startOnce(layout: Layout, { config, options, lock }: StartDeps): Promise<EmbeddedNeo4j> {
  const { log, signal } = options;
  const java = await findJava(config.javaHome);
  stepDone('Java found');
  const { boltPort, httpPort } = await choosePorts(config);
  const jars = await provideServerFiles({ cacheDir: config.cacheDir, log, signal });
  const connection = await configureServer({
    ...{ layout, java: java.program, jars, boltPort, httpPort },
    ...{ pageCache: config.pageCache, settings: options.settings },
  });
  stepDone('Neo4j configured');
  let verified: Promise<void> | undefined;
  const verify = (): Promise<void> => {
    verified ??= verifyConnection(connection, `put the right password into ${layout.passwordFile}`);
    // It is awaited when the server is up. If the server does not start, its own output is more informative.
    verified.catch(() => undefined);
    return verified;
  };
  const onListening = () => void verify();
  const indexJournal = openIndexJournal(layout);
  const start = () => {
    // A restart finds an archive that was written meanwhile.
    const args = buildServerArguments({
      ...{ jars, layout, heap: config.heap },
      archiveArguments: findClassArchive(jars, java).arguments,
    });
    return indexJournal.watch(() =>
      startServerProcess({ java: java.program, args, layout, signal, onListening }),
    );
  };
  const starting = keepRunning({ start, layout, log });
  stepDone('Neo4j process started');
  options.onStarting?.();
  const server = await starting;
  stepDone('Neo4j is up');
  await succeedOrStop(verify, { server, signal });
  stepDone('Neo4j answers');
  const stopping = new AbortController();
  const checkWrite = requireDiskSpace({ folder: config.dataDir, log });
  const archiving = startArchive({ jars, java, dataDir: config.dataDir, log }, options);
  return {
    ...connection,
    passwordFile: layout.passwordFile,
    browserUrl: `http://${EMBEDDED_HOST}:${httpPort}/browser/`,
    lost: server.lost,
    checkWrite,
    onDiskFailure: restartWhenRoom({
      ...{ log, signal: stopping.signal, restart: () => server.restart() },
      hasRoom: () => succeeds(checkWrite),
    }),
    indexJournal,
    problem: () => server.problem(),
    stop: async () => {
      stopping.abort();
      await Promise.all([server.stop(), archiving.stop()]);
      lock.release();
    },
  };
}

function succeeds(check: () => void): boolean {
  try {
    check();
    return true;
  } catch {
    return false;
  }
}

/** Writes the archive in the background, if it does not exist yet. */
function startArchive(
  deps: Omit<WriteArchiveDeps, 'signal'>,
  { writesArchive = true }: StartOptions,
): { stop(): Promise<void> } {
  const exists = findClassArchive(deps.jars, deps.java).arguments.length > 0;
  if (exists || !writesArchive) return { stop: () => Promise.resolve() };
  const stopping = new AbortController();
  const written = writeClassArchive({ ...deps, signal: stopping.signal });
  return {
    stop: () => {
      stopping.abort();
      return written;
    },
  };
}

async function choosePorts(config: EmbeddedNeo4jConfig): Promise<{ boltPort: number; httpPort: number }> {
  const [boltPort = 0, httpPort = 0] = await findPorts([
    { host: EMBEDDED_HOST, port: config.boltPort, setting: 'TRELLIS_NEO4J_BOLT_PORT' },
    { host: EMBEDDED_HOST, port: config.httpPort, setting: 'TRELLIS_NEO4J_HTTP_PORT' },
  ]);
  return { boltPort, httpPort };
}

/** The connection is verified while the server finishes its start. */
async function succeedOrStop(
  verify: () => Promise<void>,
  { server, signal }: { server: SupervisedServer; signal: AbortSignal | undefined },
): Promise<void> {
  try {
    await verify();
    signal?.throwIfAborted();
  } catch (error) {
    await server.stop();
    throw error;
  }
}
