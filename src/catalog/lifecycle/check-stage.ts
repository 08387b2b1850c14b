/** The rule for the lifecycle stage of an entity, which holds for every write of its status. */
import { CatalogError } from '../../core/errors.js';
import type { JsonObject } from '../../core/json.js';
import type { Urn } from '../../model/urn.js';
import { collectTexts } from '../../core/texts.js';
import type { FindState } from '../writes/aspect-rule.js';
import { aspectValue } from '../writes/entity-state.js';
import type { LoadContext } from '../writes/load-states.js';
import type { WriteStep } from '../writes/write-steps.js';
import { STAGE_PREFIX } from './hidden-stages.js';

export const STATUS = 'status';
export const INFO = 'lifecycleStageTypeInfo';

/** Stands for "no stage" in the list of allowed previous stages. */
const NO_STAGE = `${STAGE_PREFIX}__NONE__`;

/** A write of `status`. */
interface StageWrite {
  readonly entity: Urn;
  readonly proposed: JsonObject;
  /** What it replaces. */
  readonly stored: JsonObject | undefined;
}

/**
 * An entity may always stay in its stage or leave all stages. It may enter a stage that is meant for its type and can be reached from the
 * present one. A stage without a description has no rules, because clients may send the status of an entity before the stage.
 * @throws INVALID_ASPECT
 */
export function checkStage(
  { entity, proposed, stored }: StageWrite,
  findStage: (urn: string) => Stage | undefined,
): void {
  const [urn, before] = [proposed['lifecycleStage'], stored?.['lifecycleStage']];
  if (typeof urn !== 'string' || urn === before) return;
  const stage = findStage(urn);
  if (stage === undefined) return;
  const { entityTypes = [], transitionPolicy } = stage;
  if (entityTypes.length > 0 && !entityTypes.includes(entity.entityType))
    throw refusal(
      `Entities of the type ${entity.entityType} cannot be in ${urn}`,
      `one of the types ${entityTypes.join(', ')}`,
    );
  const allowed = transitionPolicy?.allowedPreviousStages;
  const from = typeof before === 'string' ? before : NO_STAGE;
  if (allowed === undefined || allowed.includes(from)) return;
  const present = from === NO_STAGE ? 'without a stage' : `in ${from}`;
  throw refusal(
    `${entity.text} is ${present} and cannot enter ${urn}`,
    `previous stages: ${allowed.join(', ')}`,
  );
}

function refusal(message: string, rule: string): CatalogError {
  return new CatalogError('INVALID_ASPECT', message, { path: '/lifecycleStage', rule, aspect: STATUS });
}

// What a transaction knows of lifecycle stages: as stored, and as its own writes have changed them.

export interface Stage {
  /** Names of the entity types that can be in the stage; absent or empty: all. */
  readonly entityTypes?: readonly string[];
  readonly transitionPolicy?: {
    /** URNs; absent: an entity can come from any stage. */
    readonly allowedPreviousStages?: readonly string[];
  };
}

/** Stages by URN, without those that have no description. */
export type KnownStages = ReadonlyMap<string, Stage>;

/** Must run under the locks of the written entities. Sends one statement if a step names a stage, otherwise none. */
export async function readStages(
  steps: readonly WriteStep[],
  { run, load }: LoadContext,
): Promise<KnownStages> {
  const urns = new Set<string>();
  for (const step of steps) {
    if (step.kind === 'put') collectTexts(step.payload.value, urns, STAGE_PREFIX);
    // Any text of a patch may be the URN of a stage, so the result contains at least those that it names.
    if (step.kind === 'patch') collectTexts(step.patch, urns, STAGE_PREFIX);
  }
  if (urns.size === 0) return new Map();
  const rows = await run(load('lifecycle/read-stages'), { urns: [...urns] });
  return new Map(rows.map(({ urn, info }) => [urn, JSON.parse(info) as Stage]));
}

/** Returns a stage as it is after the steps so far; undefined if it has no description. */
export function knownStage(urn: string, known: KnownStages, find: FindState): Stage | undefined {
  const state = find(urn);
  if (state === undefined) return known.get(urn);
  if (!state.exists) return undefined;
  return state.readAspects.has(INFO) ? aspectValue(state.aspects.get(INFO)) : known.get(urn);
}
