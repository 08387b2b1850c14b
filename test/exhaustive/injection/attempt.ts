/** One request with a hostile text in one place. */
export interface Attempt {
  /** Which input, for the message of a failure. */
  readonly where: string;
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** An input, to be tried with any text. */
export interface Input {
  readonly where: string;
  /** Read by code that many inputs share, so that a few texts are enough. */
  readonly isCommon?: boolean;
  with(text: string): Attempt;
}
