/** Starts the built service on its own empty catalog. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { CACHE_FOLDER, ROOT } from './folders.js';

/** The log of the service, with one line per request. */
export const LOG_FILE = join(CACHE_FOLDER, 'service.log');

interface RunningService {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * @param python interpreter of the environment whose command runs recipes
 * @throws Error with the output if the service does not build or start
 */
export async function startService(python: string): Promise<RunningService> {
  const build = spawnSync('npm', ['run', '--silent', 'build'], { cwd: ROOT, stdio: 'inherit' });
  if (build.status !== 0) throw new Error('The service does not build');
  const dataFolder = mkdtempSync(join(tmpdir(), 'trellis-clients-'));
  const log = openSync(LOG_FILE, 'w');
  const child = spawn(process.execPath, ['dist/main.js'], {
    cwd: ROOT,
    env: environment(dataFolder, python),
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const closed = once(child, 'close');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await closed;
    rmSync(dataFolder, { recursive: true, force: true });
  };
  for (;;) {
    const said = readFileSync(LOG_FILE, 'utf8');
    // The line that the service logs when it serves requests.
    const url = /"url":"(http:[^"]+)"/.exec(said)?.[1];
    if (url !== undefined) return { url, stop };
    if (child.exitCode !== null || child.signalCode !== null) {
      await stop();
      throw new Error(`The service ended without being ready:\n${said}`);
    }
    await setTimeout(100);
  }
}

/** @throws Error if the service refuses a record */
export function loadSamples(url: string): void {
  const load = ['dist/cli/main.js', 'load', 'samples', '--server', url];
  const { status, stderr } = spawnSync(process.execPath, load, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The sample data could not be loaded:\n${stderr}`);
}

/** Excludes the settings of the caller, which may point to a catalog in use. */
function environment(dataFolder: string, python: string): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => name === 'TRELLIS_CACHE_DIR' || !/^(TRELLIS|NEO4J)_/.test(name),
  );
  return {
    ...Object.fromEntries(kept),
    TRELLIS_DATA_DIR: dataFolder,
    TRELLIS_PORT: '0',
    TRELLIS_INGESTION_COMMAND: join(dirname(python), 'datahub'),
    TRELLIS_NEO4J_BOLT_PORT: '0',
    TRELLIS_NEO4J_HTTP_PORT: '0',
    TRELLIS_NEO4J_HEAP: '600m',
    TRELLIS_NEO4J_PAGECACHE: '128m',
  };
}
