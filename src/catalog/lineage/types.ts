/** What lineage is asked and what it answers; shared by all front doors. What is lineage, the model's annotations say. */
import type { JsonObject } from '../../core/json.js';
import type { Facet, MatchedField } from '../search/types.js';
import type { Filter, Sort } from '../search/filter.js';
import type { Page } from '../page.js';
import type { LineageFlows, LineageFlowsQuery, LineageGraph, LineageGraphQuery } from './graph/types.js';
import type { LineageCut, LineageDirection, LineageTimeRange } from './terms.js';

export type { LineageCut, LineageDirection, LineageTimeRange } from './terms.js';

export interface LineageWalkQuery extends LineageTimeRange {
  readonly urns: readonly string[];
  readonly direction: LineageDirection;
  /** Default and maximum: the catalog's bound. */
  readonly maxHops?: number;
}

export interface LineageEnd {
  readonly urn: string;
  readonly type: string;
  /** Hops on the shortest way, from 1. */
  readonly degree: number;
  /** False for the end of somebody's edge that nobody has written yet. */
  readonly exists: boolean;
}

export interface LineageWalk {
  readonly urn: string;
  /** Nearest first, then by URN; soft-deleted entities included. The start is not its own end, even on a cycle. */
  readonly ends: readonly LineageEnd[];
  /** Empty: these are all. */
  readonly cuts: readonly LineageCut[];
}

export interface LineageSearchQuery extends LineageTimeRange {
  readonly urn: string;
  readonly direction: LineageDirection;
  /** Query text as for search; absent, empty or `*`: every end. Ends that nobody has written have no text to be found by. */
  readonly input?: string;
  /** Entity types; absent or empty: every type. */
  readonly entityTypes?: readonly string[];
  /** As for search, and with the field `degree`: `1`, `2`, `3+`, or any other number with or without `+`. */
  readonly filter?: Filter;
  /** Values as for the filter field `degree`, of which one must hold; absent or empty: any. */
  readonly degrees?: readonly string[];
  /** Default and maximum: the catalog's bound. Farther ends are left out. */
  readonly maxHops?: number;
  /** Search fields or `degree`; default: nearest first. What is equal comes in URN order. */
  readonly sort?: readonly Sort[];
  readonly page: Page;
  /** Default false: hidden. Hidden entities do not cut the way to what lies behind them. */
  readonly includeSoftDeleted?: boolean;
  /** Facet names, of which `degree` is one; absent: `degree` and the default facets of search; empty: none. */
  readonly facets?: readonly string[];
  /** Default false: no paths. */
  readonly includePaths?: boolean;
  /** Default false: hits do not say which of their fields matched. */
  readonly includeMatches?: boolean;
}

export interface LineageHit extends LineageEnd {
  /** Shortest paths, each from the start entity to this end, both included; all of one length. */
  readonly paths: readonly (readonly string[])[];
  /** There are more shortest paths than `paths` holds, or there may be: not all ways were looked at. */
  readonly hasMorePaths: boolean;
  /** Fields that the words of the query match, with the matching text. */
  readonly matchedFields: readonly MatchedField[];
}

export interface LineageSearchResult {
  readonly start: number;
  readonly count: number;
  /** All ends that the query lets through, within the bounds that `cuts` names. */
  readonly total: number;
  readonly hits: readonly LineageHit[];
  readonly facets: readonly Facet[];
  /** Goes on behind the last hit; absent behind the last one of all. */
  readonly scrollId?: string;
  /** Empty: nothing was cut. */
  readonly cuts: readonly LineageCut[];
}

export interface LineageNeighboursQuery extends LineageTimeRange {
  /** One page per URN, all of them in one statement. */
  readonly urns: readonly string[];
  readonly direction: LineageDirection;
  readonly start: number;
  readonly count: number;
  /** Default false: soft-deleted entities, and ends that nobody has written, are left out. Schema fields never count as unwritten. */
  readonly includeGhosts?: boolean;
}

/** One stated edge between the entity and its neighbour. */
export interface LineageEdge {
  /** Name of the model's relationship. */
  readonly relationship: string;
  /** Aspect that states it, and the entity that has the aspect. */
  readonly aspect: string;
  readonly owner: string;
  readonly createdOn?: number;
  readonly createdActor?: string;
  readonly updatedOn?: number;
  readonly updatedActor?: string;
  /** The query or job that the data passes on its way. */
  readonly via?: string;
  readonly properties?: JsonObject;
  /** A person drew it: its properties say `source: UI`. */
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
  /** Neighbours that are not left out, of which `neighbours` is a page in URN order. */
  readonly total: number;
  /** Neighbours that are left out because they are soft-deleted or unwritten. */
  readonly filtered: number;
  readonly neighbours: readonly LineageNeighbour[];
  readonly cuts: readonly LineageCut[];
}

/** A URN that the catalog has never met has no lineage: empty answers, no error. */
export interface LineageReader {
  /** One answer per URN, in their order. One statement. @throws LIMIT_EXCEEDED, INVALID_REQUEST */
  walk(query: LineageWalkQuery): Promise<LineageWalk[]>;
  /**
   * Searches the ends of a walk. One statement; another one for a page among very many ends of a degree, one for paths, and one for matches.
   * @throws INVALID_FILTER, UNKNOWN_ENTITY, LIMIT_EXCEEDED, INVALID_REQUEST
   */
  search(query: LineageSearchQuery): Promise<LineageSearchResult>;
  /** One answer per URN, in their order. One statement. @throws LIMIT_EXCEEDED, INVALID_REQUEST */
  neighbours(query: LineageNeighboursQuery): Promise<LineageNeighbours[]>;
  /**
   * The lineage graph around an entity. One statement per hop, one for the edges, and two if a path is requested.
   * @throws LIMIT_EXCEEDED, INVALID_REQUEST
   */
  graph(query: LineageGraphQuery): Promise<LineageGraph>;
  /** The lineage among some entities, or among some columns. One statement. @throws INVALID_REQUEST */
  flows(query: LineageFlowsQuery): Promise<LineageFlows>;
}
