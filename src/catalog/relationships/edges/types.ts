/** The edges of the whole catalog, page by page; shared by all front doors. */
import type { Filter } from '../../search/filter.js';
import type { LineageDirection } from '../../lineage/types.js';

/** Which part of the catalog a scroll goes through, and where it goes on. */
export interface EdgeScroll {
  /** Names of relationships; empty: all. */
  readonly types: readonly string[];
  readonly count: number;
  /** From the page before of the same query. */
  readonly scrollId?: string;
  /** Default false: edges from or to what was deleted softly are left out. */
  readonly includeSoftDeleted?: boolean;
  /** One of `of` parts that are disjoint and together everything; `number` from 0. */
  readonly slice?: { readonly number: number; readonly of: number };
}

/** What the entities at one end of an edge must be. */
export interface EndCondition {
  /** Entity types; empty: any. */
  readonly entityTypes: readonly string[];
  /** Over search fields; `urn` is one. */
  readonly filter?: Filter;
}

export interface RelationshipScrollQuery extends EdgeScroll {
  readonly source: EndCondition;
  readonly destination: EndCondition;
  /** Over what edges carry: `createdOn`, `updatedOn`, `createdActor`, `updatedActor`, `via`, `aspect`, `owner`. */
  readonly edges?: Filter;
}

export interface LineageScrollQuery extends EdgeScroll {
  readonly direction: LineageDirection;
  /** The entities to look from, one hop; absent: every lineage edge. */
  readonly urns?: readonly string[];
}

/** As an aspect states it, whichever way data flows. */
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
  /** Absent behind the last edge. */
  readonly scrollId?: string;
}

/**
 * Pages follow the URN of one end, so that nothing is skipped or met twice that is there all the while, whatever others write.
 * One statement a page.
 */
export interface EdgeReader {
  /** Distinct by (source, type, destination). @throws INVALID_FILTER, UNKNOWN_ENTITY, INVALID_REQUEST, LIMIT_EXCEEDED */
  scrollRelationships(query: RelationshipScrollQuery): Promise<EdgePage<EdgeEnds>>;
  /** Distinct by (downstream, type, upstream). @throws INVALID_REQUEST, LIMIT_EXCEEDED */
  scrollLineage(query: LineageScrollQuery): Promise<EdgePage<LineageEdgeEnds>>;
}
