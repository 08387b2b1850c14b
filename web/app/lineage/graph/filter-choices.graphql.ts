/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
/* eslint-disable */
import type { SearchAcrossLineageInput } from '../../api/types.graphql.js';
import type { Operation } from '../../api/operation.js';

export type FilterChoicesQuery = {
  readonly upstream: { readonly facets: ReadonlyArray<FilterChoiceFragment> | null } | null;
  readonly downstream: { readonly facets: ReadonlyArray<FilterChoiceFragment> | null } | null;
};
export type FilterChoiceFragment = {
  readonly field: string;
  readonly aggregations: ReadonlyArray<{
    readonly value: string;
    readonly count: number;
    readonly displayName: string | null;
  }>;
};

export const FilterChoices: Operation<
  FilterChoicesQuery,
  { upstream: SearchAcrossLineageInput; downstream: SearchAcrossLineageInput }
> =
  'query FilterChoices($upstream: SearchAcrossLineageInput!, $downstream: SearchAcrossLineageInput!) {\n  upstream: searchAcrossLineage(input: $upstream) {\n    facets {\n      ...FilterChoice\n    }\n  }\n  downstream: searchAcrossLineage(input: $downstream) {\n    facets {\n      ...FilterChoice\n    }\n  }\n}\nfragment FilterChoice on FacetMetadata {\n  field\n  aggregations {\n    value\n    count\n    displayName\n  }\n}';
