/** The marks that transactions leave when they change what the full-text index contains. */
import { hash } from 'node:crypto';
import type { Database, RunStatement } from '../database.js';
import type { StatementRows } from '../generated/statement-rows.js';
import { type LoadStatement, onlyRow, type Row } from '../statements.js';

/** Transactions of one slot commit one after the other. With this many, two of them rarely meet. */
export const MARK_SLOTS = 32;

interface MarkDeps {
  readonly database: Pick<Database, 'read' | 'readLocked'>;
  readonly load: LoadStatement;
}

/** The marks that a statement has read. */
export type Marks = StatementRows['search-index/read-marks'];

/** Returns the marks that are visible now. Every acknowledged write of every service has left its mark. */
export async function readMarks(run: RunStatement, load: LoadStatement): Promise<Marks> {
  return onlyRow(await run(load('search-index/read-marks')));
}

/** Returns marks of the index in the form of `textOf`. @param rows slot and transaction of each mark, in any order */
export function toMarks(rows: readonly Row[]): string {
  const inOrder = rows.toSorted((one, other) => Number(one['slot']) - Number(other['slot']));
  // Like `collect`, which leaves out null: a locked slot that no write has used yet.
  return inOrder.flatMap((row) => (row['transaction'] as string | undefined) ?? []).join();
}

/** Waits until searches find everything that is committed and applied. Returns marks that were visible before the wait. */
export async function refreshIndex(run: RunStatement, load: LoadStatement): Promise<Marks> {
  return onlyRow(await run(load('search-index/refresh')));
}

/** Locks the marks until the end of the transaction, so that no write is under way. @returns also the `changes` by slot */
export async function lockMarks(
  run: RunStatement,
  load: LoadStatement,
): Promise<StatementRows['search-index/lock-marks']> {
  return onlyRow(await run(load('search-index/lock-marks'), { slots: MARK_SLOTS }));
}

/** Returns marks whose writes every search finds that begins afterwards. */
export async function settleMarks({ database, load }: MarkDeps): Promise<Marks> {
  const marks = await database.readLocked('search-index/lock-marks', (run) => lockMarks(run, load));
  await database.read(load('search-index/refresh'));
  return marks;
}

/** Returns a short text that differs if any mark does. */
export function digestMarks(marks: string): string {
  return hash('sha256', marks);
}

/** Returns the marks of the index as one text, which differs if one of them does. */
export function textOf({ marks }: Pick<Marks, 'marks'>): string {
  return marks.join();
}

/** The marks that this process has left. */
interface OwnMarks {
  /** Runs a write transaction and notes its mark, if it leaves one. */
  readonly write: Database['write'];
  /** Tells whether each of the marks is one of this process, or among those that are covered already. */
  areKnown(read: Marks, covered: Marks | undefined): boolean;
}

/**
 * Every statement with the parameters `slot` and `transaction` leaves a mark.
 * @param database whose transactions are watched
 */
export function watchOwnMarks({ write }: Pick<Database, 'write'>): OwnMarks {
  const lastOfSlot = new Map<unknown, unknown>();
  const watched =
    (run: RunStatement): RunStatement =>
    (text, parameters = {}) => {
      const { slot, transaction } = parameters;
      if (slot !== undefined && transaction !== undefined) lastOfSlot.set(slot, transaction);
      return run(text, parameters);
    };
  return {
    write: (operation, work) => write(operation, (run) => work(watched(run))),
    areKnown: ({ marks }, covered) => {
      const known = new Set<unknown>([...lastOfSlot.values(), ...(covered?.marks ?? [])]);
      return marks.every((mark) => known.has(mark));
    },
  };
}
