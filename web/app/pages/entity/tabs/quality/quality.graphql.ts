/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
/* eslint-disable */
import type { Operation } from '../../../../api/operation.js';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = {
  [K in keyof T]: T[K];
};
export type AssertionResultType =
  /** Not evaluated yet. */
  | 'INIT'
  | 'SUCCESS'
  | 'FAILURE'
  /** The evaluation failed. */
  | 'ERROR';
export type AssertionResultErrorType =
  | 'SOURCE_CONNECTION_ERROR'
  | 'SOURCE_QUERY_FAILED'
  | 'INSUFFICIENT_DATA'
  | 'INVALID_PARAMETERS'
  | 'INVALID_SOURCE_TYPE'
  | 'UNSUPPORTED_PLATFORM'
  | 'CUSTOM_SQL_ERROR'
  | 'FIELD_ASSERTION_ERROR'
  | 'UNKNOWN_ERROR';
/** The part of a dataset that is evaluated. */
export type DatasetAssertionScope =
  'DATASET_COLUMN' | 'DATASET_ROWS' | 'DATASET_STORAGE_SIZE' | 'DATASET_SCHEMA' | 'UNKNOWN';
/** Aggregation of the values before the comparison. */
export type AssertionStdAggregation =
  | 'ROW_COUNT'
  | 'COLUMNS'
  | 'COLUMN_COUNT'
  | 'IDENTITY'
  | 'MEAN'
  | 'MEDIAN'
  | 'UNIQUE_COUNT'
  | 'UNIQUE_PROPORTION'
  | 'UNIQUE_PROPOTION'
  | 'NULL_COUNT'
  | 'NULL_PROPORTION'
  | 'STDDEV'
  | 'MIN'
  | 'MAX'
  | 'SUM'
  /** A native one of the platform. */
  | '_NATIVE_';
export type AssertionStdOperator =
  | 'BETWEEN'
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL_TO'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL_TO'
  | 'EQUAL_TO'
  | 'NOT_EQUAL_TO'
  | 'NULL'
  | 'NOT_NULL'
  | 'CONTAIN'
  | 'END_WITH'
  | 'START_WITH'
  | 'REGEX_MATCH'
  | 'IN'
  | 'NOT_IN'
  | 'IS_TRUE'
  | 'IS_FALSE'
  /** A native one of the platform. */
  | '_NATIVE_';
export type IncidentType =
  'FRESHNESS' | 'VOLUME' | 'FIELD' | 'SQL' | 'DATA_SCHEMA' | 'OPERATIONAL' | 'CUSTOM';
export type IncidentPriority = 'LOW' | 'MEDIUM' | 'HIGH' | 'CRITICAL';
export type IncidentState =
  /** Active. */
  | 'ACTIVE'
  /** Resolved. */
  | 'RESOLVED';
export type IncidentStage = 'TRIAGE' | 'INVESTIGATION' | 'WORK_IN_PROGRESS' | 'FIXED' | 'NO_ACTION_REQUIRED';
/** Source of the incident. */
export type IncidentSourceType =
  /** Reported by a user. */
  'MANUAL' | 'ASSERTION_FAILURE';
export type AssertionType = 'DATASET' | 'FRESHNESS' | 'VOLUME' | 'SQL' | 'FIELD' | 'DATA_SCHEMA' | 'CUSTOM';
export type AssertionSourceType = 'NATIVE' | 'EXTERNAL' | 'INFERRED';
export type FreshnessAssertionType = 'DATASET_CHANGE' | 'DATA_JOB_RUN';
export type FreshnessAssertionScheduleType = 'CRON' | 'FIXED_INTERVAL' | 'SINCE_THE_LAST_CHECK';
export type DateInterval = 'SECOND' | 'MINUTE' | 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'QUARTER' | 'YEAR';
export type VolumeAssertionType =
  | 'ROW_COUNT_TOTAL'
  | 'ROW_COUNT_CHANGE'
  | 'INCREMENTING_SEGMENT_ROW_COUNT_TOTAL'
  | 'INCREMENTING_SEGMENT_ROW_COUNT_CHANGE';
