/** Applies the jobs of a group to the states, one after the other. A failed job leaves the states unchanged. */
import { CatalogError } from '../../core/errors.js';
import { mapYielding } from '../../core/map-yielding.js';
import type { MetadataModel } from '../../model/types.js';
import { applyStep, type CompletePayload } from './apply-step.js';
import { withCreatedAspects } from './created-aspects.js';
import type { EntityState } from './entity-state.js';
import { followIncidents } from '../incidents/follow-incidents.js';
import { VersionView } from '../version-sets/version-view.js';
import { checkHierarchies, type Parents } from '../hierarchies/circle-check.js';
import { checkUniqueValues, type UsedValues } from '../unique-values/unique-values.js';
import type { JobOutcome, StepOutcome, WriteJob, WriteStep } from './write-steps.js';
import { atIndex } from './prepare-proposals.js';
import { completeByRelated, NOTHING_RELATED, stepsThatFollow, type Related } from './related-entities.js';
import type { RunRounds } from './write-stamps.js';

interface JobsContext {
  readonly model: MetadataModel;
  readonly at: number;
  readonly rounds: RunRounds;
  /** The ancestors of the new parents of entities in hierarchies. */
  readonly parents: Parents;
  /** The values that entities of the written types have alone. Absent: none are written. */
  readonly usedValues?: UsedValues;
  /** What was read of other entities for the rules that depend on them. */
  readonly related?: Related;
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
  { related = NOTHING_RELATED, ...context }: JobsContext,
): Promise<{ outcomes: StepOutcome[]; changed: Map<string, EntityState> }> {
  const changed = new Map<string, EntityState>();
  const find = (urn: string): EntityState | undefined => changed.get(urn) ?? before.get(urn);
  const { versionSets, ...known } = related;
  const view = new VersionView(versionSets, find);
  const others = { model: context.model, ...known, view, find };
  const stepContext = {
    ...context,
    jobId: job.id,
    actor: job.actor,
    traceId: job.traceId,
    facts: job.facts,
  };
  const apply = (step: WriteStep, complete?: CompletePayload): StepOutcome => {
    const initial = before.get(step.urn.text);
    if (initial === undefined) throw new Error(`${step.urn.text} was not locked`);
    const states = { current: find(step.urn.text) ?? initial, before: initial };
    const applied = applyStep(step, states, { ...stepContext, complete });
    changed.set(step.urn.text, applied.state);
    view.update(step.urn.text);
    return applied.outcome;
  };
  const complete = completeByRelated(others);
  const outcomes = await mapYielding(job.steps, (step) =>
    atIndex(step.index, () => {
      const initial = find(step.urn.text);
      const outcome = apply(step, complete);
      if (initial !== undefined && outcome.changed)
        for (const next of stepsThatFollow(step, initial, others)) apply(next);
      return outcome;
    }),
  );
  for (const next of followIncidents(job.steps, { model: context.model, before, find })) apply(next);
  checkHierarchies(job, { before, changed }, context.parents);
  checkUniqueValues(job, { before, changed }, context.usedValues ?? new Map());
  const applied = { steps: job.steps, outcomes, before, changed };
  return { outcomes: withCreatedAspects(applied, context.model), changed };
}
