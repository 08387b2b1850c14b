/** Applies the jobs of a group to the states, one after the other. A failed job leaves the states unchanged. */
import { CatalogError } from '../../core/errors.js';
import { mapYielding } from '../../core/async.js';
import type { MetadataModel } from '../../model/types.js';
import { BROWSE_PATH, DEFAULTED, pathThrough, defaultInState } from '../default-aspects/default-values.js';
import { applyStep } from './apply-step.js';
import { type EntityState, currentAspect } from './entity-state.js';
import { withErrorIndex } from './prepare-proposals.js';
import { JobRules, type KnownRules, type RuleIndex } from './apply-rules.js';
import type { JobOutcome, StepOutcome, WriteJob, WriteStep } from './write-steps.js';
import type { RunRounds } from './write-metadata.js';
import type { CreatedAspect } from './types.js';

interface JobsContext {
  readonly model: MetadataModel;
  readonly at: number;
  readonly rounds: RunRounds;
  readonly rules: RuleIndex;
  readonly known: KnownRules;
}

/** @returns one outcome per job, and the states after all jobs that succeeded. */
export async function applyJobs(
  jobs: readonly WriteJob[],
  states: ReadonlyMap<string, EntityState>,
  context: JobsContext,
): Promise<{ outcomes: JobOutcome[]; states: Map<string, EntityState> }> {
  const committed = new Map(states);
  const outcomes: JobOutcome[] = [];
  for (const job of jobs) {
    try {
      const applied = await applyJob(job, committed, context);
      for (const [urn, state] of applied.changed) committed.set(urn, state);
      outcomes.push({ outcomes: applied.outcomes });
    } catch (error) {
      if (!(error instanceof CatalogError)) throw error;
      outcomes.push({ error });
    }
  }
  return { outcomes, states: committed };
}

async function applyJob(
  job: WriteJob,
  before: ReadonlyMap<string, EntityState>,
  { model, at, rounds, rules: index, known }: JobsContext,
): Promise<{ outcomes: StepOutcome[]; changed: Map<string, EntityState> }> {
  const changed = new Map<string, EntityState>();
  const applied: string[] = [];
  const find = (urn: string): EntityState | undefined => changed.get(urn) ?? before.get(urn);
  const rules = new JobRules(index, known, { model, before, changed, find, applied });
  const { id: jobId, actor, traceId, facts } = job;
  const context = { model, at, rounds, jobId, actor, traceId, facts, rules };
  const apply = (step: WriteStep, isRequested: boolean): StepOutcome => {
    const urn = step.urn.text;
    const initial = before.get(urn);
    if (initial === undefined) throw new Error(`${urn} was not locked`);
    const states = { current: find(urn) ?? initial, before: initial };
    const { state, outcome } = applyStep(step, states, { ...context, isRequested });
    changed.set(urn, state);
    applied.push(urn);
    if (isRequested && outcome.changed)
      for (const next of rules.derive(step, states.current)) apply(next, false);
    return outcome;
  };
  const outcomes = await mapYielding(job.steps, (step) =>
    withErrorIndex(step.index, () => apply(step, true)),
  );
  for (const next of rules.settle(job.steps)) apply(next, false);
  rules.check(job.steps);
  return { outcomes: withCreatedAspects({ steps: job.steps, outcomes, before, changed }, model), changed };
}

/** The steps of a job, after they were applied. */
interface AppliedSteps {
  readonly steps: readonly WriteStep[];
  /** One for each step. */
  readonly outcomes: readonly StepOutcome[];
  /** The entities before the job. */
  readonly before: ReadonlyMap<string, EntityState>;
  /** The entities after all steps. */
  readonly changed: ReadonlyMap<string, EntityState>;
}

/** Adds the key aspect and the default aspects of each entity that the job created to the first outcome of the entity. */
function withCreatedAspects(applied: AppliedSteps, model: MetadataModel): StepOutcome[] {
  const reported = new Set<string>();
  return applied.outcomes.map((outcome, index) => {
    const urn = applied.steps[index]?.urn.text ?? '';
    const state = applied.changed.get(urn);
    if (reported.has(urn) || state?.exists !== true || applied.before.get(urn)?.exists !== false)
      return outcome;
    reported.add(urn);
    const created = createdIn(state, model);
    return created.length > 0 ? { ...outcome, created } : outcome;
  });
}

/**
 * Completes the default paths of new entities, which contain containers further out than the direct one.
 * @param containers all containers by URN, outermost first
 */
export function withFullPaths(
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
