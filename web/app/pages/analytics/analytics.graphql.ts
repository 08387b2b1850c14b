/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
/* eslint-disable */
import type {
  EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment,
  EntityType,
  Exact,
} from '../../api/types.graphql.js';
import type { Operation } from '../../api/operation.js';

export type MetadataAnalyticsInput = {
  /** Default: all searchable types. */
  readonly entityType?: EntityType | null | undefined;
  /** URN of a domain. `ALL`: any domain, and no chart of domains. */
  readonly domain?: string | null | undefined;
  /** Default: everything. */
  readonly query?: string | null | undefined;
};
export type AnalyticsHighlightsQueryVariables = Exact<{ [key: string]: never }>;
export type AnalyticsHighlightsQuery = {
  readonly getHighlights: ReadonlyArray<{
    readonly value: number;
    readonly title: string;
    readonly body: string;
  }>;
};
export type AnalyticsChartsQueryVariables = Exact<{ [key: string]: never }>;
export type AnalyticsChartsQuery = { readonly getAnalyticsCharts: ReadonlyArray<ChartGroupFragment> };
export type MetadataChartsQueryVariables = Exact<{ input: MetadataAnalyticsInput }>;
export type MetadataChartsQuery = { readonly getMetadataAnalyticsCharts: ReadonlyArray<ChartGroupFragment> };
export type ChartGroupFragment = {
  readonly groupId: string;
  readonly title: string;
  readonly charts: ReadonlyArray<
    | ({
        readonly title: string;
        readonly lines: ReadonlyArray<{
          readonly name: string;
          readonly data: ReadonlyArray<{ readonly x: string; readonly y: number }>;
        }>;
      } & { readonly __typename: 'TimeSeriesChart' })
    | ({
        readonly title: string;
        readonly bars: ReadonlyArray<{
          readonly name: string;
          readonly segments: ReadonlyArray<{ readonly label: string; readonly value: number }>;
        }>;
      } & { readonly __typename: 'BarChart' })
    | ({
        readonly title: string;
        readonly columns: ReadonlyArray<string>;
        readonly rows: ReadonlyArray<{
          readonly values: ReadonlyArray<string>;
          readonly cells: ReadonlyArray<{
            readonly value: string;
            readonly entity: EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment | null;
            readonly linkParams: {
              readonly searchParams: {
                readonly query: string;
                readonly filters: ReadonlyArray<{
                  readonly field: string;
                  readonly values: ReadonlyArray<string>;
                }> | null;
              } | null;
            } | null;
          }> | null;
        }>;
      } & { readonly __typename: 'TableChart' })
  >;
};

export const AnalyticsHighlights: Operation<AnalyticsHighlightsQuery, AnalyticsHighlightsQueryVariables> =
  'query AnalyticsHighlights {\n  getHighlights {\n    value\n    title\n    body\n  }\n}' as Operation<
    AnalyticsHighlightsQuery,
    AnalyticsHighlightsQueryVariables
  >;
export const AnalyticsCharts: Operation<AnalyticsChartsQuery, AnalyticsChartsQueryVariables> =
  'query AnalyticsCharts {\n  getAnalyticsCharts {\n    ...ChartGroup\n  }\n}\nfragment ChartGroup on AnalyticsChartGroup {\n  groupId\n  title\n  charts {\n    ... on TimeSeriesChart {\n      __typename\n      title\n      lines {\n        name\n        data {\n          x\n          y\n        }\n      }\n    }\n    ... on BarChart {\n      __typename\n      title\n      bars {\n        name\n        segments {\n          label\n          value\n        }\n      }\n    }\n    ... on TableChart {\n      __typename\n      title\n      columns\n      rows {\n        values\n        cells {\n          value\n          entity {\n            ...EntityLink\n          }\n          linkParams {\n            searchParams {\n              query\n              filters {\n                field\n                values\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}' as Operation<
    AnalyticsChartsQuery,
    AnalyticsChartsQueryVariables
  >;
export const MetadataCharts: Operation<MetadataChartsQuery, MetadataChartsQueryVariables> =
  'query MetadataCharts($input: MetadataAnalyticsInput!) {\n  getMetadataAnalyticsCharts(input: $input) {\n    ...ChartGroup\n  }\n}\nfragment ChartGroup on AnalyticsChartGroup {\n  groupId\n  title\n  charts {\n    ... on TimeSeriesChart {\n      __typename\n      title\n      lines {\n        name\n        data {\n          x\n          y\n        }\n      }\n    }\n    ... on BarChart {\n      __typename\n      title\n      bars {\n        name\n        segments {\n          label\n          value\n        }\n      }\n    }\n    ... on TableChart {\n      __typename\n      title\n      columns\n      rows {\n        values\n        cells {\n          value\n          entity {\n            ...EntityLink\n          }\n          linkParams {\n            searchParams {\n              query\n              filters {\n                field\n                values\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}' as Operation<
    MetadataChartsQuery,
    MetadataChartsQueryVariables
  >;
