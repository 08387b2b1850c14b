/** Facts about requests, for whichever layer records where a change came from. */
import { publicRandomHex } from './ids.js';

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

// Trace ids of writes in the form of W3C Trace Context. With the id, clients can query the status of a write later.

/** How long a trace reports writes that the log does not contain: refused ones, and those that changed nothing. */
export const TRACE_MILLIS = 6 * 60 * 60 * 1_000;

interface Trace {
  /** 32 hexadecimal digits. The first 16 are microseconds since the epoch, because clients read the time from them. */
  readonly traceId: string;
  /** Value of the header `traceparent`. */
  readonly traceparent: string;
}

/** @param at epoch milliseconds */
export function newTrace(at: number): Trace {
  const micros = (BigInt(at) * 1_000n).toString(16).padStart(16, '0');
  const traceId = `${micros}${publicRandomHex(8)}`;
  return { traceId, traceparent: `00-${traceId}-${publicRandomHex(8)}-01` };
}

/** Returns the start of the trace in epoch milliseconds; undefined for an invalid trace id. */
export function traceTime(traceId: string): number | undefined {
  if (!/^[0-9a-f]{32}$/i.test(traceId)) return undefined;
  const millis = BigInt(`0x${traceId.slice(0, 16)}`) / 1_000n;
  return millis <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(millis) : undefined;
}
