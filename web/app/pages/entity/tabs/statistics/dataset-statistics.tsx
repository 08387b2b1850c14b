import { useMemo, useState } from 'react';
import { Group, Text, TextInput, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useOperation } from '../../../../api/use-operation.js';
import { onText } from '../../../../parts/form-events.js';
import { Empty } from '../../../../parts/empty.js';
import { Problem, Loading } from '../../../../parts/states.js';
import { TimeSeriesChart } from '../../../../parts/time-series-chart.js';
import { TimeText } from '../../../../parts/time-text.js';
import { numberText, formatSize, shareText } from '../../../../parts/texts.js';
import { DataTable, type Column } from '../../../../parts/data-table.js';
import { entityAddress } from '../../../../types/addresses.js';
import { fieldName } from '../schema/field-path.js';
import { Highlights, RangeControl, useTimeSpan, TopUsers } from './statistics-parts.js';
import classes from './statistics-parts.module.css';
import {
  DatasetStatistics as DatasetStatisticsOperation,
  DatasetStatisticsExtent,
  type DatasetStatisticsExtentQuery,
  type DatasetStatisticsQuery,
  type ColumnProfileFragment,
} from './statistics.graphql.js';
import { extentOf, type Extent, countsPerDay, timePoints } from './time-range.js';

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

interface ColumnStatisticsProps {
  readonly urn: string;
  readonly profiles: readonly ColumnProfileFragment[];
}

/** Statistics of each column in the latest profile. */
function ColumnStatistics({ urn, profiles }: ColumnStatisticsProps) {
  const [filter, setFilter] = useState('');
  if (profiles.length === 0) return null;
  const wanted = filter.trim().toLowerCase();
  const shown = profiles.filter(({ fieldPath }) => fieldName(fieldPath).toLowerCase().includes(wanted));
  return (
    <section>
      <Group justify="space-between" gap="sm" mb="xs">
        <Title order={3}>Columns in the latest profile</Title>
        <Group gap="sm">
          <Text size="sm" c="dimmed" role="status">
            {wanted === '' ? `${profiles.length} columns` : `${shown.length} of ${profiles.length} columns`}
          </Text>
          <TextInput
            size="xs"
            aria-label="Filter columns"
            placeholder="Filter by name"
            value={filter}
            onChange={onText(setFilter)}
          />
        </Group>
      </Group>
      <DataTable
        label="Statistics of columns"
        columns={columnsOf(urn, profiles)}
        rows={shown}
        keyOf={({ fieldPath }) => fieldPath}
      />
    </section>
  );
}

/** Returns the columns of the table, without those that have no values. */
function columnsOf(
  urn: string,
  profiles: readonly ColumnProfileFragment[],
): readonly Column<ColumnProfileFragment>[] {
  const all: readonly Column<ColumnProfileFragment>[] = [
    {
      id: 'name',
      title: 'Column',
      cell: ({ fieldPath }) => (
        <Link to={`${entityAddress(urn, 'Schema')}?${new URLSearchParams({ column: fieldPath }).toString()}`}>
          {fieldName(fieldPath)}
        </Link>
      ),
    },
    { id: 'nulls', title: 'Nulls', width: '6rem', cell: ({ nullProportion }) => shareText(nullProportion) },
    { id: 'distinct', title: 'Distinct', width: '7rem', cell: ({ uniqueCount }) => numberText(uniqueCount) },
    { id: 'min', title: 'Minimum', width: '9rem', cell: ({ min }) => min },
    { id: 'max', title: 'Maximum', width: '9rem', cell: ({ max }) => max },
    { id: 'mean', title: 'Mean', width: '7rem', cell: ({ mean }) => mean },
    {
      id: 'samples',
      title: 'Sample values',
      cell: ({ sampleValues }) => sampleValues?.slice(0, 3).join(' · '),
    },
  ];
  return all.filter(({ id, cell }) => id === 'name' || profiles.some((profile) => Boolean(cell(profile))));
}
