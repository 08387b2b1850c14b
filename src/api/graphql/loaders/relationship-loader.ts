/** Pages of relationships, one statement for all entities of a level, whatever each asks for. */
import DataLoader from 'dataloader';
import type { RelationshipPage, RelationshipQuery, RelationshipReader } from '../../../catalog/relationships/types.js';

export type RelationshipLoader = DataLoader<RelationshipQuery, RelationshipPage, string>;

export function createRelationshipLoader(reader: Pick<RelationshipReader, 'listPages'>): RelationshipLoader {
  return new DataLoader((queries) => reader.listPages(queries), {
    cacheKeyFn: (query) => JSON.stringify(query),
    maxBatchSize: Number.POSITIVE_INFINITY,
  });
}
