/** The terminal of a process: its streams, Ctrl-C, a closed pipe, and progress. */
import { createInterface } from 'node:readline/promises';
import ora from 'ora';

/** Input and output of a command; replaceable in tests. */
export interface Terminal {
  readonly stdin: AsyncIterable<Uint8Array>;
  /** Results, which another program can read. */
  readonly out: (text: string) => void;
  /** Messages for the user. */
  readonly error: (text: string) => void;
  /** True for an interactive terminal, which shows progress. */
  readonly interactive: boolean;
  /** Width of the window; absent if results go to a file or another program. */
  readonly columns?: number;
  /** Asks the user and waits for a line; absent without an interactive terminal. */
  readonly ask?: (question: string) => Promise<string>;
  /** True if the reader of the results has closed the pipe, as `head` does. */
  readonly isReaderGone: () => boolean;
  /** Registers an action for Ctrl-C. @returns a function that removes it */
  readonly onInterrupt?: (cleanUp: () => void) => () => void;
}

/** The exit code that shells use after Ctrl-C. */
const INTERRUPTED = 130;

export function openTerminal(process: NodeJS.Process): Terminal {
  const { stdin, stdout, stderr } = process;
  const reader = watchReader(process);
  const ask = stdin.isTTY && stderr.isTTY ? { ask: askAt(process) } : {};
  return {
    stdin,
    out: (text) => {
      if (!reader.isGone()) stdout.write(text);
    },
    error: (text) => void stderr.write(text),
    // With a reported width of 0, the progress bar would wrap its line forever.
    interactive: stderr.isTTY && stderr.columns > 0,
    ...(stdout.isTTY && stdout.columns > 0 && { columns: stdout.columns }),
    ...ask,
    isReaderGone: reader.isGone,
    onInterrupt: watchInterrupt(process),
  };
}

/** A closed pipe causes a stream error, which would end the process with a stack trace. */
function watchReader({ stdout, stderr }: NodeJS.Process): { isGone: () => boolean } {
  const gone = new Set<NodeJS.WriteStream>();
  for (const stream of [stdout, stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      gone.add(stream);
    });
  }
  return { isGone: () => gone.has(stdout) };
}

function watchInterrupt(process: NodeJS.Process): NonNullable<Terminal['onInterrupt']> {
  const cleanUps = new Set<() => void>();
  process.on('SIGINT', () => {
    for (const cleanUp of cleanUps) cleanUp();
    process.stderr.write('\nInterrupted.\n');
    process.exit(INTERRUPTED);
  });
  return (cleanUp) => {
    cleanUps.add(cleanUp);
    return () => cleanUps.delete(cleanUp);
  };
}

function askAt(process: NodeJS.Process): (question: string) => Promise<string> {
  const { stdin, stderr } = process;
  return async (question) => {
    const lines = createInterface({ input: stdin, output: stderr });
    // In raw mode, the terminal passes Ctrl-C to the line editor instead of sending a signal.
    lines.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
    try {
      return await lines.question(question);
    } finally {
      lines.close();
    }
  };
}

const WIDTH = 24;

interface ProgressBar {
  /** @param share progress from 0 to 1; undefined if unknown, which shows only the text */
  update(share: number | undefined, words: string): void;
  end(): void;
}

/** Written to standard error, only on an interactive terminal. */
export function showProgress({ interactive, onInterrupt }: Terminal, firstWords = ''): ProgressBar {
  const spinner = ora({ isEnabled: interactive, isSilent: !interactive, discardStdin: false }).start(
    firstWords,
  );
  const takeBack = onInterrupt?.(() => spinner.stop());
  return {
    update: (share, words) => {
      if (interactive) spinner.text = share === undefined ? words : `${renderBar(share)} ${words}`;
    },
    end: () => {
      takeBack?.();
      spinner.stop();
    },
  };
}

/** @param share from 0 to 1; larger values are drawn as 1, and NaN as 0 */
export function renderBar(share: number): string {
  const bounded = share > 0 ? Math.min(share, 1) : 0;
  const full = Math.round(bounded * WIDTH);
  const percent = String(Math.floor(bounded * 100)).padStart(3);
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${percent} %`;
}
