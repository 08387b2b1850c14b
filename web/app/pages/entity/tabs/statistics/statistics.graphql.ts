/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { PartitionType } from '../../../../api/types.graphql.js';
import type { Operation } from '../../../../api/operation.js';
import type { EntityLinkFragment } from '../../../../api/fragments.graphql.js';
export type OperationType =
  'INSERT' | 'UPDATE' | 'DELETE' | 'CREATE' | 'ALTER' | 'DROP' | 'CUSTOM' | 'UNKNOWN';

export type DatasetStatisticsExtentQuery = {
  readonly dataset: {
    readonly datasetProfiles: ReadonlyArray<{ readonly timestampMillis: number }> | null;
    readonly usageStats: {
      readonly buckets: ReadonlyArray<{ readonly bucket: number | null } | null> | null;
    } | null;
    readonly operations: ReadonlyArray<{ readonly lastUpdatedTimestamp: number }> | null;
    readonly latest: ReadonlyArray<{
      readonly timestampMillis: number;
      readonly rowCount: number | null;
      readonly columnCount: number | null;
      readonly sizeInBytes: number | null;
      readonly partitionSpec: { readonly type: PartitionType; readonly partition: string | null } | null;
      readonly fieldProfiles: ReadonlyArray<ColumnProfileFragment> | null;
    }> | null;
  } | null;
};
export type ColumnProfileFragment = {
  readonly fieldPath: string;
  readonly uniqueCount: number | null;
  readonly nullCount: number | null;
  readonly nullProportion: number | null;
  readonly min: string | null;
  readonly max: string | null;
  readonly mean: string | null;
  readonly sampleValues: ReadonlyArray<string> | null;
};
export type DatasetStatisticsQuery = {
  readonly dataset: {
    readonly datasetProfiles: ReadonlyArray<{
      readonly timestampMillis: number;
      readonly rowCount: number | null;
      readonly sizeInBytes: number | null;
    }> | null;
    readonly usageStats: {
      readonly buckets: ReadonlyArray<{
        readonly bucket: number | null;
        readonly metrics: {
          readonly totalSqlQueries: number | null;
          readonly uniqueUserCount: number | null;
        } | null;
      } | null> | null;
      readonly aggregations: {
        readonly totalSqlQueries: number | null;
        readonly uniqueUserCount: number | null;
        readonly users: ReadonlyArray<{
          readonly count: number | null;
          readonly userEmail: string | null;
          readonly user: EntityLinkFragment | null;
        } | null> | null;
      } | null;
    } | null;
    readonly operations: ReadonlyArray<{
      readonly lastUpdatedTimestamp: number;
      readonly operationType: OperationType;
      readonly customOperationType: string | null;
      readonly numAffectedRows: number | null;
    }> | null;
  } | null;
};
export type DashboardStatisticsExtentQuery = {
  readonly dashboard: {
    readonly usageStats: {
      readonly buckets: ReadonlyArray<{ readonly bucket: number | null } | null> | null;
      readonly metrics: ReadonlyArray<{ readonly timestampMillis: number }> | null;
    } | null;
  } | null;
};
export type DashboardStatisticsQuery = {
  readonly dashboard: {
    readonly usageStats: {
      readonly buckets: ReadonlyArray<{
        readonly bucket: number | null;
        readonly metrics: {
          readonly viewsCount: number | null;
          readonly uniqueUserCount: number | null;
          readonly executionsCount: number | null;
        } | null;
      } | null> | null;
      readonly metrics: ReadonlyArray<{
        readonly timestampMillis: number;
        readonly viewsCount: number | null;
        readonly favoritesCount: number | null;
        readonly lastViewed: number | null;
      }> | null;
      readonly aggregations: {
        readonly viewsCount: number | null;
        readonly uniqueUserCount: number | null;
        readonly users: ReadonlyArray<{
          readonly viewsCount: number | null;
          readonly usageCount: number | null;
          readonly user: EntityLinkFragment | null;
        } | null> | null;
      } | null;
    } | null;
  } | null;
};
export type ChartStatisticsQuery = {
  readonly chart: {
    readonly statsSummary: {
      readonly viewCount: number | null;
      readonly viewCountLast30Days: number | null;
      readonly uniqueUserCountLast30Days: number | null;
      readonly topUsersLast30Days: ReadonlyArray<EntityLinkFragment> | null;
    } | null;
  } | null;
};

