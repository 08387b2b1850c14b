/** The write path: proposals are prepared, grouped, applied to the locked entities and stored in one transaction. */
import { type CatalogError, hasCode, invalidRequest } from '../../core/errors.js';
import { newId } from '../../core/ids.js';
import { LOAD_LIMITS, type LoadLimits } from '../../core/limits.js';
import type { AspectRule } from './aspect-rule.js';
import { MAX_GROUP_CHARACTERS } from './bounded-groups.js';
import { commitGroup, previewSteps, type CommitDeps, type CommittedJob } from './commit-group.js';
import { deleteByRegistry, deleteReferences, deleteWithReferences } from './deletions.js';
import { GroupCommit } from './group-commit.js';
import { NOT_OBSERVED, observeGroup, observeProposals, type WriteObserver } from './observe-writes.js';
import { reportRollback } from '../ingestion/report-rollback.js';
import type { StepOutcome, WriteJob, WriteStep } from './write-steps.js';
import { prepareProposals, WHOLE_RANGE } from './prepare-proposals.js';
import { rollBackRun } from '../runs/roll-back-run.js';
import { indexRules } from './apply-rules.js';
import type { CatalogWriter, DeleteResult, Proposal, WriteContext, WriteResult } from './types.js';

export interface WriterDeps extends CommitDeps {
  /** The rules that the capabilities declare. */
  readonly rules: readonly AspectRule[];
  readonly writeObserver?: WriteObserver;
  /** Tells whether users read, so that bulk loads leave time for reads. Absent: bulk loads never wait. */
  readonly isReading?: () => boolean;
  /** Override `LOAD_LIMITS`. */
  readonly limits?: Partial<LoadLimits> | undefined;
  /** Called with the error of a rollback that stopped. */
  readonly onRollbackFailure?: (error: unknown, runId: string) => void;
}

/** A writer without authorization. */
export interface StepWriter extends CatalogWriter {
  /** Checks the proposals as far as that is possible without the database. @throws CatalogError with `details.index` */
  prepare(proposals: readonly Proposal[]): Promise<WriteStep[]>;
  /** Stores prepared steps as `write` does. */
  writeSteps(steps: readonly WriteStep[], context: WriteContext): Promise<WriteResult[]>;
}

/** What a proposal costs in addition to the length of its payload, in characters: at most 2,000 share a transaction. */
const PROPOSAL_WEIGHT = MAX_GROUP_CHARACTERS / 2_000;
/** A transaction of 100 proposals takes tens of milliseconds. */
const HEAVY_WEIGHT = 100 * PROPOSAL_WEIGHT;

