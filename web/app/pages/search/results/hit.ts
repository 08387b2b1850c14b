import type { SearchHitsQuery } from '../search-page.graphql.js';

/** One hit of a search. */
export type Hit = NonNullable<SearchHitsQuery['searchAcrossEntities']>['searchResults'][number];
