/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type {
  AssertionResultErrorType,
  AssertionResultType,
  RelationshipDirection,
} from '../../../../api/types.graphql.js';
import type { Operation } from '../../../../api/operation.js';
import type { AssertionTextFragment } from '../quality/quality.graphql.js';
import type { EntityLinkFragment } from '../../../../api/fragments.graphql.js';

export type AssertionResultSeverity = 'LOW' | 'MEDIUM' | 'HIGH';

export type DataProcessType = 'BATCH_SCHEDULED' | 'BATCH_AD_HOC' | 'STREAMING';
export type DataProcessRunStatus = 'STARTED' | 'COMPLETE';
export type DataProcessInstanceRunResultType = 'SUCCESS' | 'FAILURE' | 'SKIPPED' | 'UP_FOR_RETRY';
export type JobRunsQuery = { readonly dataJob: { readonly runs: RunPageFragment | null } | null };
export type DatasetRunsQuery = { readonly dataset: { readonly runs: RunPageFragment | null } | null };
export type RunDetailsQuery = {
  readonly dataProcessInstance:
    | ({
        readonly properties: { readonly type: DataProcessType | null } | null;
        readonly parentInstance: EntityLinkFragment | null;
        readonly upstreamInstances: ReadonlyArray<EntityLinkFragment> | null;
        readonly events: ReadonlyArray<RunEventFragment | null> | null;
        readonly mlTrainingRunProperties: {
          readonly outputUrls: ReadonlyArray<string | null> | null;
          readonly hyperParams: ReadonlyArray<{
            readonly name: string | null;
            readonly value: string | null;
          } | null> | null;
          readonly trainingMetrics: ReadonlyArray<{
            readonly name: string | null;
            readonly value: string | null;
          } | null> | null;
        } | null;
      } & RunRowFragment)
    | null;
};
export type AssertionRunsQuery = {
  readonly assertion: {
    readonly info: AssertionTextFragment | null;
    readonly runEvents: {
      readonly total: number;
      readonly runEvents: ReadonlyArray<{
        readonly timestampMillis: number;
        readonly runId: string;
        readonly result: {
          readonly type: AssertionResultType;
          readonly severity: AssertionResultSeverity | null;
          readonly rowCount: number | null;
          readonly missingCount: number | null;
          readonly unexpectedCount: number | null;
          readonly actualAggValue: number | null;
          readonly externalUrl: string | null;
          readonly error: {
            readonly type: AssertionResultErrorType;
            readonly properties: ReadonlyArray<{
              readonly key: string;
              readonly value: string | null;
            }> | null;
          } | null;
        } | null;
      }>;
    } | null;
  } | null;
};
export type RunPageFragment = {
  readonly total: number | null;
  readonly runs: ReadonlyArray<RunRowFragment | null> | null;
};
export type RunRowFragment = {
  readonly externalUrl: string | null;
  readonly created: { readonly time: number } | null;
  readonly parentTemplate: EntityLinkFragment | null;
  readonly inputs: ReadonlyArray<EntityLinkFragment> | null;
  readonly outputs: ReadonlyArray<EntityLinkFragment> | null;
  readonly state: ReadonlyArray<RunEventFragment | null> | null;
} & EntityLinkFragment;
export type RunEventFragment = {
  readonly timestampMillis: number;
  readonly status: DataProcessRunStatus | null;
  readonly attempt: number | null;
  readonly durationMillis: number | null;
  readonly externalUrl: string | null;
  readonly result: {
    readonly resultType: DataProcessInstanceRunResultType | null;
    readonly nativeResultType: string | null;
  } | null;
};

export const JobRuns: Operation<JobRunsQuery, { urn: string; start: number; count: number }> =
  'query JobRuns($urn: String!, $start: Int!, $count: Int!) {\n  dataJob(urn: $urn) {\n    runs(start: $start, count: $count) {\n      ...RunPage\n    }\n  }\n}\nfragment RunPage on DataProcessInstanceResult {\n  total\n  runs {\n    ...RunRow\n  }\n}\nfragment RunRow on DataProcessInstance {\n  ...EntityLink\n  created {\n    time\n  }\n  externalUrl\n  parentTemplate {\n    ...EntityLink\n  }\n  inputs {\n    ...EntityLink\n  }\n  outputs {\n    ...EntityLink\n  }\n  state(limit: 4) {\n    ...RunEvent\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}\nfragment RunEvent on DataProcessRunEvent {\n  timestampMillis\n  status\n  attempt\n  durationMillis\n  externalUrl\n  result {\n    resultType\n    nativeResultType\n  }\n}';
