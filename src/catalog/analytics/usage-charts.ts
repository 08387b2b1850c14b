/** Charts of how people use the catalog, from usage events. */
import { toEnumName } from '../../model/search/entity-type-names.js';
import type { JsonObject } from '../../core/json.js';
import { readableEnd } from '../../model/search/key-facts.js';
import type { PartCount, Ranked, Span } from '../usage-events/types.js';
import { payloadOf } from '../entities/stored-aspect.js';
import { daysOf, monthsBefore, pastMonth, pastWeek, weeksUntil } from './periods.js';
import {
  type AnalyticsReaders,
  type Bar,
  type BarChart,
  type Chart,
  type TableChart,
  type TimeSeriesChart,
  type TableCell,
  findDisplayNames,
} from './charts.js';

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

// Tables of users: who is new, and who is most active.

const MAX_NEW = 100;
const MAX_TOP = 30;
const COLUMNS = ['Name', 'Title', 'Email'];
const ASPECTS = ['corpUserInfo', 'corpUserEditableInfo'];
const NO_VALUE = 'None';

/** Users whose status was last set within a month, newest first. Two statements. */
async function newUsers(readers: AnalyticsReaders, now: number): Promise<TableChart> {
  const since = { field: 'statusLastModifiedAt', condition: 'GREATER_THAN' as const };
  const { hits } = await readers.search.search({
    input: '*',
    entityTypes: ['corpuser'],
    filter: { or: [{ and: [{ ...since, values: [String(pastMonth(now).from)] }] }] },
    sort: [{ field: since.field, order: 'DESCENDING' }],
    page: { start: 0, count: MAX_NEW },
    facets: [],
    matches: false,
  });
  const urns = hits.map(({ urn }) => urn);
  const cells = await cellsOf(readers, urns);
  return {
    ...{ kind: 'TableChart', title: 'New Users (Last 30 Days)', columns: COLUMNS },
    rows: urns.map((urn, index) => ({ values: [urn], cells: cells[index] ?? [] })),
  };
}

/** The users with the most events within a month. Two statements. */
async function topUsers(readers: AnalyticsReaders, now: number): Promise<TableChart> {
  const ranked = await readers.usageEvents.topUsers(pastMonth(now), MAX_TOP);
  const cells = await cellsOf(
    readers,
    ranked.map(({ value }) => value),
  );
  return {
    ...{ kind: 'TableChart', title: 'Top Users (Last 30 Days)', columns: COLUMNS },
    rows: ranked.map(({ value, count }, index) => ({
      values: [value, String(count)],
      cells: cells[index] ?? [],
    })),
  };
}

async function cellsOf(
  { model, entities }: AnalyticsReaders,
  urns: readonly string[],
): Promise<(readonly TableCell[])[]> {
  const users = urns.length === 0 ? [] : await entities.findEntities(urns, ASPECTS);
  return urns.map((urn, index) => {
    const [info = {}, edited = {}] = ASPECTS.map((aspect) => payloadOf(users[index], aspect));
    return [
      { text: nameIn(info) ?? readableEnd(model, urn), urn },
      { text: textIn(info, 'title') ?? textIn(edited, 'title') ?? NO_VALUE },
      { text: textIn(info, 'email') ?? textIn(edited, 'email') ?? NO_VALUE },
    ];
  });
}

function nameIn(info: JsonObject): string | undefined {
  const parts = ['firstName', 'lastName'].flatMap((member) => textIn(info, member) ?? []);
  return textIn(info, 'displayName') ?? (parts.length > 0 ? parts.join(' ') : undefined);
}

function textIn(payload: JsonObject, member: string): string | undefined {
  const value = payload[member];
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
