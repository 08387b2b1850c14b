/** Runs the built service as a separate process on free ports. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { QUICK_JAVA } from '../neo4j-embedded/embedded-run.js';

const ROOT = join(import.meta.dirname, '..', '..');

/** Defaults: little memory, free ports, and a log of warnings only. */
const SETTINGS = {
  ...QUICK_JAVA,
  TRELLIS_PORT: '0',
  TRELLIS_NEO4J_BOLT_PORT: '0',
  TRELLIS_NEO4J_HTTP_PORT: '0',
  TRELLIS_NEO4J_HEAP: '400m',
  TRELLIS_NEO4J_PAGECACHE: '64m',
  TRELLIS_LOG_LEVEL: 'warn',
};

/** Arguments of Node.js. */
const PROGRAMS = {
  service: ['dist/main.js'],
  dev: ['--import', 'tsx', 'scripts/dev.ts'],
} as const;
type Program = keyof typeof PROGRAMS;

interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly said: string;
}

interface ProgramRun {
  readonly process: ChildProcess;
  /** Returns everything that it has printed so far on standard output and standard error. */
  said(): string;
  /** Resolves when the program has printed the text `times` times. @throws Error when the program ends before */
  says(text: string, times?: number): Promise<void>;
  ended(): Promise<Ending>;
  /** Sends the signal, by default SIGTERM. A program that has ended already is no error. */
  stop(signal?: NodeJS.Signals): Promise<Ending>;
}

export interface ServiceRun extends ProgramRun {
  readonly url: string;
}

/**
 * Starts the service and waits until it is ready.
 * @throws Error with its output if it ends instead
 */
export async function startServiceProcess(
  settings: Record<string, string>,
  program: Program = 'service',
): Promise<ServiceRun> {
  const run = runProgram(settings, program);
  await run.says('"msg":"ready"');
  return { ...run, url: readinessIn(run.said())['url']! };
}

/** Returns the members of the log line of a service that is ready. */
export function readinessIn(said: string): Record<string, string> {
  const line = said.split('\n').findLast((text) => text.endsWith('"msg":"ready"}'));
  return JSON.parse(line!) as Record<string, string>;
}

/** Starts a service whose start must fail. @returns its exit code and its output on standard error */
export async function startAndFail(
  settings: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
  const run = runProgram(settings, 'service');
  let said = '';
  run.process.stderr?.on('data', (text: string) => (said += text));
  const { code } = await run.ended();
  return { code, said };
}

function runProgram(settings: Record<string, string>, program: Program): ProgramRun {
  const child = spawn(process.execPath, PROGRAMS[program], {
    cwd: ROOT,
    // Makes it the leader of a process group, so that a test can signal the whole group like a terminal does.
    detached: program === 'dev',
    env: { ...process.env, ...SETTINGS, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const closed = once(child, 'close').then(() => ({ code: child.exitCode, signal: child.signalCode, said }));
  const outputs = [child.stdout, child.stderr];
  for (const output of outputs) output.setEncoding('utf8').on('data', (text: string) => (said += text));
  return {
    process: child,
    said: () => said,
    says: async (text, times = 1) => {
      const heard = new Promise<'heard'>((resolve) => {
        const look = (): void => {
          if (said.split(text).length > times) resolve('heard');
        };
        for (const output of outputs) output.on('data', look);
        look();
      });
      if ((await Promise.race([heard, closed])) !== 'heard')
        throw new Error(`the program ended without “${text}”:\n${said}`);
    },
    ended: () => closed,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return closed;
    },
  };
}

/** Repeats a request until its answer has this status or the test's time limit ends it. @returns the last answer */
export async function untilStatus(ask: () => Promise<Response>, status: number): Promise<Response> {
  for (;;) {
    const response = await ask();
    if (response.status === status) return response;
    await response.body?.cancel();
  }
}