export const DatasetStatisticsExtent: Operation<DatasetStatisticsExtentQuery, { urn: string }> =
  'query DatasetStatisticsExtent($urn: String!) {\n  dataset(urn: $urn) {\n    datasetProfiles(limit: 400) {\n      timestampMillis\n    }\n    usageStats(range: ALL) {\n      buckets {\n        bucket\n      }\n    }\n    operations(limit: 400) {\n      lastUpdatedTimestamp\n    }\n    latest: datasetProfiles(limit: 1) {\n      timestampMillis\n      rowCount\n      columnCount\n      sizeInBytes\n      partitionSpec {\n        type\n        partition\n      }\n      fieldProfiles {\n        ...ColumnProfile\n      }\n    }\n  }\n}\nfragment ColumnProfile on DatasetFieldProfile {\n  fieldPath\n  uniqueCount\n  nullCount\n  nullProportion\n  min\n  max\n  mean\n  sampleValues\n}';
export const DatasetStatistics: Operation<
  DatasetStatisticsQuery,
  { urn: string; start: number; end: number }
> =
  'query DatasetStatistics($urn: String!, $start: Long!, $end: Long!) {\n  dataset(urn: $urn) {\n    datasetProfiles(startTimeMillis: $start, endTimeMillis: $end, limit: 400) {\n      timestampMillis\n      rowCount\n      sizeInBytes\n    }\n    usageStats(startTimeMillis: $start, endTimeMillis: $end) {\n      buckets {\n        bucket\n        metrics {\n          totalSqlQueries\n          uniqueUserCount\n        }\n      }\n      aggregations {\n        totalSqlQueries\n        uniqueUserCount\n        users {\n          count\n          userEmail\n          user {\n            ...EntityLink\n          }\n        }\n      }\n    }\n    operations(startTimeMillis: $start, endTimeMillis: $end, limit: 1000) {\n      lastUpdatedTimestamp\n      operationType\n      customOperationType\n      numAffectedRows\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}';
export const DashboardStatisticsExtent: Operation<DashboardStatisticsExtentQuery, { urn: string }> =
  'query DashboardStatisticsExtent($urn: String!) {\n  dashboard(urn: $urn) {\n    usageStats {\n      buckets {\n        bucket\n      }\n      metrics {\n        timestampMillis\n      }\n    }\n  }\n}';
export const DashboardStatistics: Operation<
  DashboardStatisticsQuery,
  { urn: string; start: number; end: number }
> =
  'query DashboardStatistics($urn: String!, $start: Long!, $end: Long!) {\n  dashboard(urn: $urn) {\n    usageStats(startTimeMillis: $start, endTimeMillis: $end) {\n      buckets {\n        bucket\n        metrics {\n          viewsCount\n          uniqueUserCount\n          executionsCount\n        }\n      }\n      metrics {\n        timestampMillis\n        viewsCount\n        favoritesCount\n        lastViewed\n      }\n      aggregations {\n        viewsCount\n        uniqueUserCount\n        users {\n          viewsCount\n          usageCount\n          user {\n            ...EntityLink\n          }\n        }\n      }\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}';
export const ChartStatistics: Operation<ChartStatisticsQuery, { urn: string }> =
  'query ChartStatistics($urn: String!) {\n  chart(urn: $urn) {\n    statsSummary {\n      viewCount\n      viewCountLast30Days\n      uniqueUserCountLast30Days\n      topUsersLast30Days {\n        ...EntityLink\n      }\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}';
