/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
/* eslint-disable */
import type {
  EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment,
  Exact,
  HistoryInput,
} from '../../../../api/types.graphql.js';
import type { Operation } from '../../../../api/operation.js';

export type HistoryPageQueryVariables = Exact<{ urn: string; input: HistoryInput }>;
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
        readonly actor: EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment | null;
      }>;
    };
  } | null;
};
export type HistoryValuesQueryVariables = Exact<{ urn: string; input: HistoryInput }>;
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
export type HistoryAspectsQueryVariables = Exact<{ urn: string }>;
export type HistoryAspectsQuery = {
  readonly entity: {
    readonly urn: string;
    readonly aspects: ReadonlyArray<{ readonly aspectName: string }> | null;
  } | null;
};

export const HistoryPage: Operation<HistoryPageQuery, HistoryPageQueryVariables> =
  'query HistoryPage($urn: String!, $input: HistoryInput!) {\n  entity(urn: $urn) {\n    urn\n    history(input: $input) {\n      nextCursor\n      changes {\n        id\n        time\n        runId\n        aspectName\n        operation\n        version\n        actor {\n          ...EntityLink\n        }\n      }\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}' as Operation<
    HistoryPageQuery,
    HistoryPageQueryVariables
  >;
export const HistoryValues: Operation<HistoryValuesQuery, HistoryValuesQueryVariables> =
  'query HistoryValues($urn: String!, $input: HistoryInput!) {\n  entity(urn: $urn) {\n    urn\n    history(input: $input) {\n      changes {\n        id\n        before\n        after\n      }\n    }\n  }\n}' as Operation<
    HistoryValuesQuery,
    HistoryValuesQueryVariables
  >;
export const HistoryAspects: Operation<HistoryAspectsQuery, HistoryAspectsQueryVariables> =
  'query HistoryAspects($urn: String!) {\n  entity(urn: $urn) {\n    urn\n    aspects {\n      aspectName\n    }\n  }\n}' as Operation<
    HistoryAspectsQuery,
    HistoryAspectsQueryVariables
  >;
