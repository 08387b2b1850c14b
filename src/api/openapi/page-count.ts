/** The size of a page of entities. Clients of the OpenAPI endpoints may request more than the limit. */
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../../core/limits.js';
import type { QueryParameter } from '../http/route.js';

export const PAGE_COUNT: QueryParameter = {
  description: `Size of the page; more than ${MAX_PAGE_SIZE} counts as ${MAX_PAGE_SIZE}.`,
  schema: { type: 'integer', minimum: 0, default: DEFAULT_PAGE_SIZE },
};

export function clampCount(count: number = DEFAULT_PAGE_SIZE): number {
  return Math.min(count, MAX_PAGE_SIZE);
}
