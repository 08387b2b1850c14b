/** What a front door hands to the write path, and what it gets back. */
import type { AuditStamp } from '../../model/audit-stamp.js';
import type { JsonObject } from '../../core/json.js';

/** `DELETE` of a key aspect deletes the entity; `PATCH` takes a JSON patch in the dialect of `docs/patches.md`. */
export const CHANGE_TYPES = [
  'UPSERT',
  'CREATE',
  'CREATE_ENTITY',
  'UPDATE',
  'RESTATE',
  'PATCH',
  'DELETE',
] as const;
export type ChangeType = (typeof CHANGE_TYPES)[number];

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
  /** Of a patch: store only if the value that it changes meets this. */
  readonly ifValue?: ValueCondition;
}

/** A condition on the value of an aspect. It is checked under the lock of the entity, so nobody changes the value in between. */
export interface ValueCondition {
  /** @param current undefined if the entity does not have the aspect */
  readonly holds: (current: JsonObject | undefined) => boolean;
  /** Error message for a value that does not meet the condition. */
  readonly message: string;
  /** JSON pointer to the condition in the request. */
  readonly path: string;
}

export interface WriteContext {
  /** URN of who acts; goes into audit stamps. */
  readonly actor: string;
  /** Stands in the change log beside what the request changed. */
  readonly traceId?: string;
}

/** An aspect's value with what stands beside it. */
export interface WrittenAspect {
  /** JSON text as it is stored. */
  readonly text: string;
  /** 0 for points. */
  readonly version: number;
  readonly created: AuditStamp;
  readonly systemMetadata?: JsonObject;
}

export interface WriteResult {
  readonly urn: string;
  readonly aspectName: string;
  /** False when the value was there already, or the deleted aspect was not. */
  readonly changed: boolean;
  /** Number of the latest version after the write, counted from 1; 0 for timeseries points and deletions. */
  readonly version: number;
  /** The aspect after the write; of a write that a condition dropped, what was there. Nothing after a deletion. */
  readonly aspect?: WrittenAspect;
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

/** An aspect that refers to a URN. */
export interface ReferenceRow {
  readonly relationship: string;
  /** URN of the entity that has the aspect. */
  readonly entity: string;
  readonly aspect: string;
}

export interface ReferencesResult {
  /** How many there are (or were, before they were removed). */
  readonly total: number;
  /** The first `MAX_LISTED_REFERENCES` of them, by entity, aspect and relationship. */
  readonly references: readonly ReferenceRow[];
  /** The first `MAX_LISTED_REFERENCES` aspects that go on referring to the URN, as without it they would not be valid: see `docs/runs.md`. */
  readonly kept: readonly Omit<ReferenceRow, 'relationship'>[];
  /** How many such aspects there are. */
  readonly totalKept: number;
}

/** What became of something that a run wrote: see `docs/runs.md`. */
export type RollbackOutcome =
  /** What was there before is there again. */
  | 'RESTORED'
  /** There was nothing before, so there is nothing again. */
  | 'REMOVED'
  /** Others wrote it since, or stand on it: it stays. */
  | 'KEPT'
  /** Cannot be undone: deleted entities and points are gone. */
  | 'FINAL';

export interface RollbackRow {
  readonly urn: string;
  readonly aspect: string;
  /** Time and version of the run's last write of it; version 0 for points and deletions. */
  readonly time: number;
  readonly version: number;
  readonly keyAspect: boolean;
  readonly outcome: RollbackOutcome;
}

/** What was done, or would be, by one transaction of a rollback. */
export interface RollbackGroup {
  /** Each aspect that the run wrote, by entity. */
  readonly rows: readonly RollbackRow[];
  /** URNs of the entities that are gone, as nothing is left of them. */
  readonly deleted: readonly string[];
  /** URNs of the entities of which something was kept; with `nuke` also those that went with what others wrote. */
  readonly unsafe: readonly string[];
  /** With `nuke`: aspects of others that went with the entities that the run had created. */
  readonly othersDeleted: number;
}

/** As in its groups, but bounded: of rows and URNs the first `MAX_PAGE_SIZE`. What sealed aspects were is not told. */
export interface RollbackResult {
  /** What was undone comes before what was not. */
  readonly rows: readonly RollbackRow[];
  readonly unsafeUrns: readonly string[];
  /** How many aspects were restored or removed. */
  readonly reverted: number;
  /** Number of entities that are changed or deleted. */
  readonly affected: number;
  /** How many entities. */
  readonly deleted: number;
  readonly unsafe: number;
  readonly othersDeleted: number;
}

export interface RollbackRequest {
  readonly runId: string;
  /** Nothing changes, and the answer is the same. */
  readonly dryRun?: boolean;
  /** Entities that the run created go whoever else wrote to them. */
  readonly nuke?: boolean;
  /** Told of each group, after its commit; the next one waits for it, and none comes if it fails. */
  readonly onGroup?: (group: RollbackGroup) => Promise<void> | void;
}

export interface RegistryDeletion {
  /** How many entities had such aspects, and how many aspects there were. */
  readonly entities: number;
  readonly aspects: number;
}

export interface CatalogWriter {
  /**
   * Checks and stores the proposals in order, in one transaction: all or nothing. Resolves after the commit.
   * @throws CatalogError with `details.index` set to the offending proposal.
   */
  write(proposals: readonly Proposal[], context: WriteContext): Promise<WriteResult[]>;
  /** Hard delete: the entity with all its aspects, versions, points, edges and search fields. Unknown: zero rows. */
  deleteEntity(urn: string, context: WriteContext): Promise<DeleteResult>;
  /** Deletes the entity as `deleteEntity` does, and takes its URN out of every aspect that refers to it. Several transactions. */
  deleteWithReferences(urn: string, context: WriteContext): Promise<DeleteResult>;
  /** Deletes timeseries points with `startTimeMillis <= timestamp <= endTimeMillis` (both optional). */
  deletePoints(range: PointDeletion, context: WriteContext): Promise<DeleteResult>;
  /**
   * Takes the URN out of every aspect that refers to it, as new versions, in one transaction (of groups of 2,000 aspects where
   * there are more). The URN need not exist any more. With `dryRun` nothing changes and the answer is the same.
   * @throws INVALID_URN, UNKNOWN_ENTITY
   */
  deleteReferences(
    urn: string,
    context: WriteContext & { readonly dryRun?: boolean },
  ): Promise<ReferencesResult>;
  /**
   * Deletes the aspects whose latest value was written with a model registry, `name:version`, as system metadata say; history
   * stays. In one transaction, or groups of 2,000 aspects. With `dryRun` nothing changes and the answer is the same.
   */
  deleteByRegistry(
    registryId: string,
    context: WriteContext & { readonly dryRun?: boolean },
  ): Promise<RegistryDeletion>;
  /** Undoes what an ingestion run wrote; see `docs/runs.md`. A run that wrote nothing, or is rolled back already: no rows. */
  rollBack(request: RollbackRequest, context: WriteContext): Promise<RollbackResult>;
}
