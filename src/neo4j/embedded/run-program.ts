/** Runs a program to its end. */
import { spawn } from 'node:child_process';

export interface RunOptions {
  /** The program's whole environment; absent: that of this process. */
  readonly env?: Readonly<Record<string, string>>;
  /** Ends the program. */
  readonly signal?: AbortSignal | undefined;
}

export interface RunResult {
  readonly succeeded: boolean;
  /** Output of both streams. */
  readonly output: string;
}

/** @returns undefined for a missing program. @throws other errors that prevent its start */
export async function runProgram(
  command: string,
  args: readonly string[],
  { env, signal }: RunOptions = {},
): Promise<RunResult | undefined> {
  const program = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], signal, ...(env && { env }) });
  let output = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return new Promise((resolve, reject) => {
    program.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') resolve(undefined);
      else reject(error);
    });
    program.once('close', (code) => {
      resolve({ succeeded: code === 0, output });
    });
  });
}
