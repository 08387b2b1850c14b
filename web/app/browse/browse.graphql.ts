/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
/* eslint-disable */
import type {
  AggregateAcrossEntitiesInput,
  AndFilterInput,
  EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment,
  EntityType,
  Exact,
  SearchAcrossEntitiesInput,
  SearchFlags,
} from '../api/types.graphql.js';
import type { Operation } from '../api/operation.js';

export type BrowseV2Input = {
  readonly type?: EntityType | null | undefined;
  /** Default: all types. */
  readonly types?: ReadonlyArray<EntityType> | null | undefined;
  /** Steps from the root. Default: the root. */
  readonly path?: ReadonlyArray<string> | null | undefined;
  readonly start?: number | null | undefined;
  readonly count?: number | null | undefined;
  readonly query?: string | null | undefined;
  readonly orFilters?: ReadonlyArray<AndFilterInput> | null | undefined;
  readonly viewUrn?: string | null | undefined;
  readonly searchFlags?: SearchFlags | null | undefined;
};

type BrowseLeaf_Xi4aaO8MGcmloY8DemzsPvn4UyvTtPm4B1tnZy3aMy_Fragment = {
  readonly urn: string;
  readonly overview: {
    readonly name: string;
    readonly subTypes: ReadonlyArray<string>;
    readonly platform: {
      readonly urn: string;
      readonly name: string;
      readonly properties: { readonly displayName: string | null } | null;
    } | null;
  };
};
type BrowseLeaf_VUqcPZvZwx9r9iUf8Vj42BrLbitMjEz5wKKe0obnsDc_Fragment = {
  readonly urn: string;
  readonly overview: {
    readonly name: string;
    readonly subTypes: ReadonlyArray<string>;
    readonly platform: {
      readonly urn: string;
      readonly name: string;
      readonly properties: { readonly displayName: string | null } | null;
    } | null;
  };
};
type BrowseLeaf_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment = {
  readonly urn: string;
  readonly overview: {
    readonly name: string;
    readonly subTypes: ReadonlyArray<string>;
    readonly platform: {
      readonly urn: string;
      readonly name: string;
      readonly properties: { readonly displayName: string | null } | null;
    } | null;
  };
};
export type BrowseLeafFragment =
  | BrowseLeaf_Xi4aaO8MGcmloY8DemzsPvn4UyvTtPm4B1tnZy3aMy_Fragment
  | BrowseLeaf_VUqcPZvZwx9r9iUf8Vj42BrLbitMjEz5wKKe0obnsDc_Fragment
  | BrowseLeaf_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment;
export type BrowseCountsQueryVariables = Exact<{ counts: AggregateAcrossEntitiesInput }>;
export type BrowseCountsQuery = {
  readonly aggregateAcrossEntities: {
    readonly facets: ReadonlyArray<{
      readonly field: string;
      readonly valueCount: number;
      readonly aggregations: ReadonlyArray<{
        readonly value: string;
        readonly count: number;
        readonly displayName: string | null;
      }>;
    }> | null;
  } | null;
};
export type BrowseLeavesQueryVariables = Exact<{ leaves: SearchAcrossEntitiesInput }>;
export type BrowseLeavesQuery = {
  readonly searchAcrossEntities: {
    readonly total: number;
    readonly searchResults: ReadonlyArray<{
      readonly entity: EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment;
    }>;
  } | null;
};
export type BrowseStepsQueryVariables = Exact<{ steps: BrowseV2Input; leaves: SearchAcrossEntitiesInput }>;
export type BrowseStepsQuery = {
  readonly browseV2: {
    readonly total: number;
    readonly groups: ReadonlyArray<{
      readonly name: string;
      readonly count: number;
      readonly entity: EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment | null;
    }>;
  } | null;
  readonly searchAcrossEntities: {
    readonly total: number;
    readonly searchResults: ReadonlyArray<{
      readonly entity: EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment;
    }>;
  } | null;
};
export type BrowseVocabularyQueryVariables = Exact<{
  entries: SearchAcrossEntitiesInput;
  counts: AggregateAcrossEntitiesInput;
}>;
export type BrowseVocabularyQuery = {
  readonly searchAcrossEntities: {
    readonly total: number;
    readonly searchResults: ReadonlyArray<{
      readonly entity:
        | {
            readonly urn: string;
            readonly overview: {
              readonly name: string;
              readonly subTypes: ReadonlyArray<string>;
              readonly path: ReadonlyArray<{ readonly entity: { readonly urn: string } | null }>;
              readonly platform: {
                readonly urn: string;
                readonly name: string;
                readonly properties: { readonly displayName: string | null } | null;
              } | null;
            };
          }
        | {
            readonly urn: string;
            readonly childrenCount: { readonly termsCount: number; readonly nodesCount: number } | null;
            readonly overview: {
              readonly name: string;
              readonly subTypes: ReadonlyArray<string>;
              readonly path: ReadonlyArray<{ readonly entity: { readonly urn: string } | null }>;
              readonly platform: {
                readonly urn: string;
                readonly name: string;
                readonly properties: { readonly displayName: string | null } | null;
              } | null;
            };
          };
    }>;
  } | null;
  readonly aggregateAcrossEntities: {
    readonly facets: ReadonlyArray<{
      readonly field: string;
      readonly aggregations: ReadonlyArray<{
        readonly value: string;
        readonly count: number;
        readonly displayName: string | null;
      }>;
    }> | null;
  } | null;
};
export type BrowseNamesQueryVariables = Exact<{ urns: ReadonlyArray<string> }>;
export type BrowseNamesQuery = {
  readonly entities: ReadonlyArray<{
    readonly urn: string;
    readonly overview: { readonly name: string };
  } | null> | null;
};
export type BrowsePlaceQueryVariables = Exact<{ entity: SearchAcrossEntitiesInput }>;
export type BrowsePlaceQuery = {
  readonly searchAcrossEntities: {
    readonly searchResults: ReadonlyArray<{
      readonly extraProperties: ReadonlyArray<{ readonly name: string; readonly value: string }> | null;
    }>;
  } | null;
};

