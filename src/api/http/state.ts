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
