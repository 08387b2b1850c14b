/** Loads entities that point to others, with one statement per level, even if the entities ask different questions. */
import DataLoader from 'dataloader';
import type {
  ReferrerPage,
  ReferrerQuery,
  RelationshipReader,
} from '../../../catalog/relationships/types.js';

export type ReferrerLoader = DataLoader<ReferrerQuery, ReferrerPage, string>;

export function createReferrerLoader(reader: Pick<RelationshipReader, 'listReferrers'>): ReferrerLoader {
  return new DataLoader((queries) => reader.listReferrers(queries), {
    cacheKeyFn: (query) => JSON.stringify(query),
    maxBatchSize: Number.POSITIVE_INFINITY,
  });
}
