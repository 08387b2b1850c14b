/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type {
  AssertionResultErrorType,
  AssertionResultType,
  AssertionSourceType,
  AssertionStdAggregation,
  AssertionStdOperator,
  AssertionType,
  AssertionValueChangeType,
  DatasetAssertionScope,
  DateInterval,
  FieldAssertionType,
  FieldMetricType,
  FreshnessAssertionScheduleType,
  FreshnessAssertionType,
  IncidentPriority,
  IncidentSourceType,
  IncidentStage,
  IncidentState,
  IncidentType,
  SchemaAssertionCompatibility,
  VolumeAssertionType,
} from '../../../../api/types.graphql.js';
import type { Operation } from '../../../../api/operation.js';
import type { EntityLinkFragment } from '../../../../api/fragments.graphql.js';

export type DataContractState = 'ACTIVE' | 'PENDING';
export type DatasetQualityQuery = {
  readonly dataset: {
    readonly assertions: {
      readonly total: number;
      readonly assertions: ReadonlyArray<CheckedAssertionFragment>;
    } | null;
    readonly contract: ContractOfDataFragment | null;
  } | null;
};
export type OtherQualityQuery = {
  readonly entity: {
    readonly urn: string;
    readonly relationships: {
      readonly total: number | null;
      readonly relationships: ReadonlyArray<{
        readonly entity:
          { readonly urn: string } | ({ readonly urn: string } & CheckedAssertionFragment) | null;
      }>;
    } | null;
  } | null;
};
export type ContractQualityQuery = { readonly dataContract: ContractOfDataFragment | null };
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
    readonly source: { readonly type: IncidentSourceType; readonly source: EntityLinkFragment | null } | null;
    readonly assignees: ReadonlyArray<EntityLinkFragment> | null;
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

export const DatasetQuality: Operation<DatasetQualityQuery, { urn: string; count: number }> =
  'query DatasetQuality($urn: String!, $count: Int!) {\n  dataset(urn: $urn) {\n    assertions(start: 0, count: $count) {\n      total\n      assertions {\n        ...CheckedAssertion\n      }\n    }\n    contract {\n      ...ContractOfData\n    }\n  }\n}\nfragment CheckedAssertion on Assertion {\n  urn\n  platform {\n    name\n    properties {\n      displayName\n    }\n  }\n  info {\n    ...AssertionText\n  }\n  runEvents(limit: 10) {\n    runEvents {\n      timestampMillis\n      result {\n        type\n        error {\n          type\n        }\n      }\n    }\n  }\n}\nfragment AssertionText on AssertionInfo {\n  type\n  description\n  externalUrl\n  source {\n    type\n  }\n  datasetAssertion {\n    scope\n    aggregation\n    operator\n    nativeType\n    logic\n    fields {\n      path\n    }\n    parameters {\n      ...AssertionParameters\n    }\n  }\n  freshnessAssertion {\n    type\n    schedule {\n      type\n      cron {\n        cron\n        timezone\n      }\n      fixedInterval {\n        unit\n        multiple\n      }\n    }\n  }\n  volumeAssertion {\n    type\n    rowCountTotal {\n      operator\n      parameters {\n        ...AssertionParameters\n      }\n    }\n    rowCountChange {\n      changeType: type\n      operator\n      parameters {\n        ...AssertionParameters\n      }\n    }\n  }\n  sqlAssertion {\n    statement\n    operator\n    parameters {\n      ...AssertionParameters\n    }\n  }\n  fieldAssertion {\n    type\n    fieldValuesAssertion {\n      operator\n      field {\n        path\n      }\n      parameters {\n        ...AssertionParameters\n      }\n    }\n    fieldMetricAssertion {\n      metric\n      operator\n      field {\n        path\n      }\n      parameters {\n        ...AssertionParameters\n      }\n    }\n  }\n  schemaAssertion {\n    compatibility\n    fields {\n      path\n    }\n  }\n  customAssertion {\n    customType: type\n    logic\n    field {\n      path\n    }\n  }\n}\nfragment AssertionParameters on AssertionStdParameters {\n  value {\n    value\n  }\n  minValue {\n    value\n  }\n  maxValue {\n    value\n  }\n}\nfragment ContractOfData on DataContract {\n  urn\n  status {\n    state\n  }\n  properties {\n    entityUrn\n    freshness {\n      assertion {\n        ...CheckedAssertion\n      }\n    }\n    schema {\n      assertion {\n        ...CheckedAssertion\n      }\n    }\n    dataQuality {\n      assertion {\n        ...CheckedAssertion\n      }\n    }\n  }\n}';
