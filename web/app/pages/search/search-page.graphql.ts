/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { AggregateAcrossEntitiesInput, SearchAcrossEntitiesInput } from '../../api/types.graphql.js';
import type { Operation } from '../../api/operation.js';
import type {
  EntityLinkFragment,
  EntityNameFragment,
  FacetCountsFragment,
  LabelsFragment,
} from '../../api/fragments.graphql.js';

export type SearchCardFragment = {
  readonly overview: {
    readonly description: string | null;
    readonly removed: boolean;
    readonly openIncidents: number;
    readonly path: ReadonlyArray<{ readonly name: string; readonly entity: { readonly urn: string } | null }>;
    readonly domain: EntityNameFragment | null;
    readonly deprecation: { readonly deprecated: boolean; readonly note: string | null } | null;
    readonly lastChange: { readonly time: number } | null;
  } & LabelsFragment;
} & EntityLinkFragment;
export type SearchHitsQuery = {
  readonly searchAcrossEntities: {
    readonly total: number;
    readonly searchResults: ReadonlyArray<{
      readonly entity: SearchCardFragment;
      readonly matchedFields: ReadonlyArray<{
        readonly name: string;
        readonly value: string;
        readonly entity: EntityNameFragment | null;
      }>;
    }>;
  } | null;
};
export type SearchFacetsQuery = {
  readonly aggregateAcrossEntities: {
    readonly facets: ReadonlyArray<{ readonly valueCount: number } & FacetCountsFragment> | null;
  } | null;
};
export type FilterPropertiesQuery = {
  readonly searchAcrossEntities: {
    readonly searchResults: ReadonlyArray<{ readonly entity: EntityNameFragment }>;
  } | null;
};

export const SearchHits: Operation<SearchHitsQuery, { input: SearchAcrossEntitiesInput }> =
  'query SearchHits($input: SearchAcrossEntitiesInput!) {\n  searchAcrossEntities(input: $input) {\n    total\n    searchResults {\n      entity {\n        ...SearchCard\n      }\n      matchedFields {\n        name\n        value\n        entity {\n          ...EntityName\n        }\n      }\n    }\n  }\n}\nfragment SearchCard on Entity {\n  ...EntityLink\n  overview {\n    description\n    removed\n    openIncidents\n    path {\n      name\n      entity {\n        urn\n      }\n    }\n    ...Labels\n    domain {\n      ...EntityName\n    }\n    deprecation {\n      deprecated\n      note\n    }\n    lastChange {\n      time\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}\nfragment Labels on EntityOverview {\n  owners {\n    ...OwnerLabel\n  }\n  tags {\n    ...TagLabel\n  }\n  glossaryTerms {\n    ...TermLabel\n  }\n}\nfragment OwnerLabel on Owner {\n  owner {\n    ... on CorpUser {\n      ...EntityName\n    }\n    ... on CorpGroup {\n      ...EntityName\n    }\n  }\n  ownershipType {\n    ...EntityName\n  }\n  type\n}\nfragment EntityName on Entity {\n  urn\n  overview {\n    name\n  }\n}\nfragment TagLabel on TagAssociation {\n  tag {\n    urn\n    overview {\n      name\n      description\n    }\n    properties {\n      colorHex\n    }\n  }\n}\nfragment TermLabel on GlossaryTermAssociation {\n  term {\n    urn\n    overview {\n      name\n      description\n    }\n  }\n}';
export const SearchFacets: Operation<SearchFacetsQuery, { input: AggregateAcrossEntitiesInput }> =
  'query SearchFacets($input: AggregateAcrossEntitiesInput!) {\n  aggregateAcrossEntities(input: $input) {\n    facets {\n      ...FacetCounts\n      valueCount\n    }\n  }\n}\nfragment FacetCounts on FacetMetadata {\n  field\n  aggregations {\n    value\n    count\n    displayName\n  }\n}';
export const FilterProperties: Operation<FilterPropertiesQuery, { [key: string]: never }> =
  'query FilterProperties {\n  searchAcrossEntities(\n    input: {query: "*", types: [STRUCTURED_PROPERTY], count: 50, orFilters: [{and: [{field: "showInSearchFilters", values: ["true"]}, {field: "isHidden", values: ["true"], negated: true}]}], sortInput: {sortCriteria: [{field: "_entityName", sortOrder: ASCENDING}]}, searchFlags: {skipAggregates: true, skipHighlighting: true}}\n  ) {\n    searchResults {\n      entity {\n        ...EntityName\n      }\n    }\n  }\n}\nfragment EntityName on Entity {\n  urn\n  overview {\n    name\n  }\n}';
