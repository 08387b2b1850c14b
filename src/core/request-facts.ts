/** Facts about the request under way, for whichever layer records where a change came from. */
import { createAsyncScope } from './async-scope.js';
import type { Trace } from './trace.js';

/** The API that a request used. */
export type EventSource = 'RESTLI' | 'OPENAPI' | 'GRAPHQL';

export interface RequestFacts {
  /** Absent: a request that only reads. */
  readonly trace?: Trace;
  /** Absent: sign-in, pages and operation. */
  readonly eventSource?: EventSource;
  /** Address of the client's end of the connection, e.g. `10.0.0.7`. */
  readonly sourceIP?: string;
  readonly userAgent?: string;
}

const scope = createAsyncScope<RequestFacts>();

/** Runs the work of a request, so that everything that it causes can be attributed to it. */
export function withRequestFacts<T>(facts: RequestFacts, work: () => Promise<T>): Promise<T> {
  return scope.run(facts, work);
}

/** Returns the facts of the request under way; undefined for work that no request caused. */
export function requestFacts(): RequestFacts | undefined {
  return scope.current();
}
