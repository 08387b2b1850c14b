/** The full-text index: its state, and its creation from the stored properties. */
import {
  createIndex,
  findStoredIndex,
  type IndexDeps,
  type StoredIndex,
} from '../../neo4j/search-index/stored-index.js';

export interface SearchIndex {
  readonly state: StoredIndex['state'] | 'MISSING';
  /** How much of it is filled, from 0 to 100. */
  readonly percent: number;
}

export async function readSearchIndex(deps: IndexDeps): Promise<SearchIndex> {
  const { state = 'MISSING', percent = 0 } = (await findStoredIndex(deps)) ?? {};
  return { state, percent };
}

/** Drops the index and creates it again in the same mode. Neo4j fills it in the background. */
export async function recreateSearchIndex(deps: IndexDeps): Promise<SearchIndex> {
  const existing = await findStoredIndex(deps);
  await createIndex(deps, existing?.isEventual === true);
  return readSearchIndex(deps);
}
