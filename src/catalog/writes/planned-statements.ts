/** Sends the statements of a transaction that have anything to do. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CatalogError } from '../../core/errors.js';
import type { RunDeps } from '../../neo4j/database.js';
import type { StatementRows } from '../../neo4j/generated/statement-rows.js';
import { withoutName, type LoadStatement, type StatementName, fillSlots } from '../../neo4j/statements.js';
import { edgeParameters, type EdgeRow } from './stored-rows.js';
import type { MarkParameters } from './mark-write.js';

/** The name of a statement of `cypher/writes`. */
export type WriteName = Extract<StatementName, `writes/${string}`>;

type WriteRow = StatementRows[WriteName];

/** A statement of `cypher/writes` with its parameters. */
export type Planned = PlannedRows | PlannedStore;

interface PlannedRows {
  readonly name: WriteName;
  readonly rows?: readonly unknown[];
  readonly urns?: readonly string[];
  readonly ends?: readonly string[];
  readonly term?: string;
  /** Every row must match its node; the statement returns the number of matched rows. */
  readonly mustMatch?: boolean;
}

/** The statement `writes/store-entities`. */
export interface PlannedStore extends PlannedRows {
  /** Replaced values. */
  readonly versions: readonly unknown[];
  /** Entries of the change log. */
  readonly changes: readonly unknown[];
  /** Of the transaction, if no other statement follows. */
  readonly mark?: MarkParameters | undefined;
}

export interface SendContext extends RunDeps {
  /** Time of the transaction, epoch milliseconds. */
  readonly at: number;
}

/** Tells whether a statement has anything to do. */
export function isNeeded(planned: Planned): boolean {
  return sizeOf(planned) > 0;
}

function sizeOf(planned: Planned): number {
  const { rows = [], urns = [] } = planned;
  const stored = 'changes' in planned ? planned.versions.length + planned.changes.length : 0;
  return rows.length + urns.length + stored;
}

export function send(planned: Planned, { run, load, at }: SendContext): Promise<WriteRow[]> {
  if (!isNeeded(planned)) return Promise.resolve([]);
  const { name, mustMatch: _, mark, rows = [], urns = [], ...given } = { mark: undefined, ...planned };
  const text = load(name);
  if (name === 'writes/add-edges') return run(text, edgeParameters(rows as readonly EdgeRow[]));
  if (mark === undefined) return run(text, { rows, urns, ...given, at });
  return run(withMark(text, load), { rows, ...given, at, ...mark });
}

/** Fills the slot of a statement that leaves the mark of its transaction as well, which saves a statement. */
export function withMark<Text extends string>(text: Text, load: LoadStatement): Text {
  return fillSlots(text, { mark: `CALL () {\n${withoutName(load('writes/mark-write'))}\n}` });
}

/** The driver packs the rows of a statement at once. More rows than this are sent in several statements, and other requests get a turn after each. */
const ROWS_PER_STATEMENT = 200;

/** Sends the statements in order, without waiting for their results. @returns the rows of each statement */
export async function sendAll(
  statements: readonly Planned[],
  context: SendContext,
): Promise<readonly Promise<WriteRow[]>[]> {
  const sent: Promise<WriteRow[]>[] = [];
  for (const statement of statements) {
    const parts: Promise<WriteRow[]>[] = [];
    for (const part of partsOf(statement)) {
      const rows = send(part, context);
      // A failure is seen when all results are awaited, which may be turns later.
      rows.catch(() => undefined);
      parts.push(rows);
      if (sizeOf(part) >= ROWS_PER_STATEMENT) await nextTurn();
    }
    const all = Promise.all(parts).then((rows) => rows.flat());
    all.catch(() => undefined);
    sent.push(all);
  }
  return sent;
}

/** Splits the rows and the older versions. The rest goes with the last part, because the change log of a transaction is one list. */
function partsOf(statement: Planned): Planned[] {
  const { rows = [] } = statement;
  const versions = 'versions' in statement ? statement.versions : [];
  const number = Math.max(1, Math.ceil(Math.max(rows.length, versions.length) / ROWS_PER_STATEMENT));
  if (number === 1) return [statement];
  return Array.from({ length: number }, (_, index) => {
    const [start, end] = [index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT];
    const part = { ...statement, rows: rows.slice(start, end) };
    if (!('versions' in statement)) return part;
    const isLast = index === number - 1;
    const rest = isLast ? {} : { changes: [], mark: undefined };
    return { ...part, versions: versions.slice(start, end), ...rest };
  });
}

/**
 * A node deleted between match and lock silently drops its rows. The error makes the transaction start again, so that they are not
 * lost.
 */
export function checkMatched({ mustMatch, rows = [] }: Planned, results: readonly WriteRow[]): void {
  if (mustMatch !== true) return;
  const matched = results.reduce((sum, row) => sum + ('matched' in row ? row.matched : 0), 0);
  if (matched === rows.length) return;
  throw new CatalogError('CONFLICT', 'An entity of the write was deleted meanwhile; send the request again');
}
