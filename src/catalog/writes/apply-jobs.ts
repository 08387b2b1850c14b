/** Applies the jobs of a group to the states, one after the other. A failed job leaves the states unchanged. */
import { CatalogError } from '../../core/errors.js';
import { mapYielding } from '../../core/map-yielding.js';
import type { MetadataModel } from '../../model/types.js';
import { applyStep } from './apply-step.js';
import type { EntityState } from './entity-state.js';
import { checkHierarchies, type Parents } from '../hierarchies/circle-check.js';
import type { StepOutcome, WriteJob } from './write-steps.js';
import { atIndex } from './prepare-proposals.js';
import type { RunRounds } from './write-stamps.js';

interface JobsContext {
  readonly model: MetadataModel;
  readonly at: number;
  readonly rounds: RunRounds;
  /** The ancestors of the new parents of entities in hierarchies. */
  readonly parents: Parents;
}

export type JobOutcome = { readonly outcomes: readonly StepOutcome[] } | { readonly error: CatalogError };

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
  context: JobsContext,
): Promise<{ outcomes: StepOutcome[]; changed: Map<string, EntityState> }> {
  const changed = new Map<string, EntityState>();
  const outcomes = await mapYielding(job.steps, (operation) => {
    const urn = operation.urn.text;
    const initial = before.get(urn);
    if (initial === undefined) throw new Error(`${urn} was not locked`);
    const applied = atIndex(operation.index, () =>
      applyStep(
        operation,
        { current: changed.get(urn) ?? initial, before: initial },
        { ...context, jobId: job.id, actor: job.actor, traceId: job.traceId },
      ),
    );
    changed.set(urn, applied.state);
    return applied.outcome;
  });
  checkHierarchies(job, { before, changed }, context.parents);
  return { outcomes, changed };
}
