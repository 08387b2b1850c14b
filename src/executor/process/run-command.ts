/** Runs a command behind a supervisor, which stops it when this process ends. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** How long the output of an ended command is read, in milliseconds. A process that has left the group can keep it open. */
const LAST_OUTPUT_MILLIS = 2_000;
const SUPERVISOR = fileURLToPath(new URL('./supervisor.js', import.meta.url));

export interface CommandCall extends CommandOrder {
  /** The complete environment of the command. */
  readonly environment: Readonly<Record<string, string>>;
  /** Called with pieces of what the command prints. */
  readonly onOutput: (output: string) => void;
  /** Stops the command. */
  readonly signal: AbortSignal;
}

/** Resolves when the command has ended and its output is read. */
export async function runCommand({
  environment,
  onOutput,
  signal,
  ...order
}: CommandCall): Promise<CommandEnd> {
  if (signal.aborted) return { problem: 'stopped' };
  const supervisor = fork(SUPERVISOR, [JSON.stringify(order)], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  supervisor.stdout?.setEncoding('utf8').on('data', onOutput);
  const stop = (): void => {
    // A supervisor that ends at this moment does not get the message. Without a callback, that would be an error without a handler.
    if (supervisor.connected) supervisor.send('stop', () => undefined);
  };
  signal.addEventListener('abort', stop);
  let end: CommandEnd | undefined;
  supervisor.on('message', (message: CommandEnd) => {
    end = message;
    setTimeout(() => supervisor.stdout?.destroy(), LAST_OUTPUT_MILLIS).unref();
  });
  try {
    await once(supervisor, 'close');
  } finally {
    signal.removeEventListener('abort', stop);
  }
  return end ?? { problem: 'the supervisor of the process was killed' };
}

/** A command, as the service passes it to the supervisor. */
export interface CommandOrder {
  /** Name or absolute path of the program. */
  readonly program: string;
  /** Never contain secrets, because every user of the machine can list them. */
  readonly args: readonly string[];
  /** Working directory. */
  readonly folder: string;
  /** Is deleted if the service ends before the command. */
  readonly privateFolder: string;
  /** How long a stopped command may take to end by itself, in milliseconds. */
  readonly graceMillis: number;
}

/**
 * The end of a command, as the supervisor reports it: the exit code; without one, the signal that ended the command, or the system error
 * that prevented its start, e.g. `ENOENT`.
 */
export type CommandEnd = { readonly code: number } | { readonly problem: string };
