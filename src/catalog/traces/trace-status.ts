/** What became of one aspect that a trace wrote, in both stores. Pure. */

export const WRITE_STATUSES = [
  'ACTIVE_STATE',
  'HISTORIC_STATE',
  'NO_OP',
  'TRACE_NOT_IMPLEMENTED',
  'ERROR',
  'UNKNOWN',
] as const;
export type WriteStatus = (typeof WRITE_STATUSES)[number];

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

export interface RefusedTrace {
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
