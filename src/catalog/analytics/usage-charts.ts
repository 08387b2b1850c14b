/** Charts of how people use the catalog, from usage events. */
import { toEnumName } from '../../model/search/entity-type-names.js';
import type { PartCount, Ranked, Span } from '../usage-events/types.js';
import { findDisplayNames } from './display-names.js';
import { daysOf, monthsBefore, pastMonth, pastWeek, weeksUntil } from './periods.js';
import { newUsers, topUsers } from './user-tables.js';
import type { AnalyticsReaders, Bar, BarChart, Chart, TableChart, TimeSeriesChart } from './types.js';

const WEEKS = 10;
const MONTHS = 11;
const TOP = 10;
const ABSENT = 'N/A';

interface UsageChartOptions {
  /** Epoch milliseconds. */
  readonly now: number;
  /** Whether texts of searches are shown. They may name entities that the actor may not view. */
  readonly showsQueries: boolean;
}

/** Returns the charts in the order in which pages show them. At most 13 statements. */
export async function usageCharts(
  readers: AnalyticsReaders,
  { now, showsQueries }: UsageChartOptions,
): Promise<readonly Chart[]> {
  const charts = await Promise.all([
    activeUsers(readers, now),
    Promise.all([newUsers(readers, now), topUsers(readers, now)]),
    searches(readers, { now, showsQueries }),
    topViewed(readers, now),
    actions(readers, now),
  ]);
  return charts.flat();
}

async function activeUsers({ usageEvents }: AnalyticsReaders, now: number): Promise<TimeSeriesChart[]> {
  const [weeks, months] = [weeksUntil(now, WEEKS), monthsBefore(now, MONTHS)];
  const counts = await usageEvents.countVisitors([...weeks, ...months]);
  return [
    timeSeries({ title: 'Weekly Active Users', interval: 'WEEK' }, weeks, counts.slice(0, WEEKS)),
    timeSeries({ title: 'Monthly Active Users', interval: 'MONTH' }, months, counts.slice(WEEKS)),
  ];
}

function timeSeries(
  head: Pick<TimeSeriesChart, 'title' | 'interval'>,
  spans: readonly Span[],
  counts: readonly number[],
): TimeSeriesChart {
  return {
    ...{ kind: 'TimeSeriesChart', ...head },
    span: { from: spans[0]?.from ?? 0, until: spans.at(-1)?.until ?? 0 },
    points: spans.map(({ from }, index) => ({ start: from, count: counts[index] ?? 0 })),
  };
}

async function searches(
  { usageEvents }: AnalyticsReaders,
  { now, showsQueries }: UsageChartOptions,
): Promise<Chart[]> {
  const days = daysOf(pastMonth(now));
  const [counts, queries] = await Promise.all([
    usageEvents.countSearches(days),
    showsQueries ? usageEvents.topQueries(pastWeek(now), TOP) : [],
  ]);
  const table: TableChart = {
    ...{ kind: 'TableChart', title: 'Top Searches (Past Week)', columns: ['Query', 'Count'] },
    rows: queries.map(({ value, count }) => ({
      values: [value, String(count)],
      cells: [{ text: value, query: value }, { text: String(count) }],
    })),
  };
  return [timeSeries({ title: 'Number of Searches', interval: 'DAY' }, days, counts), table];
}

async function topViewed(readers: AnalyticsReaders, now: number): Promise<TableChart[]> {
  const ranked = await readers.usageEvents.topViewed(['dataset', 'dashboard'], pastWeek(now), TOP);
  const nameOf = await findDisplayNames(
    readers,
    [...ranked.values()].flat().map(({ value }) => value),
  );
  const table = (title: string, rows: readonly Ranked[] = []): TableChart => ({
    ...{ kind: 'TableChart', title, columns: ['Name', 'View Count'] },
    rows: rows.map(({ value, count }) => ({
      values: [value, String(count)],
      cells: [{ text: nameOf(value), urn: value }, { text: String(count) }],
    })),
  });
  return [
    table('Top Viewed Datasets (Past Week)', ranked.get('dataset')),
    table('Top Viewed Dashboards (Past Week)', ranked.get('dashboard')),
  ];
}

async function actions({ usageEvents }: AnalyticsReaders, now: number): Promise<BarChart[]> {
  const span = pastWeek(now);
  const [sections, done] = await Promise.all([
    usageEvents.countParts('EntitySectionViewEvent', span),
    usageEvents.countParts('EntityActionEvent', span),
  ]);
  return [
    { kind: 'BarChart', title: 'Tab Views By Entity Type (Past Week)', bars: barsOf(sections) },
    { kind: 'BarChart', title: 'Actions By Entity Type (Past Week)', bars: barsOf(done) },
  ];
}

/** One bar for each entity type, with the largest segments first. */
function barsOf(parts: readonly PartCount[]): Bar[] {
  const bars = new Map<string, { label: string; value: number }[]>();
  for (const { entityType, name = ABSENT, count } of parts) {
    const type = entityType === undefined ? ABSENT : toEnumName(entityType);
    bars.set(type, [...(bars.get(type) ?? []), { label: name, value: count }]);
  }
  return [...bars].map(([name, segments]) => ({ name, segments }));
}
