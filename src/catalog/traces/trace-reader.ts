/** Finds what is known of a traced write: its changes in the log, and what was refused. */
import type { ReadDeps } from '../../neo4j/database.js';

/** Tolerance for clocks that were set back between the beginning of the trace and its write. */
const BEFORE_MS = 60_000;
const AFTER_MS = 600_000;

export interface TracedChange {
  readonly urn: string;
  readonly aspectName: string;
  /** Number of the written value; 0 for points. */
  readonly version: number;
}

export interface TracedRefusal extends RefusedTrace {
  readonly urn: string;
  readonly aspectName: string;
}

interface TraceStart {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

interface TraceReader {
  /** Finds the changes with one statement. */
  findChanges(trace: TraceStart, urns: readonly string[]): Promise<TracedChange[]>;
  /** Finds the refused asynchronous writes with one statement. */
  findRefused(trace: TraceStart, urns: readonly string[]): Promise<TracedRefusal[]>;
}

export function createTraceReader({ database, load }: ReadDeps): TraceReader {
  return {
    findChanges: async (trace, urns) => {
      const rows = await database.read(load('traces/find-traced'), { urns, ...spanOf(trace) });
      return rows.map(({ urn, aspect, version }) => ({ urn, aspectName: aspect, version }));
    },
    findRefused: async (trace, urns) => {
      const rows = await database.read(load('traces/find-refused'), { urns, ...spanOf(trace) });
      return rows.map(({ urn, aspect, message, code }) => ({ urn, aspectName: aspect, message, code }));
    },
  };
}

function spanOf({ id, at }: TraceStart): { traceId: string; from: number; until: number } {
  return { traceId: id, from: at - BEFORE_MS, until: at + AFTER_MS };
}

// What became of one aspect that a trace wrote, in both stores. Pure.

export const WRITE_STATUSES = [
  'ACTIVE_STATE',
  'HISTORIC_STATE',
  'NO_OP',
  'TRACE_NOT_IMPLEMENTED',
  'ERROR',
  'UNKNOWN',
] as const;
type WriteStatus = (typeof WRITE_STATUSES)[number];

/** What is known about an aspect and a trace. */
export interface Traced {
  readonly isTimeseries: boolean;
  /** Number of the value that the trace wrote, 0 for a deletion; undefined if the log has no write of it. */
  readonly written: number | undefined;
  /** Number of the stored value; undefined without one. */
  readonly current: number | undefined;
  /** The trace wrote the value that was stored already. */
  readonly isUnchanged: boolean;
  /** Why the write was refused; undefined if no refusal is remembered. */
  readonly refused: RefusedTrace | undefined;
}

interface RefusedTrace {
  readonly message: string;
  readonly code: string;
}

export interface StoreStatus {
  readonly status: WriteStatus;
  /** What the status does not tell. */
  readonly message?: string;
}

export interface TraceStatus {
  /** False only for a write that is known to be missing. */
  readonly success: boolean;
  readonly primary: StoreStatus;
  readonly search: StoreStatus;
  readonly refused?: RefusedTrace;
}

/** One transaction writes aspects and search properties, so both stores have the same status unless nothing is known. */
export function traceStatus(traced: Traced): TraceStatus {
  const { isTimeseries, written, current, isUnchanged, refused } = traced;
  if (refused !== undefined && written === undefined)
    return {
      success: false,
      primary: { status: 'ERROR' },
      search: { status: 'ERROR', message: 'Primary storage write failed.' },
      refused,
    };
  if (isTimeseries)
    return { success: true, primary: { status: 'NO_OP' }, search: { status: 'TRACE_NOT_IMPLEMENTED' } };
  if (written !== undefined) return both(written === current ? 'ACTIVE_STATE' : 'HISTORIC_STATE');
  if (isUnchanged) return both('NO_OP');
  if (current !== undefined) return both('UNKNOWN');
  return {
    success: false,
    primary: { status: 'ERROR', message: 'Neither the aspect nor a write of it exists.' },
    search: { status: 'UNKNOWN' },
  };
}

function both(status: WriteStatus): TraceStatus {
  return { success: true, primary: { status }, search: { status } };
}
