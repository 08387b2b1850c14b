/** Older versions of aspects. */
import type { StoredAspect } from '../entities/types.js';

export interface VersionRequest {
  readonly urn: string;
  readonly aspectName: string;
  /** From 1: older versions, oldest first; 0 is the latest, only in requests for a single version. */
  readonly version: number;
  /** True if a later version is known to be the latest. If this one is not found, its commit is still under way. */
  readonly isReplaced?: boolean;
}

export interface HistoryReader {
  /** Returns a version: 0 is the latest, 1..N are the older ones, oldest first. @throws NOT_FOUND */
  getVersion(request: VersionRequest): Promise<StoredAspect>;
  /** Returns one slot per request, undefined for missing versions. One statement. */
  findVersions(requests: readonly VersionRequest[]): Promise<(StoredAspect | undefined)[]>;
  /** Lists versions from `start` to `end` inclusive (same numbering, 0 = latest), newest first, at most 5,000. */
  listVersions(
    urn: string,
    aspectName: string,
    range: { start: number; end: number },
  ): Promise<StoredAspect[]>;
}