export type AssertionValueChangeType = 'ABSOLUTE' | 'PERCENTAGE';
export type FieldAssertionType = 'FIELD_VALUES' | 'FIELD_METRIC';
export type FieldMetricType =
  | 'UNIQUE_COUNT'
  | 'UNIQUE_PERCENTAGE'
  | 'NULL_COUNT'
  | 'NULL_PERCENTAGE'
  | 'MIN'
  | 'MAX'
  | 'MEAN'
  | 'MEDIAN'
  | 'STDDEV'
  | 'NEGATIVE_COUNT'
  | 'NEGATIVE_PERCENTAGE'
  | 'ZERO_COUNT'
  | 'ZERO_PERCENTAGE'
  | 'MIN_LENGTH'
  | 'MAX_LENGTH'
  | 'EMPTY_COUNT'
  | 'EMPTY_PERCENTAGE';
export type SchemaAssertionCompatibility = 'EXACT_MATCH' | 'SUPERSET' | 'SUBSET';
export type DataContractState = 'ACTIVE' | 'PENDING';
export type DatasetQualityQueryVariables = Exact<{ urn: string; count: number }>;
export type DatasetQualityQuery = {
  readonly dataset: {
    readonly assertions: {
      readonly total: number;
      readonly assertions: ReadonlyArray<CheckedAssertionFragment>;
    } | null;
    readonly contract: ContractOfDataFragment | null;
  } | null;
};
export type OtherQualityQueryVariables = Exact<{ urn: string; count: number }>;
export type OtherQualityQuery = {
  readonly entity: {
    readonly urn: string;
    readonly relationships: {
      readonly total: number | null;
      readonly relationships: ReadonlyArray<{
        readonly entity: { readonly urn: string } | CheckedAssertionFragment | null;
      }>;
    } | null;
  } | null;
};
export type ContractQualityQueryVariables = Exact<{ urn: string }>;
export type ContractQualityQuery = { readonly dataContract: ContractOfDataFragment | null };
export type EntityIncidentsQueryVariables = Exact<{ urn: string; state: IncidentState; count: number }>;
export type EntityIncidentsQuery = {
  readonly entity:
    | { readonly urn: string }
    | { readonly urn: string; readonly incidents: IncidentPageFragment | null }
    | null;
};
export type IncidentPageFragment = {
  readonly total: number;
  readonly incidents: ReadonlyArray<{
    readonly urn: string;
    readonly incidentType: IncidentType;
    readonly customType: string | null;
    readonly title: string | null;
    readonly description: string | null;
    readonly priority: IncidentPriority | null;
    readonly startedAt: number | null;
    readonly status: {
      readonly state: IncidentState;
      readonly stage: IncidentStage | null;
      readonly message: string | null;
      readonly lastUpdated: { readonly time: number };
    };
    readonly source: {
      readonly type: IncidentSourceType;
      readonly source: EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment | null;
    } | null;
    readonly assignees: ReadonlyArray<EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment> | null;
    readonly created: { readonly time: number };
  }>;
};
export type ContractOfDataFragment = {
  readonly urn: string;
  readonly status: { readonly state: DataContractState } | null;
  readonly properties: {
    readonly entityUrn: string;
    readonly freshness: ReadonlyArray<{ readonly assertion: CheckedAssertionFragment }> | null;
    readonly schema: ReadonlyArray<{ readonly assertion: CheckedAssertionFragment }> | null;
    readonly dataQuality: ReadonlyArray<{ readonly assertion: CheckedAssertionFragment }> | null;
  } | null;
};
export type CheckedAssertionFragment = {
  readonly urn: string;
  readonly platform: {
    readonly name: string;
    readonly properties: { readonly displayName: string | null } | null;
  };
  readonly info: AssertionTextFragment | null;
  readonly runEvents: {
    readonly runEvents: ReadonlyArray<{
      readonly timestampMillis: number;
      readonly result: {
        readonly type: AssertionResultType;
        readonly error: { readonly type: AssertionResultErrorType } | null;
      } | null;
    }>;
  } | null;
};
export type AssertionTextFragment = {
  readonly type: AssertionType;
  readonly description: string | null;
  readonly externalUrl: string | null;
  readonly source: { readonly type: AssertionSourceType } | null;
  readonly datasetAssertion: {
    readonly scope: DatasetAssertionScope;
    readonly aggregation: AssertionStdAggregation | null;
    readonly operator: AssertionStdOperator;
    readonly nativeType: string | null;
    readonly logic: string | null;
    readonly fields: ReadonlyArray<{ readonly path: string }> | null;
    readonly parameters: AssertionParametersFragment | null;
  } | null;
  readonly freshnessAssertion: {
    readonly type: FreshnessAssertionType;
    readonly schedule: {
      readonly type: FreshnessAssertionScheduleType;
      readonly cron: { readonly cron: string; readonly timezone: string } | null;
      readonly fixedInterval: { readonly unit: DateInterval; readonly multiple: number } | null;
    };
  } | null;
  readonly volumeAssertion: {
    readonly type: VolumeAssertionType;
    readonly rowCountTotal: {
      readonly operator: AssertionStdOperator;
      readonly parameters: AssertionParametersFragment;
    } | null;
    readonly rowCountChange: {
      readonly operator: AssertionStdOperator;
      readonly changeType: AssertionValueChangeType;
      readonly parameters: AssertionParametersFragment;
    } | null;
  } | null;
  readonly sqlAssertion: {
    readonly statement: string;
    readonly operator: AssertionStdOperator;
    readonly parameters: AssertionParametersFragment;
  } | null;
  readonly fieldAssertion: {
    readonly type: FieldAssertionType;
    readonly fieldValuesAssertion: {
      readonly operator: AssertionStdOperator;
      readonly field: { readonly path: string };
      readonly parameters: AssertionParametersFragment | null;
    } | null;
    readonly fieldMetricAssertion: {
      readonly metric: FieldMetricType;
      readonly operator: AssertionStdOperator;
      readonly field: { readonly path: string };
      readonly parameters: AssertionParametersFragment | null;
    } | null;
  } | null;
  readonly schemaAssertion: {
    readonly compatibility: SchemaAssertionCompatibility;
    readonly fields: ReadonlyArray<{ readonly path: string }>;
  } | null;
  readonly customAssertion: {
    readonly logic: string | null;
    readonly customType: string;
    readonly field: { readonly path: string } | null;
  } | null;
};
export type AssertionParametersFragment = {
  readonly value: { readonly value: string } | null;
  readonly minValue: { readonly value: string } | null;
  readonly maxValue: { readonly value: string } | null;
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

export const DatasetQuality: Operation<DatasetQualityQuery, DatasetQualityQueryVariables> =
  'query DatasetQuality($urn: String!, $count: Int!) {\n  dataset(urn: $urn) {\n    assertions(start: 0, count: $count) {\n      total\n      assertions {\n        ...CheckedAssertion\n      }\n    }\n    contract {\n      ...ContractOfData\n    }\n  }\n}\nfragment CheckedAssertion on Assertion {\n  urn\n  platform {\n    name\n    properties {\n      displayName\n    }\n  }\n  info {\n    ...AssertionText\n  }\n  runEvents(limit: 10) {\n    runEvents {\n      timestampMillis\n      result {\n        type\n        error {\n          type\n        }\n      }\n    }\n  }\n}\nfragment AssertionText on AssertionInfo {\n  type\n  description\n  externalUrl\n  source {\n    type\n  }\n  datasetAssertion {\n    scope\n    aggregation\n    operator\n    nativeType\n    logic\n    fields {\n      path\n    }\n    parameters {\n      ...AssertionParameters\n    }\n  }\n  freshnessAssertion {\n    type\n    schedule {\n      type\n      cron {\n        cron\n        timezone\n      }\n      fixedInterval {\n        unit\n        multiple\n      }\n    }\n  }\n  volumeAssertion {\n    type\n    rowCountTotal {\n      operator\n      parameters {\n        ...AssertionParameters\n      }\n    }\n    rowCountChange {\n      changeType: type\n      operator\n      parameters {\n        ...AssertionParameters\n      }\n    }\n  }\n  sqlAssertion {\n    statement\n    operator\n    parameters {\n      ...AssertionParameters\n    }\n  }\n  fieldAssertion {\n    type\n    fieldValuesAssertion {\n      operator\n      field {\n        path\n      }\n      parameters {\n        ...AssertionParameters\n      }\n    }\n    fieldMetricAssertion {\n      metric\n      operator\n      field {\n        path\n      }\n      parameters {\n        ...AssertionParameters\n      }\n    }\n  }\n  schemaAssertion {\n    compatibility\n    fields {\n      path\n    }\n  }\n  customAssertion {\n    customType: type\n    logic\n    field {\n      path\n    }\n  }\n}\nfragment AssertionParameters on AssertionStdParameters {\n  value {\n    value\n  }\n  minValue {\n    value\n  }\n  maxValue {\n    value\n  }\n}\nfragment ContractOfData on DataContract {\n  urn\n  status {\n    state\n  }\n  properties {\n    entityUrn\n    freshness {\n      assertion {\n        ...CheckedAssertion\n      }\n    }\n    schema {\n      assertion {\n        ...CheckedAssertion\n      }\n    }\n    dataQuality {\n      assertion {\n        ...CheckedAssertion\n      }\n    }\n  }\n}' as Operation<
    DatasetQualityQuery,
    DatasetQualityQueryVariables
  >;
export const OtherQuality: Operation<OtherQualityQuery, OtherQualityQueryVariables> =
  'query OtherQuality($urn: String!, $count: Int!) {\n  entity(urn: $urn) {\n    urn\n    relationships(\n      input: {types: ["Asserts"], direction: INCOMING, start: 0, count: $count, includeSoftDelete: false}\n    ) {\n      total\n      relationships {\n        entity {\n          urn\n          ... on Assertion {\n            ...CheckedAssertion\n          }\n        }\n      }\n    }\n  }\n}\nfragment CheckedAssertion on Assertion {\n  urn\n  platform {\n    name\n    properties {\n      displayName\n    }\n  }\n  info {\n    ...AssertionText\n  }\n  runEvents(limit: 10) {\n    runEvents {\n      timestampMillis\n      result {\n        type\n        error {\n          type\n        }\n      }\n    }\n  }\n}\nfragment AssertionText on AssertionInfo {\n  type\n  description\n  externalUrl\n  source {\n    type\n  }\n  datasetAssertion {\n    scope\n    aggregation\n    operator\n    nativeType\n    logic\n    fields {\n      path\n    }\n    parameters {\n      ...AssertionParameters\n    }\n  }\n  freshnessAssertion {\n    type\n    schedule {\n      type\n      cron {\n        cron\n        timezone\n      }\n      fixedInterval {\n        unit\n        multiple\n      }\n    }\n  }\n  volumeAssertion {\n    type\n    rowCountTotal {\n      operator\n      parameters {\n        ...AssertionParameters\n      }\n    }\n    rowCountChange {\n      changeType: type\n      operator\n      parameters {\n        ...AssertionParameters\n      }\n    }\n  }\n  sqlAssertion {\n    statement\n    operator\n    parameters {\n      ...AssertionParameters\n    }\n  }\n  fieldAssertion {\n    type\n    fieldValuesAssertion {\n      operator\n      field {\n        path\n      }\n      parameters {\n        ...AssertionParameters\n      }\n    }\n    fieldMetricAssertion {\n      metric\n      operator\n      field {\n        path\n      }\n      parameters {\n        ...AssertionParameters\n      }\n    }\n  }\n  schemaAssertion {\n    compatibility\n    fields {\n      path\n    }\n  }\n  customAssertion {\n    customType: type\n    logic\n    field {\n      path\n    }\n  }\n}\nfragment AssertionParameters on AssertionStdParameters {\n  value {\n    value\n  }\n  minValue {\n    value\n  }\n  maxValue {\n    value\n  }\n}' as Operation<
    OtherQualityQuery,
    OtherQualityQueryVariables
  >;
export const ContractQuality: Operation<ContractQualityQuery, ContractQualityQueryVariables> =
  'query ContractQuality($urn: String!) {\n  dataContract(urn: $urn) {\n    ...ContractOfData\n  }\n}\nfragment ContractOfData on DataContract {\n  urn\n  status {\n    state\n  }\n  properties {\n    entityUrn\n    freshness {\n      assertion {\n        ...CheckedAssertion\n      }\n    }\n    schema {\n      assertion {\n        ...CheckedAssertion\n      }\n    }\n    dataQuality {\n      assertion {\n        ...CheckedAssertion\n      }\n    }\n  }\n}\nfragment CheckedAssertion on Assertion {\n  urn\n  platform {\n    name\n    properties {\n      displayName\n    }\n  }\n  info {\n    ...AssertionText\n  }\n  runEvents(limit: 10) {\n    runEvents {\n      timestampMillis\n      result {\n        type\n        error {\n          type\n        }\n      }\n    }\n  }\n}\nfragment AssertionText on AssertionInfo {\n  type\n  description\n  externalUrl\n  source {\n    type\n  }\n  datasetAssertion {\n    scope\n    aggregation\n    operator\n    nativeType\n    logic\n    fields {\n      path\n    }\n    parameters {\n      ...AssertionParameters\n    }\n  }\n  freshnessAssertion {\n    type\n    schedule {\n      type\n      cron {\n        cron\n        timezone\n      }\n      fixedInterval {\n        unit\n        multiple\n      }\n    }\n  }\n  volumeAssertion {\n    type\n    rowCountTotal {\n      operator\n      parameters {\n        ...AssertionParameters\n      }\n    }\n    rowCountChange {\n      changeType: type\n      operator\n      parameters {\n        ...AssertionParameters\n      }\n    }\n  }\n  sqlAssertion {\n    statement\n    operator\n    parameters {\n      ...AssertionParameters\n    }\n  }\n  fieldAssertion {\n    type\n    fieldValuesAssertion {\n      operator\n      field {\n        path\n      }\n      parameters {\n        ...AssertionParameters\n      }\n    }\n    fieldMetricAssertion {\n      metric\n      operator\n      field {\n        path\n      }\n      parameters {\n        ...AssertionParameters\n      }\n    }\n  }\n  schemaAssertion {\n    compatibility\n    fields {\n      path\n    }\n  }\n  customAssertion {\n    customType: type\n    logic\n    field {\n      path\n    }\n  }\n}\nfragment AssertionParameters on AssertionStdParameters {\n  value {\n    value\n  }\n  minValue {\n    value\n  }\n  maxValue {\n    value\n  }\n}' as Operation<
    ContractQualityQuery,
    ContractQualityQueryVariables
  >;
export const EntityIncidents: Operation<EntityIncidentsQuery, EntityIncidentsQueryVariables> =
  'query EntityIncidents($urn: String!, $state: IncidentState!, $count: Int!) {\n  entity(urn: $urn) {\n    urn\n    ... on Dataset {\n      incidents(state: $state, start: 0, count: $count) {\n        ...IncidentPage\n      }\n    }\n    ... on Chart {\n      incidents(state: $state, start: 0, count: $count) {\n        ...IncidentPage\n      }\n    }\n    ... on Dashboard {\n      incidents(state: $state, start: 0, count: $count) {\n        ...IncidentPage\n      }\n    }\n    ... on DataFlow {\n      incidents(state: $state, start: 0, count: $count) {\n        ...IncidentPage\n      }\n    }\n    ... on DataJob {\n      incidents(state: $state, start: 0, count: $count) {\n        ...IncidentPage\n      }\n    }\n  }\n}\nfragment IncidentPage on EntityIncidentsResult {\n  total\n  incidents {\n    urn\n    incidentType\n    customType\n    title\n    description\n    priority\n    status {\n      state\n      stage\n      message\n      lastUpdated {\n        time\n      }\n    }\n    source {\n      type\n      source {\n        ...EntityLink\n      }\n    }\n    assignees {\n      ... on CorpUser {\n        ...EntityLink\n      }\n      ... on CorpGroup {\n        ...EntityLink\n      }\n    }\n    startedAt\n    created {\n      time\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}' as Operation<
    EntityIncidentsQuery,
    EntityIncidentsQueryVariables
  >;
