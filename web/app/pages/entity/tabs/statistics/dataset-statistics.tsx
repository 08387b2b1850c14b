import { useMemo } from 'react';
import { useOperation } from '../../../../api/use-operation.js';
import { Empty } from '../../../../parts/empty.js';
import { Loading } from '../../../../parts/loading.js';
import { Problem } from '../../../../parts/problem.js';
import { TimeSeriesChart } from '../../../../parts/time-series-chart.js';
import { TimeText } from '../../../../parts/time-text.js';
import { numberText } from '../schema/number-text.js';
import { ColumnStatistics } from './column-statistics.js';
import { formatSize } from './format-size.js';
import { Highlights } from './highlights.js';
import classes from './highlights.module.css';
import { RangeControl, useTimeSpan } from './range-control.js';
import {
  DatasetStatistics as DatasetStatisticsOperation,
  DatasetStatisticsExtent,
  type DatasetStatisticsExtentQuery,
  type DatasetStatisticsQuery,
} from './statistics.graphql.js';
import { countsPerDay, timePoints } from './time-points.js';
import { extentOf, type Extent } from './time-range.js';
import { TopUsers } from './top-users.js';

type Known = NonNullable<DatasetStatisticsExtentQuery['dataset']>;
type Answer = NonNullable<DatasetStatisticsQuery['dataset']>;

/** Rows, size, queries and changes of a dataset over time, and its columns in the latest profile. */
export function DatasetStatistics({ urn }: { readonly urn: string }) {
  const { data, error, isPending, refetch } = useOperation(DatasetStatisticsExtent, { urn });
  if (error)
    return (
      <Problem error={error} title="The statistics could not be loaded" onRetry={() => void refetch()} />
    );
  if (isPending) return <Loading label="Loading the statistics" />;
  const known = data.dataset;
  const extent = known && extentOf(timesIn(known));
  if (!known || !extent) {
    return (
      <Empty title="No statistics yet">
        Ingestion fills this tab: profiling reports rows and columns, and query logs provide usage and
        changes.
      </Empty>
    );
  }
  return (
    <>
      <RangeControl extent={extent} />
      <OverTime urn={urn} extent={extent} known={known} />
      <ColumnStatistics urn={urn} profiles={known.latest?.[0]?.fieldProfiles ?? []} />
    </>
  );
}

function timesIn({ datasetProfiles, usageStats, operations }: Known): readonly (number | null | undefined)[] {
  return [
    ...(datasetProfiles ?? []).map(({ timestampMillis }) => timestampMillis),
    ...(usageStats?.buckets ?? []).map((bucket) => bucket?.bucket),
    ...(operations ?? []).map(({ lastUpdatedTimestamp }) => lastUpdatedTimestamp),
  ];
}

interface OverTimeProps {
  readonly urn: string;
  readonly extent: Extent;
  readonly known: Known;
}

function OverTime({ urn, extent, known }: OverTimeProps) {
  const { start, end } = useTimeSpan(extent);
  const { data, error } = useOperation(
    DatasetStatisticsOperation,
    { urn, start, end },
    { keepsPrevious: true },
  );
  if (error) return <Problem error={error} title="The charts could not be loaded" />;
  if (!data?.dataset) return <Loading label="Loading the charts" />;
  const { usageStats } = data.dataset;
  const total = usageStats?.aggregations;
  const users = (total?.users ?? []).flatMap((entry) =>
    entry === null
      ? []
      : [{ user: entry.user ?? undefined, mail: entry.userEmail ?? undefined, count: entry.count ?? 0 }],
  );
  return (
    <>
      <Highlights facts={factsOf(known, data.dataset)} />
      <Charts answer={data.dataset} />
      <TopUsers users={users} what="Queries" />
    </>
  );
}

function factsOf({ latest }: Known, { usageStats, operations }: Answer) {
  const profile = latest?.[0];
  const spec = profile?.partitionSpec;
  const partition = spec && spec.type !== 'FULL_TABLE' ? `, partition ${spec.partition}` : '';
  const note = profile && (
    <>
      <TimeText time={profile.timestampMillis} />
      {partition}
    </>
  );
  const total = usageStats?.aggregations;
  return [
    { name: 'Rows', value: numberText(profile?.rowCount), note },
    { name: 'Columns', value: numberText(profile?.columnCount), note },
    {
      name: 'Size',
      value: typeof profile?.sizeInBytes === 'number' ? formatSize(profile.sizeInBytes) : '',
      note,
    },
    { name: 'Queries', value: numberText(total?.totalSqlQueries), note: 'in the range' },
    { name: 'Users', value: numberText(total?.uniqueUserCount), note: 'in the range' },
    { name: 'Changes', value: numberText(operations?.length), note: 'in the range' },
  ];
}

function Charts({ answer }: { readonly answer: Answer }) {
  const series = useMemo(() => seriesOf(answer), [answer]);
  return (
    <div className={classes.charts}>
      {series.map(({ title, points, kind, format }) => (
        <TimeSeriesChart key={title} title={title} points={points} kind={kind} format={format} />
      ))}
    </div>
  );
}

/** Returns the series. Those without points come last, if they are shown at all. */
function seriesOf({ datasetProfiles, usageStats, operations }: Answer) {
  const buckets = usageStats?.buckets;
  const timeOfProfile = ({ timestampMillis }: { readonly timestampMillis: number }) => timestampMillis;
  const rows = timePoints(datasetProfiles, timeOfProfile, ({ rowCount }) => rowCount);
  const sizes = timePoints(datasetProfiles, timeOfProfile, ({ sizeInBytes }) => sizeInBytes);
  const queries = timePoints(
    buckets,
    ({ bucket }) => bucket,
    ({ metrics }) => metrics?.totalSqlQueries,
  );
  const users = timePoints(
    buckets,
    ({ bucket }) => bucket,
    ({ metrics }) => metrics?.uniqueUserCount,
  );
  const changes = countsPerDay((operations ?? []).map(({ lastUpdatedTimestamp }) => lastUpdatedTimestamp));
  const all = [
    { title: 'Rows', points: rows, kind: 'line', format: numberText, isOptional: false },
    { title: 'Queries', points: queries, kind: 'bars', format: numberText, isOptional: false },
    { title: 'Users', points: users, kind: 'bars', format: numberText, isOptional: true },
    { title: 'Changes', points: changes, kind: 'bars', format: numberText, isOptional: true },
    { title: 'Size', points: sizes, kind: 'line', format: formatSize, isOptional: true },
  ] as const;
  return all
    .filter(({ points, isOptional }) => points.length > 0 || !isOptional)
    .toSorted((first, second) => Number(second.points.length > 0) - Number(first.points.length > 0));
}
