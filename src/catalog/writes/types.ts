/** Requests and answers of the write path. */
import type { JsonObject } from '../../core/json.js';
import type { Requester } from '../../core/request-facts.js';
import type { UnknownField, AuditStamp } from '../../model/types.js';

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

/** One requested change of one aspect, before it is checked. */
export interface Proposal {
  /** May be omitted; otherwise it must agree with the URN. */
  readonly entityType?: string;
  readonly urn: string;
  readonly changeType: ChangeType;
  readonly aspectName: string;
  /** Aspect value or patch, as JSON text or as a tree of `parseKeepingDigits`; absent for DELETE. */
  readonly value?: string | JsonObject | readonly unknown[];
  /** Stored with each version as the client sent it: `runId`, `lastObserved`, `pipelineName`, ... */
  readonly systemMetadata?: JsonObject;
  /** Store only if the aspect does not exist (`If-None-Match: *`). */
  readonly ifAbsent?: boolean;
  /** Store only if the aspect has this version; 0 or -1: only if it does not exist (`If-Version-Match`). */
  readonly ifVersion?: number;
  /** Store only if the aspect was written after this moment, in epoch milliseconds (`If-Modified-Since`). */
  readonly ifModifiedSince?: number;
  /** Store only if the aspect was not written after this moment, in epoch milliseconds (`If-Unmodified-Since`). */
  readonly ifUnmodifiedSince?: number;
  /** Store only if the entity exists, so that a change of an entity never creates it again after its deletion. */
  readonly ifEntityExists?: true;
  /** Only commands set it. URN of a dataset: store this contract only if the dataset has no other one. Not for patches. */
  readonly soleContractOf?: string;
  /** Only commands set it. Refuse a value that only one entity may have, such as the name of a business attribute, if another entity has it. */
  readonly hasNewValues?: true;
  /** For a patch: store only if the current value meets this condition. */
  readonly ifValue?: ValueCondition;
}

/** A condition on the value of an aspect. It is checked under the lock of the entity, so the value cannot change in between. */
export interface ValueCondition {
  /** @param current undefined if the entity does not have the aspect */
  readonly holds: (current: JsonObject | undefined) => boolean;
  /** Error message for a value that does not meet the condition. */
  readonly message: string;
  /** JSON pointer to the condition in the request. */
  readonly path: string;
}

export interface WriteContext extends Requester {
  /** Logged with the changes of the request. */
  readonly traceId?: string;
  /** Only commands set it. This permission replaces those for the changes; the command itself checks whatever it does not cover. */
  readonly permittedBy?: PlatformPermission | undefined;
  /** Only consequences set it: the acknowledgement does not wait for the consequences of this write. */
  readonly isConsequence?: true;
}

/** The need for one of several privileges on the platform. */
export interface PlatformPermission {
  readonly anyOf: readonly string[];
  /** Completes "you may not …". */
  readonly action: string;
}

/** An aspect's value with its version and metadata. */
export interface WrittenAspect {
  /** The stored JSON text. */
  readonly text: string;
  /** 0 for points. */
  readonly version: number;
  readonly created: AuditStamp;
  readonly systemMetadata?: JsonObject;
  /** The trace of the write, also if it changed nothing. */
  readonly traceId?: string;
}

/** An aspect that a new entity has although the request does not contain it: its key aspect and its default aspects. */
export interface CreatedAspect {
  readonly aspectName: string;
  readonly aspect: WrittenAspect;
}

export interface WriteResult {
  readonly urn: string;
  readonly aspectName: string;
  /** False if the stored value was the same, or the aspect to delete did not exist. */
  readonly changed: boolean;
  /** Number of the latest version after the write, counted from 1; 0 for timeseries points and deletions. */
  readonly version: number;
  /** The aspect after the write. If a condition skipped the write: the stored aspect. Absent after a deletion. */
  readonly aspect?: WrittenAspect;
  /** Fields that the model does not know, stored with the payload. A patch reports only those that it added. Absent: none. */
  readonly unknownFields?: readonly UnknownField[];
  /** If the request created the entity: further aspects that it has. On the first result of the entity. */
  readonly created?: readonly CreatedAspect[];
}

/** Called after a write has been committed. */
export type ReportUnknownFields = (fields: readonly UnknownField[]) => void;

export interface DeleteResult {
  /** Number of removed aspect values and timeseries points. */
  readonly rows: number;
  readonly timeseriesRows: number;
}

/** Both ends are inclusive, in epoch milliseconds; an omitted end is open. */
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
  /** Number of references, including those that were removed. */
  readonly total: number;
  /** The first `MAX_LISTED_REFERENCES` references, ordered by entity, aspect and relationship. */
  readonly references: readonly ReferenceRow[];
  /** The first `MAX_LISTED_REFERENCES` aspects that keep the URN because they would be invalid without it: see `docs/runs.md`. */
  readonly kept: readonly Omit<ReferenceRow, 'relationship'>[];
  /** Number of such aspects. */
  readonly totalKept: number;
}

