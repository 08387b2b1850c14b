/**
 * Java's class data sharing: Neo4j starts in half the time when it finds its classes in an archive, also after a crash. The archive
 * is next to the folder of the jars, and belongs to one Java. Java ignores an archive that does not match.
 */
import { createHash } from 'node:crypto';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../../core/clock.js';
import { openDatabase, type DatabaseOptions } from '../database.js';
import { migrate } from '../migrations.js';
import { loadStatements } from '../statements.js';
import { EMBEDDED_HOST, buildServerArguments, configureServer, findPorts } from './configure-server.js';
import type { Java } from './installation.js';
import { layoutOf } from './layout.js';
import { acquireFileLock } from './processes.js';
import { startServerProcess, stopLeftover } from './server-process.js';

export interface ClassArchive {
  /** The file, whether it exists or not. */
  readonly file: string;
  /** Options for `java`: none as long as the file does not exist. */
  readonly arguments: readonly string[];
}

/** @param jars the folder with the jars of the server */
export function findClassArchive(jars: string, java: Java): ClassArchive {
  // Java refuses an archive that another Java wrote.
  const version = createHash('sha256').update(java.version).digest('hex').slice(0, 12);
  const file = `${jars}-classes-${version}.jsa`;
  return { file, arguments: existsSync(file) ? [`-XX:SharedArchiveFile=${file}`] : [] };
}

export interface WriteArchiveDeps {
  /** The folder with the jars of the server. */
  readonly jars: string;
  readonly java: Java;
  readonly dataDir: string;
  readonly log: (line: string) => void;
  /** Kills the second server. No archive is written then; the next start tries again. */
  readonly signal: AbortSignal;
}

/** Enough for an empty database. */
const HEAP = '256m';
const PAGE_CACHE = '8m';
/** Niceness: gives way to the service, but ends within a minute on a busy machine. */
const NICENESS = 5;

/**
 * Writes the archive of Java classes: a second, empty Neo4j starts next to the first one, and writes it when it stops. The service
 * does not wait for it, and the second server runs with a low priority.
 *
 * Resolves when the archive is complete, when another process writes it, or when it cannot be written.
 */
export async function writeClassArchive(deps: WriteArchiveDeps): Promise<void> {
  const { file } = findClassArchive(deps.jars, deps.java);
  const lock = acquireFileLock(`${file}.lock`);
  if ('holder' in lock) return;
  const folder = join(deps.dataDir, 'class-archive');
  try {
    // The data folder is locked, so this is of a killed service, which may have left its second server running.
    await stopLeftover(layoutOf(folder).processFile, () => undefined);
    rmSync(folder, { recursive: true, force: true });
    deps.log('Preparing faster starts of Neo4j in the background: an archive of its Java classes, once');
    await runOnce(folder, `${file}.unfinished`, deps);
    renameSync(`${file}.unfinished`, file);
    deps.log('Neo4j now starts in half the time, also after a crash');
  } catch (error) {
    rmSync(`${file}.unfinished`, { force: true });
    if (!deps.signal.aborted) deps.log(`The archive of Java classes could not be written: ${String(error)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    lock.release();
  }
}

async function runOnce(folder: string, written: string, deps: WriteArchiveDeps): Promise<void> {
  const { jars, java, signal } = deps;
  const layout = layoutOf(folder);
  const free = { host: EMBEDDED_HOST, port: 0, setting: '' };
  const [boltPort = 0, httpPort = 0] = await findPorts([free, free]);
  const connection = await configureServer({
    ...{ layout, java: java.program, jars, boltPort, httpPort, pageCache: PAGE_CACHE },
  });
  rmSync(written, { force: true });
  const archiveArguments = [`-XX:ArchiveClassesAtExit=${written}`];
  const args = buildServerArguments({ jars, layout, heap: HEAP, archiveArguments });
  const server = await startServerProcess({
    ...{ java: java.program, args, layout, signal },
    // Before Java creates its threads, which inherit the priority.
    onSpawned: (pid) => {
      setPriority(pid, NICENESS);
    },
  });
  const kill = (): void => {
    server.kill();
  };
  signal.addEventListener('abort', kill);
  if (signal.aborted) kill();
  // Without this, the archive only has fewer classes.
  await exercise(connection).catch(() => undefined);
  await server.stop();
  signal.removeEventListener('abort', kill);
  const { reason } = await server.exited;
  // A killed server leaves an incomplete file.
  if (reason.startsWith('signal')) throw new Error(reason);
}

/** Makes the server load the classes that it needs for its first statements too. */
async function exercise(connection: DatabaseOptions): Promise<void> {
  const database = openDatabase({ ...connection, isWatched: false });
  try {
    await migrate(database, loadStatements(), { clock: systemClock });
  } finally {
    await database.close();
  }
}
