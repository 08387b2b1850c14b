/** Raw values of query parameters by decoded name, in order of appearance. */
export type RawQuery = ReadonlyMap<string, readonly string[]>;

/** What middleware of one request share; Koa's `ctx.state`. */
export interface HttpState {
  /** Of the request, in the log and in the header X-Request-Id; errors carry it as `errorId`. */
  requestId: string;
  /** Operation that the route names, once it is known. */
  operation?: string;
  /** URN of who acts, once it is known. */
  actor?: string;
  /** Query parameters as the client sent them. */
  query: RawQuery;
  /** Value of the query parameter `action`. */
  action?: string;
  /** Code of the error that was answered. */
  errorCode?: string;
}
