/** Fetches the Neo4j server once, with Maven, into the cache folder. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { provideFolder } from '../../core/provide-folder.js';
import { StartError } from '../../core/start-error.js';
import { awaitCondition } from './await-condition.js';
import { acquireFileLock, type FileLock } from './file-lock.js';
import { POM_FILE } from './layout.js';
import { isRunning } from './process-mark.js';
import { runProgram } from './run-program.js';

export interface FetchOptions {
  readonly cacheDir: string;
  readonly log: (line: string) => void;
  readonly signal: AbortSignal | undefined;
}

const SHOWN_LINES = 3;
/** Of folders that other users may read, as far as the umask permits. */
const SHARED = 0o777;

/**
 * The folder is named by the content of `neo4j/pom.xml`, and appears under that name only when it is complete.
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
