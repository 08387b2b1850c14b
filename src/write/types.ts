/** What a front door hands to the write path, and what it gets back. */
import type { JsonObject } from '../kernel/json.js';

/** `DELETE` of a key aspect deletes the entity; `PATCH` takes a JSON patch in the dialect of `docs/patches.md`. */
export type ChangeType = 'UPSERT' | 'CREATE' | 'CREATE_ENTITY' | 'UPDATE' | 'RESTATE' | 'PATCH' | 'DELETE';

export const CHANGE_TYPES: readonly ChangeType[] = [
  'UPSERT',
  'CREATE',
  'CREATE_ENTITY',
  'UPDATE',
  'RESTATE',
  'PATCH',
  'DELETE',
];

/** One wished change of one aspect, not yet checked. */
export interface Proposal {
  /** May be left out; must agree with the URN where given. */
  readonly entityType?: string;
  readonly urn: string;
  readonly changeType: ChangeType;
  readonly aspectName: string;
  /** Aspect value (or patch) as JSON text or as a tree of `parseKeepingDigits`; absent for DELETE. */
  readonly value?: string | JsonObject | readonly unknown[];
  /** Kept per version as the client sent it: `runId`, `lastObserved`, `pipelineName`, ... */
  readonly systemMetadata?: JsonObject;
  /** Store only if the aspect does not exist (`If-None-Match: *`). */
  readonly ifAbsent?: boolean;
  /** Store only if the aspect's version is this one; 0 or -1: only if it does not exist (`If-Version-Match`). */
  readonly ifVersion?: number;
}

export interface WriteContext {
  /** URN of who acts; goes into audit stamps. */
  readonly actor: string;
}

export interface WriteResult {
  readonly urn: string;
  readonly aspectName: string;
  /** False when the value was there already, or the deleted aspect was not. */
  readonly changed: boolean;
  /** Number of the latest version after the write, counted from 1; 0 for timeseries points and deletions. */
  readonly version: number;
}

export interface DeleteResult {
  /** Aspect values removed, and timeseries points removed. */
  readonly rows: number;
  readonly timeseriesRows: number;
}

/** Both ends inclusive, epoch milliseconds; an end left out is open. */
export interface PointDeletion {
  readonly urn: string;
  readonly aspectName: string;
  readonly startTimeMillis?: number;
  readonly endTimeMillis?: number;
}

export interface CatalogWriter {
  /**
   * Checks and stores the proposals in order, in one transaction: all or nothing. Resolves after the commit.
   * @throws CatalogError with `details.index` set to the offending proposal.
   */
  write(proposals: readonly Proposal[], context: WriteContext): Promise<WriteResult[]>;
  /** Hard delete: the entity with all its aspects, versions, points, edges and search fields. Unknown: zero rows. */
  deleteEntity(urn: string, context: WriteContext): Promise<DeleteResult>;
  /** Deletes timeseries points with `startTimeMillis <= timestamp <= endTimeMillis` (both optional). */
  deletePoints(range: PointDeletion, context: WriteContext): Promise<DeleteResult>;
}
