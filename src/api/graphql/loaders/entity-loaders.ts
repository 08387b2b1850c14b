/** What is asked of entities as a whole, one statement each for a whole level. */
import DataLoader from 'dataloader';
import type { EntityReader, StoredEntity } from '../../../catalog/entities/types.js';

/** All latest aspects by URN. */
export type EntityLoader = DataLoader<string, StoredEntity | undefined>;

export function createEntityLoader(reader: Pick<EntityReader, 'findEntities'>): EntityLoader {
  return new DataLoader((urns) => reader.findEntities(urns), { maxBatchSize: Number.POSITIVE_INFINITY });
}

/** When something was last told of the entity, in epoch milliseconds. */
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
