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
