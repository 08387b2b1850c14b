/** A write whose permissions depend on which entities exist. */
import { hasCode } from '../../core/errors.js';
import type { ChangeType, WriteResult } from '../../catalog/writes/types.js';
import type { WriteStep } from '../../catalog/writes/write-steps.js';

interface DecidedWrite {
  /** Refuses, or returns the indexes of the steps that are permitted only while the entity does not exist. */
  readonly decide: () => Promise<readonly number[]>;
  readonly store: (steps: readonly WriteStep[]) => Promise<WriteResult[]>;
}

/** These types replace an existing value. */
const WHOLE: readonly ChangeType[] = ['UPSERT', 'UPDATE', 'RESTATE'];
/** Attempts for a batch whose personal entities others create and delete at the same time. */
const ATTEMPTS = 5;

/** Stores the steps if they are permitted. Decides again if somebody else has created a personal entity of the batch meanwhile. */
export async function writeAsDecided(
  steps: readonly WriteStep[],
  { decide, store }: DecidedWrite,
): Promise<WriteResult[]> {
  for (let attempt = 1; ; attempt += 1) {
    const decided = onlyIfNew(steps, await decide());
    try {
      return await store(decided);
    } catch (error) {
      const index = hasCode(error, 'PRECONDITION_FAILED') ? error.details.index : undefined;
      const isOvertaken = index !== undefined && decided[index] !== steps[index];
      if (!isOvertaken || attempt === ATTEMPTS) throw error;
    }
  }
}

/** Adds to the first step for each of these entities the condition that the aspect does not exist, unless it already has a condition. */
function onlyIfNew(steps: readonly WriteStep[], creating: readonly number[]): readonly WriteStep[] {
  if (creating.length === 0) return steps;
  const seen = new Set<string>();
  const indexes = new Set(creating);
  return steps.map((step, index) => {
    const isFirst = indexes.has(index) && seen.size < seen.add(step.urn.text).size;
    if (!isFirst || step.kind !== 'put' || !WHOLE.includes(step.changeType)) return step;
    return step.ifVersion === undefined && step.ifAbsent !== true ? { ...step, ifVersion: 0 } : step;
  });
}
