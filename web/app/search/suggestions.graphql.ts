/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
/* eslint-disable */
import type { EntityType, Exact } from '../api/types.graphql.js';
import type { Operation } from '../api/operation.js';

export type SearchSuggestionsQueryVariables = Exact<{ query: string; viewUrn?: string | null | undefined }>;
export type SearchSuggestionsQuery = {
  readonly autoCompleteForMultiple: {
    readonly suggestions: ReadonlyArray<{
      readonly type: EntityType;
      readonly entities: ReadonlyArray<{
        readonly urn: string;
        readonly overview: {
          readonly name: string;
          readonly subTypes: ReadonlyArray<string>;
          readonly path: ReadonlyArray<{ readonly name: string }>;
          readonly platform: {
            readonly urn: string;
            readonly name: string;
            readonly properties: { readonly displayName: string | null } | null;
          } | null;
        };
      }>;
    }>;
  } | null;
};

export const SearchSuggestions: Operation<SearchSuggestionsQuery, SearchSuggestionsQueryVariables> =
  'query SearchSuggestions($query: String!, $viewUrn: String) {\n  autoCompleteForMultiple(input: {query: $query, limit: 6, viewUrn: $viewUrn}) {\n    suggestions {\n      type\n      entities {\n        ...EntityLink\n        overview {\n          path {\n            name\n          }\n        }\n      }\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}' as Operation<
    SearchSuggestionsQuery,
    SearchSuggestionsQueryVariables
  >;
