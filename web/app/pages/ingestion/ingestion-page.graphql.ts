/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
/* eslint-disable */
import type {
  EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment,
  Exact,
} from '../../api/types.graphql.js';
import type { Operation } from '../../api/operation.js';

export type RollbackIngestionRunInput = {
  readonly runId: string;
  /** Only show what would happen. Default: true. */
  readonly dryRun?: boolean | null | undefined;
  /**
   * Also deletes entities that the run created if others have written to them since. Default: false, which keeps what others wrote. Deletion
   * is permanent either way.
   */
  readonly hardDelete?: boolean | null | undefined;
};
export type IngestionRunsQueryVariables = Exact<{ start: number }>;
export type IngestionRunsQuery = {
  readonly ingestionRuns: {
    readonly start: number;
    readonly hasMore: boolean;
    readonly runs: ReadonlyArray<{
      readonly runId: string;
      readonly writes: number;
      readonly lastWrite: number;
    }>;
  };
};
export type IngestionRunWritesQueryVariables = Exact<{ runId: string; start: number }>;
export type IngestionRunWritesQuery = {
  readonly ingestionRunWrites: {
    readonly start: number;
    readonly hasMore: boolean;
    readonly run: { readonly rolledBackAt: number | null } | null;
    readonly writes: ReadonlyArray<RunWriteFragment>;
  };
};
export type RollbackRunMutationVariables = Exact<{ input: RollbackIngestionRunInput }>;
export type RollbackRunMutation = {
  readonly rollbackIngestionRun: {
    readonly dryRun: boolean;
    readonly entitiesDeleted: number;
    readonly entitiesAffected: number;
    readonly aspectsReverted: number;
    readonly writes: ReadonlyArray<RunWriteFragment>;
  };
};
export type RunWriteFragment = {
  readonly urn: string;
  readonly aspectName: string | null;
  readonly operation: string;
  readonly time: number;
  readonly entity: EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment | null;
};

export const IngestionRuns: Operation<IngestionRunsQuery, IngestionRunsQueryVariables> =
  'query IngestionRuns($start: Int!) {\n  ingestionRuns(input: {start: $start, count: 20}) {\n    start\n    hasMore\n    runs {\n      runId\n      writes\n      lastWrite\n    }\n  }\n}' as Operation<
    IngestionRunsQuery,
    IngestionRunsQueryVariables
  >;
export const IngestionRunWrites: Operation<IngestionRunWritesQuery, IngestionRunWritesQueryVariables> =
  'query IngestionRunWrites($runId: String!, $start: Int!) {\n  ingestionRunWrites(input: {runId: $runId, start: $start, count: 50}) {\n    start\n    hasMore\n    run {\n      rolledBackAt\n    }\n    writes {\n      ...RunWrite\n    }\n  }\n}\nfragment RunWrite on IngestionRunWrite {\n  urn\n  aspectName\n  operation\n  time\n  entity {\n    ...EntityLink\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}' as Operation<
    IngestionRunWritesQuery,
    IngestionRunWritesQueryVariables
  >;
export const RollbackRun: Operation<RollbackRunMutation, RollbackRunMutationVariables> =
  'mutation RollbackRun($input: RollbackIngestionRunInput!) {\n  rollbackIngestionRun(input: $input) {\n    dryRun\n    entitiesDeleted\n    entitiesAffected\n    aspectsReverted\n    writes {\n      ...RunWrite\n    }\n  }\n}\nfragment RunWrite on IngestionRunWrite {\n  urn\n  aspectName\n  operation\n  time\n  entity {\n    ...EntityLink\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}' as Operation<
    RollbackRunMutation,
    RollbackRunMutationVariables
  >;
