/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { StringMapEntryInput } from '../../api/types.graphql.js';
import type { Operation } from '../../api/operation.js';
import type { EntityLinkFragment } from '../../api/fragments.graphql.js';

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
export type SourceRunsQuery = {
  readonly ingestionSource: {
    readonly executions: {
      readonly total: number | null;
      readonly executionRequests: ReadonlyArray<RunOfSourceFragment>;
    } | null;
  } | null;
};
export type SourceRunQuery = {
  readonly executionRequest:
    | ({
        readonly result: {
          readonly report: string | null;
          readonly structuredReport: { readonly serializedValue: string } | null;
        } | null;
      } & RunOfSourceFragment)
    | null;
};
export type RunOfSourceFragment = {
  readonly urn: string;
  readonly input: {
    readonly requestedAt: number;
    readonly source: { readonly type: string | null };
    readonly actor: EntityLinkFragment | null;
  };
  readonly result: {
    readonly status: string;
    readonly startTimeMs: number | null;
    readonly durationMs: number | null;
  } | null;
};

export const Sources: Operation<SourcesQuery, { start: number; query?: string | null | undefined }> =
  'query Sources($start: Int!, $query: String) {\n  listIngestionSources(input: {start: $start, count: 20, query: $query}) {\n    total\n    ingestionSources {\n      urn\n      name\n      type\n      schedule {\n        interval\n        timezone\n      }\n      config {\n        executorId\n      }\n      executions(start: 0, count: 1) {\n        executionRequests {\n          ...RunOfSource\n        }\n      }\n    }\n  }\n}\nfragment RunOfSource on ExecutionRequest {\n  urn\n  input {\n    requestedAt\n    source {\n      type\n    }\n    actor {\n      ...EntityLink\n    }\n  }\n  result {\n    status\n    startTimeMs\n    durationMs\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}';
export const Source: Operation<SourceQuery, { urn: string }> =
  'query Source($urn: String!) {\n  ingestionSource(urn: $urn) {\n    urn\n    name\n    type\n    schedule {\n      interval\n      timezone\n    }\n    config {\n      recipe\n      version\n      executorId\n      debugMode\n      extraArgs {\n        key\n        value\n      }\n    }\n  }\n}';
export const SourceRuns: Operation<SourceRunsQuery, { urn: string; start: number }> =
  'query SourceRuns($urn: String!, $start: Int!) {\n  ingestionSource(urn: $urn) {\n    executions(start: $start, count: 10) {\n      total\n      executionRequests {\n        ...RunOfSource\n      }\n    }\n  }\n}\nfragment RunOfSource on ExecutionRequest {\n  urn\n  input {\n    requestedAt\n    source {\n      type\n    }\n    actor {\n      ...EntityLink\n    }\n  }\n  result {\n    status\n    startTimeMs\n    durationMs\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}';
export const SourceRun: Operation<SourceRunQuery, { urn: string }> =
  'query SourceRun($urn: String!) {\n  executionRequest(urn: $urn) {\n    ...RunOfSource\n    result {\n      report\n      structuredReport {\n        serializedValue\n      }\n    }\n  }\n}\nfragment RunOfSource on ExecutionRequest {\n  urn\n  input {\n    requestedAt\n    source {\n      type\n    }\n    actor {\n      ...EntityLink\n    }\n  }\n  result {\n    status\n    startTimeMs\n    durationMs\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}';
export const CreateSource: Operation<
  { readonly createIngestionSource: string | null },
  { input: UpdateIngestionSourceInput }
> = 'mutation CreateSource($input: UpdateIngestionSourceInput!) {\n  createIngestionSource(input: $input)\n}';
export const UpdateSource: Operation<
  { readonly updateIngestionSource: string | null },
  { urn: string; input: UpdateIngestionSourceInput }
> =
  'mutation UpdateSource($urn: String!, $input: UpdateIngestionSourceInput!) {\n  updateIngestionSource(urn: $urn, input: $input)\n}';
export const DeleteSource: Operation<{ readonly deleteIngestionSource: string | null }, { urn: string }> =
  'mutation DeleteSource($urn: String!) {\n  deleteIngestionSource(urn: $urn)\n}';
export const StartSourceRun: Operation<
  { readonly createIngestionExecutionRequest: string | null },
  { urn: string }
> =
  'mutation StartSourceRun($urn: String!) {\n  createIngestionExecutionRequest(input: {ingestionSourceUrn: $urn})\n}';
export const CancelSourceRun: Operation<
  { readonly cancelIngestionExecutionRequest: string | null },
  { source: string; run: string }
> =
  'mutation CancelSourceRun($source: String!, $run: String!) {\n  cancelIngestionExecutionRequest(\n    input: {ingestionSourceUrn: $source, executionRequestUrn: $run}\n  )\n}';
export const TestSourceConnection: Operation<
  { readonly createTestConnectionRequest: string | null },
  { recipe: string; version?: string | null | undefined }
> =
  'mutation TestSourceConnection($recipe: String!, $version: String) {\n  createTestConnectionRequest(input: {recipe: $recipe, version: $version})\n}';