export const BrowseCounts: Operation<BrowseCountsQuery, BrowseCountsQueryVariables> =
  'query BrowseCounts($counts: AggregateAcrossEntitiesInput!) {\n  aggregateAcrossEntities(input: $counts) {\n    facets {\n      field\n      valueCount\n      aggregations {\n        value\n        count\n        displayName\n      }\n    }\n  }\n}' as Operation<
    BrowseCountsQuery,
    BrowseCountsQueryVariables
  >;
export const BrowseLeaves: Operation<BrowseLeavesQuery, BrowseLeavesQueryVariables> =
  'query BrowseLeaves($leaves: SearchAcrossEntitiesInput!) {\n  searchAcrossEntities(input: $leaves) {\n    total\n    searchResults {\n      entity {\n        ...BrowseLeaf\n      }\n    }\n  }\n}\nfragment BrowseLeaf on Entity {\n  ...EntityLink\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}' as Operation<
    BrowseLeavesQuery,
    BrowseLeavesQueryVariables
  >;
export const BrowseSteps: Operation<BrowseStepsQuery, BrowseStepsQueryVariables> =
  'query BrowseSteps($steps: BrowseV2Input!, $leaves: SearchAcrossEntitiesInput!) {\n  browseV2(input: $steps) {\n    total\n    groups {\n      name\n      count\n      entity {\n        ...BrowseLeaf\n      }\n    }\n  }\n  searchAcrossEntities(input: $leaves) {\n    total\n    searchResults {\n      entity {\n        ...BrowseLeaf\n      }\n    }\n  }\n}\nfragment BrowseLeaf on Entity {\n  ...EntityLink\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}' as Operation<
    BrowseStepsQuery,
    BrowseStepsQueryVariables
  >;
export const BrowseVocabulary: Operation<BrowseVocabularyQuery, BrowseVocabularyQueryVariables> =
  'query BrowseVocabulary($entries: SearchAcrossEntitiesInput!, $counts: AggregateAcrossEntitiesInput!) {\n  searchAcrossEntities(input: $entries) {\n    total\n    searchResults {\n      entity {\n        ...BrowseLeaf\n        overview {\n          path {\n            entity {\n              urn\n            }\n          }\n        }\n        ... on GlossaryNode {\n          childrenCount {\n            termsCount\n            nodesCount\n          }\n        }\n      }\n    }\n  }\n  aggregateAcrossEntities(input: $counts) {\n    facets {\n      field\n      aggregations {\n        value\n        count\n        displayName\n      }\n    }\n  }\n}\nfragment BrowseLeaf on Entity {\n  ...EntityLink\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}' as Operation<
    BrowseVocabularyQuery,
    BrowseVocabularyQueryVariables
  >;
export const BrowseNames: Operation<BrowseNamesQuery, BrowseNamesQueryVariables> =
  'query BrowseNames($urns: [String!]!) {\n  entities(urns: $urns, checkForExistence: true) {\n    urn\n    overview {\n      name\n    }\n  }\n}' as Operation<
    BrowseNamesQuery,
    BrowseNamesQueryVariables
  >;
export const BrowsePlace: Operation<BrowsePlaceQuery, BrowsePlaceQueryVariables> =
  'query BrowsePlace($entity: SearchAcrossEntitiesInput!) {\n  searchAcrossEntities(input: $entity) {\n    searchResults {\n      extraProperties {\n        name\n        value\n      }\n    }\n  }\n}' as Operation<
    BrowsePlaceQuery,
    BrowsePlaceQueryVariables
  >;
