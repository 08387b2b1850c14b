/** The texts of facet values by their ids. They never change. */
import { LRUCache } from 'lru-cache';
import type { RunStatement } from '../../neo4j/database.js';
import type { LoadStatement } from '../../neo4j/statements.js';

/** Returns the text of each id. */
export type FacetTexts = (ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;

/** Characters of the texts that a service keeps, for about 50,000 values. */
const KEPT_CHARACTERS = 4_000_000;

export function createFacetTexts({ read, load }: { read: RunStatement; load: LoadStatement }): FacetTexts {
  const known = new LRUCache<number, string>({
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: (text) => text.length + 1,
  });
  return async (ids) => {
    const texts = new Map<number, string>();
    const missing: number[] = [];
    for (const id of ids) {
      const text = known.get(id);
      if (text === undefined) missing.push(id);
      else texts.set(id, text);
    }
    if (missing.length === 0) return texts;
    for (const row of await read(load('facets/get-values'), { ids: missing })) {
      const [id, text] = [row['id'] as number, row['value'] as string];
      texts.set(id, text);
      known.set(id, text);
    }
    return texts;
  };
}
