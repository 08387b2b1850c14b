/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
/* eslint-disable */
import type { Operation } from '../../api/operation.js';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = {
  [K in keyof T]: T[K];
};
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
export type AutoCompleteMultipleInput = {
  /** Default: all types. */
  readonly types?: ReadonlyArray<EntityType> | null | undefined;
  readonly query: string;
  readonly field?: string | null | undefined;
  /** For each type, also if `types` is left out. Default: 10. */
  readonly limit?: number | null | undefined;
  /** @deprecated Use `orFilters` */
  readonly filters?: ReadonlyArray<FacetFilterInput> | null | undefined;
  readonly orFilters?: ReadonlyArray<AndFilterInput> | null | undefined;
  readonly viewUrn?: string | null | undefined;
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
export type PathEndsQueryVariables = Exact<{ input: AutoCompleteMultipleInput }>;
export type PathEndsQuery = {
  readonly autoCompleteForMultiple: {
    readonly suggestions: ReadonlyArray<{
      readonly type: EntityType;
      readonly entities: ReadonlyArray<EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment>;
    }>;
  } | null;
};
export type PathEndQueryVariables = Exact<{ urn: string }>;
export type PathEndQuery = {
  readonly entity: EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment | null;
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

export const PathEnds: Operation<PathEndsQuery, PathEndsQueryVariables> =
  'query PathEnds($input: AutoCompleteMultipleInput!) {\n  autoCompleteForMultiple(input: $input) {\n    suggestions {\n      type\n      entities {\n        ...EntityLink\n      }\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}' as Operation<
    PathEndsQuery,
    PathEndsQueryVariables
  >;
export const PathEnd: Operation<PathEndQuery, PathEndQueryVariables> =
  'query PathEnd($urn: String!) {\n  entity(urn: $urn) {\n    ...EntityLink\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}' as Operation<
    PathEndQuery,
    PathEndQueryVariables
  >;
