/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { EntityType } from '../api/types.graphql.js';
import type { Operation } from '../api/operation.js';
import type { EntityLinkFragment } from '../api/fragments.graphql.js';

export type SearchSuggestionsQuery = {
  readonly autoCompleteForMultiple: {
    readonly suggestions: ReadonlyArray<{
      readonly type: EntityType;
      readonly entities: ReadonlyArray<
        {
          readonly overview: { readonly path: ReadonlyArray<{ readonly name: string }> };
        } & EntityLinkFragment
      >;
    }>;
  } | null;
};

export const SearchSuggestions: Operation<
  SearchSuggestionsQuery,
  { query: string; viewUrn?: string | null | undefined }
> =
  'query SearchSuggestions($query: String!, $viewUrn: String) {\n  autoCompleteForMultiple(input: {query: $query, limit: 6, viewUrn: $viewUrn}) {\n    suggestions {\n      type\n      entities {\n        ...EntityLink\n        overview {\n          path {\n            name\n          }\n        }\n      }\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}';
