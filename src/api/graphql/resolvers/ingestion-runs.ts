/** Ingestion runs, their writes and their rollback (`docs/runs.md`). The services check the privileges. */
import { checkCount } from '../../../catalog/changes/paging.js';
import { requestOfRun } from '../../../catalog/ingestion/request-input.js';
import type { Page } from '../../../catalog/page.js';
import { isReverted } from '../../../catalog/runs/roll-back-run.js';
import type { RunRow } from '../../../catalog/runs/run-reader.js';
import type { GraphqlContext } from '../context.js';
import type { MutationResolvers, QueryResolvers, Resolvers } from '../generated/schema-types.js';
import { existingEntity } from '../mapping/entity-ref.js';
import { readPage, type PageInput } from '../search/inputs.js';

const DEFAULT_RUNS = 20;
const MAX_RUNS = 100;
const DEFAULT_WRITES = 50;
const MAX_WRITES = 1_000;

export const ingestionRunQueries = {
  ingestionRuns: async (_, { input }, { services }) => {
    const { start, count } = pageOf(input, { defaultCount: DEFAULT_RUNS, maxCount: MAX_RUNS });
    // Reads one more than the page holds, to detect whether another page follows.
    const found = await services.runs.listRuns({
      start,
      count: count + 1,
      includeUndone: input.includeRolledBack ?? false,
    });
    const runs = found
      .slice(0, count)
      .map(({ runId, rows, timestamp }) => ({ runId, writes: rows, lastWrite: timestamp }));
    return { start, count: runs.length, hasMore: found.length > count, runs };
  },
  ingestionRunWrites: async (_, { input }, { services }) => {
    const { start, count } = pageOf(input, { defaultCount: DEFAULT_WRITES, maxCount: MAX_WRITES });
    // Reads one more than the page holds, as above.
    const found = await services.runs.listRows(input.runId, {
      start,
      count: count + 1,
      includeUndone: input.includeRolledBack ?? false,
    });
    const writes = found.slice(0, count).map(presentWrite);
    return { runId: input.runId, start, count: writes.length, hasMore: found.length > count, writes };
  },
} satisfies QueryResolvers;

export const ingestionRunMutations = {
  rollbackIngestionRun: async (_, { input }, { services, actor, facts, aspects }) => {
    const { runId, hardDelete } = input;
    const dryRun = input.dryRun ?? true;
    const result = await services.writer.rollBack(
      { runId, dryRun, nuke: hardDelete ?? false },
      { actor, facts },
    );
    aspects.forget();
    return {
      dryRun,
      entitiesDeleted: result.deleted,
      entitiesAffected: result.affected,
      aspectsReverted: result.reverted,
      entitiesKept: result.unsafe,
      othersDeleted: result.othersDeleted,
      writes: result.rows
        .filter(isReverted)
        .slice(0, MAX_WRITES)
        .map(({ outcome, ...row }) => presentWrite({ ...row, operation: outcome })),
    };
  },
} satisfies MutationResolvers;

export const ingestionRunTypes = {
  IngestionRun: {
    executionRequestUrn: async (
      { runId }: { readonly runId: string },
      _: unknown,
      { services, aspects }: GraphqlContext,
    ) => {
      const urn = requestOfRun(services.model, runId);
      return urn !== undefined && (await aspects.exists(urn)) ? urn : null;
    },
  },
  IngestionRunWrites: {
    run: ({ runId }: { readonly runId: string }, _: unknown, { services }: GraphqlContext) =>
      services.runs.findRun(runId),
  },
  IngestionRunWrite: {
    entity: ({ urn }: { readonly urn: string }, _: unknown, context: GraphqlContext) =>
      existingEntity(urn, context),
  },
} satisfies Resolvers;

/** @throws INVALID_REQUEST, LIMIT_EXCEEDED */
function pageOf(
  input: PageInput,
  { defaultCount, maxCount }: { readonly defaultCount: number; readonly maxCount: number },
): Page {
  const page = readPage(input, defaultCount);
  checkCount(page.count, maxCount);
  return page;
}

function presentWrite({
  urn,
  aspect,
  operation,
  time,
}: Pick<RunRow, 'urn' | 'aspect' | 'operation' | 'time'>) {
  return { urn, aspectName: aspect, operation, time };
}
