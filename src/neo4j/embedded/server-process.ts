/** One run of the Neo4j server, behind a watchdog that stops it when this process ends. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { StartError } from '../../core/start.js';
import { WATCHDOG_FILE, type Layout } from './layout.js';
import { awaitCondition, isRunning, markOf, parseMark } from './processes.js';

/** Part of the line that Neo4j prints when its Bolt port is open. It answers statements, but its HTTP server has not started. */
const LISTENING_PART = 'Bolt enabled on ';
/** Neo4j's last line when everything is up. */
const READY_LINE = 'Started.';
/** Neo4j's last line when it has stopped and everything is on disk. */
const STOPPED_LINE = 'Stopped.';

export interface ServerProcessOptions {
  /** Absolute path of the `java` program, and its arguments. */
  readonly java: string;
  readonly args: readonly string[];
  readonly layout: Layout;
  readonly signal?: AbortSignal | undefined;
  /** Called when the server answers statements, which is up to a second before it is up. */
  readonly onListening?: () => void;
  /** Called with the process id of the server. */
  readonly onSpawned?: (pid: number) => void;
}

/** A port was taken while the server started. */
export class PortTakenError extends StartError {}

export interface ServerProcess {
  /** Resolves when the server has ended, for any reason. */
  readonly exited: Promise<ServerExit>;
  /** Stops the server and waits for its end. The watchdog kills it if it does not stop. */
  stop(): Promise<void>;
  /** Kills the server. `exited` tells when it has ended. */
  kill(): void;
}

type WatchdogMessage =
  | { readonly type: 'spawned'; readonly pid: number }
  | { readonly type: 'listening' | 'ready' }
  | ({ readonly type: 'exited' } & ServerExit);

/** Resolves when the server is up. @throws StartError if it ends before; the signal's reason if that is aborted */
export async function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  const { layout, signal, onListening, onSpawned } = options;
  signal?.throwIfAborted();
  const watchdog = forkWatchdog(options);
  const exited = watchExit(watchdog, layout);
  const stop = async (): Promise<void> => {
    if (watchdog.connected) watchdog.send('stop');
    await exited;
  };
  const kill = (): void => {
    if (watchdog.connected) watchdog.send('kill');
  };
  const ready = new Promise<'ready'>((resolve) => {
    watchdog.on('message', (message: WatchdogMessage) => {
      if (message.type === 'spawned') {
        recordProcess(layout.processFile, message.pid);
        onSpawned?.(message.pid);
      }
      if (message.type === 'listening') onListening?.();
      if (message.type === 'ready') resolve('ready');
    });
  });
  const aborted = new Promise<'aborted'>((resolve) =>
    signal?.addEventListener(
      'abort',
      () => {
        resolve('aborted');
      },
      { once: true },
    ),
  );
  const first = await Promise.race([ready, exited, aborted]);
  if (first === 'ready') return { exited, stop, kill };
  await stop();
  signal?.throwIfAborted();
  if (first === 'aborted') throw new StartError('Neo4j did not start: aborted.');
  const message = `Neo4j did not start: ${explainExit(first, layout)}.`;
  throw isPortTaken(first) ? new PortTakenError(message) : new StartError(message);
}

