import ora, { type Ora } from 'ora';
import type { Source } from './find-sources.js';
import type { LoadReport } from './load-report.js';

const WIDTH = 24;

/**
 * A bar on standard error, drawn only when a person watches. It counts the bytes that were read, since how many
 * records a file holds is known only at its end; of standard input not even these are known, so it has no bar.
 */
export class Progress {
  readonly #spinner: Ora;
  readonly #bytes: number | undefined;
  #read = 0;

  constructor(
    sources: readonly Source[],
    private readonly report: LoadReport,
    private readonly interactive: boolean,
  ) {
    const known = sources.every((source) => source.bytes !== undefined);
    this.#bytes = known ? sources.reduce((sum, source) => sum + (source.bytes ?? 0), 0) : undefined;
    this.#spinner = ora({ isEnabled: interactive, isSilent: !interactive, discardStdin: false }).start(
      'reading',
    );
  }

  /** The same source, counted while it is read. */
  watch(source: Source): Source {
    const count = (bytes: number): void => void (this.#read += bytes);
    return { ...source, open: () => countBytes(source.open(), count) };
  }

  update(): void {
    if (!this.interactive) return;
    const { accepted, refused } = this.report.total;
    const counts = `${accepted.toLocaleString('en')} accepted, ${refused.toLocaleString('en')} refused`;
    this.#spinner.text =
      this.#bytes === undefined ? counts : `${renderBar(this.#read / this.#bytes)} ${counts}`;
  }

  end(): void {
    this.#spinner.stop();
  }
}

/** @param share from 0 to 1 */
export function renderBar(share: number): string {
  const full = Math.round(Math.min(Math.max(share, 0), 1) * WIDTH);
  const percent = String(Math.floor(Math.min(Math.max(share, 0), 1) * 100)).padStart(3);
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${percent} %`;
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
