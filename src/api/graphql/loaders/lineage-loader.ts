/** Loads lineage neighbours. Entities with the same question share one statement. */
import DataLoader from 'dataloader';
import type {
  LineageNeighbours,
  LineageNeighboursQuery,
  LineageReader,
} from '../../../catalog/lineage/types.js';

export type LineageQuestion = Omit<LineageNeighboursQuery, 'urns'>;

export interface LineageLoader {
  load(urn: string, question: LineageQuestion): Promise<LineageNeighbours>;
  clearAll(): void;
}

export function createLineageLoader(reader: Pick<LineageReader, 'neighbours'>): LineageLoader {
  const byQuestion = new Map<string, DataLoader<string, LineageNeighbours>>();
  return {
    load: (urn, question) => {
      const key = JSON.stringify(question);
      let loader = byQuestion.get(key);
      if (loader === undefined) {
        loader = new DataLoader((urns) => reader.neighbours({ ...question, urns }), {
          maxBatchSize: Number.POSITIVE_INFINITY,
        });
        byQuestion.set(key, loader);
      }
      return loader.load(urn);
    },
    clearAll: () => {
      byQuestion.clear();
    },
  };
}
