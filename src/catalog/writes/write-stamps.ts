/** Who wrote a value, and who wrote the same again: what a rollback has to know beside the change log. */
import type { JsonObject } from '../../core/json.js';
import type { AspectMeta, AspectState, WriteStamp } from './entity-state.js';
import { runOf } from '../runs/run-id.js';

/** Of the writers of one value the latest are remembered, so that a run a day does not make metadata grow without bound. */
const MAX_STAMPS = 10;

/** The write that gave the aspect its value, or deleted it. */
export function writerOf(meta: AspectMeta): WriteStamp {
  const { systemMetadata, created, round } = meta;
  return stampOf({ systemMetadata, time: created.time, round });
}

interface StampParts {
  readonly systemMetadata: JsonObject | undefined;
  readonly time: number;
  readonly round: number | undefined;
}

function stampOf({ systemMetadata, time, round }: StampParts): WriteStamp {
  const runId = runOf(systemMetadata);
  return runId === undefined ? { time } : { runId, time, ...(round !== undefined && { round }) };
}

/** How often each run had been rolled back when the writing transaction had its locks; runs that never were are left out. */
export type RunRounds = ReadonlyMap<string, number>;

/** For the metadata of what is written: the round of its run. */
export function roundOf(systemMetadata: JsonObject | undefined, rounds: RunRounds): { round?: number } {
  const round = rounds.get(runOf(systemMetadata) ?? '');
  return round === undefined ? {} : { round };
}

/** For the value that follows a deletion: whose deletion that was. */
export function afterDeletion(meta: AspectMeta | undefined): { after?: WriteStamp } {
  return meta?.deleted === true && meta.undone !== true ? { after: writerOf(meta) } : {};
}

/**
 * Writing what is there already moves `lastObserved`. When another run does so, or somebody outside of
 * any run, the value is theirs too: `lastRunId` names the run, and a rollback of the first writer leaves the value to them.
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
  const seen = { ...meta.systemMetadata, lastObserved: systemMetadata['lastObserved'] ?? null };
  // What no run wrote is never rolled back, so nobody needs to be remembered for it.
  if (first.runId === undefined || first.runId === stamp.runId)
    return { ...current, meta: { ...meta, systemMetadata: seen } };
  const others = (meta.again ?? []).filter(({ runId }) => runId !== stamp.runId);
  const again = [...others, stamp].slice(-MAX_STAMPS);
  const lastRunId = stamp.runId === undefined ? {} : { lastRunId: stamp.runId };
  return { ...current, meta: { ...meta, systemMetadata: { ...seen, ...lastRunId }, again } };
}
