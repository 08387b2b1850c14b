/** Makes the full-text index take over nodes again whose updates a crash of Neo4j may have lost. */
import { newId } from '../../core/ids.js';
import type { Database } from '../../neo4j/database.js';
import type { LoadStatement } from '../../neo4j/statements.js';
import { markWrite } from '../writes/mark-write.js';

/** Number of nodes in one transaction. */
const BATCH = 1_000;

export interface RewriteIndexDeps {
  readonly database: Pick<Database, 'read' | 'write'>;
  readonly load: LoadStatement;
}

/**
 * Changes nothing but the index.
 * @param span of the writes, epoch milliseconds, both ends included
 * @returns the number of nodes
 */
export async function rewriteIndex(
  { database, load }: RewriteIndexDeps,
  span: { readonly from: number; readonly until: number },
): Promise<number> {
  const rows = await database.read(load('search-index/list-touched'), { ...span });
  const all = rows.map((row) => row['urn'] as string).sort();
  for (let start = 0; start < all.length; start += BATCH) {
    const urns = all.slice(start, start + BATCH);
    await database.write('repair/rewrite-index', (run) => run(load('search-index/begin-rewrite'), { urns }));
    await database.write('repair/rewrite-index', async (run) => {
      await run(load('search-index/end-rewrite'), { urns });
      await markWrite({ run, load, transaction: newId() });
    });
  }
  return all.length;
}
