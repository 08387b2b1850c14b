/** The full-text index: its state, and its creation from the stored properties. */
import { createSearchIndex, readSearchIndexMode } from '../../neo4j/search-index/provide-search-index.js';
import type { WriterDeps } from '../writes/catalog-writer.js';

export interface SearchIndex {
  readonly state: 'ONLINE' | 'POPULATING' | 'FAILED' | 'MISSING';
  /** How much of it is filled, from 0 to 100. */
  readonly percent: number;
}

type IndexDeps = Pick<WriterDeps, 'database' | 'load'>;

export async function readSearchIndex({ database, load }: IndexDeps): Promise<SearchIndex> {
  const [row] = await database.read(load('check/get-search-index'));
  if (row === undefined) return { state: 'MISSING', percent: 0 };
  return row as unknown as SearchIndex;
}

/** Drops the index and creates it again in the same mode. Neo4j fills it in the background. */
export async function recreateSearchIndex(deps: IndexDeps): Promise<SearchIndex> {
  const isEventual = await readSearchIndexMode(deps);
  await createSearchIndex(deps, isEventual ?? false);
  return readSearchIndex(deps);
}
