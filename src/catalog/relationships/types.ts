/** Relationships of entities, as readers return them. */
import type { Page } from '../page.js';

export type Direction = 'INCOMING' | 'OUTGOING';

export interface Relationship {
  readonly type: string;
  /** URN at the other end. */
  readonly entity: string;
  /** Aspect that the edge comes from. */
  readonly aspect: string;
  readonly via?: string;
}

export interface RelationshipReader {
  /** Distinct by (type, entity, aspect); ordered by them, so that pages do not overlap. Empty `types`: all. */
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
  /** One slot per query, empty for what does not exist. One statement. */
  listPages(queries: readonly RelationshipQuery[]): Promise<RelationshipPage[]>;
  /** One slot per query, empty for what does not exist. One statement. */
  listReferrers(queries: readonly ReferrerQuery[]): Promise<ReferrerPage[]>;
}

/** Entities of one type that point to an entity, e.g. the runs of a job. */
export interface ReferrerQuery {
  readonly urn: string;
  /** Names of relationships. */
  readonly types: readonly string[];
  readonly entityType: string;
  /** Search field of the others that tells when; `created` where it is left out. */
  readonly newestBy?: string;
  /** Search fields of the others that must have one of these values. */
  readonly where: readonly { readonly field: string; readonly values: readonly (string | number)[] }[];
  readonly start: number;
  readonly count: number;
  /** Also those that were deleted softly. */
  readonly includeRemoved: boolean;
}

export interface ReferrerPage {
  /** On all pages. */
  readonly total: number;
  /** Newest first by the search field `newestBy`, then by URN. */
  readonly urns: readonly string[];
}

export interface RelationshipQuery {
  readonly urn: string;
  readonly direction: Direction;
  /** Empty: all. */
  readonly types: readonly string[];
  /** Of what types the others are; left out: any. */
  readonly entityTypes?: readonly string[];
  readonly start: number;
  readonly count: number;
  /** Also those to entities that were deleted softly. */
  readonly includeRemoved: boolean;
}

/** Distinct by (type, entity) and ordered by them, whichever aspects say so. */
export interface RelationshipPage {
  readonly total: number;
  readonly relationships: readonly DatedRelationship[];
}

export interface DatedRelationship {
  readonly type: string;
  /** URN at the other end. */
  readonly entity: string;
  /** Earliest moment, where an aspect tells one. */
  readonly created?: { readonly time: number; readonly actor?: string };
}
