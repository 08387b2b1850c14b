/** Older versions of aspects. */
import type { StoredAspect } from '../entities/types.js';

export interface VersionRequest {
  readonly urn: string;
  readonly aspectName: string;
  /** From 1 on: older versions, oldest first; 0 is the latest, where one is asked for alone. */
  readonly version: number;
  /** It was seen that a later one is the latest: where this one is not found, it is about to be. */
  readonly isReplaced?: boolean;
}

export interface HistoryReader {
  /** Version 0 is the latest, 1..N the older ones, oldest first. @throws NOT_FOUND */
  getVersion(request: VersionRequest): Promise<StoredAspect>;
  /** One slot per request, undefined for what does not exist. One statement. */
  findVersions(requests: readonly VersionRequest[]): Promise<(StoredAspect | undefined)[]>;
  /** Versions from `start` to `end` inclusive (same numbering, 0 = latest), newest first, at most 5,000. */
  listVersions(
    urn: string,
    aspectName: string,
    range: { start: number; end: number },
  ): Promise<StoredAspect[]>;
}
