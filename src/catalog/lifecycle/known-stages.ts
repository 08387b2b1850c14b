/** What a transaction knows of lifecycle stages: as stored, and as its own writes have changed them. */
import { collectTexts } from '../../core/collect-texts.js';
import type { FindState } from '../writes/aspect-rule.js';
import { aspectValue } from '../writes/entity-state.js';
import type { LoadContext } from '../writes/load-states.js';
import type { WriteStep } from '../writes/write-steps.js';

export const STATUS = 'status';
export const INFO = 'lifecycleStageTypeInfo';
const PREFIX = 'urn:li:lifecycleStageType:';

export interface Stage {
  /** Names of the entity types that can be in the stage; absent or empty: all. */
  readonly entityTypes?: readonly string[];
  readonly transitionPolicy?: {
    /** URNs; absent: an entity can come from any stage. */
    readonly allowedPreviousStages?: readonly string[];
  };
}

/** Stages by URN, without those that nobody has described. */
export type KnownStages = ReadonlyMap<string, Stage>;

/** Must run under the locks of the written entities. Sends one statement if a step names a stage, otherwise none. */
export async function readStages(
  steps: readonly WriteStep[],
  { run, load }: LoadContext,
): Promise<KnownStages> {
  const urns = new Set<string>();
  for (const step of steps) {
    if (step.kind === 'put') collectTexts(step.payload.value, urns, PREFIX);
    // Any text of a patch may be the URN of a stage, so the result contains at least those that it names.
    if (step.kind === 'patch') collectTexts(step.patch, urns, PREFIX);
  }
  if (urns.size === 0) return new Map();
  const rows = await run(load('lifecycle/read-stages'), { urns: [...urns] });
  return new Map(rows.map((row) => [row['urn'] as string, JSON.parse(row['info'] as string) as Stage]));
}

/** Returns a stage as it is after the steps so far; undefined if nobody has described it. */
export function knownStage(urn: string, known: KnownStages, find: FindState): Stage | undefined {
  const state = find(urn);
  if (state === undefined) return known.get(urn);
  if (!state.exists) return undefined;
  return state.asked.has(INFO) ? aspectValue(state.aspects.get(INFO)) : known.get(urn);
}
