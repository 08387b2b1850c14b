/** Loads older versions of aspects, with one statement per level of a request. */
import DataLoader from 'dataloader';
import type { HistoryReader, VersionRequest } from '../../../catalog/versions/types.js';
import type { StoredAspect } from '../../../catalog/entities/types.js';

export type VersionLoader = DataLoader<VersionRequest, StoredAspect | undefined, string>;

export function createVersionLoader(reader: Pick<HistoryReader, 'findVersions'>): VersionLoader {
  return new DataLoader((requests) => reader.findVersions(requests), {
    cacheKeyFn: ({ urn, aspectName, version }) => `${version} ${aspectName} ${urn}`,
    maxBatchSize: Number.POSITIVE_INFINITY,
  });
}
