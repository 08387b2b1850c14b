/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
/* eslint-disable */
import type {
  EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment,
  Exact,
} from '../../api/types.graphql.js';
import type { Operation } from '../../api/operation.js';
import type { PostFactsFragment } from '../settings/posts/posts.graphql.js';

export type HomeCountsQueryVariables = Exact<{ most: number }>;
export type HomeCountsQuery = {
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
export type HomeAttentionQueryVariables = Exact<{ [key: string]: never }>;
export type HomeAttentionQuery = {
  readonly openIncidents: {
    readonly total: number;
    readonly searchResults: ReadonlyArray<{
      readonly entity:
        | EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment
        | {
            readonly urn: string;
            readonly entities: ReadonlyArray<EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment> | null;
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
    }>;
  } | null;
  readonly failing: {
    readonly total: number;
    readonly searchResults: ReadonlyArray<{
      readonly entity:
        | EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment
        | {
            readonly urn: string;
            readonly relationships: {
              readonly relationships: ReadonlyArray<{
                readonly entity: EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment | null;
              }>;
            } | null;
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
    }>;
  } | null;
  readonly withoutOwner: { readonly total: number } | null;
  readonly withoutDescription: { readonly total: number } | null;
  readonly deprecated: { readonly total: number } | null;
};
export type HomeRecentQueryVariables = Exact<{ [key: string]: never }>;
export type HomeRecentQuery = {
  readonly recentlyChanged: ReadonlyArray<{
    readonly time: number;
    readonly entity: EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment;
    readonly actor: EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment | null;
  }>;
};
export type HomeViewedQueryVariables = Exact<{ urns: ReadonlyArray<string> }>;
export type HomeViewedQuery = {
  readonly entities: ReadonlyArray<EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment | null> | null;
};
export type HomeOwnedQueryVariables = Exact<{ owner: string }>;
export type HomeOwnedQuery = {
  readonly searchAcrossEntities: {
    readonly total: number;
    readonly searchResults: ReadonlyArray<{
      readonly entity: EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment;
    }>;
  } | null;
};
export type HomePostsQueryVariables = Exact<{ [key: string]: never }>;
export type HomePostsQuery = {
  readonly listPosts: { readonly posts: ReadonlyArray<PostFactsFragment> } | null;
  readonly me: {
    readonly corpUser: {
      readonly settings: {
        readonly homePage: { readonly dismissedAnnouncementUrns: ReadonlyArray<string | null> | null } | null;
      } | null;
    };
  } | null;
};
export type HidePostMutationVariables = Exact<{ urn: string }>;
export type HidePostMutation = { readonly updateUserHomePageSettings: boolean | null };

export const HomeCounts: Operation<HomeCountsQuery, HomeCountsQueryVariables> =
  'query HomeCounts($most: Int!) {\n  aggregateAcrossEntities(\n    input: {query: "*", facets: ["_entityType", "platform", "domains"], searchFlags: {maxAggValues: $most}}\n  ) {\n    facets {\n      field\n      valueCount\n      aggregations {\n        value\n        count\n        displayName\n      }\n    }\n  }\n}' as Operation<
    HomeCountsQuery,
    HomeCountsQueryVariables
  >;
export const HomeAttention: Operation<HomeAttentionQuery, HomeAttentionQueryVariables> =
  'query HomeAttention {\n  openIncidents: searchAcrossEntities(\n    input: {query: "*", types: [INCIDENT], count: 5, orFilters: [{and: [{field: "state", values: ["ACTIVE"]}]}], searchFlags: {skipAggregates: true, skipHighlighting: true}}\n  ) {\n    total\n    searchResults {\n      entity {\n        ...EntityLink\n        ... on Incident {\n          entities {\n            ...EntityLink\n          }\n        }\n      }\n    }\n  }\n  failing: searchAcrossEntities(\n    input: {query: "*", types: [ASSERTION], count: 5, orFilters: [{and: [{field: "assertionStatus", values: ["FAILING"]}]}], sortInput: {sortCriteria: [{field: "lastCompletedTime", sortOrder: DESCENDING}]}, searchFlags: {skipAggregates: true, skipHighlighting: true}}\n  ) {\n    total\n    searchResults {\n      entity {\n        ...EntityLink\n        ... on Assertion {\n          relationships(\n            input: {types: ["Asserts"], direction: OUTGOING, start: 0, count: 1, includeSoftDelete: false}\n          ) {\n            relationships {\n              entity {\n                ...EntityLink\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n  withoutOwner: searchAcrossEntities(\n    input: {query: "*", types: [DATASET, DASHBOARD, CHART, DATA_JOB, MLMODEL, MLFEATURE_TABLE], count: 0, orFilters: [{and: [{field: "hasOwners", values: ["true"], negated: true}]}], searchFlags: {skipAggregates: true}}\n  ) {\n    total\n  }\n  withoutDescription: searchAcrossEntities(\n    input: {query: "*", types: [DATASET, DASHBOARD, CHART, DATA_JOB, MLMODEL, MLFEATURE_TABLE], count: 0, orFilters: [{and: [{field: "hasDescription", values: ["true"], negated: true}]}], searchFlags: {skipAggregates: true}}\n  ) {\n    total\n  }\n  deprecated: searchAcrossEntities(\n    input: {query: "*", count: 0, orFilters: [{and: [{field: "deprecated", values: ["true"]}]}], searchFlags: {skipAggregates: true}}\n  ) {\n    total\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}' as Operation<
    HomeAttentionQuery,
    HomeAttentionQueryVariables
  >;
export const HomeRecent: Operation<HomeRecentQuery, HomeRecentQueryVariables> =
  'query HomeRecent {\n  recentlyChanged(input: {count: 10}) {\n    time\n    entity {\n      ...EntityLink\n    }\n    actor {\n      ...EntityLink\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}' as Operation<
    HomeRecentQuery,
    HomeRecentQueryVariables
  >;
export const HomeViewed: Operation<HomeViewedQuery, HomeViewedQueryVariables> =
  'query HomeViewed($urns: [String!]!) {\n  entities(urns: $urns, checkForExistence: true) {\n    ...EntityLink\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}' as Operation<
    HomeViewedQuery,
    HomeViewedQueryVariables
  >;
export const HomeOwned: Operation<HomeOwnedQuery, HomeOwnedQueryVariables> =
  'query HomeOwned($owner: String!) {\n  searchAcrossEntities(\n    input: {query: "*", count: 10, orFilters: [{and: [{field: "owners", values: [$owner]}]}], searchFlags: {skipAggregates: true, skipHighlighting: true}}\n  ) {\n    total\n    searchResults {\n      entity {\n        ...EntityLink\n      }\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}' as Operation<
    HomeOwnedQuery,
    HomeOwnedQueryVariables
  >;
export const HomePosts: Operation<HomePostsQuery, HomePostsQueryVariables> =
  'query HomePosts {\n  listPosts(input: {start: 0, count: 100}) {\n    posts {\n      ...PostFacts\n    }\n  }\n  me {\n    corpUser {\n      settings {\n        homePage {\n          dismissedAnnouncementUrns\n        }\n      }\n    }\n  }\n}\nfragment PostFacts on Post {\n  urn\n  postType\n  content {\n    contentType\n    title\n    description\n    link\n    media {\n      type\n      location\n    }\n  }\n  lastModified {\n    time\n  }\n}' as Operation<
    HomePostsQuery,
    HomePostsQueryVariables
  >;
export const HidePost: Operation<HidePostMutation, HidePostMutationVariables> =
  'mutation HidePost($urn: String!) {\n  updateUserHomePageSettings(input: {newDismissedAnnouncements: [$urn]})\n}' as Operation<
    HidePostMutation,
    HidePostMutationVariables
  >;
