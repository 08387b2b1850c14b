/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
/* eslint-disable */
import type {
  EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment,
  Exact,
  StringMapEntryInput,
} from '../../api/types.graphql.js';
import type { Operation } from '../../api/operation.js';

export type IngestionSourceSourceType =
  /** Comes with the catalog. */
  'SYSTEM';
export type UpdateIngestionSourceInput = {
  readonly name: string;
  /** Name of the connector, e.g. `mysql`. */
  readonly type: string;
  /** Accepted, but not stored. */
  readonly description?: string | null | undefined;
  readonly config: UpdateIngestionSourceConfigInput;
  /** Default: no schedule. */
  readonly schedule?: UpdateIngestionSourceScheduleInput | null | undefined;
  /** Default: unchanged. */
  readonly source?: IngestionSourceSourceInput | null | undefined;
};
export type IngestionSourceSourceInput = { readonly type: IngestionSourceSourceType };
export type UpdateIngestionSourceConfigInput = {
  readonly recipe: string;
  readonly version?: string | null | undefined;
  readonly executorId: string;
  readonly debugMode?: boolean | null | undefined;
  readonly extraArgs?: ReadonlyArray<StringMapEntryInput> | null | undefined;
};
export type UpdateIngestionSourceScheduleInput = {
  /** Cron expression with 5 fields, or with 6 if the first one is seconds. */
  readonly interval: string;
  /** Name of a time zone, e.g. `Europe/Berlin`. */
  readonly timezone: string;
};
export type SourcesQueryVariables = Exact<{ start: number; query?: string | null | undefined }>;
export type SourcesQuery = {
  readonly listIngestionSources: {
    readonly total: number;
    readonly ingestionSources: ReadonlyArray<{
      readonly urn: string;
      readonly name: string;
      readonly type: string;
      readonly schedule: { readonly interval: string; readonly timezone: string | null } | null;
      readonly config: { readonly executorId: string };
      readonly executions: { readonly executionRequests: ReadonlyArray<RunOfSourceFragment> } | null;
    }>;
  } | null;
};
export type SourceQueryVariables = Exact<{ urn: string }>;
export type SourceQuery = {
  readonly ingestionSource: {
    readonly urn: string;
    readonly name: string;
    readonly type: string;
    readonly schedule: { readonly interval: string; readonly timezone: string | null } | null;
    readonly config: {
      readonly recipe: string;
      readonly version: string | null;
      readonly executorId: string;
      readonly debugMode: boolean | null;
      readonly extraArgs: ReadonlyArray<{ readonly key: string; readonly value: string | null }> | null;
    };
  } | null;
};
export type SourceRunsQueryVariables = Exact<{ urn: string; start: number }>;
export type SourceRunsQuery = {
  readonly ingestionSource: {
    readonly executions: {
      readonly total: number | null;
      readonly executionRequests: ReadonlyArray<RunOfSourceFragment>;
    } | null;
  } | null;
};
export type SourceRunQueryVariables = Exact<{ urn: string }>;
export type SourceRunQuery = {
  readonly executionRequest: {
    readonly urn: string;
    readonly result: {
      readonly report: string | null;
      readonly status: string;
      readonly startTimeMs: number | null;
      readonly durationMs: number | null;
      readonly structuredReport: { readonly serializedValue: string } | null;
    } | null;
    readonly input: {
      readonly requestedAt: number;
      readonly source: { readonly type: string | null };
      readonly actor: EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment | null;
    };
  } | null;
};
export type RunOfSourceFragment = {
  readonly urn: string;
  readonly input: {
    readonly requestedAt: number;
    readonly source: { readonly type: string | null };
    readonly actor: EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment | null;
  };
  readonly result: {
    readonly status: string;
    readonly startTimeMs: number | null;
    readonly durationMs: number | null;
  } | null;
};
export type CreateSourceMutationVariables = Exact<{ input: UpdateIngestionSourceInput }>;
export type CreateSourceMutation = { readonly createIngestionSource: string | null };
export type UpdateSourceMutationVariables = Exact<{ urn: string; input: UpdateIngestionSourceInput }>;
export type UpdateSourceMutation = { readonly updateIngestionSource: string | null };
export type DeleteSourceMutationVariables = Exact<{ urn: string }>;
export type DeleteSourceMutation = { readonly deleteIngestionSource: string | null };
export type StartSourceRunMutationVariables = Exact<{ urn: string }>;
export type StartSourceRunMutation = { readonly createIngestionExecutionRequest: string | null };
export type CancelSourceRunMutationVariables = Exact<{ source: string; run: string }>;
export type CancelSourceRunMutation = { readonly cancelIngestionExecutionRequest: string | null };
export type TestSourceConnectionMutationVariables = Exact<{
  recipe: string;
  version?: string | null | undefined;
}>;
export type TestSourceConnectionMutation = { readonly createTestConnectionRequest: string | null };

