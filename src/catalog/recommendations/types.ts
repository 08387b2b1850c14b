/** Recommendations, independent of how an API presents them. */
import type { EntityReader } from '../entities/types.js';
import type { Filter } from '../search/filter.js';
import type { SearchReader } from '../search/types.js';
import type { UsageEventReader } from '../usage-events/types.js';

/** The page that shows the recommendations. */
export type Scenario = 'HOME' | 'SEARCH_RESULTS' | 'ENTITY_PROFILE' | 'SEARCH_BAR';

/** The readers of the actor. */
export interface RecommendationReaders {
  readonly entities: Pick<EntityReader, 'findEntities'>;
  readonly search: Pick<SearchReader, 'search'>;
  readonly usageEvents: UsageEventReader;
}

/** An entity with the number of assets that have it, and the search field in which they have it. */
export interface FacetContent {
  readonly kind: 'facet';
  readonly urn: string;
  readonly field: string;
  readonly count: number;
}

export type RecommendedContent =
  | FacetContent
  | { readonly kind: 'entity'; readonly urn: string }
  | { readonly kind: 'query'; readonly query: string };

export interface RecommendationModule {
  readonly moduleId: string;
  readonly title: string;
  readonly renderType:
    | 'ENTITY_NAME_LIST'
    | 'PLATFORM_SEARCH_LIST'
    | 'TAG_SEARCH_LIST'
    | 'SEARCH_QUERY_LIST'
    | 'GLOSSARY_TERM_SEARCH_LIST'
    | 'DOMAIN_SEARCH_LIST';
  readonly content: readonly RecommendedContent[];
}

export interface RecommendationQuery {
  readonly scenario: Scenario;
  /** URN of the user. */
  readonly actor: string;
  /** The view of the user, which restricts the counts. */
  readonly view: { readonly entityTypes: readonly string[]; readonly filter?: Filter };
}
