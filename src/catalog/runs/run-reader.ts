/** Reads ingestion runs from the change log, which contains the run of each write. */
import { CatalogError } from '../../core/errors.js';
import { SECRET_ASPECTS } from '../../model/secret-aspects.js';
import type { Row } from '../../neo4j/database.js';
import type { JsonObject } from '../../core/json.js';
import { checkPage, type Page } from '../page.js';
import type { ReaderDeps } from '../entities/entity-reader.js';
import { isTornPair, storedMeta } from '../entities/stored-aspect.js';
import { readConsistently } from '../consistent-read.js';

type RunReaderDeps = Omit<ReaderDeps, 'model'>;

/** The statements skip secret aspects themselves, so that pages are full and complete. */
const SKIPPED_ASPECTS = [...SECRET_ASPECTS];

export function createRunReader(deps: RunReaderDeps): RunReader {
  const { database, load } = deps;
  return {
    listRuns: async ({ includeUndone = false, ...page }) => {
      checkPage(page);
      const { start, count } = page;
      const rows = await database.read(load('runs/list-runs'), {
        ...{ start, count, includeUndone },
        skippedAspects: SKIPPED_ASPECTS,
      });
      return rows as unknown as RunSummary[];
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
      return row as unknown as RunTimes | undefined;
    },
  };
}

interface RowsQuery {
  readonly runId: string;
  readonly page: Page;
}

async function listRows(
  { database, load }: RunReaderDeps,
  name: string,
  query: RowsQuery,
): Promise<RunRow[]> {
  const { start, count } = query.page;
  const rows = await database.read(load(name), {
    runId: query.runId,
    start,
    count,
    skippedAspects: SKIPPED_ASPECTS,
  });
  return rows.map((row) => ({
    urn: row['urn'] as string,
    aspect: row['aspect'] as string | null,
    operation: row['operation'] as string,
    time: row['at'] as number,
    version: row['version'] as number,
  }));
}

/** Returns the part of the page that falls into the undone rows, which follow all other rows. */
async function restOf(
  { database, load }: RunReaderDeps,
  runId: string,
  { page, found }: { readonly page: Page; readonly found: number },
): Promise<Page> {
  const count = page.count - found;
  if (found > 0 || page.start === 0) return { start: 0, count };
  const [row] = await database.read(load('runs/count-live-rows'), { runId, skippedAspects: SKIPPED_ASPECTS });
  return { start: Math.max(page.start - ((row?.['total'] as number | undefined) ?? 0), 0), count };
}

async function withVersions(
  { database, load }: RunReaderDeps,
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
    check.isTorn = all.some((row) => isOvertaken(row, written[row['index'] as number]?.version ?? 0));
    return all;
  });
  const byRow = new Map(found.map((row) => [written[row['index'] as number], row]));
  return rows.map((row) => {
    const [meta, payload] = [byRow.get(row)?.['meta'], byRow.get(row)?.['payload']];
    if (row.aspect === null || typeof meta !== 'string') return row;
    const { version, systemMetadata } = storedMeta(meta);
    // The row has the latest version if the wanted one is not among the older versions, and that may be a different one.
    if (version !== row.version) return row;
    return {
      ...row,
      ...(systemMetadata && { systemMetadata: JSON.stringify(systemMetadata) }),
      ...(typeof payload === 'string' && { payload }),
    };
  });
}

/** Tells whether the value was replaced during the read, so that the row has a later value or parts of two values. */
function isOvertaken({ payload, meta }: Row, wanted: number): boolean {
  if (typeof meta !== 'string') return false;
  const stored = storedMeta(meta);
  return stored.version > wanted || (typeof payload === 'string' && isTornPair(payload, stored));
}

interface RunSummary {
  readonly runId: string;
  /** Number of logged writes: one for each aspect and transaction, one for each point. */
  readonly rows: number;
  /** Time of the last write, epoch milliseconds. */
  readonly timestamp: number;
}

/** The times of a run, epoch milliseconds. */
interface RunTimes {
  /** Time of the first write. */
  readonly startedAt: number;
  /** Time of the last rollback; null if the run was never rolled back. */
  readonly rolledBackAt: number | null;
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
  listRuns(page: Page & { readonly includeUndone?: boolean }): Promise<RunSummary[]>;
  /** Returns a page of the writes of a run, oldest first, without secret aspects. Unknown runs have no writes. */
  listRows(
    runId: string,
    page: Page & { readonly includeUndone?: boolean; readonly withPayload?: boolean },
  ): Promise<RunRow[]>;
  /** Returns undefined if no write has had this run id. */
  findRun(runId: string): Promise<RunTimes | undefined>;
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
  return new CatalogError('INVALID_REQUEST', message, { path: '/runId', rule: 'the id of a run' });
}
