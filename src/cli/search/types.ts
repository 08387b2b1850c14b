export interface SearchHit {
  readonly urn: string;
  readonly type: string;
  /** Fields that match the query. */
  readonly matched: readonly { readonly name: string; readonly value: string }[];
}

export interface Facet {
  readonly name: string;
  readonly displayName: string;
  readonly aggregations: Readonly<Record<string, number>>;
}

export interface SearchPage {
  /** Number of all hits. */
  readonly total: number;
  readonly hits: readonly SearchHit[];
  readonly facets: readonly Facet[];
  /** Absent on the last page. */
  readonly scrollId?: string;
}

export interface SearchQuery {
  readonly input: string;
  /** Entity type; absent: all searchable types. */
  readonly entity?: string;
  readonly filter?: Filter;
  readonly sort?: readonly Sort[];
  readonly includeSoftDeleted?: boolean;
  /** Facets. Absent: the usual ones; empty: none, which is faster. */
  readonly facets?: readonly string[];
}

export interface Criterion {
  readonly field: string;
  readonly values: readonly string[];
  readonly condition: string;
  readonly negated: boolean;
}

export interface Filter {
  readonly or: readonly { readonly and: readonly Criterion[] }[];
}

export interface Sort {
  readonly field: string;
  readonly order: 'ASCENDING' | 'DESCENDING';
}
