/** Relationships of entities, as readers return them. */
import type { Page } from '../page.js';
import type { Filter } from '../search/filter.js';
import type { LineageDirection } from '../lineage/types.js';

export type Direction = 'INCOMING' | 'OUTGOING';

export interface Relationship {
  readonly type: string;
  /** URN at the other end. */
  readonly entity: string;
  /** Aspect that the edge is derived from. */
  readonly aspect: string;
  readonly via?: string;
}

export interface RelationshipReader {
  /** Distinct by (type, entity, aspect) and ordered by them, so that pages do not overlap. Empty `types`: all. */
  listRelationships(query: {
    urn: string;
    direction: Direction;
    types: readonly string[];
    page: Page;
  }): Promise<{
    relationships: Relationship[];
    start: number;
    count: number;
    total: number;
    scrollId?: string;
  }>;
  /** Returns one slot per query, empty for missing entities. One statement. */
  listPages(queries: readonly RelationshipQuery[]): Promise<RelationshipPage[]>;
  /** Returns one slot per query, empty for missing entities. One statement. */
  listReferrers(queries: readonly ReferrerQuery[]): Promise<ReferrerPage[]>;
}

/** Entities of one type that point to an entity, e.g. the runs of a job. */
export interface ReferrerQuery {
  readonly urn: string;
  /** Names of relationships. */
  readonly types: readonly string[];
  readonly entityType: string;
  /** Search field of the referring entities with their time; default: `created`. */
  readonly newestBy?: string;
  /** Search fields of the referring entities that must have one of these values. */
  readonly where: readonly { readonly field: string; readonly values: readonly (string | number)[] }[];
  readonly start: number;
  readonly count: number;
  /** Whether to include soft-deleted entities. */
  readonly includeSoftDeleted: boolean;
}

export interface ReferrerPage {
  /** Number of entities on all pages. */
  readonly total: number;
  /** Newest first by the search field `newestBy`, then by URN. */
  readonly urns: readonly string[];
}

export interface RelationshipQuery {
  readonly urn: string;
  readonly direction: Direction;
  /** Empty: all. */
  readonly types: readonly string[];
  /** Entity types at the other end; absent: any. */
  readonly entityTypes?: readonly string[];
  readonly start: number;
  readonly count: number;
  /** Whether to include edges to entities that are soft-deleted or do not exist. */
  readonly includeSoftDeleted: boolean;
}

/** Distinct by (type, entity) and ordered by them, whichever aspects they are derived from. */
export interface RelationshipPage {
  readonly total: number;
  readonly relationships: readonly DatedRelationship[];
}

export interface DatedRelationship {
  readonly type: string;
  /** URN at the other end. */
  readonly entity: string;
  /** The earliest creation, if an aspect has one. */
  readonly created?: { readonly time: number; readonly actor?: string };
}

// Edges of the whole catalog, page by page, for all APIs.

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
