/** What can be asked of ingestion runs. */
import type { Page } from '../page.js';

export interface RunSummary {
  readonly runId: string;
  /** How many writes the log has of it: one for each aspect and transaction, one for each point. */
  readonly rows: number;
  /** Of its last write, epoch milliseconds. */
  readonly timestamp: number;
}

/** A run's own times, epoch milliseconds. */
export interface RunTimes {
  /** Of its first write. */
  readonly startedAt: number;
  /** Of its last rollback; null if it was never rolled back. */
  readonly rolledBackAt: number | null;
}

export interface RunRow {
  readonly urn: string;
  /** Null for the deletion of an entity, which is of no aspect. */
  readonly aspect: string | null;
  /** E.g. `UPSERT`, `PATCH`, `DELETE`, `POINT`, `DELETE_ENTITY`; `HANDOVER` of a value that was another run's first. */
  readonly operation: string;
  /** Epoch milliseconds. */
  readonly time: number;
  /** 0 for points and deletions. */
  readonly version: number;
  /** JSON text of the version's system metadata, where the version is still there. */
  readonly systemMetadata?: string;
  /** JSON text of the version, if asked for. */
  readonly payload?: string;
}

export interface RunReader {
  /**
   * Runs that have written something that is not rolled back, the one that started last first.
   * @param page with `includeUndone` runs that were rolled back are listed, and counted, as well.
   */
  listRuns(page: Page & { readonly includeUndone?: boolean }): Promise<RunSummary[]>;
  /** Returns a page of the writes of a run, oldest first, without aspects that hold credentials. Unknown runs have no writes. */
  listRows(
    runId: string,
    page: Page & { readonly includeUndone?: boolean; readonly withPayload?: boolean },
  ): Promise<RunRow[]>;
  /** Returns undefined if no write has named the run. */
  findRun(runId: string): Promise<RunTimes | undefined>;
}
