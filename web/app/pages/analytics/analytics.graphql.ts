/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { EntityType } from '../../api/types.graphql.js';
import type { Operation } from '../../api/operation.js';
import type { EntityLinkFragment } from '../../api/fragments.graphql.js';

export type MetadataAnalyticsInput = {
  /** Default: all searchable types. */
  readonly entityType?: EntityType | null | undefined;
  /** URN of a domain. `ALL`: any domain, and no chart of domains. */
  readonly domain?: string | null | undefined;
  /** Default: everything. */
  readonly query?: string | null | undefined;
};
export type AnalyticsHighlightsQuery = {
  readonly getHighlights: ReadonlyArray<{
    readonly value: number;
    readonly title: string;
    readonly body: string;
  }>;
};
export type AnalyticsChartsQuery = { readonly getAnalyticsCharts: ReadonlyArray<ChartGroupFragment> };
export type MetadataChartsQuery = { readonly getMetadataAnalyticsCharts: ReadonlyArray<ChartGroupFragment> };
export type ChartGroupFragment = {
  readonly groupId: string;
  readonly title: string;
  readonly charts: ReadonlyArray<
    | {
        readonly __typename: 'TimeSeriesChart';
        readonly title: string;
        readonly lines: ReadonlyArray<{
          readonly name: string;
          readonly data: ReadonlyArray<{ readonly x: string; readonly y: number }>;
        }>;
      }
    | {
        readonly __typename: 'BarChart';
        readonly title: string;
        readonly bars: ReadonlyArray<{
          readonly name: string;
          readonly segments: ReadonlyArray<{ readonly label: string; readonly value: number }>;
        }>;
      }
    | {
        readonly __typename: 'TableChart';
        readonly title: string;
        readonly columns: ReadonlyArray<string>;
        readonly rows: ReadonlyArray<{
          readonly values: ReadonlyArray<string>;
          readonly cells: ReadonlyArray<{
            readonly value: string;
            readonly entity: EntityLinkFragment | null;
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
      }
  >;
};

export const AnalyticsHighlights: Operation<AnalyticsHighlightsQuery, { [key: string]: never }> =
  'query AnalyticsHighlights {\n  getHighlights {\n    value\n    title\n    body\n  }\n}';
export const AnalyticsCharts: Operation<AnalyticsChartsQuery, { [key: string]: never }> =
  'query AnalyticsCharts {\n  getAnalyticsCharts {\n    ...ChartGroup\n  }\n}\nfragment ChartGroup on AnalyticsChartGroup {\n  groupId\n  title\n  charts {\n    ... on TimeSeriesChart {\n      __typename\n      title\n      lines {\n        name\n        data {\n          x\n          y\n        }\n      }\n    }\n    ... on BarChart {\n      __typename\n      title\n      bars {\n        name\n        segments {\n          label\n          value\n        }\n      }\n    }\n    ... on TableChart {\n      __typename\n      title\n      columns\n      rows {\n        values\n        cells {\n          value\n          entity {\n            ...EntityLink\n          }\n          linkParams {\n            searchParams {\n              query\n              filters {\n                field\n                values\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}';
export const MetadataCharts: Operation<MetadataChartsQuery, { input: MetadataAnalyticsInput }> =
  'query MetadataCharts($input: MetadataAnalyticsInput!) {\n  getMetadataAnalyticsCharts(input: $input) {\n    ...ChartGroup\n  }\n}\nfragment ChartGroup on AnalyticsChartGroup {\n  groupId\n  title\n  charts {\n    ... on TimeSeriesChart {\n      __typename\n      title\n      lines {\n        name\n        data {\n          x\n          y\n        }\n      }\n    }\n    ... on BarChart {\n      __typename\n      title\n      bars {\n        name\n        segments {\n          label\n          value\n        }\n      }\n    }\n    ... on TableChart {\n      __typename\n      title\n      columns\n      rows {\n        values\n        cells {\n          value\n          entity {\n            ...EntityLink\n          }\n          linkParams {\n            searchParams {\n              query\n              filters {\n                field\n                values\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}';
