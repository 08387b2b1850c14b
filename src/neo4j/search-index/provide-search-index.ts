/** Creates the full-text index in the mode that this service wants, or takes over the existing one. */
import { awaitIndexes, readStoredIndexes, rebuildIndex, type IndexDeps } from './stored-index.js';

/**
 * When the full-text index is updated. `eventual`: after the commit, which makes writes several times faster. Only for a Neo4j that this
 * service configures and watches, because a crash can lose updates that are on their way to the index (decision 31). `existing`: as the index was
 * created; if there is none, within each commit.
 */
export type SearchIndexMode = 'eventual' | 'existing';

export interface SearchIndexParts extends IndexDeps {
  readonly mode: SearchIndexMode;
  /** Called before the index is built anew. */
  readonly onRebuild: () => void;
}

/** Also waits until the other indexes can be used. @returns whether searches have to wait for the index after a write */
export async function provideSearchIndex(parts: SearchIndexParts): Promise<boolean> {
  const { mode, onRebuild } = parts;
  const { search, areOnline } = await readStoredIndexes(parts);
  if (!areOnline) await awaitIndexes(parts);
  const existing = search?.isEventual;
  const wanted = mode === 'eventual' || existing === true;
  if (existing === wanted) return wanted;
  onRebuild();
  await rebuildIndex(parts, wanted);
  return wanted;
}
