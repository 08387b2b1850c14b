import { CatalogError } from '../../core/errors.js';
import { stringifyKeepingDigits } from '../../core/json.js';
import { MAX_TIMESERIES_POINTS } from '../../core/limits.js';
import type { CatalogApi } from '../http/catalog-api.js';
import type { StoredAspect } from '../http/entities.js';
import { readPoints } from '../http/points.js';

/**
 * Newest first. Each page begins with the last time of the previous page, because more points can have that time; points that were
 * already returned are skipped.
 * @throws LIMIT_EXCEEDED if a full page of points has the same time, because older points cannot be read then
 */
export async function* readAllPoints(
  api: CatalogApi,
  urn: string,
  aspect: string,
): AsyncGenerator<StoredAspect> {
  let endTimeMillis: number | undefined;
  let written = new Set<string>();
  for (;;) {
    const range = endTimeMillis === undefined ? {} : { endTimeMillis };
    const points = await readPoints(api, { urn, aspect, limit: MAX_TIMESERIES_POINTS, ...range });
    const texts = points.map(({ value }) => stringifyKeepingDigits(value));
    for (const [at, point] of points.entries()) if (!written.has(texts[at] ?? '')) yield point;
    const oldest = timeOf(points.at(-1));
    if (points.length < MAX_TIMESERIES_POINTS || oldest === undefined) return;
    if (oldest === endTimeMillis) throw tooMany(urn, aspect, oldest);
    endTimeMillis = oldest;
    written = new Set(texts);
  }
}

function tooMany(urn: string, aspect: string, time: number): CatalogError {
  const points = `${aspect} of ${urn} has ${MAX_TIMESERIES_POINTS} points or more with the time ${time}`;
  return new CatalogError('LIMIT_EXCEEDED', `${points}: more points with the same time cannot be read`);
}

function timeOf(point: StoredAspect | undefined): number | undefined {
  const value = point?.value as { timestampMillis?: number } | undefined;
  return value?.timestampMillis;
}
