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
export type LineageDirection = 'UPSTREAM' | 'DOWNSTREAM';
export type LineageFlags = {
  readonly startTimeMillis?: number | null | undefined;
  readonly endTimeMillis?: number | null | undefined;
  /** Only this many entities of each hop are followed further; the others are results too. The walk then has at most 20 hops. */
  readonly entitiesExploredPerHopLimit?: number | null | undefined;
  /** Entities that are passed without counting as hops. The walk then has at most 20 hops. */
  readonly ignoreAsHops?: ReadonlyArray<EntityTypeToPlatforms> | null | undefined;
};
/** Entities of a type, and of some platforms if any are named. */
export type EntityTypeToPlatforms = {
  readonly entityType: EntityType;
  /** URNs or names. Default: any. */
  readonly platforms?: ReadonlyArray<string> | null | undefined;
};
export type SearchAcrossLineageInput = {
  /** Required. */
  readonly urn?: string | null | undefined;
  readonly direction: LineageDirection;
  /** Default: all types. */
  readonly types?: ReadonlyArray<EntityType> | null | undefined;
  /** Default: `*`, everything. */
  readonly query?: string | null | undefined;
  readonly start?: number | null | undefined;
  readonly count?: number | null | undefined;
  /** @deprecated Use `orFilters` */
  readonly filters?: ReadonlyArray<FacetFilterInput> | null | undefined;
  /** As in search, also by `degree`: `1`, `2` and `3+`. Only the degrees of the first alternative count, and apply to all. */
  readonly orFilters?: ReadonlyArray<AndFilterInput> | null | undefined;
  /** Maximum number of hops. Default and maximum: 1,000, or 20 with flags that limit the walk. */
  readonly maxHops?: number | null | undefined;
  /** A saved view whose types and filter also apply. */
  readonly viewUrn?: string | null | undefined;
  readonly searchFlags?: SearchFlags | null | undefined;
  readonly startTimeMillis?: number | null | undefined;
  readonly endTimeMillis?: number | null | undefined;
  readonly lineageFlags?: LineageFlags | null | undefined;
  readonly sortInput?: SearchSortInput | null | undefined;
};
export type ScrollAcrossLineageInput = {
  /** Required. */
  readonly urn?: string | null | undefined;
  readonly direction: LineageDirection;
  readonly types?: ReadonlyArray<EntityType> | null | undefined;
  readonly query?: string | null | undefined;
  readonly count?: number | null | undefined;
  readonly scrollId?: string | null | undefined;
  /** No effect, because pages need no state on the server. */
  readonly keepAlive?: string | null | undefined;
  readonly orFilters?: ReadonlyArray<AndFilterInput> | null | undefined;
  readonly maxHops?: number | null | undefined;
  readonly searchFlags?: SearchFlags | null | undefined;
  readonly startTimeMillis?: number | null | undefined;
  readonly endTimeMillis?: number | null | undefined;
  readonly lineageFlags?: LineageFlags | null | undefined;
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
export type ImpactPageQueryVariables = Exact<{ input: ScrollAcrossLineageInput }>;
export type ImpactPageQuery = {
  readonly scrollAcrossLineage: {
    readonly nextScrollId: string | null;
    readonly total: number;
    readonly cuts: ReadonlyArray<{ readonly bound: string; readonly limit: number }>;
    readonly searchResults: ReadonlyArray<{
      readonly degree: number;
      readonly entity: {
        readonly urn: string;
        readonly overview: {
          readonly removed: boolean;
          readonly name: string;
          readonly subTypes: ReadonlyArray<string>;
          readonly path: ReadonlyArray<{ readonly name: string }>;
          readonly owners: ReadonlyArray<OwnerLabelFragment>;
          readonly domain: { readonly urn: string; readonly overview: { readonly name: string } } | null;
          readonly deprecation: { readonly deprecated: boolean } | null;
          readonly platform: {
            readonly urn: string;
            readonly name: string;
            readonly properties: { readonly displayName: string | null } | null;
          } | null;
        };
      };
    }>;
  } | null;
};
export type ImpactFacetsQueryVariables = Exact<{ input: SearchAcrossLineageInput }>;
export type ImpactFacetsQuery = {
  readonly searchAcrossLineage: {
    readonly total: number;
    readonly facets: ReadonlyArray<{
      readonly field: string;
      readonly displayName: string | null;
      readonly aggregations: ReadonlyArray<{
        readonly value: string;
        readonly count: number;
        readonly displayName: string | null;
      }>;
    }> | null;
  } | null;
};
export type ImpactExportQueryVariables = Exact<{ input: ScrollAcrossLineageInput }>;
export type ImpactExportQuery = {
  readonly scrollAcrossLineage: {
    readonly nextScrollId: string | null;
    readonly total: number;
    readonly cuts: ReadonlyArray<{ readonly bound: string; readonly limit: number }>;
    readonly searchResults: ReadonlyArray<{
      readonly degree: number;
      readonly entity: {
        readonly urn: string;
        readonly overview: {
          readonly name: string;
          readonly subTypes: ReadonlyArray<string>;
          readonly description: string | null;
          readonly platform: { readonly name: string } | null;
          readonly path: ReadonlyArray<{ readonly name: string }>;
          readonly owners: ReadonlyArray<OwnerLabelFragment>;
          readonly tags: ReadonlyArray<TagLabelFragment>;
          readonly glossaryTerms: ReadonlyArray<TermLabelFragment>;
          readonly domain: { readonly urn: string; readonly overview: { readonly name: string } } | null;
          readonly deprecation: { readonly deprecated: boolean } | null;
        };
      };
    }>;
  } | null;
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

export const ImpactPage: Operation<ImpactPageQuery, ImpactPageQueryVariables> =
  'query ImpactPage($input: ScrollAcrossLineageInput!) {\n  scrollAcrossLineage(input: $input) {\n    nextScrollId\n    total\n    cuts {\n      bound\n      limit\n    }\n    searchResults {\n      degree\n      entity {\n        ...EntityLink\n        overview {\n          removed\n          path {\n            name\n          }\n          owners {\n            ...OwnerLabel\n          }\n          domain {\n            urn\n            overview {\n              name\n            }\n          }\n          deprecation {\n            deprecated\n          }\n        }\n      }\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}\nfragment OwnerLabel on Owner {\n  owner {\n    ... on CorpUser {\n      urn\n      overview {\n        name\n      }\n    }\n    ... on CorpGroup {\n      urn\n      overview {\n        name\n      }\n    }\n  }\n  ownershipType {\n    urn\n    overview {\n      name\n    }\n  }\n  type\n}' as Operation<
    ImpactPageQuery,
    ImpactPageQueryVariables
  >;
export const ImpactFacets: Operation<ImpactFacetsQuery, ImpactFacetsQueryVariables> =
  'query ImpactFacets($input: SearchAcrossLineageInput!) {\n  searchAcrossLineage(input: $input) {\n    total\n    facets {\n      field\n      displayName\n      aggregations {\n        value\n        count\n        displayName\n      }\n    }\n  }\n}' as Operation<
    ImpactFacetsQuery,
    ImpactFacetsQueryVariables
  >;
export const ImpactExport: Operation<ImpactExportQuery, ImpactExportQueryVariables> =
  'query ImpactExport($input: ScrollAcrossLineageInput!) {\n  scrollAcrossLineage(input: $input) {\n    nextScrollId\n    total\n    cuts {\n      bound\n      limit\n    }\n    searchResults {\n      degree\n      entity {\n        urn\n        overview {\n          name\n          subTypes\n          description\n          platform {\n            name\n          }\n          path {\n            name\n          }\n          owners {\n            ...OwnerLabel\n          }\n          tags {\n            ...TagLabel\n          }\n          glossaryTerms {\n            ...TermLabel\n          }\n          domain {\n            urn\n            overview {\n              name\n            }\n          }\n          deprecation {\n            deprecated\n          }\n        }\n      }\n    }\n  }\n}\nfragment OwnerLabel on Owner {\n  owner {\n    ... on CorpUser {\n      urn\n      overview {\n        name\n      }\n    }\n    ... on CorpGroup {\n      urn\n      overview {\n        name\n      }\n    }\n  }\n  ownershipType {\n    urn\n    overview {\n      name\n    }\n  }\n  type\n}\nfragment TagLabel on TagAssociation {\n  tag {\n    urn\n    overview {\n      name\n      description\n    }\n    properties {\n      colorHex\n    }\n  }\n}\nfragment TermLabel on GlossaryTermAssociation {\n  term {\n    urn\n    overview {\n      name\n      description\n    }\n  }\n}' as Operation<
    ImpactExportQuery,
    ImpactExportQueryVariables
  >;
