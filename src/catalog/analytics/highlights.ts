/** Key figures: how many people were active, and how many assets there are and how well they are described. */
import { lastTwoMonths, lastTwoWeeks } from './periods.js';
import type { AnalyticsReaders, Highlight } from './charts.js';

interface AssetHighlight {
  readonly title: string;
  readonly entityType: string;
}

const ASSETS: readonly AssetHighlight[] = [
  { title: 'Datasets', entityType: 'dataset' },
  { title: 'Dashboards', entityType: 'dashboard' },
  { title: 'Charts', entityType: 'chart' },
  { title: 'Pipelines', entityType: 'dataFlow' },
  { title: 'Tasks', entityType: 'dataJob' },
  { title: 'Domains', entityType: 'domain' },
];

/** Search fields of what assets can have, with its name. */
const PARTS = [
  ['hasOwners', 'owners'],
  ['hasTags', 'tags'],
  ['hasGlossaryTerms', 'glossary terms'],
  ['hasDescription', 'a description'],
  ['hasDomain', 'a domain'],
] as const;

/** The numbers of people who were active in the last week and month. One statement. @param now epoch milliseconds */
export async function activeUserHighlights(
  { usageEvents }: Pick<AnalyticsReaders, 'usageEvents'>,
  now: number,
): Promise<readonly Highlight[]> {
  const [week, weekBefore, month, monthBefore] = await usageEvents.countVisitors([
    ...lastTwoWeeks(now),
    ...lastTwoMonths(now),
  ]);
  return [
    { title: 'Weekly Active Users', value: week ?? 0, body: changeText(week, weekBefore, 'week') },
    { title: 'Monthly Active Users', value: month ?? 0, body: changeText(month, monthBefore, 'month') },
  ];
}

/** Returns e.g. `12.50% increase from last week`; an empty text if no user was active before. */
export function changeText(now = 0, before = 0, period: 'week' | 'month'): string {
  if (before === 0) return '';
  const change = ((now - before) / before) * 100;
  const word = change < 0 ? 'decrease' : 'increase';
  return `${Math.abs(change).toFixed(2)}% ${word} from last ${period}`;
}

/** The numbers of assets of each type that has any. Two statements for each type. */
export async function assetHighlights(
  readers: Pick<AnalyticsReaders, 'search'>,
): Promise<readonly Highlight[]> {
  const found = await Promise.all(ASSETS.map((asset) => assetHighlight(readers, asset)));
  return found.filter(({ value }) => value > 0);
}

async function assetHighlight(
  { search }: Pick<AnalyticsReaders, 'search'>,
  { title, entityType }: AssetHighlight,
): Promise<Highlight> {
  // A domain has no domain.
  const parts = PARTS.filter(([field]) => entityType !== 'domain' || field !== 'hasDomain');
  const { total, facets } = await search.search({
    ...{ input: '*', entityTypes: [entityType], matches: false, page: { start: 0, count: 0 } },
    facets: parts.map(([field]) => field),
  });
  const shares = parts.map(([field, name]) => {
    const counts = facets.find((facet) => facet.name === field)?.aggregations ?? [];
    const count = counts.find(({ value }) => value === 'true')?.count ?? 0;
    return `${((count / Math.max(total, 1)) * 100).toFixed(2)}% have ${name}`;
  });
  return { title, value: total, body: shares.join(', ') };
}
