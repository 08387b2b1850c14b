/** Loads pages of relationships, with one statement per level, even if the entities ask different questions. */
import DataLoader from 'dataloader';
import type {
  RelationshipPage,
  RelationshipQuery,
  RelationshipReader,
} from '../../../catalog/relationships/types.js';

export type RelationshipLoader = DataLoader<RelationshipQuery, RelationshipPage, string>;

export function createRelationshipLoader(reader: Pick<RelationshipReader, 'listPages'>): RelationshipLoader {
  return new DataLoader((queries) => reader.listPages(queries), {
    cacheKeyFn: (query) => JSON.stringify(query),
    maxBatchSize: Number.POSITIVE_INFINITY,
  });
}
