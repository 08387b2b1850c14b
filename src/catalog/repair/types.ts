/** Repairs and clean-ups of the whole catalog, for those who run it. */
import type { WriteContext } from '../writes/types.js';

export interface RestoreRequest {
  /** One entity, and those whose URN matches a text with `%` wildcards; at least one of the two. */
  readonly urn?: string;
  readonly urnLike?: string;
  /** Only edges that this aspect states; the search document is always made of all aspects. */
  readonly aspectName?: string;
  /** Entities to pass over, in URN order. */
  readonly start?: number;
  /** Entities in one transaction, at most 200. */
  readonly batchSize?: number;
}

/** What was not as the stored aspects say; all but `entities` are 0 for a catalog in order. */
export interface RestoreResult {
  /** Looked at. */
  readonly entities: number;
  readonly edgesAdded: number;
  readonly edgesRemoved: number;
  readonly edgesUpdated: number;
  /** Entities whose search fields were mended. */
  readonly searchRestored: number;
}

export interface TruncateRequest {
  readonly entityType: string;
  readonly aspectName: string;
  /** Newest points that go, epoch milliseconds. */
  readonly endTimeMillis: number;
  readonly dryRun: boolean;
}

export interface Repairer {
  /**
   * Derives edges and search fields of existing entities anew and mends what differs, in batches, each in a transaction that holds off
   * other writers of these entities.
   * @throws UNKNOWN_ASPECT, INVALID_URN
   */
  restore(request: RestoreRequest, context: WriteContext): Promise<RestoreResult>;
  /** Removes old points; `old` of `total` were or, in a dry run, would be removed. @throws UNKNOWN_ENTITY, UNKNOWN_ASPECT, INVALID_REQUEST */
  truncatePoints(request: TruncateRequest, context: WriteContext): Promise<{ old: number; total: number }>;
}
