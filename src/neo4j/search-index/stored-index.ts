/** The indexes as they are in the database, above all the full-text index. */
import type { Database } from '../database.js';
import type { LoadStatement } from '../statements.js';

/** Enough for new indexes of a large catalog, which Neo4j fills after a migration, or again after a crash. */
const FILL_SECONDS = 600;

export interface StoredIndex {
  /** Whether Neo4j updates the index after the commit of a write instead of within it. */
  readonly isEventual: boolean;
  readonly state: 'ONLINE' | 'POPULATING' | 'FAILED';
  /** How much of it is filled, from 0 to 100. */
  readonly percent: number;
}

export interface IndexDeps {
  readonly database: Pick<Database, 'read' | 'command'>;
  readonly load: LoadStatement;
}

export interface StoredIndexes {
  /** Undefined if there is no full-text index. */
  readonly search: StoredIndex | undefined;
  /** Whether all indexes can be used. */
  readonly areOnline: boolean;
}

async function readStoredIndexes({ database, load }: IndexDeps): Promise<StoredIndexes> {
  const rows = await database.read(load('search-index/list-indexes'));
  const indexes = rows as unknown as readonly (StoredIndex & { readonly isSearch: boolean })[];
  return {
    search: indexes.find(({ isSearch }) => isSearch),
    areOnline: indexes.every(({ state }) => state === 'ONLINE'),
  };
}

/** Returns undefined if there is no full-text index. */
export async function findStoredIndex(deps: IndexDeps): Promise<StoredIndex | undefined> {
  return (await readStoredIndexes(deps)).search;
}

/** Builds the index anew and waits until it is filled, about a minute for a million entities. */
export async function rebuildIndex(deps: IndexDeps, isEventual: boolean): Promise<void> {
  await createIndex(deps, isEventual);
  await awaitIndexes(deps, 3_600);
}

/** Waits until all indexes are filled. @throws Error if one has failed, or after the seconds */
export async function awaitIndexes({ database, load }: IndexDeps, seconds = FILL_SECONDS): Promise<void> {
  await database.command(load('migrations/await-indexes'), { seconds });
}

/** Drops the index, if there is one, and creates it. Neo4j fills it in the background. */
export async function createIndex({ database, load }: IndexDeps, isEventual: boolean): Promise<void> {
  await database.command(load('search-index/drop'));
  await database.command(load(isEventual ? 'search-index/create-eventual' : 'search-index/create-immediate'));
}

/**
 * When the full-text index is updated. `eventual`: after the commit, which makes writes several times faster. Only for a Neo4j that this
 * service configures and watches, because a crash can lose updates that are on their way to the index (decision 31). `existing`: as the
 * index was created; if there is none, within each commit.
 */
export type SearchIndexMode = 'eventual' | 'existing';

export interface SearchIndexParts extends IndexDeps {
  readonly mode: SearchIndexMode;
  /** Called before the index is built anew. */
  readonly onRebuild: () => void;
}

/**
 * Creates the full-text index in the wanted mode, or takes over the existing one. Also waits until the other indexes can be used.
 * @returns whether searches have to wait for the index after a write
 */
export async function provideSearchIndex(parts: SearchIndexParts): Promise<boolean> {
  const { mode, onRebuild } = parts;
  const { search, areOnline } = await readStoredIndexes(parts);
  if (!areOnline) await awaitIndexes(parts);
  const existing = search?.isEventual;
  const isEventual = mode === 'eventual' || existing === true;
  if (existing === isEventual) return isEventual;
  onRebuild();
  await rebuildIndex(parts, isEventual);
  return isEventual;
}
