/** Load whole entities and when they were last observed, with one statement each per level of a request. */
import DataLoader from 'dataloader';
import type { EntityReader, StoredEntity } from '../../../catalog/entities/types.js';

/** All latest aspects by URN. */
export type EntityLoader = DataLoader<string, StoredEntity | undefined>;

export function createEntityLoader(reader: Pick<EntityReader, 'findEntities'>): EntityLoader {
  return new DataLoader((urns) => reader.findEntities(urns), { maxBatchSize: Number.POSITIVE_INFINITY });
}

/** `lastObserved` of an entity, in epoch milliseconds. */
export type LastObservedLoader = DataLoader<string, number | undefined>;

export function createLastObservedLoader(reader: Pick<EntityReader, 'findLastObserved'>): LastObservedLoader {
  return new DataLoader(
    async (urns) => {
      const times = await reader.findLastObserved(urns);
      return urns.map((urn) => times.get(urn));
    },
    { maxBatchSize: Number.POSITIVE_INFINITY },
  );
}
