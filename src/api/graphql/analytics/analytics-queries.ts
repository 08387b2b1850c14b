/** Charts and key figures. */
import { activeUserHighlights, assetHighlights } from '../../../catalog/analytics/highlights.js';
import { filteredCharts, landscapeCharts } from '../../../catalog/analytics/landscape-charts.js';
import { usageCharts } from '../../../catalog/analytics/usage-charts.js';
import { hasCode } from '../../../core/errors.js';
import type { Chart } from '../../../catalog/analytics/types.js';
import type { GraphqlContext } from '../context.js';
import type { MetadataAnalyticsInput } from '../generated/schema-types.js';
import type { Args } from '../search/inputs.js';
import { presentChart } from './present-charts.js';

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

export const analyticsQueries = {
  isAnalyticsEnabled,
  getAnalyticsCharts,
  getMetadataAnalyticsCharts,
  getHighlights,
};

export const analyticsTypes = {
  AnalyticsChart: { __resolveType: ({ kind }: { readonly kind: Chart['kind'] }) => kind },
};