export function createCatalogWriter(deps: WriterDeps): StepWriter {
  const { model, writeObserver: observer } = deps;
  const committed = { ...deps, rules: indexRules(deps.rules) };
  const commit = (jobs: readonly WriteJob[], committing: () => void): Promise<CommittedJob[]> => {
    if (observer === undefined) return commitGroup(committed, jobs, committing);
    return observeGroup(observer, jobs, (tell) =>
      commitGroup(committed, jobs, () => {
        tell();
        committing();
      }),
    );
  };
  const { waitingWrites, waitingWeight } = { ...LOAD_LIMITS, ...deps.limits };
  const queue = new GroupCommit<WriteJob, CommittedJob>({
    commit,
    weightOf: (job) => job.steps.reduce((sum, operation) => sum + weightOf(operation), 0),
    maxWeight: MAX_GROUP_CHARACTERS,
    heavyWeight: HEAVY_WEIGHT,
    isReading: deps.isReading,
    maxWaiting: { jobs: waitingWrites, weight: waitingWeight },
    canSucceedAlone: (reason) => !hasCode(reason, 'UNAVAILABLE', 'OVERLOADED'),
    onWaiting: observer?.waiting,
  });
  const submit = async (operations: readonly WriteStep[], context: WriteContext) => {
    const stored = await queue.submit({
      ...{ id: newId(), ...context, steps: operations },
      // A caller may name the trace; otherwise it is that of the request.
      traceId: context.traceId ?? context.facts.trace?.traceId,
      origin: observer?.tracer?.current(),
    });
    if ('error' in stored.outcome) throw stored.outcome.error;
    if (context.isConsequence !== true) await settle(deps, stored.removed, operations);
    return { ...stored, outcomes: stored.outcome.outcomes };
  };
  const applying = (context: WriteContext) => async (operations: readonly WriteStep[]) =>
    (await submit(operations, context)).outcomes;
  const previewing = (context: WriteContext) => (operations: readonly WriteStep[]) =>
    previewSteps(committed, operations, context);
  const target = (text: string) => {
    const urn = model.parseUrn(text);
    return { index: 0, urn, entity: model.getEntity(urn.entityType) };
  };

  const observed = observer === undefined ? NOT_OBSERVED : observeProposals(observer);
  const writer: StepWriter = {
    prepare: (proposals) => observed.prepare(proposals.length, () => prepareProposals(model, proposals)),
    writeSteps: (steps, context) =>
      observed.write(steps.length, async () => {
        if (steps.length === 0) return [];
        const { outcomes } = await submit(steps, context);
        return outcomes.map((outcome, index) => ({ ...targetOf(steps[index]), ...outcome }));
      }),
    write: async (proposals, context) => writer.writeSteps(await writer.prepare(proposals), context),
    deleteEntity: async (urn, context) => {
      const to = target(urn);
      const aspect = model.getAspect(to.entity.keyAspect);
      const operation = { kind: 'delete-entity' as const, ...to, aspect };
      return deleteResult(to.urn.text, await submit([operation], context));
    },
    deleteWithReferences: (urn, context) => deleteWithReferences(writer, urn, context),
    deletePoints: async ({ urn, aspectName, ...range }, context) => {
      const to = target(urn);
      const aspect = model.getAspectOf(to.entity.name, aspectName);
      if (aspect.kind !== 'timeseries') throw notTimeseries(aspectName);
      const from = range.startTimeMillis ?? WHOLE_RANGE.from;
      const until = range.endTimeMillis ?? WHOLE_RANGE.until;
      const operation = { kind: 'delete-points' as const, ...to, aspect, from, until };
      const { removed } = await submit([operation], context);
      return { rows: 0, timeseriesRows: removed.points.get(to.urn.text) ?? 0 };
    },
    deleteReferences: (urn, { dryRun, ...context }) =>
      deleteReferences({ ...deps, apply: dryRun === true ? previewing(context) : applying(context) }, urn),
    deleteByRegistry: (registryId, { dryRun, ...context }) =>
      deleteByRegistry(
        { ...deps, apply: dryRun === true ? previewing(context) : applying(context) },
        registryId,
      ),
    rollBack: (request, context) =>
      reportRollback({ ...deps, writer }, { request, context }, (reported) =>
        rollBackRun({ ...deps, writer }, reported, context),
      ),
  };
  return writer;
}

/** Weighs a step by its payload, because a transaction must fit into the database's memory. */
function weightOf(operation: WriteStep): number {
  return PROPOSAL_WEIGHT + ('payload' in operation ? operation.payload.text.length : 0);
}

function targetOf(operation: WriteStep | undefined): { urn: string; aspectName: string } {
  if (operation === undefined) throw new Error('more outcomes than operations');
  return { urn: operation.urn.text, aspectName: operation.aspect.name };
}

/** Waits for the consequences of the steps, but not for those of others in the same transaction. */
async function settle(
  { consequences }: WriterDeps,
  { due }: CommittedJob['removed'],
  steps: readonly WriteStep[],
): Promise<void> {
  if (due.length === 0) return;
  const urns = new Set(steps.map(({ urn }) => urn.text));
  await consequences?.settle(due.filter(({ urn }) => urns.has(urn)));
}

/** If two callers delete one entity in one transaction, only the first one reports the removed rows. */
function deleteResult(
  urn: string,
  { stored, removed, outcomes }: Omit<CommittedJob, 'outcome'> & { outcomes: readonly StepOutcome[] },
): DeleteResult {
  if (outcomes.every(({ changed }) => !changed)) return { rows: 0, timeseriesRows: 0 };
  const aspects = [...(stored.get(urn)?.aspects.values() ?? [])].filter(
    (aspect) => aspect.text !== undefined,
  );
  return {
    rows: aspects.length + (removed.versions.get(urn) ?? 0),
    timeseriesRows: removed.points.get(urn) ?? 0,
  };
}

function notTimeseries(aspectName: string): CatalogError {
  return invalidRequest(
    '/aspectName',
    `${aspectName} is not a timeseries aspect: it has no points to delete`,
    'timeseries',
  );
}
