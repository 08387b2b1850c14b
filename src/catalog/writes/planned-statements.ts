/** Sends the statements of a transaction that have anything to do. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CatalogError } from '../../core/errors.js';
import type { Row, RunStatement } from '../../neo4j/database.js';
import { fillSlots } from '../../neo4j/fill-slots.js';
import { withoutName, type LoadStatement } from '../../neo4j/statements.js';
import { edgeParameters, type EdgeRow } from './edge-rows.js';
import type { MarkParameters } from './mark-write.js';

/** A statement of `cypher/writes` with its parameters. */
export type Planned = PlannedRows | PlannedStore;

interface PlannedRows {
  readonly name: string;
  readonly rows?: readonly unknown[];
  readonly urns?: readonly string[];
  readonly ends?: readonly string[];
  readonly term?: string;
  /** Every row must match its node; the statement returns the number of matched rows. */
  readonly mustMatch?: boolean;
}

/** The statement `store-entities`. */
export interface PlannedStore extends PlannedRows {
  /** Replaced values. */
  readonly versions: readonly unknown[];
  /** Entries of the change log. */
  readonly changes: readonly unknown[];
  /** Of the transaction, if no other statement follows. */
  readonly mark?: MarkParameters | undefined;
}

export interface SendContext {
  readonly run: RunStatement;
  readonly load: LoadStatement;
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

export function send(planned: Planned, { run, load, at }: SendContext): Promise<Row[]> {
  if (!isNeeded(planned)) return Promise.resolve([]);
  const { name, mustMatch: _, mark, rows = [], urns = [], ...given } = { mark: undefined, ...planned };
  const text = load(`writes/${name}`);
  if (name === 'add-edges') return run(text, edgeParameters(rows as readonly EdgeRow[]));
  if (mark === undefined) return run(text, { rows, urns, ...given, at });
  return run(withMark(text, load), { rows, ...given, at, ...mark });
}

/** Fills the slot of a statement that leaves the mark of its transaction as well, which saves a statement. */
export function withMark(text: string, load: LoadStatement): string {
  return fillSlots(text, { mark: `CALL () {\n${withoutName(load('writes/mark-write'))}\n}` });
}

/** The driver packs the rows of a statement at once. More rows than this are sent in several statements, and other requests get a turn after each. */
const ROWS_PER_STATEMENT = 200;

/** A statement that was sent. */
export interface Sent {
  readonly planned: Planned;
  readonly rows: Promise<Row[]>;
}

/** Sends the statements in order, without waiting for their results. */
export async function sendAll(statements: readonly Planned[], context: SendContext): Promise<Sent[]> {
  const sent: Sent[] = [];
  for (const planned of statements.flatMap(partsOf)) {
    const rows = send(planned, context);
    // A failure is seen when all results are awaited, which may be turns later.
    rows.catch(() => undefined);
    sent.push({ planned, rows });
    if (sizeOf(planned) >= ROWS_PER_STATEMENT) await nextTurn();
  }
  return sent;
}

/** @returns the rows by name of the statement @throws CONFLICT if an entity was deleted meanwhile */
export async function receiveAll(sent: readonly Sent[]): Promise<(name: string) => Row[]> {
  const results = await Promise.all(sent.map(async ({ planned, rows }) => ({ planned, rows: await rows })));
  for (const { planned, rows } of results) checkMatched(planned, rows);
  return (name) => results.flatMap(({ planned, rows }) => (planned.name === name ? rows : []));
}

function partsOf(planned: Planned): Planned[] {
  const { rows = [] } = planned;
  if (rows.length <= ROWS_PER_STATEMENT || 'versions' in planned) return [planned];
  const starts = Array.from(
    { length: Math.ceil(rows.length / ROWS_PER_STATEMENT) },
    (_, part) => part * ROWS_PER_STATEMENT,
  );
  return starts.map((start) => ({ ...planned, rows: rows.slice(start, start + ROWS_PER_STATEMENT) }));
}

/**
 * A node deleted between match and lock silently drops its rows. The error makes the transaction start again, so that they are not
 * lost.
 */
export function checkMatched({ mustMatch, rows = [] }: Planned, results: readonly Row[]): void {
  if (mustMatch !== true) return;
  const matched = results.reduce((sum, row) => sum + Number(row['matched']), 0);
  if (matched === rows.length) return;
  throw new CatalogError('CONFLICT', 'An entity of the write was deleted meanwhile; send the request again');
}
