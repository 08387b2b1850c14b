import { useMemo } from 'react';
import { useOperation } from '../../../../api/use-operation.js';
import { Loading } from '../../../../parts/loading.js';
import { Problem } from '../../../../parts/problem.js';
import { TimeSeriesChart } from '../../../../parts/time-series-chart.js';
import { TimeText } from '../../../../parts/time-text.js';
import { numberText } from '../schema/number-text.js';
import { Highlights } from './highlights.js';
import classes from './highlights.module.css';
import { NoUsage } from './no-usage.js';
import { RangeControl, useTimeSpan } from './range-control.js';
import { DashboardStatistics, DashboardStatisticsExtent } from './statistics.graphql.js';
import { timePoints } from './time-points.js';
import { extentOf, type Extent } from './time-range.js';
import { TopUsers } from './top-users.js';

/** Views of a dashboard over time. */
export function DashboardUsage({ urn }: { readonly urn: string }) {
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
