/** Relationships of entities, as readers return them. */
import type { Page } from '../page.js';

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
  readonly includeRemoved: boolean;
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
  readonly includeRemoved: boolean;
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
