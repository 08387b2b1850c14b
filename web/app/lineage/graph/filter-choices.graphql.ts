/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { SearchAcrossLineageInput } from '../../api/types.graphql.js';
import type { Operation } from '../../api/operation.js';
import type { FacetCountsFragment } from '../../api/fragments.graphql.js';

export type FilterChoicesQuery = {
  readonly upstream: { readonly facets: ReadonlyArray<FacetCountsFragment> | null } | null;
  readonly downstream: { readonly facets: ReadonlyArray<FacetCountsFragment> | null } | null;
};

export const FilterChoices: Operation<
  FilterChoicesQuery,
  { upstream: SearchAcrossLineageInput; downstream: SearchAcrossLineageInput }
> =
  'query FilterChoices($upstream: SearchAcrossLineageInput!, $downstream: SearchAcrossLineageInput!) {\n  upstream: searchAcrossLineage(input: $upstream) {\n    facets {\n      ...FacetCounts\n    }\n  }\n  downstream: searchAcrossLineage(input: $downstream) {\n    facets {\n      ...FacetCounts\n    }\n  }\n}\nfragment FacetCounts on FacetMetadata {\n  field\n  aggregations {\n    value\n    count\n    displayName\n  }\n}';
