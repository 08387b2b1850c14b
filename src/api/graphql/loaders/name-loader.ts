/** Loads display names of entities, with one statement per level of a request. */
import DataLoader from 'dataloader';
import type { EntityReader } from '../../../catalog/entities/types.js';

export type NameLoader = DataLoader<string, string | undefined>;

export function createNameLoader(reader: Pick<EntityReader, 'findNames'>): NameLoader {
  return new DataLoader(
    async (urns) => {
      const names = await reader.findNames(urns);
      return urns.map((urn) => names.get(urn));
    },
    { maxBatchSize: Number.POSITIVE_INFINITY },
  );
}
