/** Use of the last 30 days in a few figures, added up from the points that were reported. One statement for all entities of a level. */
import type { GraphqlContext } from '../context.js';
import { findEntityRef, type EntityRef } from '../mapping/entity-ref.js';
import { memberAt, StoredRecord } from '../mapping/record.js';
import { pointsOf } from './timeseries.js';
import { countsIn, merged, numberIn, type Counted } from './usage.js';

const THIRTY_DAYS = 30 * 24 * 3_600 * 1_000;
const MOST_TOP_USERS = 10;

function pointsOfLast30Days(
  entity: EntityRef,
  aspectName: string,
  context: GraphqlContext,
): Promise<StoredRecord[]> {
  return pointsOf(entity, { aspectName, startTimeMillis: context.now - THIRTY_DAYS }, context);
}

/** What sources have worked out wins over what can be added up. */
async function ofDataset(entity: EntityRef, _: unknown, context: GraphqlContext): Promise<object | null> {
  const features = await context.aspects.load(entity.urn.text, 'usageFeatures');
  if (features !== undefined) return new StoredRecord(features.value, entity.urn);
  const points = await pointsOfLast30Days(entity, 'datasetUsageStatistics', context);
  if (points.length === 0) return null;
  return {
    queryCountLast30Days: sumOf(points, 'totalSqlQueries'),
    ...usersOf(points.flatMap((point) => countsIn(point, 'userCounts', 'user'))),
  };
}

/** Points with a window of time are buckets, those without are counts since ever. */
function ofViews(aspectName: string) {
  return async (entity: EntityRef, _: unknown, context: GraphqlContext): Promise<object | null> => {
    const points = await pointsOfLast30Days(entity, aspectName, context);
    const sinceEver =
      points.find((point) => !isBucket(point)) ?? (await newestSinceEver(entity, aspectName, context));
    const buckets = points.filter(isBucket);
    if (buckets.length === 0 && sinceEver === undefined) return null;
    return {
      viewCount: sinceEver && memberAt(sinceEver.value, ['viewsCount']),
      viewCountLast30Days: sumOf(buckets, 'viewsCount'),
      ...usersOf(buckets.flatMap((point) => countsIn(point, 'userCounts', 'user', 'viewsCount'))),
    };
  };
}

async function newestSinceEver(
  entity: EntityRef,
  aspectName: string,
  context: GraphqlContext,
): Promise<StoredRecord | undefined> {
  const [newest] = await pointsOf(entity, { aspectName, limit: 1 }, context);
  return newest === undefined || isBucket(newest) ? undefined : newest;
}

function isBucket({ value }: StoredRecord): boolean {
  return memberAt(value, ['eventGranularity']) !== undefined;
}

function sumOf(points: readonly StoredRecord[], member: string): number {
  return points.reduce((sum, point) => sum + numberIn(point, member), 0);
}

function usersOf(counts: readonly Counted[]): object {
  const users = merged(counts);
  const top = users.slice(0, MOST_TOP_USERS).map(({ name }) => findEntityRef(name));
  return {
    uniqueUserCountLast30Days: users.length,
    topUsersLast30Days: top.filter((user) => user?.urn.entityType === 'corpuser'),
  };
}

export const statsSummaries = {
  Dataset: { statsSummary: ofDataset },
  Chart: { statsSummary: ofViews('chartUsageStatistics') },
  Dashboard: { statsSummary: ofViews('dashboardUsageStatistics') },
} as const;
