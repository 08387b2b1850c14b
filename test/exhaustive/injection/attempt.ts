/** A request with a hostile text in one place. */
export interface Attempt {
  /** The input, for failure messages. */
  readonly where: string;
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** An input that can be tried with any text. */
export interface Input {
  readonly where: string;
  /** Many inputs share the code that reads this one, so a few texts are enough. */
  readonly isCommon?: boolean;
  with(text: string): Attempt;
}
