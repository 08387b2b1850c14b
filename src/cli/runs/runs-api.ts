/** Runs: the writes that one start of a connector made. */
import { CatalogError } from '../../core/errors.js';
import type { CatalogApi } from '../http/catalog-api.js';

export interface Run {
  readonly runId: string;
  /** Aspects that it wrote. */
  readonly rows: number;
  /** Of its newest write, epoch milliseconds. */
  readonly timestamp: number;
}

/** One write of one aspect. */
export interface RunRow {
  readonly runId: string;
  readonly urn: string;
  readonly aspectName: string;
  readonly operation: string;
  readonly timestamp: number;
}

export interface Rollback {
  /** The first of the writes that the run made, with what becomes of each. */
  readonly aspectRowSummaries: readonly (Omit<RunRow, 'operation'> & { readonly outcome: string })[];
  /** Aspects that get their previous value back or go. */
  readonly aspectsReverted: number;
  /** The run created them, so they go. */
  readonly entitiesDeleted: number;
  /** Entities that others wrote since: what these wrote stays. */
  readonly unsafeEntitiesCount: number;
}

export interface RowsQuery {
  readonly runId: string;
  readonly limit: number;
  /** Also what was rolled back already. */
  readonly undone: boolean;
}

const PAGE_SIZE = 1_000;

/** @param undone also runs that were rolled back */
export async function listRuns(api: CatalogApi, limit: number, undone: boolean): Promise<Run[]> {
  const body = { pageOffset: 0, pageSize: limit, includeSoft: undone };
  return ((await api.post('/runs?action=list', body)) as { value: Run[] }).value;
}

/** Oldest first. @throws NOT_FOUND when no stored write is of this run */
export async function describeRun(api: CatalogApi, { runId, limit, undone }: RowsQuery): Promise<RunRow[]> {
  const rows: RunRow[] = [];
  for (;;) {
    const count = Math.min(PAGE_SIZE, limit - rows.length);
    const body = { runId, start: rows.length, count, includeSoft: undone, includeAspect: false };
    const { value } = (await api.post('/runs?action=describe', body)) as { value: RunRow[] };
    rows.push(...value);
    if (value.length < count || rows.length >= limit) break;
  }
  if (rows.length > 0) return rows;
  throw new CatalogError('NOT_FOUND', `There is no run ${runId}${undone ? '' : ', or it was rolled back'}`);
}

export async function rollBack(api: CatalogApi, runId: string, dryRun: boolean): Promise<Rollback> {
  const body = { runId, dryRun, safe: true };
  return ((await api.post('/runs?action=rollback', body)) as { value: Rollback }).value;
}
