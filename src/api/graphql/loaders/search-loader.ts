/** Runs the same search in several subsets at once, e.g. in each container of a page. */
import DataLoader from 'dataloader';
import type { SearchSubset, SearchQuery, SearchReader, SearchResult } from '../../../catalog/search/types.js';

export interface SearchLoader {
  load(subset: SearchSubset, query: SearchQuery): Promise<SearchResult>;
  clearAll(): void;
}

export function createSearchLoader(reader: Pick<SearchReader, 'searchEach'>): SearchLoader {
  const byQuery = new Map<string, DataLoader<SearchSubset, SearchResult, string>>();
  return {
    load: (subset, query) => {
      const key = JSON.stringify(query);
      let loader = byQuery.get(key);
      if (loader === undefined) {
        loader = new DataLoader((subsets) => reader.searchEach(query, subsets), {
          cacheKeyFn: (each) => JSON.stringify(each),
          maxBatchSize: Number.POSITIVE_INFINITY,
        });
        byQuery.set(key, loader);
      }
      return loader.load(subset);
    },
    clearAll: () => {
      byQuery.clear();
    },
  };
}
