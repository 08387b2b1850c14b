/** Runs command lines in this process. */
import { runCommandLine } from '../../src/cli/program.js';
import type { ExitCode } from '../../src/cli/exit-code.js';
import type { Terminal } from '../../src/cli/terminal.js';

export interface Run {
  readonly exitCode: ExitCode;
  readonly out: string;
  readonly error: string;
  /** Parsed standard output; undefined if it is not JSON. */
  readonly json: any;
}

export type Surroundings = Partial<Pick<Terminal, 'columns' | 'ask' | 'isReaderGone'>> & {
  /** Standard input. */
  readonly input?: string | Uint8Array;
};

export async function trellis(args: readonly string[], around: Surroundings = {}): Promise<Run> {
  const { input = '', ...rest } = around;
  const run = { out: '', error: '' };
  async function* stdin(): AsyncGenerator<Uint8Array> {
    yield await Promise.resolve(Buffer.from(input));
  }
  const exitCode = await runCommandLine(args, {
    stdin: stdin(),
    out: (text) => (run.out += text),
    error: (text) => (run.error += text),
    interactive: false,
    isReaderGone: () => false,
    ...rest,
  });
  return { exitCode, ...run, json: parsed(run.out) };
}

/** Like `trellis`, for a catalog that starts only when the first test runs. The first argument is the command. */
export function trellisAt(catalog: () => { readonly url: string }): typeof trellis {
  return ([command = '', ...rest], around) => trellis([command, '--server', catalog().url, ...rest], around);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