export const Sources: Operation<SourcesQuery, SourcesQueryVariables> =
  'query Sources($start: Int!, $query: String) {\n  listIngestionSources(input: {start: $start, count: 20, query: $query}) {\n    total\n    ingestionSources {\n      urn\n      name\n      type\n      schedule {\n        interval\n        timezone\n      }\n      config {\n        executorId\n      }\n      executions(start: 0, count: 1) {\n        executionRequests {\n          ...RunOfSource\n        }\n      }\n    }\n  }\n}\nfragment RunOfSource on ExecutionRequest {\n  urn\n  input {\n    requestedAt\n    source {\n      type\n    }\n    actor {\n      ...EntityLink\n    }\n  }\n  result {\n    status\n    startTimeMs\n    durationMs\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}' as Operation<
    SourcesQuery,
    SourcesQueryVariables
  >;
export const Source: Operation<SourceQuery, SourceQueryVariables> =
  'query Source($urn: String!) {\n  ingestionSource(urn: $urn) {\n    urn\n    name\n    type\n    schedule {\n      interval\n      timezone\n    }\n    config {\n      recipe\n      version\n      executorId\n      debugMode\n      extraArgs {\n        key\n        value\n      }\n    }\n  }\n}' as Operation<
    SourceQuery,
    SourceQueryVariables
  >;
export const SourceRuns: Operation<SourceRunsQuery, SourceRunsQueryVariables> =
  'query SourceRuns($urn: String!, $start: Int!) {\n  ingestionSource(urn: $urn) {\n    executions(start: $start, count: 10) {\n      total\n      executionRequests {\n        ...RunOfSource\n      }\n    }\n  }\n}\nfragment RunOfSource on ExecutionRequest {\n  urn\n  input {\n    requestedAt\n    source {\n      type\n    }\n    actor {\n      ...EntityLink\n    }\n  }\n  result {\n    status\n    startTimeMs\n    durationMs\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}' as Operation<
    SourceRunsQuery,
    SourceRunsQueryVariables
  >;
export const SourceRun: Operation<SourceRunQuery, SourceRunQueryVariables> =
  'query SourceRun($urn: String!) {\n  executionRequest(urn: $urn) {\n    ...RunOfSource\n    result {\n      report\n      structuredReport {\n        serializedValue\n      }\n    }\n  }\n}\nfragment RunOfSource on ExecutionRequest {\n  urn\n  input {\n    requestedAt\n    source {\n      type\n    }\n    actor {\n      ...EntityLink\n    }\n  }\n  result {\n    status\n    startTimeMs\n    durationMs\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}' as Operation<
    SourceRunQuery,
    SourceRunQueryVariables
  >;
export const CreateSource: Operation<CreateSourceMutation, CreateSourceMutationVariables> =
  'mutation CreateSource($input: UpdateIngestionSourceInput!) {\n  createIngestionSource(input: $input)\n}' as Operation<
    CreateSourceMutation,
    CreateSourceMutationVariables
  >;
export const UpdateSource: Operation<UpdateSourceMutation, UpdateSourceMutationVariables> =
  'mutation UpdateSource($urn: String!, $input: UpdateIngestionSourceInput!) {\n  updateIngestionSource(urn: $urn, input: $input)\n}' as Operation<
    UpdateSourceMutation,
    UpdateSourceMutationVariables
  >;
export const DeleteSource: Operation<DeleteSourceMutation, DeleteSourceMutationVariables> =
  'mutation DeleteSource($urn: String!) {\n  deleteIngestionSource(urn: $urn)\n}' as Operation<
    DeleteSourceMutation,
    DeleteSourceMutationVariables
  >;
export const StartSourceRun: Operation<StartSourceRunMutation, StartSourceRunMutationVariables> =
  'mutation StartSourceRun($urn: String!) {\n  createIngestionExecutionRequest(input: {ingestionSourceUrn: $urn})\n}' as Operation<
    StartSourceRunMutation,
    StartSourceRunMutationVariables
  >;
export const CancelSourceRun: Operation<CancelSourceRunMutation, CancelSourceRunMutationVariables> =
  'mutation CancelSourceRun($source: String!, $run: String!) {\n  cancelIngestionExecutionRequest(\n    input: {ingestionSourceUrn: $source, executionRequestUrn: $run}\n  )\n}' as Operation<
    CancelSourceRunMutation,
    CancelSourceRunMutationVariables
  >;
export const TestSourceConnection: Operation<
  TestSourceConnectionMutation,
  TestSourceConnectionMutationVariables
> =
  'mutation TestSourceConnection($recipe: String!, $version: String) {\n  createTestConnectionRequest(input: {recipe: $recipe, version: $version})\n}' as Operation<
    TestSourceConnectionMutation,
    TestSourceConnectionMutationVariables
  >;
