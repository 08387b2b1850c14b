/** Records which trace wrote a value, and which traces wrote it again without a change. Traces can be queried for some hours. */
import { TRACE_MILLIS, traceTime } from '../../core/trace.js';
import type { AspectMeta, AspectState } from './entity-state.js';

/** Maximum number of remembered traces that changed nothing. The metadata of a value that is written again and again stays small. */
const MOST_UNCHANGED = 5;

interface TraceContext {
  readonly traceId: string | undefined;
  /** Time of the transaction, epoch milliseconds. */
  readonly at: number;
}

/** Metadata of a value that the trace has written. */
export function tracedBy({ traceId }: Pick<TraceContext, 'traceId'>): { traceId?: string } {
  return traceId === undefined ? {} : { traceId };
}

/** Adds the trace to those that wrote the stored value again. */
export function unchangedBy<Aspect extends AspectState>(aspect: Aspect, context: TraceContext): Aspect {
  const { traceId, at } = context;
  // The trace that has just written the value has changed something.
  if (traceId === undefined || aspect.meta.traceId === traceId) return aspect;
  const { unchangedBy: known = [] } = stillUnchangedBy(aspect.meta, at);
  const all = [...known.filter((id) => id !== traceId), traceId].slice(-MOST_UNCHANGED);
  return { ...aspect, meta: { ...aspect.meta, unchangedBy: all } };
}

/** The traces that the next value still remembers. */
export function stillUnchangedBy(
  meta: AspectMeta | undefined,
  at: number,
): { unchangedBy?: readonly string[] } {
  const recent = (meta?.unchangedBy ?? []).filter((id) => (traceTime(id) ?? 0) > at - TRACE_MILLIS);
  return recent.length === 0 ? {} : { unchangedBy: recent };
}
