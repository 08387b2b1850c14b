/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
/* eslint-disable */
import type { Operation } from '../../api/operation.js';
import type { OwnerLabelFragment } from '../../api/fragments/labels.graphql.js';
import type { TagLabelFragment } from '../../api/fragments/labels.graphql.js';
import type { TermLabelFragment } from '../../api/fragments/labels.graphql.js';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = {
  [K in keyof T]: T[K];
};
export type OwnershipType =
  | 'CUSTOM'
  | 'TECHNICAL_OWNER'
  | 'BUSINESS_OWNER'
  | 'DATA_STEWARD'
  | 'NONE'
  | 'DEVELOPER'
  | 'DATAOWNER'
  | 'DELEGATE'
  | 'PRODUCER'
  | 'CONSUMER'
  | 'STAKEHOLDER';
/** Entity types. `OTHER` represents types of an extended model. */
export type EntityType =
  | 'ACCESS_TOKEN'
  | 'AGENT_SKILL'
  | 'AI_AGENT'
  | 'API'
  | 'APPLICATION'
  | 'ASSERTION'
  | 'BUSINESS_ATTRIBUTE'
  | 'CHART'
  | 'CONTAINER'
  | 'CORP_GROUP'
  | 'CORP_USER'
  | 'CUSTOM_OWNERSHIP_TYPE'
  | 'DASHBOARD'
  | 'DATAHUB_ACTION'
  | 'DATAHUB_CONNECTION'
  | 'DATAHUB_FILE'
  | 'DATAHUB_OPEN_API_SCHEMA'
  | 'DATAHUB_PAGE_MODULE'
  | 'DATAHUB_PAGE_TEMPLATE'
  | 'DATAHUB_PERSONA'
  | 'DATAHUB_PLATFORM_RESOURCE'
  | 'DATAHUB_POLICY'
  | 'DATAHUB_RETENTION'
  | 'DATAHUB_ROLE'
  | 'DATAHUB_SECRET'
  | 'DATAHUB_STEP_STATE'
  | 'DATAHUB_UPGRADE'
  | 'DATAHUB_VIEW'
  | 'DATASET'
  | 'DATA_CONTRACT'
  | 'DATA_FLOW'
  | 'DATA_JOB'
  | 'DATA_PLATFORM'
  | 'DATA_PLATFORM_INSTANCE'
  | 'DATA_PROCESS'
  | 'DATA_PROCESS_INSTANCE'
  | 'DATA_PRODUCT'
  | 'DATA_TYPE'
  | 'DOCUMENT'
  | 'DOMAIN'
  | 'ENTITY_TYPE'
  | 'ER_MODEL_RELATIONSHIP'
  | 'EXECUTION_REQUEST'
  | 'FORM'
  | 'GLOBAL_SETTINGS'
  | 'GLOSSARY_NODE'
  | 'GLOSSARY_TERM'
  | 'INCIDENT'
  | 'INGESTION_SOURCE'
  | 'INVITE_TOKEN'
  | 'LIFECYCLE_STAGE_TYPE'
  | 'METRIC'
  | 'MLFEATURE'
  | 'MLFEATURE_TABLE'
  | 'MLMODEL'
  | 'MLMODEL_DEPLOYMENT'
  | 'MLMODEL_GROUP'
  | 'MLPRIMARY_KEY'
  | 'NOTEBOOK'
  | 'POST'
  | 'QUERY'
  | 'REPOSITORY'
  | 'RESTRICTED'
  | 'ROLE'
  | 'SCHEMA_FIELD'
  | 'SEARCH_TEMPLATE'
  | 'SEMANTIC_MODEL'
  | 'SERVICE'
  | 'STRUCTURED_PROPERTY'
  | 'TAG'
  | 'TELEMETRY'
  | 'TEST'
  | 'VERSION_SET'
  | 'OTHER';
