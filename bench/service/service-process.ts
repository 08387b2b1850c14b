/** The service as a separate process, as `npm start` runs it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Environment } from '../../src/config/setting.js';
import type { Cleanup } from '../program.js';
import { HttpClient } from './http-client.js';

/** The working tree. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The first start downloads the Neo4j server, which takes minutes on a slow network. */
const START_MILLIS = 600_000;
const STOP_MILLIS = 60_000;
const POLL_MILLIS = 100;

/** How long the service took to start, as it logged it. */
export interface StartTimes {
  /** Milliseconds that building the GraphQL schema took, while Neo4j started. */
  readonly schema: number;
  /** Milliseconds from the start of the process until it accepted requests. */
  readonly service: number;
}

export interface ServiceProcess {
  readonly http: HttpClient;
  readonly pid: number;
  readonly dataDir: string;
  readonly start?: StartTimes;
  /** Direct access to the Neo4j of the service. */
  readonly neo4j: { readonly uri: string; readonly username: string; readonly password: string };
}

export interface StartFiles {
  /** Folder of another build than that of the working tree. */
  readonly root?: string;
  /** Receives the output of the service. */
  readonly log: string;
  /** Folder for a CPU profile, written when the service stops. */
  readonly profile?: string | undefined;
}

/** @param environment of `isolatedEnvironment` @param cleanup stops the service, also one that is just starting */
export async function startServiceProcess(
  environment: Environment,
  files: StartFiles,
  cleanup: Cleanup,
): Promise<ServiceProcess> {
  const { root = ROOT } = files;
  const log = openSync(files.log, 'a');
  const profiling = files.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${files.profile}`];
  const child = spawn(process.execPath, [...profiling, ...startArguments(root)], {
    cwd: root,
    env: { ...environment },
    stdio: ['ignore', log, log],
  });
  const {
    TRELLIS_HOST: host = '',
    TRELLIS_PORT: port = '',
    TRELLIS_NEO4J_BOLT_PORT: boltPort = '',
    TRELLIS_DATA_DIR: dataDir = '',
  } = environment;
  const http = new HttpClient(`http://${host}:${port}`);
  cleanup.add(async () => {
    http.close();
    await stopProcess(child);
  });
  await waitUntilReady(child, http, files.log);
  const password = readFileSync(join(dataDir, 'neo4j-password'), 'utf8').trim();
  const neo4j = { uri: `bolt://${host}:${boltPort}`, username: 'neo4j', password };
  const start = readStartTimes(readFileSync(files.log, 'utf8'));
  return { http, pid: child.pid ?? 0, dataDir, ...(start && { start }), neo4j };
}

/** Returns what the command of `npm start` passes to Node.js. */
function startArguments(root: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start.split('exec node ').slice(1).join('').split(' ');
}

async function waitUntilReady(child: ChildProcess, http: HttpClient, logFile: string): Promise<void> {
  const deadline = performance.now() + START_MILLIS;
  while (performance.now() < deadline) {
    if (hasEnded(child)) break;
    if (await isHealthy(http)) return;
    await wait(POLL_MILLIS);
  }
  throw new Error(
    `The service did not become ready. It said:\n${readFileSync(logFile, 'utf8').slice(-4_000)}`,
  );
}

async function isHealthy(http: HttpClient): Promise<boolean> {
  try {
    await http.get('/health');
    return true;
  } catch {
    return false;
  }
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const late = new AbortController();
  await Promise.race([exited, wait(STOP_MILLIS, undefined, { signal: late.signal })]);
  late.abort();
  if (!hasEnded(child)) child.kill('SIGKILL');
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** @param log output of the service @returns undefined if the service has not logged its steps */
export function readStartTimes(log: string): StartTimes | undefined {
  for (const line of log.split('\n').reverse()) {
    if (!line.includes('"msg":"started"')) continue;
    const { millis } = JSON.parse(line) as { millis: Record<string, number> };
    const at = (step: string): number => millis[step] ?? 0;
    return { schema: at('GraphQL schema built') - at('model loaded'), service: at('service listens') };
  }
  return undefined;
}
