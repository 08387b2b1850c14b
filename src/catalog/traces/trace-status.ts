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
  readonly message: string;
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
      primary: { status: 'ERROR', message: 'The write was refused.' },
      search: { status: 'ERROR', message: 'Primary storage write failed.' },
      refused,
    };
  if (isTimeseries) {
    const search = { status: 'TRACE_NOT_IMPLEMENTED', message: 'Points are not traced.' } as const;
    return { success: true, primary: { status: 'NO_OP', message: 'Points have no versions.' }, search };
  }
  if (written !== undefined)
    return written === current
      ? both('ACTIVE_STATE', 'Stored.')
      : both('HISTORIC_STATE', 'Stored, and changed again since.');
  if (isUnchanged) return both('NO_OP', 'The value was stored already.');
  if (current !== undefined) return both('UNKNOWN', 'The trace is not known for this aspect.');
  return {
    success: false,
    primary: { status: 'ERROR', message: 'Neither the aspect nor a write of it exists.' },
    search: { status: 'UNKNOWN', message: 'Nothing is stored.' },
  };
}

function both(status: WriteStatus, message: string): TraceStatus {
  return { success: true, primary: { status, message }, search: { status, message } };
}
