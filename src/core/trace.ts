/** Trace ids of writes in the form of W3C Trace Context. With the id, clients can query the status of a write later. */
import { newPublicHex } from './ids.js';

/** How long a trace reports writes that the log does not contain: refused ones, and those that changed nothing. */
export const TRACE_MILLIS = 6 * 60 * 60 * 1_000;

export interface Trace {
  /** 32 hexadecimal digits. The first 16 are microseconds since the epoch, because clients read the time from them. */
  readonly traceId: string;
  /** Value of the header `traceparent`. */
  readonly traceparent: string;
}

/** @param at epoch milliseconds */
export function newTrace(at: number): Trace {
  const micros = (BigInt(at) * 1_000n).toString(16).padStart(16, '0');
  const traceId = `${micros}${newPublicHex(8)}`;
  return { traceId, traceparent: `00-${traceId}-${newPublicHex(8)}-01` };
}

/** Returns the start of the trace in epoch milliseconds; undefined for an invalid trace id. */
export function traceTime(traceId: string): number | undefined {
  if (!/^[0-9a-f]{32}$/i.test(traceId)) return undefined;
  const millis = BigInt(`0x${traceId.slice(0, 16)}`) / 1_000n;
  return millis <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(millis) : undefined;
}
