import { stringifyKeepingDigits } from '../../kernel/json.js';
import type { CatalogApi } from '../http/catalog-api.js';
import type { StoredAspect } from '../http/entities.js';
import { readPoints } from '../http/points.js';

/** The most that the service gives at once. */
const PAGE_SIZE = 10_000;

/**
 * Newest first. Each page begins with the time at which the one before ended, since more points may be of that time; those
 * that were there already are passed over.
 */
export async function* readAllPoints(
  api: CatalogApi,
  urn: string,
  aspect: string,
): AsyncGenerator<StoredAspect> {
  let endTimeMillis: number | undefined;
  let seen = new Set<string>();
  for (;;) {
    const range = endTimeMillis === undefined ? {} : { endTimeMillis };
    const points = await readPoints(api, { urn, aspect, limit: PAGE_SIZE, ...range });
    const texts = points.map(({ value }) => stringifyKeepingDigits(value));
    for (const [at, point] of points.entries()) if (!seen.has(texts[at] ?? '')) yield point;
    const oldest = timeOf(points.at(-1));
    if (points.length < PAGE_SIZE || oldest === undefined) return;
    endTimeMillis = oldest === endTimeMillis ? oldest - 1 : oldest;
    seen = new Set(texts);
  }
}

function timeOf(point: StoredAspect | undefined): number | undefined {
  const value = point?.value as { timestampMillis?: number } | undefined;
  return value?.timestampMillis;
}
