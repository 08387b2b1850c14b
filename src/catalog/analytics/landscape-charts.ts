/** Charts of what the catalog contains, from the facets of searches. */
import type { Filter } from '../search/filter.js';
import type { Facet } from '../search/types.js';
import { type AnalyticsReaders, type Bar, type BarChart, findDisplayNames } from './charts.js';

const TOP = 10;
const COUNT = 'Count';
const FACETS = ['domains', 'platform', 'glossaryTerms', 'origin'] as const;
type FacetName = (typeof FACETS)[number];

/** Counts of one facet, largest first. */
type Counts = Facet['aggregations'];

/** Charts of all entities that are not soft-deleted. At most five statements, without filters fewer. */
export async function landscapeCharts(readers: AnalyticsReaders): Promise<readonly BarChart[]> {
  const types = [...readers.model.entities.values()]
    .filter(({ category }) => category !== 'internal')
    .map(({ name }) => name);
  const [all, withoutQueries] = await Promise.all([
    countFacets(readers, { entityTypes: types }),
    countFacets(readers, { entityTypes: types.filter((name) => name !== 'query') }),
  ]);
  const domains = all.get('domains') ?? [];
  const platforms = await platformsIn(readers, types, domains);
  const counts = new Map(all).set('platform', withoutQueries.get('platform') ?? []);
  const nameOf = await namesOf(readers, [...counts.values(), ...platforms]);
  const byDomain = domains.map(({ value }, index): Bar => {
    const segments = platforms[index] ?? [];
    return {
      name: nameOf(value),
      segments: segments.map(({ value: platform, count }) => ({ label: nameOf(platform), value: count })),
    };
  });
  return withBars([
    { kind: 'BarChart', title: 'Entities By Domain', bars: byDomain },
    plainChart('Assets By Platform', counts.get('platform'), nameOf),
    plainChart('Entities With Term', counts.get('glossaryTerms'), nameOf),
    ...byEnvironment('Entities By Environment', counts.get('origin')),
  ]);
}

interface LandscapeQuery {
  /** Absent: all searchable types. */
  readonly entityType?: string;
  /** URN of a domain. `ALL`, and an absent or empty text: any domain. */
  readonly domain?: string | null;
  readonly query?: string | null;
}

const ANY_DOMAIN = 'ALL';

/** Charts of what a search finds. At most three statements. */
export async function filteredCharts(
  readers: AnalyticsReaders,
  { entityType, domain, query }: LandscapeQuery,
): Promise<readonly BarChart[]> {
  const isWithin = Boolean(domain) && domain !== ANY_DOMAIN;
  const within = { field: 'domains', values: [domain ?? ''], condition: 'EQUAL' as const };
  const counts = await countFacets(readers, {
    entityTypes: entityType === undefined ? [] : [entityType],
    input: query?.trim() ? query : '*',
    ...(isWithin && { filter: { or: [{ and: [within] }] } }),
  });
  const nameOf = await namesOf(readers, [...counts.values()]);
  return withBars([
    ...(domain ? [] : [plainChart('Data Assets by Domain', counts.get('domains'), nameOf)]),
    plainChart('Data Assets by Platform', counts.get('platform'), nameOf),
    plainChart('Data Assets by Term', counts.get('glossaryTerms'), nameOf),
    ...byEnvironment('Data Assets by Environment', counts.get('origin')),
  ]);
}

async function countFacets(
  { search }: AnalyticsReaders,
  query: { readonly entityTypes: readonly string[]; readonly input?: string; readonly filter?: Filter },
): Promise<ReadonlyMap<string, Counts>> {
  const { facets } = await search.search({
    ...{ input: '*', ...query, facets: FACETS, facetValues: TOP, matches: false },
    page: { start: 0, count: 0 },
  });
  return new Map(facets.map(({ name, aggregations }) => [name, aggregations]));
}

async function platformsIn(
  { search }: AnalyticsReaders,
  entityTypes: readonly string[],
  domains: Counts,
): Promise<Counts[]> {
  const platform: FacetName = 'platform';
  const found = await search.searchEach(
    { input: '*', entityTypes, facetValues: TOP, matches: false, page: { start: 0, count: 0 } },
    domains.map(({ value }) => ({ field: 'domains', values: [value] })),
  );
  return found.map(({ facets }) => facets.find(({ name }) => name === platform)?.aggregations ?? []);
}

function namesOf(readers: AnalyticsReaders, counts: readonly Counts[]): Promise<(urn: string) => string> {
  const urns = counts.flatMap((each) => each.map(({ value }) => value));
  return findDisplayNames(
    readers,
    urns.filter((value) => value.startsWith('urn:')),
  );
}

function plainChart(title: string, counts: Counts = [], nameOf: (value: string) => string): BarChart {
  const bars = counts.map(({ value, count }) => ({
    name: nameOf(value),
    segments: [{ label: COUNT, value: count }],
  }));
  return { kind: 'BarChart', title, bars };
}

/** A chart with one environment would only repeat the number of entities. */
function byEnvironment(title: string, counts: Counts = []): BarChart[] {
  return counts.length < 2 ? [] : [plainChart(title, counts, (value) => value)];
}

function withBars(charts: readonly BarChart[]): BarChart[] {
  return charts.filter(({ bars }) => bars.length > 0);
}
