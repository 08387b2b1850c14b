/** Searches and their results. */
import type { FieldValue } from '../../model/types.js';
import type { BrowseResult } from '../browse/types.js';
import type { Page } from '../page.js';
import type { Filter, Sort } from './filter.js';

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
