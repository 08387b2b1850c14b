/** The aspects of new entities that no proposal contains. */
import { defaultInState } from '../default-aspects/default-in-state.js';
import { BROWSE_PATH, DEFAULTED, pathThrough } from '../default-aspects/default-values.js';
import type { MetadataModel } from '../../model/types.js';
import { currentAspect, type EntityState } from './entity-state.js';
import type { JobOutcome, StepOutcome, WriteStep } from './write-steps.js';
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

/**
 * Completes the default paths of new entities, which contain containers further out than the direct one.
 * @param containers all containers by URN, outermost first
 */
export function withWholePaths(
  outcome: JobOutcome,
  steps: readonly WriteStep[],
  containers: ReadonlyMap<string, readonly string[]>,
): JobOutcome {
  if ('error' in outcome) return outcome;
  const outcomes = outcome.outcomes.map((each, index) => {
    const above = containers.get(steps[index]?.urn.text ?? '') ?? [];
    if (each.created === undefined || above.length < 2) return each;
    const text = JSON.stringify(pathThrough(above));
    const created = each.created.map(({ aspectName, aspect }) => ({
      aspectName,
      aspect: aspectName === BROWSE_PATH && aspect.version === 0 ? { ...aspect, text } : aspect,
    }));
    return { ...each, created };
  });
  return { outcomes };
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
