/** Answers whether the actor may see an entity. One statement covers all entities of a level; an actor with full view needs none. */
import DataLoader from 'dataloader';
import type { Services } from '../../../auth/services.js';

export type SeenLoader = DataLoader<string, boolean>;

export function createSeenLoader({ findVisible }: Pick<Services, 'findVisible'>): SeenLoader {
  return new DataLoader(
    async (urns) => {
      const isSeen = await findVisible(urns);
      return urns.map(isSeen);
    },
    { maxBatchSize: Number.POSITIVE_INFINITY },
  );
}
