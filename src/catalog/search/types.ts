/** Searches and their results. */
import type { FieldValue } from '../../model/types.js';
import type { StoredEntity } from '../entities/types.js';
import type { Page } from '../page.js';
import type { Filter, Sort } from './filter.js';

/** What a search does not find although it matches. */
export interface BaseExclusions {
  /** Leaves out entities in lifecycle stages whose settings hide them. Default: false. */
  readonly hidesStages?: boolean;
  /** URNs of the stages to leave out. The reader adds them if `hidesStages` is true. */
  readonly hiddenStages?: readonly string[];
  /** Leaves out documents that only their assets show. Default: false. */
  readonly globalOnly?: boolean;
}

/** What a search of assets leaves out. */
export interface Exclusions extends BaseExclusions {
  /** Leaves out versions of assets that are not the latest of their version set. Default: false. */
  readonly latestVersionsOnly?: boolean;
}

export interface SearchQuery extends Exclusions {
  /** Query text as typed; an empty text or `*` finds everything. Syntax: `docs/search.md`. */
  readonly input: string;
  /** The text is a question: no word must match, and the vocabulary of the catalog adds related words and concepts. */
  readonly byMeaning?: boolean;
  /** Empty: every searchable type. */
  readonly entityTypes: readonly string[];
  readonly filter?: Filter | undefined;
  /** Default: relevance, then URN. */
  readonly sort?: readonly Sort[];
  readonly page: Page;
  /** Of siblings that match, only the primary one is a hit and part of the total. Facets count all of them. Default: false. */
  readonly mergesSiblings?: boolean;
  /** Requests a `scrollId`; pages then are in URN order (or sort order, then URN), which is stable while others write. */
  readonly scroll?: boolean;
  /** Default: false. */
  readonly includeSoftDeleted?: boolean;
  /** Facet names to count; absent: the default facets; empty: none (cheaper). */
  readonly facets?: readonly string[];
  /** Number of values listed per facet; default and maximum: 100. */
  readonly facetValues?: number;
  /** Search fields whose stored values are returned with each hit. */
  readonly extraFields?: readonly string[];
  /** Names of latest aspects that are returned with each hit, if the search can do so without another statement. */
  readonly aspects?: readonly string[];
  /** True: with `scroll`, each hit has a cursor that continues after it. */
  readonly hitCursors?: boolean;
  /** Default true: each hit reports which fields matched. */
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
  /** Continues after this hit; only if requested. */
  readonly cursor?: string;
  /** The requested aspects. Absent if they were not read. */
  readonly entity?: StoredEntity;
  /** The requested extra fields that the entity has. */
  readonly extras: readonly { readonly name: string; readonly values: readonly FieldValue[] }[];
}

export interface Facet {
  readonly name: string;
  readonly displayName: string;
  /** Counts over all hits, most frequent first. */
  readonly aggregations: readonly { readonly value: string; readonly count: number }[];
  /** Number of distinct values, including those that are not listed. */
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

/** A query with another spelling of some of its words. */
export interface Spelling {
  readonly text: string;
  /** Similarity to the query, up to 1. */
  readonly score: number;
  /** Number of names with the other spelling, among those that were read. */
  readonly frequency: number;
}

/** A subset of the catalog: entities with one of the values in a search field, or the listed entities. */
export type SearchSubset =
  { readonly field: string; readonly values: readonly string[] } | { readonly urns: readonly string[] };

export interface AutocompleteQuery extends BaseExclusions {
  readonly query: string;
  /** Empty: every searchable type. */
  readonly entityTypes: readonly string[];
  /** Search field to complete; default: name-like fields. */
  readonly field?: string;
  readonly limit: number;
  readonly start?: number;
  readonly filter?: Filter | undefined;
  /** Suggest an entity once, even if several of its texts match. */
  readonly onePerEntity?: boolean;
}

export interface Suggestion {
  readonly text: string;
  readonly urn: string;
}

export interface BrowseQuery extends BaseExclusions {
  /** Empty: every searchable type. */
  readonly entityTypes: readonly string[];
  /** Slash-separated path, or the steps of a container path, each after a U+241F. */
  readonly path: string;
  readonly page: Page;
  /** True: the page is one of groups, followed by entities. Default: it is one of entities, beside all groups. */
  readonly groupsFirst?: boolean;
  readonly filter?: Filter | undefined;
  /** Restricts the entities to those that this query finds. */
  readonly input?: string;
  readonly includeSoftDeleted?: boolean;
}

export interface SearchReader {
  search(query: SearchQuery): Promise<SearchResult>;
  /** Runs the same search in several subsets, with one answer for each; only with the usual facets and without extra fields. */
  searchEach(query: SearchQuery, subsets: readonly SearchSubset[]): Promise<SearchResult[]>;
  autocomplete(query: AutocompleteQuery): Promise<{ suggestions: Suggestion[] }>;
  /** Suggests the query with other spellings of words that no name has, best first. Each of them finds something. */
  suggestSpellings(query: SearchQuery): Promise<Spelling[]>;
  /** Lists one level of the browse hierarchy. */
  browse(query: BrowseQuery): Promise<BrowseResult>;
  /** Returns the browse paths of one entity as slash-separated strings. */
  browsePaths(urn: string): Promise<string[]>;
}

export interface BrowseGroup {
  readonly name: string;
  readonly count: number;
  /** Whether there are further levels below. */
  readonly hasSubGroups: boolean;
}

export interface BrowseResult {
  readonly path: string;
  readonly start: number;
  readonly count: number;
  /** Number of entities directly at the path; `entities` is a page of them. */
  readonly total: number;
  readonly entities: readonly { readonly name: string; readonly urn: string }[];
  /** Path parts one level below, with the number of entities under each. */
  readonly groups: readonly BrowseGroup[];
  /** Number of groups of the level, whether or not `groups` is a page of them. */
  readonly groupTotal: number;
  /** Number of entities at or below the path. */
  readonly totalBelow: number;
}
