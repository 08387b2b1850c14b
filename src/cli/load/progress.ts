import type { Terminal } from '../terminal.js';
import { showProgress } from '../text/progress-bar.js';
import type { Source } from './find-sources.js';
import type { LoadReport } from './load-report.js';

export interface LoadProgress {
  /** Counts the given chunks while they are read. */
  readonly sources: readonly Source[];
  /** Shows the progress. */
  readonly update: () => void;
  readonly end: () => void;
}

/**
 * The bar counts bytes, because the number of records in a file is known only at its end. The size of standard input is unknown,
 * so it has no bar.
 */
export function watchLoad(sources: readonly Source[], report: LoadReport, terminal: Terminal): LoadProgress {
  const all = sources.reduce<number | undefined>(addBytes, 0);
  const bar = showProgress(terminal, 'reading');
  let read = 0;
  const count = (bytes: number): void => void (read += bytes);
  return {
    sources: sources.map((source) => ({ ...source, open: () => countBytes(source.open(), count) })),
    update: () => {
      if (terminal.interactive) bar.update(all === undefined ? undefined : read / all, renderCounts(report));
    },
    end: () => {
      bar.end();
    },
  };
}

function addBytes(sum: number | undefined, { bytes }: Source): number | undefined {
  return sum === undefined || bytes === undefined ? undefined : sum + bytes;
}

function renderCounts({ total }: LoadReport): string {
  const { accepted, refused } = total;
  return `${accepted.toLocaleString('en')} accepted, ${refused.toLocaleString('en')} refused`;
}

async function* countBytes(
  bytes: AsyncIterable<Uint8Array>,
  count: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    count(chunk.length);
    yield chunk;
  }
}
