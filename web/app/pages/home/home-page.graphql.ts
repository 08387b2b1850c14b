/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { Operation } from '../../api/operation.js';
import type {
  EntityLinkFragment,
  FacetCountsFragment,
  FoundEntitiesFragment,
} from '../../api/fragments.graphql.js';
import type { PostFactsFragment } from '../settings/posts/posts.graphql.js';

export type HomeCountsQuery = {
  readonly aggregateAcrossEntities: {
    readonly facets: ReadonlyArray<{ readonly valueCount: number } & FacetCountsFragment> | null;
  } | null;
};
export type HomeAttentionQuery = {
  readonly openIncidents: {
    readonly total: number;
    readonly searchResults: ReadonlyArray<{
      readonly entity:
        | EntityLinkFragment
        | ({ readonly entities: ReadonlyArray<EntityLinkFragment> | null } & EntityLinkFragment);
    }>;
  } | null;
  readonly failing: {
    readonly total: number;
    readonly searchResults: ReadonlyArray<{
      readonly entity:
        | EntityLinkFragment
        | ({
            readonly relationships: {
              readonly relationships: ReadonlyArray<{ readonly entity: EntityLinkFragment | null }>;
            } | null;
          } & EntityLinkFragment);
    }>;
  } | null;
  readonly withoutOwner: { readonly total: number } | null;
  readonly withoutDescription: { readonly total: number } | null;
  readonly deprecated: { readonly total: number } | null;
};
export type HomeRecentQuery = {
  readonly recentlyChanged: ReadonlyArray<{
    readonly time: number;
    readonly entity: EntityLinkFragment;
    readonly actor: EntityLinkFragment | null;
  }>;
};
export type HomeOwnedQuery = { readonly searchAcrossEntities: FoundEntitiesFragment | null };
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

export const HomeCounts: Operation<HomeCountsQuery, { most: number }> =
  'query HomeCounts($most: Int!) {\n  aggregateAcrossEntities(\n    input: {query: "*", facets: ["_entityType", "platform", "domains"], searchFlags: {maxAggValues: $most}}\n  ) {\n    facets {\n      ...FacetCounts\n      valueCount\n    }\n  }\n}\nfragment FacetCounts on FacetMetadata {\n  field\n  aggregations {\n    value\n    count\n    displayName\n  }\n}';
export const HomeAttention: Operation<HomeAttentionQuery, { [key: string]: never }> =
  'query HomeAttention {\n  openIncidents: searchAcrossEntities(\n    input: {query: "*", types: [INCIDENT], count: 5, orFilters: [{and: [{field: "state", values: ["ACTIVE"]}]}], searchFlags: {skipAggregates: true, skipHighlighting: true}}\n  ) {\n    total\n    searchResults {\n      entity {\n        ...EntityLink\n        ... on Incident {\n          entities {\n            ...EntityLink\n          }\n        }\n      }\n    }\n  }\n  failing: searchAcrossEntities(\n    input: {query: "*", types: [ASSERTION], count: 5, orFilters: [{and: [{field: "assertionStatus", values: ["FAILING"]}]}], sortInput: {sortCriteria: [{field: "lastCompletedTime", sortOrder: DESCENDING}]}, searchFlags: {skipAggregates: true, skipHighlighting: true}}\n  ) {\n    total\n    searchResults {\n      entity {\n        ...EntityLink\n        ... on Assertion {\n          relationships(\n            input: {types: ["Asserts"], direction: OUTGOING, start: 0, count: 1, includeSoftDelete: false}\n          ) {\n            relationships {\n              entity {\n                ...EntityLink\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n  withoutOwner: searchAcrossEntities(\n    input: {query: "*", types: [DATASET, DASHBOARD, CHART, DATA_JOB, MLMODEL, MLFEATURE_TABLE], count: 0, orFilters: [{and: [{field: "hasOwners", values: ["true"], negated: true}]}], searchFlags: {skipAggregates: true}}\n  ) {\n    total\n  }\n  withoutDescription: searchAcrossEntities(\n    input: {query: "*", types: [DATASET, DASHBOARD, CHART, DATA_JOB, MLMODEL, MLFEATURE_TABLE], count: 0, orFilters: [{and: [{field: "hasDescription", values: ["true"], negated: true}]}], searchFlags: {skipAggregates: true}}\n  ) {\n    total\n  }\n  deprecated: searchAcrossEntities(\n    input: {query: "*", count: 0, orFilters: [{and: [{field: "deprecated", values: ["true"]}]}], searchFlags: {skipAggregates: true}}\n  ) {\n    total\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}';
export const HomeRecent: Operation<HomeRecentQuery, { [key: string]: never }> =
  'query HomeRecent {\n  recentlyChanged(input: {count: 10}) {\n    time\n    entity {\n      ...EntityLink\n    }\n    actor {\n      ...EntityLink\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}';
export const HomeOwned: Operation<HomeOwnedQuery, { owner: string }> =
  'query HomeOwned($owner: String!) {\n  searchAcrossEntities(\n    input: {query: "*", count: 10, orFilters: [{and: [{field: "owners", values: [$owner]}]}], searchFlags: {skipAggregates: true, skipHighlighting: true}}\n  ) {\n    ...FoundEntities\n  }\n}\nfragment FoundEntities on SearchResults {\n  total\n  searchResults {\n    entity {\n      ...EntityLink\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}';
export const HomePosts: Operation<HomePostsQuery, { [key: string]: never }> =
  'query HomePosts {\n  listPosts(input: {start: 0, count: 100}) {\n    posts {\n      ...PostFacts\n    }\n  }\n  me {\n    corpUser {\n      settings {\n        homePage {\n          dismissedAnnouncementUrns\n        }\n      }\n    }\n  }\n}\nfragment PostFacts on Post {\n  urn\n  postType\n  content {\n    contentType\n    title\n    description\n    link\n    media {\n      type\n      location\n    }\n  }\n  lastModified {\n    time\n  }\n}';
export const HidePost: Operation<{ readonly updateUserHomePageSettings: boolean | null }, { urn: string }> =
  'mutation HidePost($urn: String!) {\n  updateUserHomePageSettings(input: {newDismissedAnnouncements: [$urn]})\n}';
