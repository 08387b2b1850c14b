/** One run of the Neo4j server, behind a watchdog that stops it when this process ends. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { StartError } from '../../core/start-error.js';
import { explainExit, isPortTaken, type ServerExit } from './explain-exit.js';
import { WATCHDOG_FILE, type Layout } from './layout.js';
import { recordProcess, stopLeftover, STOP_GRACE_MS } from './stop-leftover.js';

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
