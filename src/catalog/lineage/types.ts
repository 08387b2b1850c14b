/** Queries and results of lineage, for all APIs. The model's annotations define which relationships are lineage. */
import type { JsonObject } from '../../core/json.js';
import type { Facet, MatchedField } from '../search/types.js';
import type { Filter, Sort } from '../search/filter.js';
import type { Page } from '../page.js';

export interface LineageEnd {
  readonly urn: string;
  readonly type: string;
  /** Length of the shortest path, from 1. */
  readonly degree: number;
  /** False for a stub. */
  readonly exists: boolean;
}

export interface LineageSearchQuery extends LineageTimeRange {
  readonly urn: string;
  readonly direction: LineageDirection;
  /** Query text as for search; absent, empty or `*`: every end. Stubs have no text to match. */
  readonly input?: string;
  /** Entity types; absent or empty: every type. */
  readonly entityTypes?: readonly string[];
  /** As for search, plus the field `degree` with the values `1`, `2` and `3+`, which counts in the first branch and applies to all. */
  readonly filter?: Filter | undefined;
  /** Default and maximum: the catalog's bound. Farther ends are left out. */
  readonly maxHops?: number;
  /** Only this many entities of each hop, the first by URN, are followed further; absent: all. Others are ends too. */
  readonly exploredPerHop?: number;
  /** Entities that the walk passes without counting them as hops. */
  readonly ignoredHops?: readonly IgnoredHops[];
  /** Default true: a search that starts at a column finds the tables of the columns, not the columns. */
  readonly groupColumns?: boolean;
  /** Search fields or `degree`; default: nearest first. Ties are in URN order. */
  readonly sort?: readonly Sort[];
  readonly page: Page;
  /** Default false: soft-deleted entities are left out, but paths still lead through them. */
  readonly includeSoftDeleted?: boolean;
  /** Facet names, including `degree`; absent: `degree` and the default facets of search; empty: none. */
  readonly facets?: readonly string[];
  /** Default false: no paths. */
  readonly includePaths?: boolean;
  /** Default false: hits do not report `truncatedChildren`, which costs a statement if the walk was limited. */
  readonly includeTruncated?: boolean;
  /** Whether hits report which of their fields matched; default: false. */
  readonly includeMatches?: boolean;
}

/** Entities of a type, and of some platforms if any are named. */
export interface IgnoredHops {
  readonly entityType: string;
  /** URNs or names; absent or empty: any. */
  readonly platforms?: readonly string[];
}

export interface LineageHit extends LineageEnd {
  /** The degrees of all columns for which the end stands, ascending; otherwise its only degree. */
  readonly degrees: readonly number[];
  /**
   * Shortest paths from the start to this end, or to the columns for which it stands, both included, with the queries and jobs on the
   * edges between. A path to a job of columns ends with the job.
   */
  readonly paths: readonly (readonly string[])[];
  /** True if there are more shortest paths than in `paths`, or may be, because not all paths were read. */
  readonly hasMorePaths: boolean;
  /** Whether the walk followed the lineage of this end itself, or of all columns for which it stands. */
  readonly explored: boolean;
  /** Whether further lineage begins here that the walk did not follow. */
  readonly truncatedChildren: boolean;
  /** Whether the walk passed it without counting it as a hop. */
  readonly ignoredAsHop: boolean;
  /** Fields that the words of the query match, with the matching text. */
  readonly matchedFields: readonly MatchedField[];
}

export interface LineageSearchResult {
  readonly start: number;
  readonly count: number;
  /** Number of all ends that match, within the bounds in `cuts`. */
  readonly total: number;
  /** Number of visible ends before any condition, within the bounds in `cuts`. */
  readonly met: number;
  readonly hits: readonly LineageHit[];
  readonly facets: readonly Facet[];
  /** Cursor after the last hit; absent on the last page. */
  readonly scrollId?: string;
  /** Empty if nothing was cut. */
  readonly cuts: readonly LineageCut[];
}

export interface LineageNeighboursQuery extends LineageTimeRange {
  /** Returns one page per URN, all of them with one statement. */
  readonly urns: readonly string[];
  readonly direction: LineageDirection;
  readonly start: number;
  readonly count: number;
  /** Default false: leaves out soft-deleted entities and stubs. Schema fields never count as stubs. */
  readonly includeSoftDeleted?: boolean;
  /**
   * Default false. True: the entity has the neighbours of its siblings, too, which are no neighbours themselves; of neighbours that are
   * siblings of each other, only the primary one is listed. Soft-deleted siblings count only if soft-deleted entities do.
   */
  readonly mergeSiblings?: boolean;
}

/** One edge between the entity and its neighbour, as an aspect declares it. */
export interface LineageEdge {
  /** Name of the model's relationship. */
  readonly relationship: string;
  /** The aspect that declares the edge, and the entity that has the aspect. */
  readonly aspect: string;
  readonly owner: string;
  readonly createdOn?: number;
  readonly createdActor?: string;
  readonly updatedOn?: number;
  readonly updatedActor?: string;
  /** The query or job through which the data flows. */
  readonly via?: string;
  readonly properties?: JsonObject;
  /** A person added the edge: its properties contain `source: UI`. */
  readonly isManual: boolean;
}

export interface LineageNeighbour extends LineageEnd {
  /** Ordered by relationship, aspect and owner; at least one. */
  readonly edges: readonly LineageEdge[];
}

