/** What is recorded in the database about the database itself. */
import type { Database, Row } from './database.js';
import { toMarks } from './search-index/write-marks.js';
import type { LoadStatement } from './statements.js';

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
