/**
 * Applies the files of `cypher/schema` in order, each once. Each is safe to run again. New files get higher numbers. Also reads what else the
 * database records about itself.
 */
import { createHash } from 'node:crypto';
import type { Clock } from '../core/clock.js';
import { StartError } from '../core/start.js';
import type { Database, Row } from './database.js';
import { awaitIndexes } from './search-index/stored-index.js';
import { toMarks } from './search-index/write-marks.js';
import {
  CYPHER_FOLDER,
  listStatementFiles,
  statementName,
  withoutName,
  type StatementName,
  type LoadStatement,
} from './statements.js';

/**
 * Brings the database's schema up to date and waits until new indexes can be used.
 * @param recorded checksums of the statements that were applied, by name. Absent: they are read.
 * @returns names of the statements that were applied now.
 * @throws StartError if a newer version has used the database, because its writes would lack what the newer version relies on
 * @throws Error if an applied statement has been edited since. Schema statements must never be edited.
 */
export async function migrate(
  database: Database,
  load: LoadStatement,
  { clock, recorded }: Pick<Statements, 'clock' | 'recorded'>,
): Promise<string[]> {
  const names = listSchemaStatements();
  const known = recorded ?? (await readRecorded(database, load));
  refuseNewer([...known.keys()], names.at(-1) ?? '');
  return applyStatements(database, load, { names, clock, recorded: known });
}

export interface Statements {
  readonly names: readonly string[];
  readonly clock: Clock;
  /** Checksums of the statements that were applied, by name. Absent: they are read. */
  readonly recorded?: ReadonlyMap<string, string>;
}

/** Like `migrate`, with only some of the statements, in their order. */
export async function applyStatements(
  database: Database,
  load: LoadStatement,
  { names, clock, recorded }: Statements,
): Promise<string[]> {
  const applied: string[] = [];
  const checksums = recorded ?? (await readRecorded(database, load));
  for (const name of names) {
    const text: string = load(name as StatementName);
    const checksum = createHash('sha256').update(withoutName(text)).digest('hex');
    const known = checksums.get(name);
    if (known === checksum) continue;
    if (known !== undefined) throw new Error(`cypher/${name}.cypher was changed after it had been applied`);
    await database.command(text);
    await database.command(load('migrations/record-migration'), { name, checksum, appliedAt: clock.now() });
    applied.push(name);
  }
  if (applied.length > 0) await awaitIndexes({ database, load });
  return applied;
}

async function readRecorded(database: Database, load: LoadStatement): Promise<Map<string, string>> {
  const rows = await database.read(load('migrations/list-migrations'));
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** Names of all schema statements that this version knows, in order. */
export function listSchemaStatements(): string[] {
  return listStatementFiles()
    .filter((path) => path.startsWith(`${CYPHER_FOLDER}/schema/`))
    .map((file) => statementName(CYPHER_FOLDER, file));
}

function refuseNewer(recorded: readonly string[], last: string): void {
  const newest = recorded
    .filter((name) => name > last)
    .sort()
    .at(-1);
  if (newest === undefined) return;
  throw new StartError(
    `The database was migrated by a newer version of Trellis (cypher/${newest}.cypher), and this one knows it only up ` +
      `to cypher/${last}.cypher: start that version or a later one, or restore a backup from before.`,
  );
}

/** What is recorded in the database about the database itself. */
export interface StartRecords {
  /** Checksums of the schema statements that were applied, by name. */
  readonly migrations: ReadonlyMap<string, string>;
  /** A restore that is under way or has ended early. */
  readonly restore: { readonly createdAt: string } | undefined;
  /** The rules by which the search properties were derived, one text per entity type. */
  readonly searchRules: readonly string[] | undefined;
  /** The marks of the writes that the full-text index must contain. */
  readonly marks: string;
}

/** Reads the records with one statement, for the start of a service. */
export async function readStartRecords(
  database: Pick<Database, 'read'>,
  load: LoadStatement,
): Promise<StartRecords> {
  const rows = await database.read(load('start/read-records'));
  const ofKind = (kind: string): Row[] =>
    rows.filter((row) => row['kind'] === kind).map((row) => row['properties'] as Row);
  const [restore] = ofKind('Restore');
  const rules = ofKind('Counter').find(({ name }) => name === 'search-rules')?.['rules'];
  return {
    migrations: new Map(ofKind('Migration').map((row) => [row['name'] as string, row['checksum'] as string])),
    restore: restore && { createdAt: String(restore['createdAt']) },
    // Older versions recorded a single text for all types.
    searchRules: Array.isArray(rules) ? (rules as string[]) : undefined,
    marks: toMarks(ofKind('WriteMark')),
  };
}
