/** Makes the full-text index take over nodes again. Nothing but the index changes. */
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

/** Epoch milliseconds, both ends included. */
export interface TimeSpan {
  readonly from: number;
  readonly until: number;
}

/** Rewrites the nodes whose contents in the index were changed in the time span. @returns their number */
export async function rewriteChanged(deps: RewriteIndexDeps, span: TimeSpan): Promise<number> {
  const rows = await deps.database.read(deps.load('search-index/list-index-changes'), { ...span });
  const urns = rows.map((row) => row['urn'] as string);
  await rewriteNodes(deps, urns);
  return urns.length;
}

/** URNs without a node are left out. */
export async function rewriteNodes(
  { database, load }: Pick<RewriteIndexDeps, 'load'> & { readonly database: Pick<Database, 'write'> },
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
