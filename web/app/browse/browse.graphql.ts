/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type {
  AggregateAcrossEntitiesInput,
  AndFilterInput,
  EntityType,
  SearchAcrossEntitiesInput,
  SearchFlags,
} from '../api/types.graphql.js';
import type { Operation } from '../api/operation.js';
import type {
  EntityLinkFragment,
  FacetCountsFragment,
  FoundEntitiesFragment,
} from '../api/fragments.graphql.js';

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

export type BrowseCountsQuery = {
  readonly aggregateAcrossEntities: {
    readonly facets: ReadonlyArray<{ readonly valueCount: number } & FacetCountsFragment> | null;
  } | null;
};
export type BrowseLeavesQuery = { readonly searchAcrossEntities: FoundEntitiesFragment | null };
export type BrowseStepsQuery = {
  readonly browseV2: {
    readonly total: number;
    readonly groups: ReadonlyArray<{
      readonly name: string;
      readonly count: number;
      readonly entity: EntityLinkFragment | null;
    }>;
  } | null;
  readonly searchAcrossEntities: FoundEntitiesFragment | null;
};
export type BrowseVocabularyQuery = {
  readonly searchAcrossEntities: {
    readonly total: number;
    readonly searchResults: ReadonlyArray<{
      readonly entity:
        | ({
            readonly overview: {
              readonly path: ReadonlyArray<{ readonly entity: { readonly urn: string } | null }>;
            };
          } & EntityLinkFragment)
        | ({
            readonly childrenCount: { readonly termsCount: number; readonly nodesCount: number } | null;
            readonly overview: {
              readonly path: ReadonlyArray<{ readonly entity: { readonly urn: string } | null }>;
            };
          } & EntityLinkFragment);
    }>;
  } | null;
  readonly aggregateAcrossEntities: { readonly facets: ReadonlyArray<FacetCountsFragment> | null } | null;
};
export type BrowsePlaceQuery = {
  readonly searchAcrossEntities: {
    readonly searchResults: ReadonlyArray<{
      readonly extraProperties: ReadonlyArray<{ readonly name: string; readonly value: string }> | null;
    }>;
  } | null;
};

export const BrowseCounts: Operation<BrowseCountsQuery, { counts: AggregateAcrossEntitiesInput }> =
  'query BrowseCounts($counts: AggregateAcrossEntitiesInput!) {\n  aggregateAcrossEntities(input: $counts) {\n    facets {\n      ...FacetCounts\n      valueCount\n    }\n  }\n}\nfragment FacetCounts on FacetMetadata {\n  field\n  aggregations {\n    value\n    count\n    displayName\n  }\n}';
export const BrowseLeaves: Operation<BrowseLeavesQuery, { leaves: SearchAcrossEntitiesInput }> =
  'query BrowseLeaves($leaves: SearchAcrossEntitiesInput!) {\n  searchAcrossEntities(input: $leaves) {\n    ...FoundEntities\n  }\n}\nfragment FoundEntities on SearchResults {\n  total\n  searchResults {\n    entity {\n      ...EntityLink\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}';
export const BrowseSteps: Operation<
  BrowseStepsQuery,
  { steps: BrowseV2Input; leaves: SearchAcrossEntitiesInput }
> =
  'query BrowseSteps($steps: BrowseV2Input!, $leaves: SearchAcrossEntitiesInput!) {\n  browseV2(input: $steps) {\n    total\n    groups {\n      name\n      count\n      entity {\n        ...EntityLink\n      }\n    }\n  }\n  searchAcrossEntities(input: $leaves) {\n    ...FoundEntities\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}\nfragment FoundEntities on SearchResults {\n  total\n  searchResults {\n    entity {\n      ...EntityLink\n    }\n  }\n}';
export const BrowseVocabulary: Operation<
  BrowseVocabularyQuery,
  { entries: SearchAcrossEntitiesInput; counts: AggregateAcrossEntitiesInput }
> =
  'query BrowseVocabulary($entries: SearchAcrossEntitiesInput!, $counts: AggregateAcrossEntitiesInput!) {\n  searchAcrossEntities(input: $entries) {\n    total\n    searchResults {\n      entity {\n        ...EntityLink\n        overview {\n          path {\n            entity {\n              urn\n            }\n          }\n        }\n        ... on GlossaryNode {\n          childrenCount {\n            termsCount\n            nodesCount\n          }\n        }\n      }\n    }\n  }\n  aggregateAcrossEntities(input: $counts) {\n    facets {\n      ...FacetCounts\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}\nfragment FacetCounts on FacetMetadata {\n  field\n  aggregations {\n    value\n    count\n    displayName\n  }\n}';
export const BrowsePlace: Operation<BrowsePlaceQuery, { entity: SearchAcrossEntitiesInput }> =
  'query BrowsePlace($entity: SearchAcrossEntitiesInput!) {\n  searchAcrossEntities(input: $entity) {\n    searchResults {\n      extraProperties {\n        name\n        value\n      }\n    }\n  }\n}';
