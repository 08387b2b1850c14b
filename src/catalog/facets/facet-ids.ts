/**
 * The ids of facet values. An id never changes, so a service keeps those that it has met. Values that no entity has any more keep their
 * ids.
 */
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../core/clock.js';
import type { Database, RunStatement } from '../../neo4j/database.js';
import type { LoadStatement } from '../../neo4j/statements.js';
import { toEntry, type FacetEntry } from './facet-entry.js';

/**
 * Returns the ids of `name=value` texts. Texts that are new get ids at once, even if the caller's transaction fails.
 * @param run the caller's transaction
 */
export type FacetIds = (texts: readonly string[], run: RunStatement) => Promise<ReadonlyMap<string, number>>;

export interface FacetIdsDeps {
  readonly database: Pick<Database, 'commitAlone'>;
  readonly load: LoadStatement;
  readonly clock: Clock;
}

/** Characters of the texts that a service keeps, for about 100,000 values. */
const KEPT_CHARACTERS = 8_000_000;

/** @param kept characters of the texts to keep, at least 1 */
export function createFacetIds(deps: FacetIdsDeps, kept = KEPT_CHARACTERS): FacetIds {
  const known = new LRUCache<string, number>({ maxSize: kept, sizeCalculation: (_, text) => text.length });
  return async (texts, run) => {
    const ids = new Map<string, number>();
    const missing: FacetEntry[] = [];
    for (const text of new Set(texts)) {
      const id = known.get(text);
      if (id === undefined) missing.push(toEntry(text));
      else ids.set(text, id);
    }
    if (missing.length === 0) return ids;
    for (const [text, id] of await readOrAdd(missing, { ...deps, run })) {
      ids.set(text, id);
      known.set(text, id);
    }
    return ids;
  };
}

/** Runs one statement, and another one if a value is new. */
async function readOrAdd(
  entries: readonly FacetEntry[],
  { database, load, clock, run }: FacetIdsDeps & { readonly run: RunStatement },
): Promise<[text: string, id: number][]> {
  const keys = entries.map(({ key }) => key);
  const ids = idsByKey(await run(load('facets/find-values'), { keys }));
  const rows = entries
    .filter(({ key }) => !ids.has(key))
    .map(({ key, facet, value }) => ({ key, facet, value }));
  const added =
    rows.length === 0
      ? new Map<string, number>()
      : idsByKey(await database.commitAlone(load('facets/add-values'), { rows, at: clock.now() }));
  return entries.map(({ text, key }) => {
    const id = ids.get(key) ?? added.get(key);
    if (id === undefined) throw new Error(`The facet value ${key} has no id`);
    return [text, id];
  });
}

function idsByKey(rows: readonly Record<string, unknown>[]): Map<string, number> {
  return new Map(rows.map((row) => [row['key'] as string, row['id'] as number]));
}
