/** Runs a program to its end. */
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';

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

const STDIO: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe'];
/** Codes of the system for a command that names no program that this user may run. */
const NO_PROGRAM = new Set(['ENOENT', 'ENOTDIR', 'EACCES']);

/** @returns undefined if there is no such program. @throws other errors that prevent its start */
export async function runProgram(
  command: string,
  args: readonly string[],
  { env, signal }: RunOptions = {},
): Promise<RunResult | undefined> {
  try {
    return await runToEnd(spawn(command, args, { stdio: STDIO, signal, ...(env && { env }) }));
  } catch (error) {
    if (NO_PROGRAM.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

function runToEnd(program: ChildProcessByStdio<null, Readable, Readable>): Promise<RunResult> {
  let output = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return new Promise((resolve, reject) => {
    program.once('error', reject);
    program.once('close', (code) => {
      resolve({ succeeded: code === 0, output });
    });
  });
}
