/** What the middleware of a request shares: its state, the log, and the observer that metrics and traces implement. */

/** A request whose response was sent or given up. */
export interface FinishedRequest {
  /** Path of the route with its parameters in braces, e.g. `/aspects/{urn}`. Absent if no route matches. */
  readonly route?: string | undefined;
  readonly method: string;
  readonly status: number;
  /** Times of `performance.now`. */
  readonly began: number;
  readonly ended: number;
  /** Code of the error in the response. */
  readonly code?: string | undefined;
}

/** A request under way that is traced. */
interface RequestTrace {
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

/** The part of a pino logger that the HTTP layer uses. */
export interface Logger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Raw values of query parameters by decoded name, in order of appearance. */
export type RawQuery = ReadonlyMap<string, readonly string[]>;

/** Values that the middleware of one request share; Koa's `ctx.state`. */
export interface HttpState {
  /** Id of the request, in the log and the header X-Request-Id. Errors contain it as `errorId`. */
  requestId: string;
  /** Functions that return what the request holds. They are called when its response is closed. */
  held: (() => void)[];
  /** Path of the route with its parameters in braces and its action, once it is known. */
  route?: string;
  /** Name of the route's operation, once it is known. */
  operation?: string;
  /** URN of the actor, once it is known. */
  actor?: string;
  /** Query parameters as the client sent them. */
  query: RawQuery;
  /** Value of the query parameter `action`. */
  action?: string;
  /** Code of the error in the response. */
  errorCode?: string;
}