export const OtherQuality: Operation<OtherQualityQuery, { urn: string; count: number }> =
  'query OtherQuality($urn: String!, $count: Int!) {\n  entity(urn: $urn) {\n    urn\n    relationships(\n      input: {types: ["Asserts"], direction: INCOMING, start: 0, count: $count, includeSoftDelete: false}\n    ) {\n      total\n      relationships {\n        entity {\n          urn\n          ... on Assertion {\n            ...CheckedAssertion\n          }\n        }\n      }\n    }\n  }\n}\nfragment CheckedAssertion on Assertion {\n  urn\n  platform {\n    name\n    properties {\n      displayName\n    }\n  }\n  info {\n    ...AssertionText\n  }\n  runEvents(limit: 10) {\n    runEvents {\n      timestampMillis\n      result {\n        type\n        error {\n          type\n        }\n      }\n    }\n  }\n}\nfragment AssertionText on AssertionInfo {\n  type\n  description\n  externalUrl\n  source {\n    type\n  }\n  datasetAssertion {\n    scope\n    aggregation\n    operator\n    nativeType\n    logic\n    fields {\n      path\n    }\n    parameters {\n      ...AssertionParameters\n    }\n  }\n  freshnessAssertion {\n    type\n    schedule {\n      type\n      cron {\n        cron\n        timezone\n      }\n      fixedInterval {\n        unit\n        multiple\n      }\n    }\n  }\n  volumeAssertion {\n    type\n    rowCountTotal {\n      operator\n      parameters {\n        ...AssertionParameters\n      }\n    }\n    rowCountChange {\n      changeType: type\n      operator\n      parameters {\n        ...AssertionParameters\n      }\n    }\n  }\n  sqlAssertion {\n    statement\n    operator\n    parameters {\n      ...AssertionParameters\n    }\n  }\n  fieldAssertion {\n    type\n    fieldValuesAssertion {\n      operator\n      field {\n        path\n      }\n      parameters {\n        ...AssertionParameters\n      }\n    }\n    fieldMetricAssertion {\n      metric\n      operator\n      field {\n        path\n      }\n      parameters {\n        ...AssertionParameters\n      }\n    }\n  }\n  schemaAssertion {\n    compatibility\n    fields {\n      path\n    }\n  }\n  customAssertion {\n    customType: type\n    logic\n    field {\n      path\n    }\n  }\n}\nfragment AssertionParameters on AssertionStdParameters {\n  value {\n    value\n  }\n  minValue {\n    value\n  }\n  maxValue {\n    value\n  }\n}';
export const ContractQuality: Operation<ContractQualityQuery, { urn: string }> =
  'query ContractQuality($urn: String!) {\n  dataContract(urn: $urn) {\n    ...ContractOfData\n  }\n}\nfragment ContractOfData on DataContract {\n  urn\n  status {\n    state\n  }\n  properties {\n    entityUrn\n    freshness {\n      assertion {\n        ...CheckedAssertion\n      }\n    }\n    schema {\n      assertion {\n        ...CheckedAssertion\n      }\n    }\n    dataQuality {\n      assertion {\n        ...CheckedAssertion\n      }\n    }\n  }\n}\nfragment CheckedAssertion on Assertion {\n  urn\n  platform {\n    name\n    properties {\n      displayName\n    }\n  }\n  info {\n    ...AssertionText\n  }\n  runEvents(limit: 10) {\n    runEvents {\n      timestampMillis\n      result {\n        type\n        error {\n          type\n        }\n      }\n    }\n  }\n}\nfragment AssertionText on AssertionInfo {\n  type\n  description\n  externalUrl\n  source {\n    type\n  }\n  datasetAssertion {\n    scope\n    aggregation\n    operator\n    nativeType\n    logic\n    fields {\n      path\n    }\n    parameters {\n      ...AssertionParameters\n    }\n  }\n  freshnessAssertion {\n    type\n    schedule {\n      type\n      cron {\n        cron\n        timezone\n      }\n      fixedInterval {\n        unit\n        multiple\n      }\n    }\n  }\n  volumeAssertion {\n    type\n    rowCountTotal {\n      operator\n      parameters {\n        ...AssertionParameters\n      }\n    }\n    rowCountChange {\n      changeType: type\n      operator\n      parameters {\n        ...AssertionParameters\n      }\n    }\n  }\n  sqlAssertion {\n    statement\n    operator\n    parameters {\n      ...AssertionParameters\n    }\n  }\n  fieldAssertion {\n    type\n    fieldValuesAssertion {\n      operator\n      field {\n        path\n      }\n      parameters {\n        ...AssertionParameters\n      }\n    }\n    fieldMetricAssertion {\n      metric\n      operator\n      field {\n        path\n      }\n      parameters {\n        ...AssertionParameters\n      }\n    }\n  }\n  schemaAssertion {\n    compatibility\n    fields {\n      path\n    }\n  }\n  customAssertion {\n    customType: type\n    logic\n    field {\n      path\n    }\n  }\n}\nfragment AssertionParameters on AssertionStdParameters {\n  value {\n    value\n  }\n  minValue {\n    value\n  }\n  maxValue {\n    value\n  }\n}';
export const EntityIncidents: Operation<
  EntityIncidentsQuery,
  { urn: string; state: IncidentState; count: number }
> =
  'query EntityIncidents($urn: String!, $state: IncidentState!, $count: Int!) {\n  entity(urn: $urn) {\n    urn\n    ... on Dataset {\n      incidents(state: $state, start: 0, count: $count) {\n        ...IncidentPage\n      }\n    }\n    ... on Chart {\n      incidents(state: $state, start: 0, count: $count) {\n        ...IncidentPage\n      }\n    }\n    ... on Dashboard {\n      incidents(state: $state, start: 0, count: $count) {\n        ...IncidentPage\n      }\n    }\n    ... on DataFlow {\n      incidents(state: $state, start: 0, count: $count) {\n        ...IncidentPage\n      }\n    }\n    ... on DataJob {\n      incidents(state: $state, start: 0, count: $count) {\n        ...IncidentPage\n      }\n    }\n  }\n}\nfragment IncidentPage on EntityIncidentsResult {\n  total\n  incidents {\n    urn\n    incidentType\n    customType\n    title\n    description\n    priority\n    status {\n      state\n      stage\n      message\n      lastUpdated {\n        time\n      }\n    }\n    source {\n      type\n      source {\n        ...EntityLink\n      }\n    }\n    assignees {\n      ... on CorpUser {\n        ...EntityLink\n      }\n      ... on CorpGroup {\n        ...EntityLink\n      }\n    }\n    startedAt\n    created {\n      time\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}';
