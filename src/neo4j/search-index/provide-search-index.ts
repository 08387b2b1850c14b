/** Creates the full-text index in the mode that this service wants, or takes over the existing one. */
import type { Database } from '../database.js';
import type { LoadStatement } from '../statements.js';

/**
 * When the full-text index is updated. `eventual`: after the commit, which makes writes several times faster. Only for a Neo4j that this
 * service configures and watches, because a crash can lose updates that are on their way to the index (decision 31). `existing`: as the index was
 * created; `immediate`, within each commit, if there is none.
 */
export type SearchIndexMode = 'eventual' | 'existing';

export interface SearchIndexParts {
  readonly database: Pick<Database, 'read' | 'command'>;
  readonly load: LoadStatement;
  readonly mode: SearchIndexMode;
  /** Called before the index is built anew, which takes about a minute for a million entities. */
  readonly onRebuild: () => void;
}

/** @returns whether searches have to wait for the index after a write */
export async function provideSearchIndex(parts: SearchIndexParts): Promise<boolean> {
  const { database, mode } = parts;
  const existing = await readSearchIndexMode(parts);
  const wanted = mode === 'eventual' ? true : (existing ?? false);
  if (existing === wanted) return wanted;
  parts.onRebuild();
  await createSearchIndex(parts, wanted);
  await database.command('CALL db.awaitIndexes(3600)');
  return wanted;
}

type IndexDeps = Pick<SearchIndexParts, 'database' | 'load'>;

/** Returns whether Neo4j updates the index after the commit; undefined if there is no index. */
export async function readSearchIndexMode({ database, load }: IndexDeps): Promise<boolean | undefined> {
  const [row] = await database.read(load('search-index/read-mode'));
  return row?.['eventual'] as boolean | undefined;
}

/** Drops the index and creates it. Neo4j fills it in the background. */
export async function createSearchIndex({ database, load }: IndexDeps, isEventual: boolean): Promise<void> {
  await database.command(load('search-index/drop'));
  await database.command(load(isEventual ? 'search-index/create-eventual' : 'search-index/create-immediate'));
}
