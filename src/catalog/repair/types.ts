/** Repairs and clean-ups of the whole catalog, for its operators. */
import type { CheckRequest, CheckResult, SearchIndex } from '../check/types.js';
import type { WriteContext } from '../writes/types.js';

export interface RestoreRequest {
  /** Selects one entity and those whose URN matches a pattern with `%` wildcards; at least one of the two is required. */
  readonly urn?: string;
  readonly urnLike?: string;
  /** Repairs only edges from this aspect; the search document is always derived from all aspects. */
  readonly aspectName?: string;
  /** Number of entities to skip, in URN order. */
  readonly start?: number;
  /** Number of entities in one transaction, at most 200. */
  readonly batchSize?: number;
}

/** Numbers of repaired differences from the stored aspects; all but `entities` are 0 for a consistent catalog. */
export interface RestoreResult {
  /** Number of checked entities. */
  readonly entities: number;
  readonly edgesAdded: number;
  readonly edgesRemoved: number;
  readonly edgesUpdated: number;
  /** Number of entities whose search fields were repaired. */
  readonly searchRestored: number;
}

export interface TruncateRequest {
  readonly entityType: string;
  readonly aspectName: string;
  /** Time of the newest points to remove, epoch milliseconds. */
  readonly endTimeMillis: number;
  readonly dryRun: boolean;
}

export interface Repairer {
  /**
   * Derives edges and search fields of existing entities again and repairs differences, in batches. Each batch is a transaction that
   * locks its entities.
   * @throws UNKNOWN_ASPECT, INVALID_URN
   */
  restore(request: RestoreRequest, context: WriteContext): Promise<RestoreResult>;
  /**
   * Removes old points. `old` of `total` points were removed or, in a dry run, would be removed.
   * @throws UNKNOWN_ENTITY, UNKNOWN_ASPECT, INVALID_REQUEST
   */
  truncatePoints(request: TruncateRequest, context: WriteContext): Promise<{ old: number; total: number }>;
  /** Checks a part of the catalog, and repairs it on request. The next request continues at `next`. */
  check(request: CheckRequest, context: WriteContext): Promise<CheckResult>;
  /**
   * Returns the state of the full-text index.
   * @param recreate drops the index before and creates it again. Searches are refused until Neo4j has filled it.
   */
  searchIndex(recreate: boolean, context: WriteContext): Promise<SearchIndex>;
}
