/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { Operation } from '../../api/operation.js';
import type { EntityLinkFragment } from '../../api/fragments.graphql.js';
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
export type IngestionRunWritesQuery = {
  readonly ingestionRunWrites: {
    readonly start: number;
    readonly hasMore: boolean;
    readonly run: { readonly rolledBackAt: number | null } | null;
    readonly writes: ReadonlyArray<RunWriteFragment>;
  };
};
export type RunWriteFragment = {
  readonly urn: string;
  readonly aspectName: string | null;
  readonly operation: string;
  readonly time: number;
  readonly entity: EntityLinkFragment | null;
};

export const IngestionRuns: Operation<IngestionRunsQuery, { start: number }> =
  'query IngestionRuns($start: Int!) {\n  ingestionRuns(input: {start: $start, count: 20}) {\n    start\n    hasMore\n    runs {\n      runId\n      writes\n      lastWrite\n    }\n  }\n}';
export const IngestionRunWrites: Operation<IngestionRunWritesQuery, { runId: string; start: number }> =
  'query IngestionRunWrites($runId: String!, $start: Int!) {\n  ingestionRunWrites(input: {runId: $runId, start: $start, count: 50}) {\n    start\n    hasMore\n    run {\n      rolledBackAt\n    }\n    writes {\n      ...RunWrite\n    }\n  }\n}\nfragment RunWrite on IngestionRunWrite {\n  urn\n  aspectName\n  operation\n  time\n  entity {\n    ...EntityLink\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}';
export const RollbackRun: Operation<
  {
    readonly rollbackIngestionRun: {
      readonly dryRun: boolean;
      readonly entitiesDeleted: number;
      readonly entitiesAffected: number;
      readonly aspectsReverted: number;
      readonly writes: ReadonlyArray<RunWriteFragment>;
    };
  },
  { input: RollbackIngestionRunInput }
> =
  'mutation RollbackRun($input: RollbackIngestionRunInput!) {\n  rollbackIngestionRun(input: $input) {\n    dryRun\n    entitiesDeleted\n    entitiesAffected\n    aspectsReverted\n    writes {\n      ...RunWrite\n    }\n  }\n}\nfragment RunWrite on IngestionRunWrite {\n  urn\n  aspectName\n  operation\n  time\n  entity {\n    ...EntityLink\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}';
