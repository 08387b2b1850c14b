/** Where a command reads and writes; tests hand in their own. */
export interface Terminal {
  readonly stdin: AsyncIterable<Uint8Array>;
  /** Results: what another program may read. */
  readonly out: (text: string) => void;
  /** Messages for the person who watches. */
  readonly error: (text: string) => void;
  /** True when a person watches, so that progress is worth drawing. */
  readonly interactive: boolean;
}

/**
 * 0: all done. 1: done, but some records were refused. 2: could not run or not finish (bad arguments, a missing
 * file, no service).
 */
export type ExitCode = 0 | 1 | 2;
