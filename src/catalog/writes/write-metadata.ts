/** What the metadata of a value records about its writes: runs, traces and the model registry. */
import type { JsonObject } from '../../core/json.js';
import { TRACE_MILLIS, traceTime } from '../../core/request-facts.js';
import type { Payload } from '../../model/types.js';
import { runOf } from '../runs/run-reader.js';
import { REQUEST_RESULT } from '../ingestion/request-input.js';
import { type AspectMeta, type AspectState, type WriteStamp, aspectValue } from './entity-state.js';
import type { PatchAspectStep, PutStep } from './write-steps.js';

// Who wrote a value and who wrote the same value again. A rollback needs this in addition to the change log.

/** Maximum number of remembered writers of one value, so that a daily run does not make metadata grow without bound. */
const MAX_STAMPS = 10;

/** Returns the write that set the value of the aspect or deleted it. */
export function writerOf(meta: AspectMeta): WriteStamp {
  const { systemMetadata, created, round } = meta;
  return stampOf({ systemMetadata, time: created.time, round });
}

interface StampInput {
  readonly systemMetadata: JsonObject | undefined;
  readonly time: number;
  readonly round: number | undefined;
}

function stampOf({ systemMetadata, time, round }: StampInput): WriteStamp {
  const runId = runOf(systemMetadata);
  return runId === undefined ? { time } : { runId, time, ...(round !== undefined && { round }) };
}

/** How often each run had been rolled back when the transaction took its locks; runs without a rollback are left out. */
export type RunRounds = ReadonlyMap<string, number>;

/** Returns the round of the run for the metadata of a write. */
export function roundOf(systemMetadata: JsonObject | undefined, rounds: RunRounds): { round?: number } {
  const round = rounds.get(runOf(systemMetadata) ?? '');
  return round === undefined ? {} : { round };
}

/** Returns the deletion that precedes the next value. */
export function afterDeletion(meta: AspectMeta | undefined): { after?: WriteStamp } {
  return meta?.deleted === true && meta.undone !== true ? { after: writerOf(meta) } : {};
}

/**
 * Updates `lastObserved` when the stored value is written again. If another run or a writer outside of any run wrote it, the
 * value belongs to them, too: `lastRunId` names the run, and a rollback of the first run keeps the value for them.
 */
export function observedAgain<Aspect extends AspectState>(
  current: Aspect,
  systemMetadata: JsonObject,
  { at, rounds }: { readonly at: number; readonly rounds: RunRounds },
): Aspect {
  const { meta } = current;
  const { round } = roundOf(systemMetadata, rounds);
  const stamp = stampOf({ systemMetadata, time: at, round });
  const first = writerOf(meta);
  const observed = { ...meta.systemMetadata, lastObserved: systemMetadata['lastObserved'] ?? null };
  // A value that no run wrote is never rolled back, so further writers need not be recorded.
  if (first.runId === undefined || first.runId === stamp.runId)
    return { ...current, meta: { ...meta, systemMetadata: observed } };
  const others = (meta.again ?? []).filter(({ runId }) => runId !== stamp.runId);
  const again = [...others, stamp].slice(-MAX_STAMPS);
  const lastRunId = stamp.runId === undefined ? {} : { lastRunId: stamp.runId };
  return { ...current, meta: { ...meta, systemMetadata: { ...observed, ...lastRunId }, again } };
}

// Records which trace wrote a value, and which traces wrote it again without a change. Traces can be queried for some hours.

/** Maximum number of remembered traces that changed nothing. The metadata of a value that is written again and again stays small. */
const MAX_UNCHANGED_TRACES = 5;

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
  const all = [...known.filter((id) => id !== traceId), traceId].slice(-MAX_UNCHANGED_TRACES);
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

/** The maximum length of a text in the index of registry ids. */
const MAX_REGISTRY_LENGTH = 1_000;

/** Returns the model registry that a client declares, as `name:version`; undefined unless the system metadata have both. */
export function registryOf(systemMetadata: JsonObject | undefined): string | undefined {
  const [name, version] = [systemMetadata?.['registryName'], systemMetadata?.['registryVersion']];
  if (typeof name !== 'string' || typeof version !== 'string' || name === '' || version === '')
    return undefined;
  return toRegistryId(`${name}:${version}`);
}

/** @param text the id as a client sent it. */
export function toRegistryId(text: string): string {
  return text.slice(0, MAX_REGISTRY_LENGTH);
}

const RUNNING = 'RUNNING';

/**
 * Tells whether a write only continues the report of a run that is under way: a result with the status `RUNNING` replaces one with the
 * same status. Executors send such results every few seconds, and a version for each of them would fill the history. A write that names a
 * version or belongs to another run gets a version of its own.
 */
export function continuesProgress(
  { aspect, systemMetadata, ifVersion }: PutStep | PatchAspectStep,
  stored: AspectState | undefined,
  next: Payload,
): boolean {
  if (aspect.name !== REQUEST_RESULT || stored === undefined || ifVersion !== undefined) return false;
  return (
    aspectValue(stored)?.['status'] === RUNNING &&
    next.value['status'] === RUNNING &&
    writerOf(stored.meta).runId === runOf(systemMetadata)
  );
}
