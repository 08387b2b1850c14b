/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { AndFilterInput, RelationshipDirection } from '../../../../api/types.graphql.js';
import type { Operation } from '../../../../api/operation.js';
import type { EntityLinkFragment, OwnerLabelFragment } from '../../../../api/fragments.graphql.js';

type ContentsRow_DataHubRole_Fragment = {
  readonly overview: {
    readonly description: string | null;
    readonly path: ReadonlyArray<{ readonly name: string }>;
    readonly owners: ReadonlyArray<OwnerLabelFragment>;
  };
} & EntityLinkFragment;
type ContentsRow_CorpUser_Fragment = {
  readonly person: { readonly title: string | null; readonly email: string | null } | null;
  readonly overview: {
    readonly description: string | null;
    readonly path: ReadonlyArray<{ readonly name: string }>;
    readonly owners: ReadonlyArray<OwnerLabelFragment>;
  };
} & EntityLinkFragment;
export type ContentsRowFragment = ContentsRow_DataHubRole_Fragment | ContentsRow_CorpUser_Fragment;
export type ContentsSearchQuery = {
  readonly searchAcrossEntities: {
    readonly total: number;
    readonly searchResults: ReadonlyArray<{
      readonly entity: ContentsRow_DataHubRole_Fragment | ContentsRow_CorpUser_Fragment;
    }>;
  } | null;
  readonly aggregateAcrossEntities: {
    readonly facets: ReadonlyArray<{
      readonly field: string;
      readonly aggregations: ReadonlyArray<{ readonly value: string; readonly count: number }>;
    }> | null;
  } | null;
};
export type ContentsRelatedQuery = {
  readonly entity: {
    readonly urn: string;
    readonly outgoing?: ContentsRelationshipsFragment | null;
    readonly incoming?: ContentsRelationshipsFragment | null;
  } | null;
};
export type ContentsRelationshipsFragment = {
  readonly total: number | null;
  readonly relationships: ReadonlyArray<{
    readonly type: string;
    readonly direction: RelationshipDirection;
    readonly entity: ContentsRow_DataHubRole_Fragment | ContentsRow_CorpUser_Fragment | null;
  }>;
};

export const ContentsSearch: Operation<
  ContentsSearchQuery,
  {
    query: string;
    start: number;
    count: number;
    found?: ReadonlyArray<AndFilterInput> | null | undefined;
    counted?: ReadonlyArray<AndFilterInput> | null | undefined;
  }
> =
  'query ContentsSearch($query: String!, $start: Int!, $count: Int!, $found: [AndFilterInput!], $counted: [AndFilterInput!]) {\n  searchAcrossEntities(\n    input: {query: $query, start: $start, count: $count, orFilters: $found, searchFlags: {skipAggregates: true, skipHighlighting: true}, sortInput: {sortCriteria: [{field: "_entityName", sortOrder: ASCENDING}]}}\n  ) {\n    total\n    searchResults {\n      entity {\n        ...ContentsRow\n      }\n    }\n  }\n  aggregateAcrossEntities(\n    input: {query: $query, facets: ["_entityType"], orFilters: $counted, searchFlags: {maxAggValues: 100}}\n  ) {\n    facets {\n      field\n      aggregations {\n        value\n        count\n      }\n    }\n  }\n}\nfragment ContentsRow on Entity {\n  ...EntityLink\n  overview {\n    description\n    path {\n      name\n    }\n    owners {\n      ...OwnerLabel\n    }\n  }\n  ... on CorpUser {\n    person: properties {\n      title\n      email\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}\nfragment OwnerLabel on Owner {\n  owner {\n    ... on CorpUser {\n      ...EntityName\n    }\n    ... on CorpGroup {\n      ...EntityName\n    }\n  }\n  ownershipType {\n    ...EntityName\n  }\n  type\n}\nfragment EntityName on Entity {\n  urn\n  overview {\n    name\n  }\n}';
export const ContentsRelated: Operation<
  ContentsRelatedQuery,
  {
    urn: string;
    outgoing: ReadonlyArray<string>;
    incoming: ReadonlyArray<string>;
    hasOutgoing: boolean;
    hasIncoming: boolean;
    count: number;
  }
> =
  'query ContentsRelated($urn: String!, $outgoing: [String!]!, $incoming: [String!]!, $hasOutgoing: Boolean!, $hasIncoming: Boolean!, $count: Int!) {\n  entity(urn: $urn) {\n    urn\n    outgoing: relationships(\n      input: {types: $outgoing, direction: OUTGOING, count: $count, includeSoftDelete: false}\n    ) @include(if: $hasOutgoing) {\n      ...ContentsRelationships\n    }\n    incoming: relationships(\n      input: {types: $incoming, direction: INCOMING, count: $count, includeSoftDelete: false}\n    ) @include(if: $hasIncoming) {\n      ...ContentsRelationships\n    }\n  }\n}\nfragment ContentsRelationships on EntityRelationshipsResult {\n  total\n  relationships {\n    type\n    direction\n    entity {\n      ...ContentsRow\n    }\n  }\n}\nfragment ContentsRow on Entity {\n  ...EntityLink\n  overview {\n    description\n    path {\n      name\n    }\n    owners {\n      ...OwnerLabel\n    }\n  }\n  ... on CorpUser {\n    person: properties {\n      title\n      email\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}\nfragment OwnerLabel on Owner {\n  owner {\n    ... on CorpUser {\n      ...EntityName\n    }\n    ... on CorpGroup {\n      ...EntityName\n    }\n  }\n  ownershipType {\n    ...EntityName\n  }\n  type\n}\nfragment EntityName on Entity {\n  urn\n  overview {\n    name\n  }\n}';
