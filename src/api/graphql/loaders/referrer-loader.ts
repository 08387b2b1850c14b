/** Entities that point to others, one statement for all entities of a level, whatever each asks for. */
import DataLoader from 'dataloader';
import type { ReferrerPage, ReferrerQuery, RelationshipReader } from '../../../catalog/relationships/types.js';

export type ReferrerLoader = DataLoader<ReferrerQuery, ReferrerPage, string>;

export function createReferrerLoader(reader: Pick<RelationshipReader, 'listReferrers'>): ReferrerLoader {
  return new DataLoader((queries) => reader.listReferrers(queries), {
    cacheKeyFn: (query) => JSON.stringify(query),
    maxBatchSize: Number.POSITIVE_INFINITY,
  });
}
