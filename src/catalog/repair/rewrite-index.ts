/** Makes the full-text index take over nodes again. Nothing but the index changes. */
import { newId } from '../../core/ids.js';
import type { Database } from '../../neo4j/database.js';
import type { LoadStatement } from '../../neo4j/statements.js';
import { markWrite } from '../writes/mark-write.js';

/** Number of nodes in one transaction. Each can have a megabyte of searchable text. */
const BATCH = 200;

export interface RewriteIndexDeps {
  readonly database: Pick<Database, 'write'>;
  readonly load: LoadStatement;
}

/**
 * Rewrites the nodes whose contents in the index were changed since a time. Later searches wait for the index.
 * @param from epoch milliseconds, included
 * @returns the number of the nodes
 */
export async function rewriteChanged(
  deps: RewriteIndexDeps & { readonly database: Pick<Database, 'read'> },
  from: number,
): Promise<number> {
  const { database, load } = deps;
  const rows = await database.read(load('search-index/list-index-changes'), { from });
  const urns = rows.map((row) => row['urn'] as string);
  await rewriteNodes(deps, urns);
  // Also without nodes, because Neo4j itself repeats writes when it recovers.
  await database.write('repair/rewrite-index', (run) =>
    markWrite({ run, load, transaction: newId() }, { isFound: true, urns: [] }),
  );
  return urns.length;
}

/** URNs without a node are left out. */
export async function rewriteNodes(
  { database, load }: RewriteIndexDeps,
  urns: readonly string[],
): Promise<void> {
  const sorted = [...urns].sort();
  for (let start = 0; start < sorted.length; start += BATCH) {
    const batch = sorted.slice(start, start + BATCH);
    // The index changes only when a property does, so a property comes in one transaction and goes in the next one.
    await database.write('repair/rewrite-index', (run) =>
      run(load('search-index/begin-rewrite'), { urns: batch }),
    );
    await database.write('repair/rewrite-index', async (run) => {
      await run(load('search-index/end-rewrite'), { urns: batch });
      await markWrite({ run, load, transaction: newId() }, { isFound: true, urns: [] });
    });
  }
}
