/** Stores the jobs of a group in one transaction: locks, reads, applies the jobs under the rules, and stores what they have changed. */
import type { Clock } from '../../core/clock.js';
import { newId } from '../../core/ids.js';
import type { MetadataModel } from '../../model/types.js';
import type { Database } from '../../neo4j/database.js';
import type { LoadStatement } from '../../neo4j/statements.js';
import type { CommitFollower } from '../consequences/types.js';
import type { FacetIds } from '../census/facet-ids.js';
import type { EntityState } from './entity-state.js';
import { applyJobs, withFullPaths } from './apply-jobs.js';
import { lockEntities, readEntities } from './load-states.js';
import { readRounds } from '../runs/read-rounds.js';
import { lockRules, NO_RULES, readRules, type RuleIndex } from './apply-rules.js';
import { storeStates, type StoredStates } from './store-states.js';
import type { WriteContext } from './types.js';
import type { JobOutcome, StepOutcome, WriteJob, WriteStep } from './write-steps.js';

/** What every transaction needs that changes entities. */
export interface CommitDeps {
  readonly model: MetadataModel;
  readonly database: Database;
  readonly load: LoadStatement;
  readonly clock: Clock;
  readonly facetIds: FacetIds;
  /** Names of further aspects whose changes give audit events. */
  readonly auditedAspects?: ReadonlySet<string>;
  /** Notes and runs what follows from changes. Absent: nothing does. */
  readonly consequences?: CommitFollower;
}

export interface RuledDeps extends CommitDeps {
  readonly rules: RuleIndex;
}

export interface CommittedJob {
  readonly outcome: JobOutcome;
  /** The entities before the transaction. */
  readonly stored: ReadonlyMap<string, EntityState>;
  readonly removed: StoredStates;
}

/** @param committing called when every statement has been answered and only the commit is left. */
export async function commitGroup(
  { database, load, model, clock, rules, facetIds, auditedAspects, consequences }: RuledDeps,
  jobs: readonly WriteJob[],
  committing: () => void,
): Promise<CommittedJob[]> {
  const committed = await database.write('writes', async (run) => {
    const begun = clock.now();
    const reading = { run, load, model };
    const steps = jobs.flatMap((job) => job.steps);
    const locked = await lockRules(rules, steps, { ...reading, at: begun });
    const further = locked.flatMap(({ entities }) => entities);
    // Sent without waiting for each other. The database runs them in order, so the rounds are read under the locks.
    const [stored, runs] = await Promise.all([
      lockEntities([...steps, ...further], reading),
      readRounds(steps, reading),
    ]);
    // Read under the locks, so of two writes of one entity the later one always has the later time.
    const at = clock.now();
    const known = locked.length === 0 ? NO_RULES : await readRules(locked, { ...reading, states: stored });
    const applying = { model, at, rounds: runs.rounds, rules, known };
    const { outcomes, states } = await applyJobs(jobs, stored, applying);
    const storing = { ...reading, at, facetIds, auditedAspects, consequences, transaction: newId() };
    const removed = await storeStates([...states.values()], { ...storing, storedRuns: runs.stored });
    committing();
    const results = outcomes.map((outcome, index) => {
      const { steps: own = [] } = jobs[index] ?? {};
      return { outcome: withFullPaths(outcome, own, removed.containers), stored, removed };
    });
    return { results, states, due: removed.due };
  });
  consequences?.committed(committed.states.values(), committed.due);
  return committed.results;
}

/** Computes the outcomes of the steps without locking or writing anything. */
export async function previewSteps(
  { database, load, model, clock, rules }: RuledDeps,
  steps: readonly WriteStep[],
  { actor }: WriteContext,
): Promise<readonly StepOutcome[]> {
  const states = await readEntities(steps, { run: database.read, load, model });
  const context = { model, at: clock.now(), rounds: new Map(), rules, known: NO_RULES };
  const { outcomes } = await applyJobs([{ id: newId(), actor, steps }], states, context);
  const [outcome] = outcomes;
  if (outcome === undefined || 'error' in outcome) throw outcome?.error ?? new Error('a job has an outcome');
  return outcome.outcomes;
}
