/** What the HTTP layer tells about requests while it runs. Metrics and traces implement it. */

/** A request whose response was sent or given up. */
export interface FinishedRequest {
  /** Path of the route with its parameters in braces, e.g. `/aspects/{urn}`. Absent if no route matches. */
  readonly route?: string;
  readonly method: string;
  readonly status: number;
  /** Times of `performance.now`. */
  readonly began: number;
  readonly ended: number;
  /** Code of the error in the response. */
  readonly code?: string;
}

/** A request under way that is traced. */
export interface RequestTrace {
  /** Runs the work of the request, so that what it causes can be attributed to it. */
  run<T>(work: () => Promise<T>): Promise<T>;
  end(request: FinishedRequest): void;
}

export interface RequestObserver {
  readonly started: () => void;
  readonly finished: (request: FinishedRequest) => void;
  /** Absent: requests are not traced. @param headers of the request, which may continue a trace */
  readonly trace?: (headers: Readonly<Record<string, unknown>>, requestId: string) => RequestTrace;
}
