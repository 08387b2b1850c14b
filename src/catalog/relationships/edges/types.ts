/** Edges of the whole catalog, page by page, for all APIs. */
import type { Filter } from '../../search/filter.js';
import type { LineageDirection } from '../../lineage/types.js';

/** Selects the edges of a scroll, and the page. */
export interface EdgeScroll {
  /** Names of relationships; empty: all. */
  readonly types: readonly string[];
  readonly count: number;
  /** From the previous page of the same query. */
  readonly scrollId?: string;
  /** Otherwise edges from or to soft-deleted entities are left out. */
  readonly includeSoftDeleted?: boolean;
  /** One of `of` disjoint parts that together contain everything; `number` from 0. */
  readonly slice?: { readonly number: number; readonly of: number };
}

/** A condition on the entities at one end of an edge. */
export interface EndCondition {
  /** Entity types; empty: any. */
  readonly entityTypes: readonly string[];
  /** A filter over search fields, including `urn`. */
  readonly filter?: Filter;
}

export interface RelationshipScrollQuery extends EdgeScroll {
  readonly source: EndCondition;
  readonly destination: EndCondition;
  /** Leaves out edges from or to entities that do not exist. An end that its filter names by URN need not exist. */
  readonly onlyExisting?: boolean;
  /**
   * A filter over edges: `relationshipType`, `source.urn`, `source.entityType`, `destination.urn`, `destination.entityType`,
   * `createdOn`, `updatedOn`, `createdActor`, `updatedActor`, `via`, `aspect`, `lifecycleOwner`, and `properties.<name>`.
   */
  readonly edges?: Filter;
  /** Whether the conditions of the ends may also hold with the ends exchanged; default: false. */
  readonly isUndirected?: boolean;
}

export interface LineageScrollQuery extends EdgeScroll {
  /** UPSTREAM: edges to sources of the entities; DOWNSTREAM: edges to what depends on them; absent: both. */
  readonly direction?: LineageDirection;
  /** The entities whose edges are listed, one hop; absent: every lineage edge, whatever the direction. */
  readonly urns?: readonly string[];
}

/** The ends as the aspect declares them, regardless of the direction in which data flows. */
export interface EdgeEnds {
  readonly type: string;
  readonly source: string;
  readonly destination: string;
}

export interface LineageEdgeEnds extends EdgeEnds {
  readonly upstream: string;
  readonly downstream: string;
}

export interface EdgePage<Edge> {
  readonly edges: readonly Edge[];
  /** Absent on the last page. */
  readonly scrollId?: string;
}

/**
 * Pages follow the URN of one end, so an edge that exists during the whole scroll is returned exactly once, whatever others write.
 * Runs one statement per page.
 */
export interface EdgeReader {
  /** Distinct by (source, type, destination). @throws INVALID_FILTER, UNKNOWN_ENTITY, INVALID_REQUEST, LIMIT_EXCEEDED */
  scrollRelationships(query: RelationshipScrollQuery): Promise<EdgePage<EdgeEnds>>;
  /** Distinct by (downstream, type, upstream). @throws INVALID_REQUEST, LIMIT_EXCEEDED */
  scrollLineage(query: LineageScrollQuery): Promise<EdgePage<LineageEdgeEnds>>;
}
