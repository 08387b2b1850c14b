/** Reads points of one timeseries aspect, of one entity or of many. */
import { CatalogError } from '../../core/errors.js';
import { MAX_TIMESERIES_POINTS, MAX_TIMESERIES_POINTS_OF_MANY } from '../../core/limits.js';
import { findChanges } from '../assertions/find-changes.js';
import type { ReaderDeps } from '../entities/entity-reader.js';
import type { Filter } from '../search/filter.js';
import { listNewestPoints } from './newest-points.js';
import { toPoint } from './to-point.js';
import type { OldestQuestion, TimeseriesPoint, TimeseriesQuestion, TimeseriesReader } from './types.js';

export function createTimeseriesReader({ database, load }: Omit<ReaderDeps, 'model'>): TimeseriesReader {
  const list = async (
    entities: { readonly urns: readonly string[]; readonly type: string | null },
    question: TimeseriesQuestion,
  ): Promise<Map<string, TimeseriesPoint[]>> => {
    const rows = await database.read(load('timeseries/list-points'), {
      ...parametersOf(question),
      ...entities,
      most: MAX_TIMESERIES_POINTS_OF_MANY + 1,
    });
    if (rows.length > MAX_TIMESERIES_POINTS_OF_MANY) throw tooManyPoints(question.aspectName);
    const points = new Map<string, TimeseriesPoint[]>();
    for (const row of rows) {
      const urn = row['urn'] as string;
      const ofEntity = points.get(urn);
      if (ofEntity === undefined) points.set(urn, toPoint(row));
      else ofEntity.push(...toPoint(row));
    }
    return points;
  };
  const listPointsOfMany: TimeseriesReader['listPointsOfMany'] = ({ urns, ...question }) =>
    list({ urns, type: null }, question);
  return {
    listPointsOfMany,
    listPointsOfType: ({ entityType: type, ...question }) => list({ urns: [], type }, question),
    listNewestPoints: (question) => listNewestPoints({ database, load }, question),
    findOldest: (questions) => findOldest({ database, load }, questions),
    findChanges: (questions) => findChanges({ database, load }, questions),
    listPoints: async ({ urn, latestValue, ...question }) => {
      const limit = checkedLimit(question.limit);
      const limited = { ...question, limit: latestValue === true ? Math.min(limit, 1) : limit };
      const points = await listPointsOfMany({ ...limited, urns: [urn] });
      return { points: points.get(urn) ?? [], limit };
    },
  };
}

async function findOldest(
  { database, load }: Omit<ReaderDeps, 'model'>,
  questions: readonly OldestQuestion[],
): Promise<(number | undefined)[]> {
  if (questions.length === 0) return [];
  const rows = await database.read(load('timeseries/find-oldest'), {
    rows: questions.map(({ urn, aspectName: aspect }) => ({ urn, aspect })),
    from: Number.MIN_SAFE_INTEGER,
  });
  const found = new Map(rows.map((row) => [row['index'], row['oldest'] as number]));
  return questions.map((_, index) => found.get(index));
}

function parametersOf({ aspectName, startTimeMillis, endTimeMillis, limit, filter }: TimeseriesQuestion) {
  return {
    aspect: aspectName,
    from: startTimeMillis ?? Number.MIN_SAFE_INTEGER,
    until: endTimeMillis ?? Number.MAX_SAFE_INTEGER,
    limit: checkedLimit(limit),
    or: branches(filter),
  };
}

function tooManyPoints(aspectName: string): CatalogError {
  const most = MAX_TIMESERIES_POINTS_OF_MANY;
  const message = `More than ${most} points of ${aspectName}; ask for fewer entities, a limit or a shorter time`;
  return new CatalogError('LIMIT_EXCEEDED', message, { path: '/limit', rule: `maximum ${most} in all` });
}

function checkedLimit(limit = MAX_TIMESERIES_POINTS): number {
  if (Number.isSafeInteger(limit) && limit >= 0 && limit <= MAX_TIMESERIES_POINTS) return limit;
  const message = `limit must be a whole number from 0 to ${MAX_TIMESERIES_POINTS}; narrow the time range for more`;
  throw new CatalogError('LIMIT_EXCEEDED', message, {
    path: '/limit',
    rule: `maximum ${MAX_TIMESERIES_POINTS}`,
  });
}

function branches(filter: Filter | undefined): unknown[] {
  return (filter?.or ?? []).map(({ and }) =>
    and.map((criterion) => ({ ...criterion, negated: criterion.negated === true })),
  );
}
