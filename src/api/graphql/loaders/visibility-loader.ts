/** Answers whether the actor may see an entity. One statement covers all entities of a level; an actor with full view needs none. */
import DataLoader from 'dataloader';
import type { Services } from '../../../auth/services.js';

export type VisibilityLoader = DataLoader<string, boolean>;

export function createVisibilityLoader({ findVisible }: Pick<Services, 'findVisible'>): VisibilityLoader {
  return new DataLoader(
    async (urns) => {
      const isSeen = await findVisible(urns);
      return urns.map(isSeen);
    },
    { maxBatchSize: Number.POSITIVE_INFINITY },
  );
}
