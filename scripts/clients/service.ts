/** Starts the built service on its own empty catalog. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Cleanup } from '../../bench/program.js';
import { isolatedEnvironment } from '../../bench/service/environment.js';
import { startServiceProcess } from '../../bench/service/service-process.js';

const ROOT = join(import.meta.dirname, '..', '..');
/** Folders of cached environments and of the output of failed runs. */
export const CACHE_FOLDER = join(ROOT, 'node_modules', '.cache', 'clients');
/** The log of the service, with one line per request. */
const LOG_FILE = join(CACHE_FOLDER, 'service.log');
const MEMORY = { heap: '600m', pageCache: '128m' };

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
  const folder = mkdtempSync(join(tmpdir(), 'trellis-clients-'));
  const cleanup = new Cleanup();
  cleanup.add(() => rm(folder, { recursive: true, force: true }));
  const environment = {
    ...(await isolatedEnvironment({ folder, name: 'data' }, MEMORY)),
    TRELLIS_INGESTION_COMMAND: join(dirname(python), 'datahub'),
  };
  writeFileSync(LOG_FILE, '');
  try {
    const { http } = await startServiceProcess(environment, { log: LOG_FILE }, cleanup);
    return { url: http.origin, stop: () => cleanup.run() };
  } catch (error) {
    await cleanup.run();
    throw error;
  }
}

/** @throws Error if the service refuses a record */
export function loadSamples(url: string): void {
  const load = ['dist/cli/main.js', 'load', 'samples', '--server', url];
  const { status, stderr } = spawnSync(process.execPath, load, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The sample data could not be loaded:\n${stderr}`);
}
