/** Reads timeseries points of one aspect of one entity. */
import { CatalogError } from '../kernel/errors.js';
import type { JsonObject } from '../kernel/json.js';
import { MAX_TIMESERIES_POINTS } from '../kernel/limits.js';
import type { ReaderParts } from './entity-reader.js';
import type { Filter, TimeseriesPoint, TimeseriesReader } from './types.js';

export function createTimeseriesReader({ database, load }: Omit<ReaderParts, 'model'>): TimeseriesReader {
  return {
    listPoints: async (query) => {
      const limit = checkedLimit(query.limit ?? MAX_TIMESERIES_POINTS);
      const rows = await database.read(load('timeseries/list-points'), {
        urn: query.urn,
        aspect: query.aspectName,
        from: query.startTimeMillis ?? Number.MIN_SAFE_INTEGER,
        until: query.endTimeMillis ?? Number.MAX_SAFE_INTEGER,
        limit: query.latestValue === true ? Math.min(limit, 1) : limit,
        or: branches(query.filter),
      });
      return { points: rows.map((row) => toPoint(row)), limit };
    },
  };
}

function checkedLimit(limit: number): number {
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

function toPoint(row: Record<string, unknown>): TimeseriesPoint {
  const { systemMetadata } = JSON.parse(row['meta'] as string) as { systemMetadata?: JsonObject };
  return {
    timestampMillis: row['timestampMillis'] as number,
    text: row['payload'] as string,
    ...(systemMetadata !== undefined && { systemMetadata }),
  };
}
