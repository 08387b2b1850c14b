/** Reads ingestion runs from the change log, which contains the run of each write. */
import { type CatalogError, invalidRequest } from '../../core/errors.js';
import { SECRET_ASPECTS } from '../../model/secret-aspects.js';
import type { ReadDeps } from '../../neo4j/database.js';
import type { StatementRows } from '../../neo4j/generated/statement-rows.js';
import type { JsonObject } from '../../core/json.js';
import { checkPage, type Page } from '../page.js';
import { isTornPair, storedMeta } from '../entities/stored-aspect.js';
import { readConsistently } from '../consistent-read.js';

/** The statements skip secret aspects themselves, so that pages are full and complete. */
const SKIPPED_ASPECTS = [...SECRET_ASPECTS];

export function createRunReader(deps: ReadDeps): RunReader {
  const { database, load } = deps;
  return {
    listRuns: async ({ includeUndone = false, ...page }) => {
      checkPage(page);
      const { start, count } = page;
      return database.read(load('runs/list-runs'), {
        ...{ start, count, includeUndone },
        skippedAspects: SKIPPED_ASPECTS,
      });
    },
    listRows: async (text, { includeUndone = false, withPayload = false, ...page }) => {
      checkPage(page);
      const runId = toRunId(text);
      if (runId === undefined) return [];
      const live = await listRows(deps, 'runs/list-live-rows', { runId, page });
      const undone =
        includeUndone && live.length < page.count
          ? await listRows(deps, 'runs/list-undone-rows', {
              runId,
              page: await restOf(deps, runId, { page, found: live.length }),
            })
          : [];
      return withVersions(deps, [...live, ...undone], withPayload);
    },
    findRun: async (text) => {
      const runId = toRunId(text);
      if (runId === undefined) return undefined;
      const [row] = await database.read(load('runs/find-run'), { runId });
      return row;
    },
  };
}

interface RowsQuery {
  readonly runId: string;
  readonly page: Page;
}

async function listRows(
  { database, load }: ReadDeps,
  name: 'runs/list-live-rows' | 'runs/list-undone-rows',
  query: RowsQuery,
): Promise<RunRow[]> {
  const { start, count } = query.page;
  const rows = await database.read(load(name), {
    runId: query.runId,
    start,
    count,
    skippedAspects: SKIPPED_ASPECTS,
  });
  return rows.map(({ urn, aspect, operation, at, version }) => ({
    urn,
    aspect,
    operation,
    time: at,
    version,
  }));
}

/** Returns the part of the page that falls into the undone rows, which follow all other rows. */
async function restOf(
  { database, load }: ReadDeps,
  runId: string,
  { page, found }: { readonly page: Page; readonly found: number },
): Promise<Page> {
  const count = page.count - found;
  if (found > 0 || page.start === 0) return { start: 0, count };
  const [row] = await database.read(load('runs/count-live-rows'), { runId, skippedAspects: SKIPPED_ASPECTS });
  return { start: Math.max(page.start - (row?.total ?? 0), 0), count };
}

async function withVersions(
  { database, load }: ReadDeps,
  rows: readonly RunRow[],
  withPayload: boolean,
): Promise<RunRow[]> {
  const written = rows.filter((row) => row.aspect !== null && row.version > 0);
  if (written.length === 0) return [...rows];
  const parameters = {
    rows: written.map(({ urn, aspect, version }) => ({ urn, aspect, version })),
    withPayload,
  };
  const found = await readConsistently(async (check) => {
    const all = await database.read(load('runs/read-written'), parameters);
    check.isTorn = all.some((row) => isOvertaken(row, written[row.index]?.version ?? 0));
    return all;
  });
  const byRow = new Map(found.map((row) => [written[row.index], row]));
  return rows.map((row) => {
    const stored = byRow.get(row);
    if (row.aspect === null || stored === undefined || stored.meta === null) return row;
    const { version, systemMetadata } = storedMeta(stored.meta);
    // The row has the latest version if the wanted one is not among the older versions, and that may be a different one.
    if (version !== row.version) return row;
    return {
      ...row,
      ...(systemMetadata && { systemMetadata: JSON.stringify(systemMetadata) }),
      ...(stored.payload !== null && { payload: stored.payload }),
    };
  });
}

/** Tells whether the value was replaced during the read, so that the row has a later value or parts of two values. */
function isOvertaken({ payload, meta }: StatementRows['runs/read-written'], wanted: number): boolean {
  if (meta === null) return false;
  const stored = storedMeta(meta);
  return stored.version > wanted || (payload !== null && isTornPair(payload, stored));
}

export interface RunRow {
  readonly urn: string;
  /** Null for the deletion of an entity. */
  readonly aspect: string | null;
  /** E.g. `UPSERT`, `PATCH`, `DELETE`, `POINT`, `DELETE_ENTITY`; `HANDOVER` of a value that another run wrote first. */
  readonly operation: string;
  /** Epoch milliseconds. */
  readonly time: number;
  /** 0 for points and deletions. */
  readonly version: number;
  /** JSON text of the version's system metadata, if the version still exists. */
  readonly systemMetadata?: string;
  /** JSON text of the version, if requested. */
  readonly payload?: string;
}

export interface RunReader {
  /**
   * Lists the runs with writes that are not rolled back, the latest started first.
   * @param page with `includeUndone` the list and its counts include rolled-back runs.
   */
  listRuns(page: Page & { readonly includeUndone?: boolean }): Promise<StatementRows['runs/list-runs'][]>;
  /** Returns a page of the writes of a run, oldest first, without secret aspects. Unknown runs have no writes. */
  listRows(
    runId: string,
    page: Page & { readonly includeUndone?: boolean; readonly withPayload?: boolean },
  ): Promise<RunRow[]>;
  /** Returns undefined if no write has had this run id. */
  findRun(runId: string): Promise<StatementRows['runs/find-run'] | undefined>;
}

// Determines the run of a write.

/** The `runId` that clients send outside of any run. */
const NO_RUN = 'no-run-id-provided';

/** Runs are found by an index whose keys have at most about 8 kB. The system metadata of the aspect keep the whole text. */
const MAX_RUN_ID_LENGTH = 1_000;

/** Returns the id by which a run is listed, described and rolled back; undefined for a write outside of any run. */
export function runOf(systemMetadata: JsonObject | undefined): string | undefined {
  const runId = systemMetadata?.['runId'];
  return typeof runId === 'string' ? toRunId(runId) : undefined;
}

/** @param text the id as a client sent it. */
export function toRunId(text: string): string | undefined {
  return text === '' || text === NO_RUN ? undefined : text.slice(0, MAX_RUN_ID_LENGTH);
}

/** The error for an id that marks writes outside of any run. */
export function noRunError(id: string): CatalogError {
  const message = `${JSON.stringify(id)} names no run: it marks writes outside of any run, which cannot be rolled back`;
  return invalidRequest('/runId', message, 'the id of a run');
}
