/** Ingestion runs, their writes and their rollback (`docs/runs.md`). The services check the privileges. */
import { requestOfRun } from '../../../catalog/ingestion/request-of-run.js';
import type { RunRow } from '../../../catalog/runs/types.js';
import { isReverted } from '../../../catalog/runs/rollback/rollback-summary.js';
import { checkCount } from '../../../catalog/changes/page-size.js';
import type { Page } from '../../../catalog/page.js';
import { existingEntity } from '../changes/existing-entity.js';
import type { GraphqlContext } from '../context.js';
import type { MutationResolvers, QueryResolvers } from '../generated/schema-types.js';
import { readPage, type PageInput } from '../search/read-page.js';

const DEFAULT_RUNS = 20;
const MAX_RUNS = 100;
const DEFAULT_WRITES = 50;
const MAX_WRITES = 1_000;

export const ingestionRunQueries = {
  ingestionRuns: async (_, { input }, { services }) => {
    const { start, count } = pageOf(input, { usual: DEFAULT_RUNS, most: MAX_RUNS });
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
    const { start, count } = pageOf(input, { usual: DEFAULT_WRITES, most: MAX_WRITES });
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
} as const;

/** @throws INVALID_REQUEST, LIMIT_EXCEEDED */
function pageOf(input: PageInput, { usual, most }: { readonly usual: number; readonly most: number }): Page {
  const page = readPage(input, usual);
  checkCount(page.count, most);
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
