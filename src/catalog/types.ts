/** The readers that all front doors share. They know no HTTP and no GraphQL; payloads come as stored text. */
import type { AuditStamp } from '../model/audit-stamp.js';
import type { JsonObject } from '../core/json.js';
import type { ChangeQuestion, Changes } from './assertions/rules/types.js';
import type { FieldValue } from '../model/types.js';

export interface StoredAspect {
  readonly name: string;
  /** Sequential number of this value, from 1; from a `HistoryReader` the number that was asked for, 0 for the latest. */
  readonly version: number;
  readonly created: AuditStamp;
  readonly systemMetadata?: JsonObject;
  /** The payload's JSON text, exactly as stored. */
  readonly text: string;
}

export interface StoredEntity {
  readonly urn: string;
  readonly type: string;
  /** Latest versioned aspects by name, in the registry's order; never timeseries. */
  readonly aspects: ReadonlyMap<string, StoredAspect>;
}

/** Actor, time and run of the latest write of an aspect. */
export type AspectStamp = Pick<StoredAspect, 'name' | 'created' | 'systemMetadata'>;

/** What is wanted of one entity. */
export interface AspectRequest {
  readonly urn: string;
  /** Names of versioned aspects; with none, the answer only tells whether the entity exists. */
  readonly names: readonly string[];
}

