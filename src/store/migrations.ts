/** Applies `cypher/schema` in order: each file once, each safe to run again. */
import { createHash } from 'node:crypto';
import type { Clock } from '../kernel/clock.js';
import type { Database } from './database.js';
import { listStatementFiles, statementName, CYPHER_FOLDER, type LoadStatement } from './statements.js';

/**
 * Brings the database's schema up to date and waits until its indexes can be used.
 * @returns names of the statements that were applied now.
 * @throws Error when a statement that was applied earlier has been edited since: schema statements are never edited.
 */
export async function migrate(database: Database, load: LoadStatement, clock: Clock): Promise<string[]> {
  const rows = await database.read(load('admin/list-migrations'));
  const recorded = new Map(rows.map((row) => [row['name'] as string, row['checksum'] as string]));
  const applied: string[] = [];
  for (const file of listStatementFiles().filter((path) => path.startsWith(`${CYPHER_FOLDER}/schema/`))) {
    const name = statementName(CYPHER_FOLDER, file);
    const text = load(name);
    const checksum = createHash('sha256').update(text).digest('hex');
    const known = recorded.get(name);
    if (known === checksum) continue;
    if (known !== undefined) throw new Error(`cypher/${name}.cypher was changed after it had been applied`);
    await database.command(text);
    await database.command(load('admin/record-migration'), { name, checksum, appliedAt: clock.now() });
    applied.push(name);
  }
  await database.command('CALL db.awaitIndexes(600)');
  return applied;
}
