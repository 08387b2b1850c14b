/** Reads former and current values of aspects by version number. */
import type { ReaderDeps } from '../entities/entity-reader.js';
import { isTornPair, storedMeta } from '../entities/stored-aspect.js';
import { readConsistently, type ReadCheck } from '../consistent-read.js';
import { SHOWN_CHANGES } from './shown-changes.js';
import type { ChangeReader, ValueRequest } from './types.js';

interface ValueRow {
  readonly index: number;
  readonly older: string | null;
  readonly payload: string | null;
  readonly meta: string | null;
}

/** Secret aspects have no readable values. */
export function findWrittenValues(
  { database, load }: Pick<ReaderDeps, 'database' | 'load'>,
  requests: readonly ValueRequest[],
): ReturnType<ChangeReader['findValues']> {
  const rows = requests.map(({ urn, aspectName, version }) => ({ urn, aspect: aspectName, version }));
  return readConsistently(async (check) => {
    const found = await database.read(load('changes/get-values'), { rows });
    const byIndex = new Map(found.map((row) => [row['index'] as number, row as unknown as ValueRow]));
    return requests.map(({ aspectName, version }, index) => {
      const row = SHOWN_CHANGES.skippedAspects.includes(aspectName) ? undefined : byIndex.get(index);
      return row && valueOf(row, version, check);
    });
  });
}

function valueOf({ older, payload, meta }: ValueRow, wanted: number, check: ReadCheck): string | undefined {
  if (older !== null) return older;
  if (meta === null) return undefined;
  const stored = storedMeta(meta);
  // The value was replaced during the read. It will be found among the older versions.
  if (stored.version > wanted || stored.deleted === true || isTornPair(payload, stored)) check.isTorn = true;
  return stored.version === wanted ? (payload ?? undefined) : undefined;
}