export type SearchAcrossEntitiesInput = {
  /** Default: all types. */
  readonly types?: ReadonlyArray<EntityType> | null | undefined;
  readonly query: string;
  readonly start?: number | null | undefined;
  readonly count?: number | null | undefined;
  /** @deprecated Use `orFilters` */
  readonly filters?: ReadonlyArray<FacetFilterInput> | null | undefined;
  readonly orFilters?: ReadonlyArray<AndFilterInput> | null | undefined;
  /** A saved view whose types and filter also apply. */
  readonly viewUrn?: string | null | undefined;
  readonly searchFlags?: SearchFlags | null | undefined;
  readonly sortInput?: SearchSortInput | null | undefined;
};
export type AggregateAcrossEntitiesInput = {
  readonly types?: ReadonlyArray<EntityType> | null | undefined;
  /** Facet fields. Default: the usual ones. */
  readonly facets?: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly query: string;
  readonly orFilters?: ReadonlyArray<AndFilterInput> | null | undefined;
  readonly viewUrn?: string | null | undefined;
  readonly searchFlags?: SearchFlags | null | undefined;
};
export type AndFilterInput = { readonly and?: ReadonlyArray<FacetFilterInput> | null | undefined };
export type FacetFilterInput = {
  /** A search field, e.g. `platform`; `.keyword` behind it is ignored. */
  readonly field: string;
  readonly values?: ReadonlyArray<string> | null | undefined;
  /** Default: EQUAL. */
  readonly condition?: FilterOperator | null | undefined;
  readonly negated?: boolean | null | undefined;
};
export type FilterOperator =
  | 'CONTAIN'
  | 'EQUAL'
  | 'IEQUAL'
  | 'IN'
  | 'EXISTS'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL_TO'
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL_TO'
  | 'START_WITH'
  | 'END_WITH'
  /** The value, or one of its descendants. */
  | 'DESCENDANTS_INCL'
  /** The value, or one of its ancestors. */
  | 'ANCESTORS_INCL'
  /** The value, or one of its ancestors or descendants. */
  | 'RELATED_INCL';
export type SearchFlags = {
  /** No effect, because there is no cache. */
  readonly skipCache?: boolean | null | undefined;
  /** Omit the matched fields. */
  readonly skipHighlighting?: boolean | null | undefined;
  /** Do not count facets. Siblings then are separate hits, unless `separateSiblings` is false. */
  readonly skipAggregates?: boolean | null | undefined;
  /**
   * Whether siblings that match are hits of their own. Otherwise the primary one stands for the others: only it is a hit and part of the
   * total. A sibling that matches alone is a hit. Facets count each entity that matches. If more than 5,000 primary siblings, or others, match,
   * none stands for another. Default: the value of `skipAggregates`. No effect in searches of contents and of lineage, where siblings are separate.
   */
  readonly separateSiblings?: boolean | null | undefined;
  /** Number of listed values per facet. Default: 20, maximum: 2,000. */
  readonly maxAggValues?: number | null | undefined;
  readonly includeSoftDeleted?: boolean | null | undefined;
  /** No effect: answers leave out what the caller may not view. */
  readonly includeRestricted?: boolean | null | undefined;
  /**
   * Leave out versions of assets that are not the latest of their version set. Default: true, unless the filter names a
   * version field, e.g. `versionSet`.
   */
  readonly filterNonLatestVersions?: boolean | null | undefined;
  /** Also count the structured properties that their settings show in search filters. */
  readonly includeStructuredPropertyFacets?: boolean | null | undefined;
  /** Also return other spellings of the words in `suggestions`. */
  readonly getSuggestions?: boolean | null | undefined;
  /** Search fields to which `matchedFields` are restricted. Default: all. */
  readonly customHighlightingFields?: ReadonlyArray<string> | null | undefined;
  /** No effect: queries may contain words and `field:value` at the same time. */
  readonly fulltext?: boolean | null | undefined;
  /** No effect: drafts are always included. */
  readonly includeDraft?: boolean | null | undefined;
  /** True also finds entities in lifecycle stages whose settings hide them. Default: false, unless the filter names `lifecycleStage`. */
  readonly includeHiddenLifecycleStages?: boolean | null | undefined;
  /** No effect: documents are found in any context. */
  readonly includeNonGlobalContextDocuments?: boolean | null | undefined;
  /** Search fields whose stored values are returned with each hit in `extraProperties`. */
  readonly fetchExtraFields?: ReadonlyArray<string> | null | undefined;
  /**
   * In `searchAcrossLineage` from a column: with a criterion from SCHEMA_FIELD to DATASET, as by default, the hits are the tables of the columns,
   * otherwise the columns. No effect in other searches.
   */
  readonly groupingSpec?: GroupingSpec | null | undefined;
};
export type GroupingSpec = {
  readonly groupingCriteria?: ReadonlyArray<GroupingCriterion> | null | undefined;
};
export type GroupingCriterion = {
  readonly baseEntityType?: EntityType | null | undefined;
  readonly groupingEntityType: EntityType;
};
export type SearchSortInput = {
  /** @deprecated Use `sortCriteria` */
  readonly sortCriterion?: SortCriterion | null | undefined;
  /** Criteria in order of priority. The URN is the last criterion. */
  readonly sortCriteria?: ReadonlyArray<SortCriterion> | null | undefined;
};
export type SortCriterion = { readonly field: string; readonly sortOrder: SortOrder };
export type SortOrder = 'ASCENDING' | 'DESCENDING';
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
type EntityLink_Xi4aaO8MGcmloY8DemzsPvn4UyvTtPm4B1tnZy3aMy_Fragment = {
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
type EntityLink_VUqcPZvZwx9r9iUf8Vj42BrLbitMjEz5wKKe0obnsDc_Fragment = {
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
type EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment = {
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
