/** Reads older versions of aspects. Numbering of the specification: 0 is the latest, 1..N the older ones, oldest first. */
import { CatalogError } from '../kernel/errors.js';
import { MAX_PAGE_SIZE } from '../kernel/limits.js';
import type { Row } from '../store/database.js';
import type { ReaderParts } from './entity-reader.js';
import { storedAspect } from './stored-aspect.js';
import type { EntityReader, HistoryReader, StoredAspect } from './types.js';

export function createHistoryReader(
  { database, load }: Omit<ReaderParts, 'model'>,
  entities: EntityReader,
): HistoryReader {
  const findLatest = async (urn: string, aspectName: string): Promise<StoredAspect | undefined> => {
    const [entity] = await entities.findEntities([urn], [aspectName]);
    const aspect = entity?.aspects.get(aspectName);
    return aspect && { ...aspect, version: 0 };
  };
  return {
    getVersion: async (urn, aspectName, version) => {
      if (version === 0) return (await findLatest(urn, aspectName)) ?? notFound(urn, aspectName, version);
      const rows = await database.read(load('history/get-version'), { urn, aspect: aspectName, version });
      const [row] = rows;
      if (row === undefined) return notFound(urn, aspectName, version);
      return olderVersion(aspectName, row);
    },
    findVersions: async (requests) => {
      const rows = await database.read(load('history/get-versions'), {
        rows: requests.map(({ urn, aspectName, version }) => ({ urn, aspect: aspectName, version })),
      });
      const byIndex = new Map(rows.map((row) => [row['index'] as number, row]));
      return requests.map(({ aspectName }, index) => {
        const row = byIndex.get(index);
        return row && olderVersion(aspectName, row);
      });
    },
    listVersions: async (urn, aspectName, { start, end }) => {
      const parameters = { urn, aspect: aspectName, start: Math.max(start, 1), end, limit: MAX_PAGE_SIZE };
      const [latest, rows] = await Promise.all([
        start <= 0 ? findLatest(urn, aspectName) : undefined,
        database.read(load('history/list-versions'), parameters),
      ]);
      const older = rows.map((row) => olderVersion(aspectName, row));
      return latest === undefined ? older : [latest, ...older];
    },
  };
}

/** Written once, so never met half-written. */
function olderVersion(aspectName: string, row: Row): StoredAspect {
  return storedAspect(aspectName, row['payload'] as string, { metaText: row['meta'] as string });
}

function notFound(urn: string, aspectName: string, version: number): never {
  throw new CatalogError('NOT_FOUND', `${urn} has no version ${version} of ${aspectName}`, {
    urn,
    aspect: aspectName,
  });
}
