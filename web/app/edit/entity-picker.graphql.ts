/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { EntityType } from '../api/types.graphql.js';
import type { Operation } from '../api/operation.js';
import type { EntityLinkFragment, FoundEntitiesFragment } from '../api/fragments.graphql.js';

export type PickerMatchesQuery = {
  readonly autoCompleteForMultiple: {
    readonly suggestions: ReadonlyArray<{ readonly entities: ReadonlyArray<EntityLinkFragment> }>;
  } | null;
};
export type PickerStartQuery = { readonly searchAcrossEntities: FoundEntitiesFragment | null };

export const PickerMatches: Operation<
  PickerMatchesQuery,
  { types: ReadonlyArray<EntityType>; query: string }
> =
  'query PickerMatches($types: [EntityType!]!, $query: String!) {\n  autoCompleteForMultiple(input: {types: $types, query: $query, limit: 10}) {\n    suggestions {\n      entities {\n        ...EntityLink\n      }\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}';
export const PickerStart: Operation<PickerStartQuery, { types: ReadonlyArray<EntityType> }> =
  'query PickerStart($types: [EntityType!]!) {\n  searchAcrossEntities(\n    input: {types: $types, query: "*", count: 10, searchFlags: {skipAggregates: true, skipHighlighting: true}}\n  ) {\n    ...FoundEntities\n  }\n}\nfragment FoundEntities on SearchResults {\n  total\n  searchResults {\n    entity {\n      ...EntityLink\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}';
