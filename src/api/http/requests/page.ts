/** Reads offset and size of a page, with their defaults. */
import { DEFAULT_PAGE_SIZE } from '../../../core/limits.js';
import type { Page } from '../../../catalog/page.js';

export function readPage(given: { start?: number; count?: number; scrollId?: string }): Page {
  const page = { start: given.start ?? 0, count: given.count ?? DEFAULT_PAGE_SIZE };
  return given.scrollId === undefined ? page : { ...page, scrollId: given.scrollId };
}