export interface EntityReader {
  /** Of each entity its own choice of latest aspects, by URN; nothing for what does not exist. No URN twice. One statement. */
  findAspects(requests: readonly AspectRequest[]): Promise<ReadonlyMap<string, StoredEntity>>;
  /** One slot per URN, undefined for what does not exist. Without `aspectNames`: all aspects. One statement. */
  findEntities(
    urns: readonly string[],
    aspectNames?: readonly string[],
  ): Promise<(StoredEntity | undefined)[]>;
  /** Greatest `lastObserved` of the latest aspects, in epoch milliseconds, by URN; nothing where none has one. One statement. */
  findLastObserved(urns: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Returns the actors and times of the latest writes of aspects, by URN. Entities that do not exist are missing. One statement. */
  findStamps(urns: readonly string[]): Promise<ReadonlyMap<string, readonly AspectStamp[]>>;
  /** Shown names by URN; nothing for what does not exist. One statement. */
  findNames(urns: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** @throws NOT_FOUND */
  getEntity(urn: string, aspectNames?: readonly string[]): Promise<StoredEntity>;
  /** URNs of existing entities of a type in URN order, soft-deleted ones included; `total` is exact. */
  listUrns(
    entityType: string,
    page: { start: number; count: number },
  ): Promise<{ urns: string[]; total: number }>;
  /** How many entities have the aspect; `urnLike` with `%` wildcards. */
  countAspects(aspectName: string, urnLike?: string): Promise<number>;
}

export interface VersionRequest {
  readonly urn: string;
  readonly aspectName: string;
  /** From 1 on: older versions, oldest first; 0 is the latest, where one is asked for alone. */
  readonly version: number;
  /** It was seen that a later one is the latest: where this one is not found, it is about to be. */
  readonly isReplaced?: boolean;
}

export interface HistoryReader {
  /** Version 0 is the latest, 1..N the older ones, oldest first. @throws NOT_FOUND */
  getVersion(request: VersionRequest): Promise<StoredAspect>;
  /** One slot per request, undefined for what does not exist. One statement. */
  findVersions(requests: readonly VersionRequest[]): Promise<(StoredAspect | undefined)[]>;
  /** Versions from `start` to `end` inclusive (same numbering, 0 = latest), newest first, at most 5,000. */
  listVersions(
    urn: string,
    aspectName: string,
    range: { start: number; end: number },
  ): Promise<StoredAspect[]>;
}

export type Direction = 'INCOMING' | 'OUTGOING';

export interface Relationship {
  readonly type: string;
  /** URN at the other end. */
  readonly entity: string;
  /** Aspect that the edge comes from. */
  readonly aspect: string;
  readonly via?: string;
}

/** Start and count of an offset page, or a `scrollId` of an earlier page to go on from. */
export interface Page {
  readonly start: number;
  readonly count: number;
  readonly scrollId?: string;
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

export type Condition =
  | 'CONTAIN'
  | 'END_WITH'
  | 'EQUAL'
  | 'IEQUAL'
  | 'IN'
  | 'EXISTS'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL_TO'
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL_TO'
  | 'START_WITH'
  /** The values with the entities of their kind below them, above them, or both (`IsPartOf`). */
  | HierarchyCondition;

export type HierarchyCondition = 'DESCENDANTS_INCL' | 'ANCESTORS_INCL' | 'RELATED_INCL';

export interface Criterion {
  readonly field: string;
  readonly values: readonly string[];
  readonly condition: Condition;
  readonly negated?: boolean;
}

/** Or of ands; no branch at all means: no restriction. */
export interface Filter {
  readonly or: readonly { readonly and: readonly Criterion[] }[];
}

export interface Sort {
  readonly field: string;
  readonly order: 'ASCENDING' | 'DESCENDING';
}

export interface TimeseriesPoint {
  readonly timestampMillis: number;
  readonly text: string;
  readonly systemMetadata?: JsonObject;
}

export interface TimeseriesReader {
  /** Newest first, at most `limit` (default and maximum 10,000); `latestValue` gives one. */
  listPoints(
    query: TimeseriesQuestion & { readonly urn: string; readonly latestValue?: boolean },
  ): Promise<{ points: readonly TimeseriesPoint[]; limit: number }>;
  /**
   * The same of many entities, each with its own `limit`, by URN; nothing where there are none. One statement.
   * @throws LIMIT_EXCEEDED when it would be more than 20,000 points in all
   */
  listPointsOfMany(
    query: TimeseriesQuestion & { readonly urns: readonly string[] },
  ): Promise<ReadonlyMap<string, readonly TimeseriesPoint[]>>;
  /** When entities changed, or their jobs ran; one slot per question. A statement for either, however many. */
  findChanges(questions: readonly ChangeQuestion[]): Promise<Changes[]>;
}

/** What is asked of one timeseries aspect. Both ends inclusive. */
export interface TimeseriesQuestion {
  readonly aspectName: string;
  readonly startTimeMillis?: number;
  readonly endTimeMillis?: number;
  readonly limit?: number;
  readonly filter?: Filter;
}

export interface SearchQuery {
  /** Query text as typed; empty or `*` finds everything. Syntax: `docs/search.md`. */
  readonly input: string;
  /** The text is a question: none of its words must match, and the vocabulary of the catalog tells what else it may mean. */
  readonly byMeaning?: boolean;
  /** Empty: every searchable type. */
  readonly entityTypes: readonly string[];
  readonly filter?: Filter;
  /** Default: relevance, then URN. */
  readonly sort?: readonly Sort[];
  readonly page: Page;
  /** Asks for a `scrollId`; pages then come in URN order (or sort order, then URN), stable while others write. */
  readonly scroll?: boolean;
  /** Default false: hidden. */
  readonly includeSoftDeleted?: boolean;
  /** Facet names to count; absent: the default facets; empty: none (cheaper). */
  readonly facets?: readonly string[];
  /** Values listed per facet, at most 100, which is also the default. */
  readonly facetValues?: number;
  /** Search fields whose stored values come with each hit. */
  readonly extraFields?: readonly string[];
  /** Default true: each hit says which fields matched. */
  readonly matches?: boolean;
}

export interface MatchedField {
  readonly name: string;
  readonly value: string;
}

export interface SearchHit {
  readonly urn: string;
  readonly score: number;
  /** Fields that matched, with the matching text. */
  readonly matchedFields: readonly MatchedField[];
  /** Of the wished extra fields those that the entity has. */
  readonly extras: readonly { readonly name: string; readonly values: readonly FieldValue[] }[];
}

export interface Facet {
  readonly name: string;
  readonly displayName: string;
  /** Counts over all hits, most frequent first. */
  readonly aggregations: readonly { readonly value: string; readonly count: number }[];
  /** Number of values, those that are not listed included. */
  readonly valueCount: number;
}

export interface SearchResult {
  readonly start: number;
  readonly count: number;
  readonly total: number;
  readonly hits: readonly SearchHit[];
  readonly facets: readonly Facet[];
  readonly scrollId?: string;
}

/** Where a search looks: where a search field has one of the values, or among these entities. */
export type SearchSubset =
  { readonly field: string; readonly values: readonly string[] } | { readonly urns: readonly string[] };

export interface BrowseGroup {
  readonly name: string;
  readonly count: number;
  /** Are there further steps below? */
  readonly hasSubGroups: boolean;
}

export interface BrowseResult {
  readonly path: string;
  readonly start: number;
  readonly count: number;
  /** Entities directly at the path, of which `entities` is a page. */
  readonly total: number;
  readonly entities: readonly { readonly name: string; readonly urn: string }[];
  /** Path parts one level below, with the number of entities under each. */
  readonly groups: readonly BrowseGroup[];
  /** All entities at or below the path. */
  readonly totalBelow: number;
}

export interface SearchReader {
  search(query: SearchQuery): Promise<SearchResult>;
  /** The same search in several places, one answer for each; of facets only the usual ones, and no extra fields. */
  searchEach(query: SearchQuery, places: readonly SearchSubset[]): Promise<SearchResult[]>;
  autocomplete(query: {
    query: string;
    /** Empty: every searchable type. */
    entityTypes: readonly string[];
    /** Search field to complete; default: name-like fields. */
    field?: string;
    limit: number;
    start?: number;
    filter?: Filter;
  }): Promise<{ suggestions: { text: string; urn: string }[] }>;
  browse(query: {
    /** Empty: every searchable type. */
    entityTypes: readonly string[];
    /** Slash path, or the steps of a container path each led by U+241F. */
    path: string;
    page: Page;
    filter?: Filter;
    /** Only what this query finds. */
    input?: string;
    includeSoftDeleted?: boolean;
  }): Promise<BrowseResult>;
  /** The browse paths of one entity, as slash-delimited strings. */
  browsePaths(urn: string): Promise<string[]>;
}
