/** Finds Java, and fetches the Neo4j server once, with Maven, into the cache folder. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { provideFolder } from '../../core/file-system.js';
import { StartError } from '../../core/start.js';
import { POM_FILE } from './layout.js';
import { acquireFileLock, awaitCondition, isRunning, runProgram, type FileLock } from './processes.js';

/** The oldest version of Java that can run Neo4j. */
const OLDEST_JAVA = 17;
const JAVA_REMEDY =
  'install Java 17 or 21 (for Debian: apt install openjdk-17-jre-headless), or set NEO4J_URI to use a Neo4j that runs elsewhere';

export interface Java {
  /** Absolute path of the `java` program. */
  readonly program: string;
  /** Identifies the installation: its folder and the version of its virtual machine. */
  readonly version: string;
}

/** Finds a Java that can run Neo4j. @throws StartError if none is installed, or if it is too old */
export async function findJava(javaHome: string | undefined): Promise<Java> {
  const command = javaHome === undefined ? 'java' : join(javaHome, 'bin', 'java');
  const result = await runProgram(command, ['-XshowSettings:properties', '-version']);
  if (result === undefined) {
    const where =
      javaHome === undefined
        ? 'There is no java on PATH'
        : `There is no program ${command}, although JAVA_HOME names it`;
    throw new StartError(`${where}: ${JAVA_REMEDY}.`);
  }
  const version = /^\s*java\.specification\.version = (?:1\.)?(\d+)/m.exec(result.output)?.[1];
  const home = /^\s*java\.home = (.+?)\s*$/m.exec(result.output)?.[1];
  if (version === undefined || home === undefined) {
    throw new StartError(`${command} does not run as a Java: ${JAVA_REMEDY}.`);
  }
  if (Number(version) < OLDEST_JAVA)
    throw new StartError(`${command} is Java ${version}, which is too old: ${JAVA_REMEDY}.`);
  const exactly = /^\s*java\.vm\.version = (.+?)\s*$/m.exec(result.output)?.[1] ?? version;
  return { program: join(home, 'bin', 'java'), version: `${home} ${exactly}` };
}

interface FetchOptions {
  readonly cacheDir: string;
  readonly log: (line: string) => void;
  readonly signal: AbortSignal | undefined;
}

const SHOWN_LINES = 3;
/** Of folders that other users may read, as far as the umask permits. */
const SHARED = 0o777;

/**
 * Provides the jars of the server. The folder is named by the content of `neo4j/pom.xml`, and appears under that name only when it is complete.
 * @returns the folder with the jars
 * @throws StartError when Maven is missing or cannot fetch them
 */
export async function provideServerFiles(options: FetchOptions): Promise<string> {
  const { cacheDir, log, signal } = options;
  const name = `neo4j-${createHash('sha256').update(readFileSync(POM_FILE)).digest('hex').slice(0, 12)}`;
  const folder = join(cacheDir, name);
  if (existsSync(folder)) return folder;
  provideFolder(cacheDir, SHARED);
  const lock = await waitForLock(join(cacheDir, `${name}.lock`), options);
  try {
    if (existsSync(folder)) return folder;
    log('Fetching the Neo4j server with Maven: about 120 MB, once, usually less than a minute');
    const unfinished = join(cacheDir, `${name}.unfinished`);
    rmSync(unfinished, { recursive: true, force: true });
    await runMaven(unfinished, signal);
    renameSync(unfinished, folder);
    log(`Neo4j server: ${readdirSync(folder).length} files in ${folder}`);
    return folder;
  } finally {
    lock.release();
  }
}

async function waitForLock(file: string, { log, signal }: FetchOptions): Promise<FileLock> {
  for (;;) {
    const attempt = acquireFileLock(file);
    if (!('holder' in attempt)) return attempt;
    const { holder } = attempt;
    log(`Process ${holder.pid} is fetching the Neo4j server; waiting for it`);
    await awaitCondition(() => !existsSync(file) || !isRunning(holder), { signal });
  }
}

async function runMaven(outputDirectory: string, signal: AbortSignal | undefined): Promise<void> {
  const goal = ['dependency:copy-dependencies', `-DoutputDirectory=${outputDirectory}`];
  const result = await runProgram('mvn', ['--batch-mode', '--quiet', '--file', POM_FILE, ...goal], {
    signal,
  });
  if (result === undefined) throw mavenMissing();
  if (result.succeeded) return;
  const errorLines = result.output.split('\n').filter((line) => line.includes('ERROR'));
  throw new StartError(
    `Maven could not fetch the Neo4j server: check the network and try again.\n${errorLines.slice(0, SHOWN_LINES).join('\n')}`,
  );
}

function mavenMissing(): StartError {
  return new StartError(
    'There is no mvn on PATH, which fetches the Neo4j server once: install Maven (for Debian: apt install maven), ' +
      'or set NEO4J_URI to use a Neo4j that runs elsewhere.',
  );
}
