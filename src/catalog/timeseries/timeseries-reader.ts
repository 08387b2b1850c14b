/** Reads points of timeseries aspects, of one entity or of many. */
import { CatalogError } from '../../core/errors.js';
import { MAX_TIMESERIES_POINTS } from '../../core/limits.js';
import { findChanges } from '../assertions/find-changes.js';
import type { ReaderDeps } from '../entities/entity-reader.js';
import { listPoints, refusalOf, type PointsQuestion } from './list-points.js';
import { listNewestPoints } from './newest-points.js';
import type { OldestQuestion, PointsByUrn, TimeseriesReader } from './types.js';

export function createTimeseriesReader({ database, load }: Omit<ReaderDeps, 'model'>): TimeseriesReader {
  const list = async (question: PointsQuestion): Promise<PointsByUrn> => {
    const [points] = await listPoints({ database, load }, [question]);
    if (points instanceof CatalogError) throw points;
    return points ?? new Map();
  };
  return {
    listPointsOfMany: list,
    listPointsOfEach: (questions) => listPoints({ database, load }, questions),
    listPointsOfType: ({ entityType: type, ...question }) => list({ ...question, urns: [], type }),
    listNewestPoints: (question) => listNewestPoints({ database, load }, question),
    findOldest: (questions) => findOldest({ database, load }, questions),
    findChanges: (questions) => findChanges({ database, load }, questions),
    listPoints: async ({ urn, latestValue, limit = MAX_TIMESERIES_POINTS, ...question }) => {
      const refused = refusalOf(limit);
      if (refused !== undefined) throw refused;
      const limited = { ...question, limit: latestValue === true ? Math.min(limit, 1) : limit };
      const points = await list({ ...limited, urns: [urn] });
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
