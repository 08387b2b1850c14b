/**
 * Usage statistics of the last 30 days. One statement for all entities of a level. If nothing is known, all members are null: clients
 * read the members without asking whether there is a summary.
 */
import type { JsonObject } from '../../../core/json.js';
import { isBucket } from '../../../catalog/usage/usage-counts.js';
import { SUMMARY_WINDOW, summarizeQueries, summarizeViews } from '../../../catalog/usage/usage-summary.js';
import type { GraphqlContext } from '../context.js';
import { findEntityRef, type EntityRef } from '../mapping/entity-ref.js';
import { StoredRecord } from '../mapping/record.js';
import { pointsOf } from './timeseries.js';

async function recentPoints(
  entity: EntityRef,
  aspectName: string,
  context: GraphqlContext,
): Promise<JsonObject[]> {
  const question = { aspectName, startTimeMillis: context.now - SUMMARY_WINDOW };
  return (await pointsOf(entity, question, context)).map(({ value }) => value);
}

/** Figures computed by the source take precedence over sums of points. */
async function ofDataset(entity: EntityRef, _: unknown, context: GraphqlContext): Promise<object> {
  const features = await context.aspects.load(entity.urn.text, 'usageFeatures');
  if (features !== undefined) return new StoredRecord(features.value, entity.urn);
  const summary = summarizeQueries(await recentPoints(entity, 'datasetUsageStatistics', context));
  return summary === undefined
    ? {}
    : { queryCountLast30Days: summary.queries, ...presentUsers(summary.uniqueUsers, summary.topUsers) };
}

function ofViews(aspectName: string) {
  return async (entity: EntityRef, _: unknown, context: GraphqlContext): Promise<object> => {
    const points = await recentPoints(entity, aspectName, context);
    const sinceBeginning =
      points.find((point) => !isBucket(point)) ?? (await newestSinceBeginning(entity, aspectName, context));
    const summary = summarizeViews(points, sinceBeginning);
    if (summary === undefined) return {};
    return {
      viewCount: summary.viewsInAll,
      viewCountLast30Days: summary.views,
      ...presentUsers(summary.uniqueUsers, summary.topUsers),
    };
  };
}

async function newestSinceBeginning(
  entity: EntityRef,
  aspectName: string,
  context: GraphqlContext,
): Promise<JsonObject | undefined> {
  const [newest] = await pointsOf(entity, { aspectName, limit: 1 }, context);
  return newest === undefined || isBucket(newest.value) ? undefined : newest.value;
}

/** Omits users without a known URN. */
function presentUsers(uniqueUsers: number, topUsers: readonly string[]): object {
  return {
    uniqueUserCountLast30Days: uniqueUsers,
    topUsersLast30Days: topUsers.map(findEntityRef).filter((user) => user?.urn.entityType === 'corpuser'),
  };
}

export const statsSummaries = {
  Dataset: { statsSummary: ofDataset },
  Chart: { statsSummary: ofViews('chartUsageStatistics') },
  Dashboard: { statsSummary: ofViews('dashboardUsageStatistics') },
} as const;
