/** Applies the jobs of a group to the states, one after the other. A failed job leaves the states unchanged. */
import { CatalogError } from '../../core/errors.js';
import { mapYielding } from '../../core/map-yielding.js';
import type { MetadataModel } from '../../model/types.js';
import { applyStep } from './apply-step.js';
import { withCreatedAspects } from './created-aspects.js';
import type { EntityState } from './entity-state.js';
import { atIndex } from './prepare-proposals.js';
import { JobRules, type KnownRules, type RuleIndex } from './rules-of-write.js';
import type { JobOutcome, StepOutcome, WriteJob, WriteStep } from './write-steps.js';
import type { RunRounds } from './write-stamps.js';

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
  const outcomes = await mapYielding(job.steps, (step) => atIndex(step.index, () => apply(step, true)));
  for (const next of rules.settle(job.steps)) apply(next, false);
  rules.check(job.steps);
  return { outcomes: withCreatedAspects({ steps: job.steps, outcomes, before, changed }, model), changed };
}
