/** Who wrote a value and who wrote the same value again. A rollback needs this in addition to the change log. */
import type { JsonObject } from '../../core/json.js';
import type { AspectMeta, AspectState, WriteStamp } from './entity-state.js';
import { runOf } from '../runs/run-id.js';

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
