/** Reads pages of entities that point to others, newest first. */
import type { ReaderDeps } from '../entities/entity-reader.js';
import { checkPage, listPosition } from '../page.js';
import { followTypes } from './follow-types.js';
import type { ReferrerPage, ReferrerQuery } from './types.js';

/** @throws LIMIT_EXCEEDED, INVALID_REQUEST for a bad page */
export async function listReferrers(
  { database, load, model }: ReaderDeps,
  queries: readonly ReferrerQuery[],
): Promise<ReferrerPage[]> {
  for (const query of queries) checkPage(query);
  const rows = await database.read(followTypes(load('relationships/list-referrers'), queries, model), {
    rows: queries.map(toRow),
  });
  const pages = new Map(rows.map((row) => [row['index'] as number, toPage(row)]));
  return queries.map((_, index) => pages.get(index) ?? { total: 0, urns: [] });
}

function toRow({ where, start, count, newestBy = 'created', ...query }: ReferrerQuery): object {
  return {
    ...query,
    where: where.map(({ field, values }) => ({ property: `field_${field}`, values })),
    newestBy: `field_${newestBy}`,
    start: listPosition(start),
    end: listPosition(start + count),
  };
}

function toPage(row: Record<string, unknown>): ReferrerPage {
  return { total: row['total'] as number, urns: row['page'] as string[] };
}
