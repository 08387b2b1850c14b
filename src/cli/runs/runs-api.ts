/** Ingestion runs: all writes of one start of a connector. */
import { CatalogError } from '../../core/errors.js';
import type { CatalogApi } from '../http/catalog-api.js';

export interface Run {
  readonly runId: string;
  /** Number of aspects that it wrote. */
  readonly rows: number;
  /** Time of its newest write, epoch milliseconds. */
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
  /** The first writes of the run, with the result of each. */
  readonly aspectRowSummaries: readonly (Omit<RunRow, 'operation'> & { readonly outcome: string })[];
  /** Number of aspects that are restored or removed. */
  readonly aspectsReverted: number;
  /** Number of entities that the run created and the rollback deletes. */
  readonly entitiesDeleted: number;
  /** Number of entities with later writes of others, which stay. */
  readonly unsafeEntitiesCount: number;
}

export interface RowsQuery {
  readonly runId: string;
  readonly limit: number;
  /** Include writes that were rolled back. */
  readonly undone: boolean;
}

const PAGE_SIZE = 1_000;

/** @param undone includes runs that were rolled back */
export async function listRuns(api: CatalogApi, limit: number, undone: boolean): Promise<Run[]> {
  const body = { pageOffset: 0, pageSize: limit, includeSoft: undone };
  return ((await api.post('/runs?action=list', body)) as { value: Run[] }).value;
}

/** Oldest first. @throws NOT_FOUND if no stored write belongs to this run */
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
