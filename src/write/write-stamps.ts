/** Who wrote a value, and who wrote the same again: what a rollback has to know beside the change log. */
import type { JsonObject } from '../kernel/json.js';
import type { AspectMeta, AspectState, WriteStamp } from './entity-state.js';
import { runOf } from '../kernel/run-id.js';

/** Of the writers of one value the latest are remembered, so that a run a day does not make metadata grow without bound. */
const MAX_STAMPS = 10;

/** The write that gave the aspect its value, or deleted it. */
export function writerOf(meta: AspectMeta): WriteStamp {
  return stampOf(meta.systemMetadata, meta.created.time);
}

function stampOf(systemMetadata: JsonObject | undefined, time: number): WriteStamp {
  const runId = runOf(systemMetadata);
  return runId === undefined ? { time } : { runId, time };
}

/** For the value that follows a deletion: whose deletion that was. */
export function afterDeletion(meta: AspectMeta | undefined): { after?: WriteStamp } {
  return meta?.deleted === true && meta.undone !== true ? { after: writerOf(meta) } : {};
}

/**
 * Writing what is there already moves `lastObserved` (design, section 3). When another run does so, or somebody outside of
 * any run, the value is theirs too: `lastRunId` names the run, and a rollback of the first writer leaves the value to them.
 */
export function observedAgain<Aspect extends AspectState>(
  current: Aspect,
  systemMetadata: JsonObject,
  time: number,
): Aspect {
  const { meta } = current;
  const stamp = stampOf(systemMetadata, time);
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
