/** Charts, key figures, and recommendations for the current user. */
import type { Chart, TableCell, TimeSeriesChart } from '../../../catalog/analytics/charts.js';
import { activeUserHighlights, assetHighlights } from '../../../catalog/analytics/highlights.js';
import { filteredCharts, landscapeCharts } from '../../../catalog/analytics/landscape-charts.js';
import { usageCharts } from '../../../catalog/analytics/usage-charts.js';
import {
  recommend,
  type RecommendationModule,
  type RecommendedContent,
} from '../../../catalog/recommendations.js';
import { dateAt } from '../../../core/clock.js';
import { CatalogError, hasCode } from '../../../core/errors.js';
import type { GraphqlContext } from '../context.js';
import type { ListRecommendationsInput, MetadataAnalyticsInput } from '../generated/schema-types.js';
import { findEntityRef, storedEntityRef, type EntityRef } from '../mapping/entity-ref.js';
import { readSelection, type Args } from '../search/inputs.js';

export const analyticsQueries = {
  isAnalyticsEnabled,
  getAnalyticsCharts,
  getMetadataAnalyticsCharts,
  getHighlights,
  listRecommendations,
};

export const analyticsTypes = {
  AnalyticsChart: { __resolveType: ({ kind }: { readonly kind: Chart['kind'] }) => kind },
};

function isAnalyticsEnabled(_: unknown, __: unknown, { services }: GraphqlContext): boolean {
  return services.usage.isOn;
}

/** Events tell what other people do, so they need a privilege, which all users have unless a policy takes it from them. */
async function showsUsage({ services, actor }: GraphqlContext): Promise<boolean> {
  return (await services.access.decisions.platformPrivileges(actor)).has('VIEW_ANALYTICS');
}

/** Texts of searches tell what people look for, so they are shown only to actors who may view everything. */
async function chartsOfUsage({ services, now }: GraphqlContext): Promise<readonly Chart[]> {
  const showsQueries = await services.requireFullScope('see what others search for').then(
    () => true,
    (error: unknown) => {
      if (hasCode(error, 'FORBIDDEN')) return false;
      throw error;
    },
  );
  return usageCharts(services, { now, showsQueries });
}

async function getAnalyticsCharts(_: unknown, __: unknown, context: GraphqlContext): Promise<object[]> {
  const [usage, landscape] = await Promise.all([
    showsUsage(context).then((isShown) => (isShown ? chartsOfUsage(context) : [])),
    landscapeCharts(context.services),
  ]);
  return [
    group({ groupId: 'DataHubUsageAnalytics', title: 'Usage Analytics' }, usage),
    group({ groupId: 'GlobalMetadataAnalytics', title: 'Data Landscape Summary' }, landscape),
  ];
}

async function getMetadataAnalyticsCharts(
  _: unknown,
  { input: { entityType, domain, query } }: Args<MetadataAnalyticsInput>,
  { services, typeNames }: GraphqlContext,
): Promise<object[]> {
  const type = entityType ? { entityType: typeNames.toEntityType(entityType) } : {};
  const charts = await filteredCharts(services, { ...type, domain: domain ?? null, query: query ?? null });
  return [group({ groupId: 'FilteredMetadataAnalytics', title: '' }, charts)];
}

function group(head: { readonly groupId: string; readonly title: string }, charts: readonly Chart[]): object {
  return { ...head, charts: charts.map(presentChart) };
}

async function getHighlights(_: unknown, __: unknown, context: GraphqlContext): Promise<object[]> {
  const { services, now } = context;
  const [users, assets] = await Promise.all([
    showsUsage(context).then((isShown) => (isShown ? activeUserHighlights(services, now) : [])),
    assetHighlights(services),
  ]);
  return [...users, ...assets];
}

/** The name of the only line of a time series. */
const TOTAL = 'total';

function presentChart(chart: Chart): object {
  if (chart.kind === 'TimeSeriesChart') return presentTimeSeries(chart);
  if (chart.kind === 'BarChart') return chart;
  const rows = chart.rows.map(({ values, cells }) => ({ values, cells: cells.map(presentCell) }));
  return { ...chart, rows };
}

function presentTimeSeries({ kind, title, interval, span, points }: TimeSeriesChart): object {
  const data = points.map(({ start, count }) => ({ x: dateAt(start).toISOString(), y: count }));
  const dateRange = { start: String(span.from), end: String(span.until) };
  return { kind, title, interval, dateRange, lines: [{ name: TOTAL, data }] };
}

function presentCell({ text: value, urn, query }: TableCell): object {
  if (query !== undefined) return { value, linkParams: { searchParams: { query } } };
  const entity = findEntityRef(urn);
  if (entity === undefined) return { value };
  return { value, entity, linkParams: { entityProfileParams: profileOf(entity) } };
}

async function listRecommendations(
  _: unknown,
  { input: { requestContext, limit, viewUrn } }: Args<ListRecommendationsInput>,
  context: GraphqlContext,
): Promise<object> {
  if (limit != null && limit < 0) throw negativeLimit(limit);
  if (!requestContext) return { modules: [] };
  const view = await readSelection({ viewUrn: viewUrn ?? null }, context);
  const { scenario } = requestContext;
  const modules = await recommend(context.services, { scenario, view, actor: context.actor });
  return { modules: modules.slice(0, limit ?? modules.length).map(presentModule) };
}

function negativeLimit(limit: number): CatalogError {
  const message = `limit must not be negative, but is ${limit}`;
  return new CatalogError('LIMIT_EXCEEDED', message, { path: '/input/limit', rule: 'minimum 0' });
}

function presentModule({ content, ...module }: RecommendationModule): object {
  return { ...module, content: content.map(presentContent) };
}

function presentContent(content: RecommendedContent): object {
  if (content.kind === 'query')
    return { value: content.query, params: { searchParams: { query: content.query } } };
  const { urn: value } = content;
  const entity = storedEntityRef(value);
  if (content.kind === 'entity') return { value, entity, params: { entityProfileParams: profileOf(entity) } };
  const { field, count } = content;
  const searchParams = { query: '', filters: [{ field, values: [value] }] };
  return { value, entity, params: { searchParams, contentParams: { count } } };
}

/** The parameters that open the page of an entity. */
function profileOf({ urn }: EntityRef): object {
  const type = (_: unknown, { typeNames }: GraphqlContext): string => typeNames.toEnum(urn.entityType);
  return { urn: urn.text, type };
}
