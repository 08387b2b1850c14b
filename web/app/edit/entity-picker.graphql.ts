/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
/* eslint-disable */
import type {
  EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment,
  EntityType,
  Exact,
} from '../api/types.graphql.js';
import type { Operation } from '../api/operation.js';

export type PickerMatchesQueryVariables = Exact<{ types: ReadonlyArray<EntityType>; query: string }>;
export type PickerMatchesQuery = {
  readonly autoCompleteForMultiple: {
    readonly suggestions: ReadonlyArray<{
      readonly entities: ReadonlyArray<EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment>;
    }>;
  } | null;
};
export type PickerStartQueryVariables = Exact<{ types: ReadonlyArray<EntityType> }>;
export type PickerStartQuery = {
  readonly searchAcrossEntities: {
    readonly total: number;
    readonly searchResults: ReadonlyArray<{
      readonly entity: EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment;
    }>;
  } | null;
};

export const PickerMatches: Operation<PickerMatchesQuery, PickerMatchesQueryVariables> =
  'query PickerMatches($types: [EntityType!]!, $query: String!) {\n  autoCompleteForMultiple(input: {types: $types, query: $query, limit: 10}) {\n    suggestions {\n      entities {\n        ...EntityLink\n      }\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}' as Operation<
    PickerMatchesQuery,
    PickerMatchesQueryVariables
  >;
export const PickerStart: Operation<PickerStartQuery, PickerStartQueryVariables> =
  'query PickerStart($types: [EntityType!]!) {\n  searchAcrossEntities(\n    input: {types: $types, query: "*", count: 10, searchFlags: {skipAggregates: true, skipHighlighting: true}}\n  ) {\n    total\n    searchResults {\n      entity {\n        ...EntityLink\n      }\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}' as Operation<
    PickerStartQuery,
    PickerStartQueryVariables
  >;
