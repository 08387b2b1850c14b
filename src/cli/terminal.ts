/** Where a command reads and writes; tests hand in their own. */
export interface Terminal {
  readonly stdin: AsyncIterable<Uint8Array>;
  /** Results: what another program may read. */
  readonly out: (text: string) => void;
  /** Messages for the person who watches. */
  readonly error: (text: string) => void;
  /** True when a person watches, so that progress is worth drawing. */
  readonly interactive: boolean;
  /** Width of the window that results are shown in; absent when they go to a file or another program. */
  readonly columns?: number;
  /** Asks the person and waits for a line; absent when nobody is there to answer. */
  readonly ask?: (question: string) => Promise<string>;
  /** True once whoever read the results has gone away, as `head` does: more of them are of no use. */
  readonly isReaderGone: () => boolean;
  /** Has this done if Ctrl-C ends the command. @returns what takes it back */
  readonly onInterrupt?: (cleanUp: () => void) => () => void;
}
