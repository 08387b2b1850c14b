/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { HistoryInput } from '../../../../api/types.graphql.js';
import type { Operation } from '../../../../api/operation.js';
import type { EntityLinkFragment } from '../../../../api/fragments.graphql.js';

export type HistoryPageQuery = {
  readonly entity: {
    readonly urn: string;
    readonly history: {
      readonly nextCursor: string | null;
      readonly changes: ReadonlyArray<{
        readonly id: string;
        readonly time: number;
        readonly runId: string | null;
        readonly aspectName: string | null;
        readonly operation: string;
        readonly version: number | null;
        readonly actor: EntityLinkFragment | null;
      }>;
    };
  } | null;
};
export type HistoryValuesQuery = {
  readonly entity: {
    readonly urn: string;
    readonly history: {
      readonly changes: ReadonlyArray<{
        readonly id: string;
        readonly before: string | null;
        readonly after: string | null;
      }>;
    };
  } | null;
};
export type HistoryAspectsQuery = {
  readonly entity: {
    readonly urn: string;
    readonly aspects: ReadonlyArray<{ readonly aspectName: string }> | null;
  } | null;
};

export const HistoryPage: Operation<HistoryPageQuery, { urn: string; input: HistoryInput }> =
  'query HistoryPage($urn: String!, $input: HistoryInput!) {\n  entity(urn: $urn) {\n    urn\n    history(input: $input) {\n      nextCursor\n      changes {\n        id\n        time\n        runId\n        aspectName\n        operation\n        version\n        actor {\n          ...EntityLink\n        }\n      }\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}';
export const HistoryValues: Operation<HistoryValuesQuery, { urn: string; input: HistoryInput }> =
  'query HistoryValues($urn: String!, $input: HistoryInput!) {\n  entity(urn: $urn) {\n    urn\n    history(input: $input) {\n      changes {\n        id\n        before\n        after\n      }\n    }\n  }\n}';
export const HistoryAspects: Operation<HistoryAspectsQuery, { urn: string }> =
  'query HistoryAspects($urn: String!) {\n  entity(urn: $urn) {\n    urn\n    aspects {\n      aspectName\n    }\n  }\n}';
