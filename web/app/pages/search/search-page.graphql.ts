/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
/* eslint-disable */
import type {
  AggregateAcrossEntitiesInput,
  Exact,
  SearchAcrossEntitiesInput,
} from '../../api/types.graphql.js';
import type { Operation } from '../../api/operation.js';
import type { OwnerLabelFragment } from '../../api/fragments/labels.graphql.js';
import type { TagLabelFragment } from '../../api/fragments/labels.graphql.js';
import type { TermLabelFragment } from '../../api/fragments/labels.graphql.js';

type SearchCard_Xi4aaO8MGcmloY8DemzsPvn4UyvTtPm4B1tnZy3aMy_Fragment = {
  readonly urn: string;
  readonly overview: {
    readonly description: string | null;
    readonly removed: boolean;
    readonly openIncidents: number;
    readonly name: string;
    readonly subTypes: ReadonlyArray<string>;
    readonly path: ReadonlyArray<{ readonly name: string; readonly entity: { readonly urn: string } | null }>;
    readonly owners: ReadonlyArray<OwnerLabelFragment>;
    readonly tags: ReadonlyArray<TagLabelFragment>;
    readonly glossaryTerms: ReadonlyArray<TermLabelFragment>;
    readonly domain: { readonly urn: string; readonly overview: { readonly name: string } } | null;
    readonly deprecation: { readonly deprecated: boolean; readonly note: string | null } | null;
    readonly lastChange: { readonly time: number } | null;
    readonly platform: {
      readonly urn: string;
      readonly name: string;
      readonly properties: { readonly displayName: string | null } | null;
    } | null;
  };
};
type SearchCard_VUqcPZvZwx9r9iUf8Vj42BrLbitMjEz5wKKe0obnsDc_Fragment = {
  readonly urn: string;
  readonly overview: {
    readonly description: string | null;
    readonly removed: boolean;
    readonly openIncidents: number;
    readonly name: string;
    readonly subTypes: ReadonlyArray<string>;
    readonly path: ReadonlyArray<{ readonly name: string; readonly entity: { readonly urn: string } | null }>;
    readonly owners: ReadonlyArray<OwnerLabelFragment>;
    readonly tags: ReadonlyArray<TagLabelFragment>;
    readonly glossaryTerms: ReadonlyArray<TermLabelFragment>;
    readonly domain: { readonly urn: string; readonly overview: { readonly name: string } } | null;
    readonly deprecation: { readonly deprecated: boolean; readonly note: string | null } | null;
    readonly lastChange: { readonly time: number } | null;
    readonly platform: {
      readonly urn: string;
      readonly name: string;
      readonly properties: { readonly displayName: string | null } | null;
    } | null;
  };
};
type SearchCard_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment = {
  readonly urn: string;
  readonly overview: {
    readonly description: string | null;
    readonly removed: boolean;
    readonly openIncidents: number;
    readonly name: string;
    readonly subTypes: ReadonlyArray<string>;
    readonly path: ReadonlyArray<{ readonly name: string; readonly entity: { readonly urn: string } | null }>;
    readonly owners: ReadonlyArray<OwnerLabelFragment>;
    readonly tags: ReadonlyArray<TagLabelFragment>;
    readonly glossaryTerms: ReadonlyArray<TermLabelFragment>;
    readonly domain: { readonly urn: string; readonly overview: { readonly name: string } } | null;
    readonly deprecation: { readonly deprecated: boolean; readonly note: string | null } | null;
    readonly lastChange: { readonly time: number } | null;
    readonly platform: {
      readonly urn: string;
      readonly name: string;
      readonly properties: { readonly displayName: string | null } | null;
    } | null;
  };
};
export type SearchCardFragment =
  | SearchCard_Xi4aaO8MGcmloY8DemzsPvn4UyvTtPm4B1tnZy3aMy_Fragment
  | SearchCard_VUqcPZvZwx9r9iUf8Vj42BrLbitMjEz5wKKe0obnsDc_Fragment
  | SearchCard_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment;
