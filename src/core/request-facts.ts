/** Facts about requests, for whichever layer records where a change came from. */
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

/** The facts of work that no request caused. */
export const NO_REQUEST: RequestFacts = {};

/** Who causes a change, and by which request. */
export interface Requester {
  /** URN of the actor, for audit stamps. */
  readonly actor: string;
  /** `NO_REQUEST` for work in the background. */
  readonly facts: RequestFacts;
}
