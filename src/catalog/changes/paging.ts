/** Pages of changes: their size, the cursors between them, and the ids of their items. */
import { createHash } from 'node:crypto';
import { type CatalogError, invalidRequest, limitExceeded } from '../../core/errors.js';
import { decodeCursor, encodeCursor, type CursorKey } from '../../core/cursor.js';

/** The listing to which a cursor belongs, as written in the cursor. */
type Listing = 'history' | 'older' | 'newest';

/** Position of the entry before the page, in the order of the history. */
export interface HistoryPosition {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly transaction: string;
  readonly step: number;
  readonly position: number;
}

const FIRST_PAGE: HistoryPosition = { at: Number.MAX_SAFE_INTEGER, transaction: '', step: 0, position: 0 };

/** Returns the position before all entries of a time. It is the smallest one, because no transaction id is empty. */
export function beforeTime(at: number): HistoryPosition {
  return { at, transaction: '', step: 0, position: 0 };
}

export function writeHistoryCursor({ at, transaction, step, position }: HistoryPosition): string {
  return encodeCursor(['history', at, transaction, step, position]);
}

/** @throws INVALID_REQUEST */
export function readHistoryCursor(cursor: string | undefined): HistoryPosition {
  if (cursor === undefined) return FIRST_PAGE;
  const [listing, at, transaction, step, position] = decode(cursor, { length: 5, name: 'cursor' });
  if (
    listing === 'history' &&
    isPosition(at) &&
    typeof transaction === 'string' &&
    isPosition(step) &&
    isPosition(position)
  )
    return { at, transaction, step, position };
  throw foreignCursor('cursor');
}

export function writeSequenceCursor(listing: Exclude<Listing, 'history'>, sequence: number): string {
  return encodeCursor([listing, sequence]);
}

/** @param name of the parameter. @throws INVALID_REQUEST */
export function readSequenceCursor(
  cursor: string,
  { listing, name }: { readonly listing: Exclude<Listing, 'history'>; readonly name: string },
): number {
  const [found, sequence] = decode(cursor, { length: 2, name });
  if (found === listing && isPosition(sequence)) return sequence;
  throw foreignCursor(name);
}

function decode(
  cursor: string,
  { length, name }: { readonly length: number; readonly name: string },
): CursorKey {
  try {
    return decodeCursor(cursor, length);
  } catch {
    throw foreignCursor(name);
  }
}

function isPosition(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function foreignCursor(name: string): CatalogError {
  return invalidRequest(
    `/${name}`,
    `${name} is not a cursor from an earlier page of this listing`,
    `${name} of an earlier page`,
  );
}

/** Checks the size of a page of changes. @throws LIMIT_EXCEEDED beyond `most`, INVALID_REQUEST unless it is a whole number from 1 */
export function checkCount(count: number, most: number): void {
  if (!Number.isSafeInteger(count) || count < 1)
    throw invalidRequest('/count', 'count must be a whole number from 1', 'minimum 1');
  if (count > most) throw limitExceeded('/count', `count must be at most ${most}`, `maximum ${most}`);
}

/** Number of kept hash bytes. */
const CHANGE_ID_BYTES = 15;

/** Returns a short, stable id. It does not hide the position of the change: cursors contain that. */
export function changeId(...parts: readonly (string | number)[]): string {
  return createHash('sha256')
    .update(parts.join(' '))
    .digest()
    .subarray(0, CHANGE_ID_BYTES)
    .toString('base64url');
}
