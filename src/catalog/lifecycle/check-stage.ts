/** The rule for the lifecycle stage of an entity, which holds for every write of its status. */
import { CatalogError } from '../../core/errors.js';
import type { JsonObject } from '../../core/json.js';
import type { Urn } from '../../model/urn/urn.js';
import { STATUS, type Stage } from './known-stages.js';

/** Stands for "no stage" in the list of allowed previous stages. */
const NO_STAGE = 'urn:li:lifecycleStageType:__NONE__';

/** A write of `status`. */
export interface StageWrite {
  readonly entity: Urn;
  readonly proposed: JsonObject;
  /** What it replaces. */
  readonly stored: JsonObject | undefined;
}

/**
 * An entity may always stay in its stage or leave all stages. It may enter a stage that is meant for its type and can be reached from the
 * present one. A stage that nobody has described has no rules, because clients may send the status of an entity before the stage.
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
