/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
/* eslint-disable */
import type { Operation } from '../../api/operation.js';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = {
  [K in keyof T]: T[K];
};
/** Kinds of entities. `OTHER` is what stands in a model that was extended, under a name that only its own catalog knows. */
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
};
export type SearchAcrossLineageInput = {
  readonly urn: string;
  readonly direction: LineageDirection;
  /** Left out or empty: all types. */
  readonly types?: ReadonlyArray<EntityType> | null | undefined;
  /** Left out or `*`: everything. */
  readonly query?: string | null | undefined;
  readonly start?: number | null | undefined;
  readonly count?: number | null | undefined;
  /** @deprecated Use `orFilters` */
  readonly filters?: ReadonlyArray<FacetFilterInput> | null | undefined;
  /** As in search, and `degree`: `1`, `2`, `3+`, or another number. */
  readonly orFilters?: ReadonlyArray<AndFilterInput> | null | undefined;
  readonly searchFlags?: SearchFlags | null | undefined;
  readonly startTimeMillis?: number | null | undefined;
  readonly endTimeMillis?: number | null | undefined;
  readonly lineageFlags?: LineageFlags | null | undefined;
  readonly sortInput?: SearchSortInput | null | undefined;
};
export type AndFilterInput = { readonly and?: ReadonlyArray<FacetFilterInput> | null | undefined };
export type FacetFilterInput = {
  /** A search field, e.g. `platform`; `.keyword` behind it is ignored. */
  readonly field: string;
  readonly values?: ReadonlyArray<string> | null | undefined;
  /** EQUAL where it is left out. */
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
  /** The value, or an entity of its kind somewhere below it. */
  | 'DESCENDANTS_INCL'
  /** The value, or an entity of its kind somewhere above it. */
  | 'ANCESTORS_INCL'
  /** The value, or an entity of its kind above or below it. */
  | 'RELATED_INCL';
export type SearchFlags = {
  /** There is no cache; the newest is always found. */
  readonly skipCache?: boolean | null | undefined;
  /** Do not say which fields matched. */
  readonly skipHighlighting?: boolean | null | undefined;
  /** Do not count facets. */
  readonly skipAggregates?: boolean | null | undefined;
  /** Values listed of each facet, 20 where it is left out, at most 2,000. */
  readonly maxAggValues?: number | null | undefined;
  readonly includeSoftDeleted?: boolean | null | undefined;
  /** Drafts are found like everything else. */
  readonly includeDraft?: boolean | null | undefined;
  /** Stages of life hide nothing. */
  readonly includeHiddenLifecycleStages?: boolean | null | undefined;
  /** Documents are found whatever their context. */
  readonly includeNonGlobalContextDocuments?: boolean | null | undefined;
  /** Search fields whose stored values come with each hit, in `extraProperties`. */
  readonly fetchExtraFields?: ReadonlyArray<string> | null | undefined;
  /** Schema fields are found as entities of their own, so there is nothing to group. */
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
  /** The first comes first; the URN decides what is left. */
  readonly sortCriteria?: ReadonlyArray<SortCriterion> | null | undefined;
};
export type SortCriterion = { readonly field: string; readonly sortOrder: SortOrder };
export type SortOrder = 'ASCENDING' | 'DESCENDING';
export type FilterChoicesQueryVariables = Exact<{
  upstream: SearchAcrossLineageInput;
  downstream: SearchAcrossLineageInput;
}>;
export type FilterChoicesQuery = {
  readonly upstream: { readonly facets: ReadonlyArray<FilterChoiceFragment> | null } | null;
  readonly downstream: { readonly facets: ReadonlyArray<FilterChoiceFragment> | null } | null;
};
export type FilterChoiceFragment = {
  readonly field: string;
  readonly aggregations: ReadonlyArray<{
    readonly value: string;
    readonly count: number;
    readonly displayName: string | null;
  }>;
};

export const FilterChoices: Operation<FilterChoicesQuery, FilterChoicesQueryVariables> =
  'query FilterChoices($upstream: SearchAcrossLineageInput!, $downstream: SearchAcrossLineageInput!) {\n  upstream: searchAcrossLineage(input: $upstream) {\n    facets {\n      ...FilterChoice\n    }\n  }\n  downstream: searchAcrossLineage(input: $downstream) {\n    facets {\n      ...FilterChoice\n    }\n  }\n}\nfragment FilterChoice on FacetMetadata {\n  field\n  aggregations {\n    value\n    count\n    displayName\n  }\n}' as Operation<
    FilterChoicesQuery,
    FilterChoicesQueryVariables
  >;
