/** A request of a fuzzer. */
export interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Tells what is wrong with an answer that is not a server error. */
  readonly faultIn?: (answer: string) => string | undefined;
}

/** Returns the request at a position. The same seed and position give the same request. */
export type MakeRequest = (position: number) => FuzzRequest;