export interface LineageNeighbours {
  readonly urn: string;
  readonly start: number;
  readonly count: number;
  /** Number of neighbours without those that are left out; `neighbours` is a page of them in URN order. */
  readonly total: number;
  /** Number of neighbours that are left out because they are soft-deleted or stubs. */
  readonly filtered: number;
  readonly neighbours: readonly LineageNeighbour[];
  readonly cuts: readonly LineageCut[];
}

/** An unknown URN has no lineage: the answers are empty, without an error. */
export interface LineageReader {
  /**
   * Searches the ends of a walk. Runs one statement, and up to four more: for a page among very many ends of a degree, for paths, for
   * `truncatedChildren` and for matches. A search from a column, with limits of the hops, or for queries runs one more for each hop.
   * @throws INVALID_FILTER, UNKNOWN_ENTITY, LIMIT_EXCEEDED, INVALID_REQUEST
   */
  search(query: LineageSearchQuery): Promise<LineageSearchResult>;
  /** Returns one answer per URN, in order, with one statement. @throws LIMIT_EXCEEDED, INVALID_REQUEST */
  neighbours(query: LineageNeighboursQuery): Promise<LineageNeighbours[]>;
  /**
   * Reads the lineage graph around an entity. Runs one statement per hop, one for the edges, and two if a path is requested.
   * @throws LIMIT_EXCEEDED, INVALID_REQUEST
   */
  graph(query: LineageGraphQuery): Promise<LineageGraph>;
  /** Reads the lineage among some entities, or among some columns, with one statement. @throws INVALID_REQUEST */
  flows(query: LineageFlowsQuery): Promise<LineageFlows>;
}

export type LineageDirection = 'UPSTREAM' | 'DOWNSTREAM';

/**
 * Both ends are inclusive, in epoch milliseconds, and optional. An edge is valid from its creation until its last update, according to
 * its payload. It counts if this period overlaps the range. An edge without timestamps always counts.
 */
export interface LineageTimeRange {
  readonly startTimeMillis?: number | undefined;
  readonly endTimeMillis?: number | undefined;
}

/**
 * A bound that cut a result. `hops` and `nodes` drop the farthest ends, `edges` drops some edges and what is only behind them, `explored`
 * what is only behind entities that were not followed further, `paths` and `columns` drop further ones.
 */
export interface LineageCut {
  readonly bound: 'hops' | 'nodes' | 'paths' | 'edges' | 'columns' | 'explored';
  readonly limit: number;
}

// A lineage graph without its layout: the query, and the resulting entities, groups and edges.

export interface LineageGrowth {
  readonly urn: string;
  readonly direction: LineageDirection;
  /** From 1. */
  readonly hops: number;
}

export interface LineageGraphQuery extends LineageTimeRange {
  readonly urn: string;
  readonly upstreamHops: number;
  readonly downstreamHops: number;
  /** Entities from which lineage is followed further, in this order. Entities that are not in the graph are skipped. */
  readonly growth: readonly LineageGrowth[];
  /** Also draw the shortest paths to this entity, in either direction. */
  readonly pathTo?: string;
  /** Neighbours to draw even if they would be folded into a group. */
  readonly unfold: readonly string[];
  /** Entity types; empty: all. */
  readonly types: readonly string[];
  /** URNs of platforms; empty: all. Entities without a platform are always drawn. */
  readonly platforms: readonly string[];
  readonly hideProcesses: boolean;
  /** Neighbours to draw per side of an entity before the rest are folded. */
  readonly maxNeighbours: number;
  /** Maximum number of boxes, including groups. */
  readonly maxNodes: number;
}

/** Numbers of neighbours on one side of an entity that pass the filters. */
export interface LineageSideCount {
  /** All neighbours, drawn or not. */
  readonly count: number;
  /** Neighbours that are neither drawn nor in a group. */
  readonly hidden: number;
}

export interface LineageGraphEntity {
  readonly urn: string;
  /** Hops from the start along the path by which the entity was added: upstream hops count -1, downstream hops 1. */
  readonly degree: number;
  readonly upstream: LineageSideCount;
  readonly downstream: LineageSideCount;
}

export interface LineageKindCount {
  /** Entity type or URN of a platform. */
  readonly value: string;
  readonly count: number;
}

/** Folded neighbours on one side of an entity. */
export interface LineageGraphGroup {
  /** Stable across requests. */
  readonly id: string;
  readonly of: string;
  readonly direction: LineageDirection;
  readonly degree: number;
  /** From 1. */
  readonly count: number;
  /** Sorted by count, highest first, then by value. */
  readonly types: readonly LineageKindCount[];
  readonly platforms: readonly LineageKindCount[];
}

/** Data flows from one entity or column directly to another one. */
export interface LineageFlow {
  readonly from: string;
  readonly to: string;
  /** True if a person added the edge. */
  readonly isManual: boolean;
}

/** The ends are entities of the graph, or ids of groups. */
export interface LineageGraphEdge extends LineageFlow {
  /** Number of hidden entities on the shortest path; 0 for a direct edge. */
  readonly through: number;
}

export interface LineageGraph {
  /** The start first. */
  readonly entities: readonly LineageGraphEntity[];
  readonly groups: readonly LineageGraphGroup[];
  readonly edges: readonly LineageGraphEdge[];
  /** Empty if nothing was cut. */
  readonly cuts: readonly LineageCut[];
}

export interface LineageFlows {
  /** In URN order. */
  readonly flows: readonly LineageFlow[];
  /** Empty if all edges are listed. */
  readonly cuts: readonly LineageCut[];
}

export interface LineageFlowsQuery extends LineageTimeRange {
  /** Either all are columns, or none is. */
  readonly urns: readonly string[];
  readonly columns: boolean;
}
