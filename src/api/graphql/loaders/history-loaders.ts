/** Load pages of histories, and the values that they refer to, with one statement each per level of a request. */
import DataLoader from 'dataloader';
import type {
  ChangeReader,
  HistoryPage,
  HistoryQuery,
  ValueRequest,
} from '../../../catalog/changes/types.js';

export type HistoryLoader = DataLoader<HistoryQuery, HistoryPage, string>;

export function createHistoryLoader(reader: Pick<ChangeReader, 'listOfEntities'>): HistoryLoader {
  return new DataLoader((queries) => reader.listOfEntities(queries), {
    cacheKeyFn: (query) => JSON.stringify(query),
    maxBatchSize: Number.POSITIVE_INFINITY,
  });
}

/** Reads a value once if two adjacent changes share it. */
export type WrittenValueLoader = DataLoader<ValueRequest, string | undefined, string>;

export function createWrittenValueLoader(reader: Pick<ChangeReader, 'findValues'>): WrittenValueLoader {
  return new DataLoader((requests) => reader.findValues(requests), {
    cacheKeyFn: ({ urn, aspectName, version }) => `${version} ${aspectName} ${urn}`,
    maxBatchSize: Number.POSITIVE_INFINITY,
  });
}