/** Runs in its own session, so that Ctrl-C in a terminal reaches only the service, which stops the server in order. */
function forkWatchdog({ java, args }: ServerProcessOptions): ChildProcess {
  const lines = { listening: LISTENING_PART, ready: READY_LINE, stopped: STOPPED_LINE };
  const task = { command: java, args, graceMs: STOP_GRACE_MS, ...lines };
  return fork(WATCHDOG_FILE, [JSON.stringify(task)], {
    detached: true,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

async function watchExit(watchdog: ChildProcess, layout: Layout): Promise<ServerExit> {
  let exit: ServerExit | undefined;
  watchdog.on('message', (message: WatchdogMessage) => {
    if (message.type === 'exited') exit = message;
  });
  // The end of the process is not enough: its last message can arrive until the channel is closed.
  const ended = Promise.all([once(watchdog, 'exit'), once(watchdog, 'disconnect')]);
  await ended.catch((error: unknown) => (exit = { reason: String(error), output: '' }));
  // Whether it stopped or was killed: no server runs after this.
  await stopLeftover(layout.processFile, () => undefined);
  return exit ?? { reason: 'its watchdog has ended', output: '' };
}

/** Neo4j writes all changed pages when it stops, which takes long on a slow disk. */
const STOP_GRACE_MS = 60_000;
const KILL_GRACE_MS = 10_000;

/** Stores which process serves the data folder. */
function recordProcess(file: string, pid: number): void {
  const mark = markOf(pid);
  if (mark !== undefined) writeFileSync(file, JSON.stringify(mark), { mode: 0o600 });
}

/**
 * Stops a Neo4j that a killed service left running, so that its folder and ports become free.
 * Must be called only by the holder of the folder's lock, so that a stored process has no owner any more.
 * Usually its watchdog is already stopping it; a second signal does no harm.
 * @throws StartError if it cannot be stopped
 */
export async function stopLeftover(file: string, log: (line: string) => void): Promise<void> {
  const mark = existsSync(file) ? parseMark(readFileSync(file, 'utf8')) : undefined;
  if (mark !== undefined && isRunning(mark)) {
    log(`A killed service left its Neo4j running (process ${mark.pid}); waiting for it to stop`);
    const gone = (): boolean => !isRunning(mark);
    sendSignal(mark.pid, 'SIGTERM');
    if (!(await awaitCondition(gone, { deadlineMs: STOP_GRACE_MS }))) sendSignal(mark.pid, 'SIGKILL');
    if (!(await awaitCondition(gone, { deadlineMs: KILL_GRACE_MS }))) {
      throw new StartError(
        `An earlier Neo4j (process ${mark.pid}) does not stop: end it manually, then start again.`,
      );
    }
  }
  rmSync(file, { force: true });
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EPERM') {
      throw new StartError(
        `An earlier Neo4j (process ${pid}) runs as another user: end it, then start again.`,
      );
    }
    // ESRCH: it has just ended by itself.
    if (code !== 'ESRCH') throw error;
  }
}

interface ServerExit {
  /** E.g. `exit code 1`, `signal SIGKILL`. */
  readonly reason: string;
  /** The last lines of its output. */
  readonly output: string;
}

const PORT_TAKEN = 'Address already in use';

const KNOWN_CAUSES: readonly { readonly sign: RegExp; readonly sentence: string }[] = [
  {
    sign: new RegExp(PORT_TAKEN),
    sentence:
      'its port is in use by now: set TRELLIS_NEO4J_BOLT_PORT and TRELLIS_NEO4J_HTTP_PORT to free ports',
  },
  {
    sign: /FileLockException|has been locked by another process/,
    sentence: 'another Neo4j uses its data folder: stop it, or set TRELLIS_DATA_DIR to another folder',
  },
  {
    sign: /Invalid (initial|maximum) heap size|Too small (initial|maximum) heap|Could not reserve enough space|OutOfMemoryError|insufficient memory/i,
    sentence: 'Neo4j ran out of memory: change TRELLIS_NEO4J_HEAP or TRELLIS_NEO4J_PAGECACHE',
  },
  {
    sign: /No space left on device/,
    sentence: 'the disk is full: make room, or set TRELLIS_DATA_DIR to a folder on another disk',
  },
];

/** Tells whether another program took the port. */
function isPortTaken(exit: ServerExit): boolean {
  return exit.output.includes(PORT_TAKEN);
}

/** Explains the end of Neo4j or Java to the operator, from its last output. @returns what happened, without a full stop */
export function explainExit(exit: ServerExit, layout: Layout): string {
  const cause = KNOWN_CAUSES.find(({ sign }) => sign.test(exit.output));
  if (cause !== undefined) return cause.sentence;
  const errorLines = exit.output.split('\n').filter((line) => /ERROR|Error|Exception|Caused by/.test(line));
  const last = errorLines.at(-1)?.trim();
  return `${exit.reason}${last === undefined ? '' : `, “${last}”`}; its logs are in ${layout.logsDir}`;
}
