/** The full-text index as it is in the database. */
import type { Database } from '../database.js';
import type { LoadStatement } from '../statements.js';

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

/** Returns undefined if there is no index. */
export async function findStoredIndex({ database, load }: IndexDeps): Promise<StoredIndex | undefined> {
  const [row] = await database.read(load('search-index/get-index'));
  return row as StoredIndex | undefined;
}

/** Builds the index anew and waits until it is filled, about a minute for a million entities. */
export async function rebuildIndex(deps: IndexDeps, isEventual: boolean): Promise<void> {
  await createIndex(deps, isEventual);
  await deps.database.command(deps.load('migrations/await-indexes'), { seconds: 3_600 });
}

/** Drops the index, if there is one, and creates it. Neo4j fills it in the background. */
export async function createIndex({ database, load }: IndexDeps, isEventual: boolean): Promise<void> {
  await database.command(load('search-index/drop'));
  await database.command(load(isEventual ? 'search-index/create-eventual' : 'search-index/create-immediate'));
}
