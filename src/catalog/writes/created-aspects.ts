/** The aspects of new entities that no proposal contains. */
import { defaultInState } from '../default-aspects/default-in-state.js';
import { DEFAULTED } from '../default-aspects/default-values.js';
import type { MetadataModel } from '../../model/types.js';
import { currentAspect, type EntityState } from './entity-state.js';
import type { StepOutcome, WriteStep } from './write-steps.js';
import type { CreatedAspect } from './types.js';

export interface AppliedSteps {
  readonly steps: readonly WriteStep[];
  /** One for each step. */
  readonly outcomes: readonly StepOutcome[];
  /** The entities before the job. */
  readonly before: ReadonlyMap<string, EntityState>;
  /** The entities after all steps. */
  readonly changed: ReadonlyMap<string, EntityState>;
}

/** Adds the key aspect and the default aspects of each entity that the job created to the first outcome of the entity. */
export function withCreatedAspects(applied: AppliedSteps, model: MetadataModel): StepOutcome[] {
  const told = new Set<string>();
  return applied.outcomes.map((outcome, index) => {
    const urn = applied.steps[index]?.urn.text ?? '';
    const state = applied.changed.get(urn);
    if (told.has(urn) || state?.exists !== true || applied.before.get(urn)?.exists !== false) return outcome;
    told.add(urn);
    const created = createdIn(state, model);
    return created.length > 0 ? { ...outcome, created } : outcome;
  });
}

function createdIn(state: EntityState, model: MetadataModel): CreatedAspect[] {
  const { keyAspect } = state.definition;
  const key = currentAspect(state, keyAspect);
  if (key === undefined) return [];
  const { created, systemMetadata, traceId } = key.meta;
  const stamp = { created, ...(systemMetadata && { systemMetadata }), ...(traceId && { traceId }) };
  const defaults = DEFAULTED.flatMap((aspectName) => {
    const payload = defaultInState(aspectName, state, model);
    return payload === undefined
      ? []
      : [{ aspectName, aspect: { text: payload.text, version: 0, ...stamp } }];
  });
  return [
    { aspectName: keyAspect, aspect: { text: key.text, version: key.meta.version, ...stamp } },
    ...defaults,
  ];
}
