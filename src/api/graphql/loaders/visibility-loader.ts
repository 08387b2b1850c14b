/** Loads whether the actor may view entities, with one statement per level. An actor that may view everything needs none. */
import DataLoader from 'dataloader';
import type { Services } from '../../../auth/services.js';

export type VisibilityLoader = DataLoader<string, boolean>;

export function createVisibilityLoader({ findVisible }: Pick<Services, 'findVisible'>): VisibilityLoader {
  return new DataLoader(
    async (urns) => {
      const isVisible = await findVisible(urns);
      return urns.map(isVisible);
    },
    { maxBatchSize: Number.POSITIVE_INFINITY },
  );
}
