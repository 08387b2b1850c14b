/** Reads older versions of aspects. Version 0 is the latest, 1..N are the older ones, oldest first. */
import { CatalogError } from '../../core/errors.js';
import { MAX_PAGE_SIZE } from '../../core/limits.js';
import type { ReadDeps } from '../../neo4j/database.js';
import type { StatementRows } from '../../neo4j/generated/statement-rows.js';
import { readConsistently } from '../consistent-read.js';
import { olderAspect } from './stored-aspect.js';
import type { EntityReader, StoredAspect } from './types.js';

/** Reads older versions of aspects. Version 0 is the latest, 1..N are the older ones, oldest first. */
export function createHistoryReader({ database, load }: ReadDeps, entities: EntityReader): HistoryReader {
  const findLatest = async (urn: string, aspectName: string): Promise<StoredAspect | undefined> => {
    const [entity] = await entities.findEntities([urn], [aspectName]);
    return entity?.aspects.get(aspectName);
  };
  const listOlder = async (
    urn: string,
    aspectName: string,
    { start, end }: { readonly start: number; readonly end: number },
  ): Promise<StoredAspect[]> => {
    const parameters = { urn, aspect: aspectName, start: Math.max(start, 1), end, limit: MAX_PAGE_SIZE };
    const rows = await database.read(load('versions/list-versions'), parameters);
    return rows.flatMap((row) => toOlder(aspectName, row) ?? []);
  };
  return {
    getVersion: async ({ urn, aspectName, version, isReplaced }) => {
      const found = await (version === 0
        ? findLatest(urn, aspectName)
        : readConsistently(async (check) => {
            const parameters = { urn, aspect: aspectName, version };
            const [row] = await database.read(load('versions/get-version'), parameters);
            check.isTorn = row === undefined && isReplaced === true;
            return row && toOlder(aspectName, row);
          }));
      if (found !== undefined) return { ...found, version };
      throw new CatalogError('NOT_FOUND', `${urn} has no version ${version} of ${aspectName}`, {
        urn,
        aspect: aspectName,
      });
    },
    findVersions: (requests) =>
      readConsistently(async (check) => {
        const rows = await database.read(load('versions/get-versions'), {
          rows: requests.map(({ urn, aspectName, version }) => ({ urn, aspect: aspectName, version })),
        });
        const byIndex = new Map(rows.map((row) => [row.index, row]));
        check.isTorn = requests.some(({ isReplaced }, index) => isReplaced === true && !byIndex.has(index));
        return requests.map(({ aspectName }, index) => {
          const row = byIndex.get(index);
          return row && toOlder(aspectName, row);
        });
      }),
    listVersions: (urn, aspectName, { start, end }) =>
      start > 0
        ? listOlder(urn, aspectName, { start, end })
        : readConsistently(async (check) => {
            const [latest, all] = await Promise.all([
              findLatest(urn, aspectName),
              listOlder(urn, aspectName, { start, end }),
            ]);
            // A value that was deleted between the two reads is in neither of them, so the older versions are read again.
            if (latest === undefined) return listOlder(urn, aspectName, { start, end });
            const older = all.filter(({ version }) => version < latest.version);
            const before = Math.min(latest.version - 1, end);
            check.isTorn = before > 0 && older[0]?.version !== before;
            return [{ ...latest, version: 0 }, ...older];
          }),
  };
}

function toOlder(
  aspectName: string,
  { payload, meta }: StatementRows['versions/get-version'],
): StoredAspect | undefined {
  return olderAspect(aspectName, { text: payload, metaText: meta });
}

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
