/** Limits of a page. */
import { invalidRequest, limitExceeded } from '../core/errors.js';
import { MAX_PAGE_SIZE } from '../core/limits.js';

/** Start and count of an offset page, or the `scrollId` of the previous page. */
export interface Page {
  readonly start: number;
  readonly count: number;
  readonly scrollId?: string;
}

/** Greater offsets plus a count are not exact in floating point. */
const MAX_START = 2 ** 52;

/** Neo4j refuses positions in a list from 2^31 on. No list is as long as this, which leaves room for additions. */
const BEHIND_EVERY_LIST = 2_000_000_000;

/** Returns the offset as a position in a list of a statement. */
export function listPosition(offset: number): number {
  return Math.min(offset, BEHIND_EVERY_LIST);
}

/** @throws LIMIT_EXCEEDED, INVALID_REQUEST */
export function checkPage(page: Page): void {
  if (page.count > MAX_PAGE_SIZE) {
    const message = `At most ${MAX_PAGE_SIZE} per page; continue with start, or with the scrollId of the response`;
    throw limitExceeded('/count', message, `maximum ${MAX_PAGE_SIZE}`);
  }
  for (const name of ['start', 'count'] as const) {
    if (!Number.isSafeInteger(page[name]) || page[name] < 0) {
      throw invalidRequest(`/${name}`, `${name} must be a whole number from 0`, 'minimum 0');
    }
  }
  if (page.start > MAX_START) {
    const message = `start must be at most ${MAX_START}; continue with the scrollId of the response`;
    throw invalidRequest('/start', message, `maximum ${MAX_START}`);
  }
}
