import { Stack, Title, VisuallyHidden, Group } from '@mantine/core';
import { useMemo } from 'react';
import { typeOfUrn } from '../../../../types/urn.js';
import { useOperation } from '../../../../api/use-operation.js';
import { Problem, Loading } from '../../../../parts/states.js';
import { TimeSeriesChart } from '../../../../parts/time-series-chart.js';
import { TimeText } from '../../../../parts/time-text.js';
import { numberText } from '../../../../parts/texts.js';
import { EntityLink } from '../../../../parts/entity-link.js';
import type { TabProps } from '../../entity-of-page.js';
import { DatasetStatistics } from './dataset-statistics.js';
import { Highlights, NoUsage, RangeControl, useTimeSpan, TopUsers } from './statistics-parts.js';
import classes from './statistics-parts.module.css';
import { DashboardStatistics, DashboardStatisticsExtent, ChartStatistics } from './statistics.graphql.js';
import { extentOf, type Extent, timePoints } from './time-range.js';

const VIEWS = { dashboard: DashboardUsage, chart: ChartUsage, dataset: DatasetStatistics };

/** Profiles and usage over time. */
export function StatisticsTab({ entity: { urn } }: TabProps) {
  const type = typeOfUrn(urn);
  const View = type === 'dashboard' || type === 'chart' ? VIEWS[type] : VIEWS.dataset;
  return (
    <Stack gap="md">
      <VisuallyHidden>
        <Title order={2}>Statistics</Title>
      </VisuallyHidden>
      <View urn={urn} />
    </Stack>
  );
}

/** Views of a dashboard over time. */
function DashboardUsage({ urn }: { readonly urn: string }) {
  const { data, error, isPending, refetch } = useOperation(DashboardStatisticsExtent, { urn });
  if (error)
    return <Problem error={error} title="The usage could not be loaded" onRetry={() => void refetch()} />;
  if (isPending) return <Loading label="Loading the usage" />;
  const usage = data.dashboard?.usageStats;
  const extent = extentOf([
    ...(usage?.buckets ?? []).map((bucket) => bucket?.bucket),
    ...(usage?.metrics ?? []).map(({ timestampMillis }) => timestampMillis),
  ]);
  if (extent === undefined) return <NoUsage />;
  return (
    <>
      <RangeControl extent={extent} />
      <UsageOverTime urn={urn} extent={extent} />
    </>
  );
}

function UsageOverTime({ urn, extent }: { readonly urn: string; readonly extent: Extent }) {
  const { start, end } = useTimeSpan(extent);
  const { data, error } = useOperation(DashboardStatistics, { urn, start, end }, { keepsPrevious: true });
  const usage = data?.dashboard?.usageStats;
  const views = useMemo(
    () =>
      timePoints(
        usage?.buckets,
        ({ bucket }) => bucket,
        ({ metrics }) => metrics?.viewsCount,
      ),
    [usage],
  );
  const totals = useMemo(
    () =>
      timePoints(
        usage?.metrics,
        ({ timestampMillis }) => timestampMillis,
        ({ viewsCount }) => viewsCount,
      ),
    [usage],
  );
  if (error) return <Problem error={error} title="The charts could not be loaded" />;
  if (!data) return <Loading label="Loading the charts" />;
  const latest = usage?.metrics?.[0];
  const users = (usage?.aggregations?.users ?? []).flatMap((entry) =>
    entry?.user
      ? [{ user: entry.user, mail: undefined, count: entry.viewsCount ?? entry.usageCount ?? 0 }]
      : [],
  );
  return (
    <>
      <Highlights
        facts={[
          { name: 'Views', value: numberText(usage?.aggregations?.viewsCount), note: 'in the range' },
          { name: 'Users', value: numberText(usage?.aggregations?.uniqueUserCount), note: 'in the range' },
          { name: 'Total views', value: numberText(latest?.viewsCount) },
          { name: 'Favourite of', value: numberText(latest?.favoritesCount), note: 'users' },
          {
            name: 'Last viewed',
            value: typeof latest?.lastViewed === 'number' ? <TimeText time={latest.lastViewed} /> : '',
          },
        ]}
      />
      <div className={classes.charts}>
        <TimeSeriesChart title="Views" points={views} kind="bars" format={numberText} />
        {totals.length > 1 && (
          <TimeSeriesChart title="Total views" points={totals} kind="line" format={numberText} />
        )}
      </div>
      <TopUsers users={users} what="Views" />
    </>
  );
}

/** Views of a chart. */
function ChartUsage({ urn }: { readonly urn: string }) {
  const { data, error, isPending, refetch } = useOperation(ChartStatistics, { urn });
  if (error)
    return <Problem error={error} title="The usage could not be loaded" onRetry={() => void refetch()} />;
  if (isPending) return <Loading label="Loading the usage" />;
  const summary = data.chart?.statsSummary;
  if (summary?.viewCount == null && summary?.viewCountLast30Days == null) return <NoUsage />;
  const users = summary.topUsersLast30Days ?? [];
  return (
    <>
      <Highlights
        facts={[
          { name: 'Total views', value: numberText(summary.viewCount) },
          { name: 'Views', value: numberText(summary.viewCountLast30Days), note: 'in the last 30 days' },
          {
            name: 'Users',
            value: numberText(summary.uniqueUserCountLast30Days),
            note: 'in the last 30 days',
          },
        ]}
      />
      {users.length > 0 && (
        <section>
          <Title order={3}>Top users of the last 30 days</Title>
          <Group component="ul" gap="sm" p={0} my="xs" style={{ listStyle: 'none' }}>
            {users.map((user) => (
              <li key={user.urn}>
                <EntityLink entity={user} />
              </li>
            ))}
          </Group>
        </section>
      )}
    </>
  );
}
