/** The terminal of a process: its streams, Ctrl-C, and a closed pipe. */
import { createInterface } from 'node:readline/promises';
import type { Terminal } from './terminal.js';

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