/** The outcome of a rollback for one aspect that a run wrote: see `docs/runs.md`. */
export type RollbackOutcome =
  /** The previous value is restored. */
  | 'RESTORED'
  /** There was no previous value, so the aspect is removed. */
  | 'REMOVED'
  /** Other writes followed or depend on it, so it stays. */
  | 'KEPT'
  /** Cannot be undone: the run deleted the entity or the points. */
  | 'FINAL';

export interface RollbackRow {
  readonly urn: string;
  readonly aspect: string;
  /** Time and version of the run's last write of the aspect; version 0 for points and deletions. */
  readonly time: number;
  readonly version: number;
  readonly keyAspect: boolean;
  readonly outcome: RollbackOutcome;
  /** Number of points, if the run wrote points. */
  readonly points?: number;
}

/** What one transaction of a rollback did, or would do. */
export interface RollbackGroup {
  /** One row for each aspect that the run wrote, ordered by entity. */
  readonly rows: readonly RollbackRow[];
  /** URNs of the entities that were deleted because nothing was left of them. */
  readonly deleted: readonly string[];
  /** URNs of the entities that keep something; with `nuke` also those that were deleted with the writes of others. */
  readonly unsafe: readonly string[];
  /** With `nuke`: number of aspects by others that were deleted with the entities that the run had created. */
  readonly othersDeleted: number;
}

/** As in its groups, but bounded: at most `MAX_PAGE_SIZE` rows and URNs. It does not reveal the values of secret aspects. */
export interface RollbackResult {
  /** Undone rows come first. */
  readonly rows: readonly RollbackRow[];
  readonly unsafeUrns: readonly string[];
  /** Number of values that were restored or removed, and of points that were deleted. */
  readonly reverted: number;
  /** Number of entities that were changed or deleted. */
  readonly affected: number;
  /** Number of deleted entities. */
  readonly deleted: number;
  readonly unsafe: number;
  readonly othersDeleted: number;
}

export interface RollbackRequest {
  readonly runId: string;
  /** Changes nothing and returns the same answer. */
  readonly dryRun?: boolean;
  /** Deletes the entities that the run created even if others wrote to them. */
  readonly nuke?: boolean;
  /** False: the status of the request of the run does not show the rollback, because the actor may not change it. */
  readonly isReported?: boolean;
  /** Called before the first change, when the actor is known to have the permissions. A rollback that finds nothing to undo may skip it. */
  readonly onBegin?: () => void;
  /** Called for each group after its commit. The next group waits for it; if it fails, the rollback stops. */
  readonly onGroup?: (group: RollbackGroup) => Promise<void> | void;
}

export interface RegistryDeletion {
  /** Number of entities with such aspects, and number of these aspects. */
  readonly entities: number;
  readonly aspects: number;
}

export interface CatalogWriter {
  /**
   * Checks and stores the proposals in order, in one transaction: all or nothing. Resolves after the commit.
   * @throws CatalogError with `details.index` set to the offending proposal.
   */
  write(proposals: readonly Proposal[], context: WriteContext): Promise<WriteResult[]>;
  /** Hard-deletes the entity with all its aspects, versions, points, edges and search fields. An unknown entity: zero rows. */
  deleteEntity(urn: string, context: WriteContext): Promise<DeleteResult>;
  /** Deletes the entity as `deleteEntity` does, and removes its URN from every aspect that refers to it. Uses several transactions. */
  deleteWithReferences(urn: string, context: WriteContext): Promise<DeleteResult>;
  /** Deletes timeseries points with `startTimeMillis <= timestamp <= endTimeMillis` (both optional). */
  deletePoints(range: PointDeletion, context: WriteContext): Promise<DeleteResult>;
  /**
   * Removes the URN from every aspect that refers to it and stores the rest as new versions. Uses one transaction per 500
   * aspects. The URN need not exist any more. With `dryRun` nothing changes and the answer is the same.
   * @throws INVALID_URN, UNKNOWN_ENTITY
   */
  deleteReferences(
    urn: string,
    context: WriteContext & {
      readonly dryRun?: boolean;
    },
  ): Promise<ReferencesResult>;
  /**
   * Deletes the aspects whose latest value was written with this model registry, `name:version` in the system metadata. Older
   * versions stay. Uses one transaction per 500 aspects. With `dryRun` nothing changes and the answer is the same.
   */
  deleteByRegistry(
    registryId: string,
    context: WriteContext & { readonly dryRun?: boolean },
  ): Promise<RegistryDeletion>;
  /**
   * Undoes the writes of a run; see `docs/runs.md`. Returns no rows for a run that wrote nothing or is rolled back already.
   * @throws INVALID_REQUEST for an id that marks writes outside of any run
   */
  rollBack(request: RollbackRequest, context: WriteContext): Promise<RollbackResult>;
}