export type SearchHitsQueryVariables = Exact<{ input: SearchAcrossEntitiesInput }>;
export type SearchHitsQuery = {
  readonly searchAcrossEntities: {
    readonly total: number;
    readonly searchResults: ReadonlyArray<{
      readonly entity: SearchCard_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment;
      readonly matchedFields: ReadonlyArray<{
        readonly name: string;
        readonly value: string;
        readonly entity: { readonly urn: string; readonly overview: { readonly name: string } } | null;
      }>;
    }>;
  } | null;
};
export type SearchFacetsQueryVariables = Exact<{ input: AggregateAcrossEntitiesInput }>;
export type SearchFacetsQuery = {
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
export type FilterPropertiesQueryVariables = Exact<{ [key: string]: never }>;
export type FilterPropertiesQuery = {
  readonly searchAcrossEntities: {
    readonly searchResults: ReadonlyArray<{
      readonly entity: { readonly urn: string; readonly overview: { readonly name: string } };
    }>;
  } | null;
};
export type ChosenNamesQueryVariables = Exact<{ urns: ReadonlyArray<string> }>;
export type ChosenNamesQuery = {
  readonly entities: ReadonlyArray<{
    readonly urn: string;
    readonly overview: { readonly name: string };
  } | null> | null;
};

export const SearchHits: Operation<SearchHitsQuery, SearchHitsQueryVariables> =
  'query SearchHits($input: SearchAcrossEntitiesInput!) {\n  searchAcrossEntities(input: $input) {\n    total\n    searchResults {\n      entity {\n        ...SearchCard\n      }\n      matchedFields {\n        name\n        value\n        entity {\n          urn\n          overview {\n            name\n          }\n        }\n      }\n    }\n  }\n}\nfragment SearchCard on Entity {\n  ...EntityLink\n  overview {\n    description\n    removed\n    openIncidents\n    path {\n      name\n      entity {\n        urn\n      }\n    }\n    owners {\n      ...OwnerLabel\n    }\n    tags {\n      ...TagLabel\n    }\n    glossaryTerms {\n      ...TermLabel\n    }\n    domain {\n      urn\n      overview {\n        name\n      }\n    }\n    deprecation {\n      deprecated\n      note\n    }\n    lastChange {\n      time\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}\nfragment OwnerLabel on Owner {\n  owner {\n    ... on CorpUser {\n      urn\n      overview {\n        name\n      }\n    }\n    ... on CorpGroup {\n      urn\n      overview {\n        name\n      }\n    }\n  }\n  ownershipType {\n    urn\n    overview {\n      name\n    }\n  }\n  type\n}\nfragment TagLabel on TagAssociation {\n  tag {\n    urn\n    overview {\n      name\n      description\n    }\n    properties {\n      colorHex\n    }\n  }\n}\nfragment TermLabel on GlossaryTermAssociation {\n  term {\n    urn\n    overview {\n      name\n      description\n    }\n  }\n}' as Operation<
    SearchHitsQuery,
    SearchHitsQueryVariables
  >;
export const SearchFacets: Operation<SearchFacetsQuery, SearchFacetsQueryVariables> =
  'query SearchFacets($input: AggregateAcrossEntitiesInput!) {\n  aggregateAcrossEntities(input: $input) {\n    facets {\n      field\n      valueCount\n      aggregations {\n        value\n        count\n        displayName\n      }\n    }\n  }\n}' as Operation<
    SearchFacetsQuery,
    SearchFacetsQueryVariables
  >;
export const FilterProperties: Operation<FilterPropertiesQuery, FilterPropertiesQueryVariables> =
  'query FilterProperties {\n  searchAcrossEntities(\n    input: {query: "*", types: [STRUCTURED_PROPERTY], count: 50, orFilters: [{and: [{field: "showInSearchFilters", values: ["true"]}, {field: "isHidden", values: ["true"], negated: true}]}], sortInput: {sortCriteria: [{field: "_entityName", sortOrder: ASCENDING}]}, searchFlags: {skipAggregates: true, skipHighlighting: true}}\n  ) {\n    searchResults {\n      entity {\n        urn\n        overview {\n          name\n        }\n      }\n    }\n  }\n}' as Operation<
    FilterPropertiesQuery,
    FilterPropertiesQueryVariables
  >;
export const ChosenNames: Operation<ChosenNamesQuery, ChosenNamesQueryVariables> =
  'query ChosenNames($urns: [String!]!) {\n  entities(urns: $urns, checkForExistence: true) {\n    urn\n    overview {\n      name\n    }\n  }\n}' as Operation<
    ChosenNamesQuery,
    ChosenNamesQueryVariables
  >;
