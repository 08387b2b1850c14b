/** Queries about runs. */
import type { Page } from '../page.js';

export interface RunSummary {
  readonly runId: string;
  /** Number of logged writes: one for each aspect and transaction, one for each point. */
  readonly rows: number;
  /** Time of the last write, epoch milliseconds. */
  readonly timestamp: number;
}

/** The times of a run, epoch milliseconds. */
export interface RunTimes {
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