export const DatasetRuns: Operation<
  DatasetRunsQuery,
  { urn: string; start: number; count: number; direction: RelationshipDirection }
> =
  'query DatasetRuns($urn: String!, $start: Int!, $count: Int!, $direction: RelationshipDirection!) {\n  dataset(urn: $urn) {\n    runs(start: $start, count: $count, direction: $direction) {\n      ...RunPage\n    }\n  }\n}\nfragment RunPage on DataProcessInstanceResult {\n  total\n  runs {\n    ...RunRow\n  }\n}\nfragment RunRow on DataProcessInstance {\n  ...EntityLink\n  created {\n    time\n  }\n  externalUrl\n  parentTemplate {\n    ...EntityLink\n  }\n  inputs {\n    ...EntityLink\n  }\n  outputs {\n    ...EntityLink\n  }\n  state(limit: 4) {\n    ...RunEvent\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}\nfragment RunEvent on DataProcessRunEvent {\n  timestampMillis\n  status\n  attempt\n  durationMillis\n  externalUrl\n  result {\n    resultType\n    nativeResultType\n  }\n}';
export const RunDetails: Operation<RunDetailsQuery, { urn: string }> =
  'query RunDetails($urn: String!) {\n  dataProcessInstance(urn: $urn) {\n    ...RunRow\n    properties {\n      type\n    }\n    parentInstance {\n      ...EntityLink\n    }\n    upstreamInstances {\n      ...EntityLink\n    }\n    events: state(limit: 50) {\n      ...RunEvent\n    }\n    mlTrainingRunProperties {\n      hyperParams {\n        name\n        value\n      }\n      trainingMetrics {\n        name\n        value\n      }\n      outputUrls\n    }\n  }\n}\nfragment RunRow on DataProcessInstance {\n  ...EntityLink\n  created {\n    time\n  }\n  externalUrl\n  parentTemplate {\n    ...EntityLink\n  }\n  inputs {\n    ...EntityLink\n  }\n  outputs {\n    ...EntityLink\n  }\n  state(limit: 4) {\n    ...RunEvent\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}\nfragment RunEvent on DataProcessRunEvent {\n  timestampMillis\n  status\n  attempt\n  durationMillis\n  externalUrl\n  result {\n    resultType\n    nativeResultType\n  }\n}';
export const AssertionRuns: Operation<AssertionRunsQuery, { urn: string; limit: number }> =
  'query AssertionRuns($urn: String!, $limit: Int!) {\n  assertion(urn: $urn) {\n    info {\n      ...AssertionText\n    }\n    runEvents(limit: $limit) {\n      total\n      runEvents {\n        timestampMillis\n        runId\n        result {\n          type\n          severity\n          rowCount\n          missingCount\n          unexpectedCount\n          actualAggValue\n          externalUrl\n          error {\n            type\n            properties {\n              key\n              value\n            }\n          }\n        }\n      }\n    }\n  }\n}\nfragment AssertionText on AssertionInfo {\n  type\n  description\n  externalUrl\n  source {\n    type\n  }\n  datasetAssertion {\n    scope\n    aggregation\n    operator\n    nativeType\n    logic\n    fields {\n      path\n    }\n    parameters {\n      ...AssertionParameters\n    }\n  }\n  freshnessAssertion {\n    type\n    schedule {\n      type\n      cron {\n        cron\n        timezone\n      }\n      fixedInterval {\n        unit\n        multiple\n      }\n    }\n  }\n  volumeAssertion {\n    type\n    rowCountTotal {\n      operator\n      parameters {\n        ...AssertionParameters\n      }\n    }\n    rowCountChange {\n      changeType: type\n      operator\n      parameters {\n        ...AssertionParameters\n      }\n    }\n  }\n  sqlAssertion {\n    statement\n    operator\n    parameters {\n      ...AssertionParameters\n    }\n  }\n  fieldAssertion {\n    type\n    fieldValuesAssertion {\n      operator\n      field {\n        path\n      }\n      parameters {\n        ...AssertionParameters\n      }\n    }\n    fieldMetricAssertion {\n      metric\n      operator\n      field {\n        path\n      }\n      parameters {\n        ...AssertionParameters\n      }\n    }\n  }\n  schemaAssertion {\n    compatibility\n    fields {\n      path\n    }\n  }\n  customAssertion {\n    customType: type\n    logic\n    field {\n      path\n    }\n  }\n}\nfragment AssertionParameters on AssertionStdParameters {\n  value {\n    value\n  }\n  minValue {\n    value\n  }\n  maxValue {\n    value\n  }\n}';
