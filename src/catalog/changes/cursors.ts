/** Cursors: the start of the next page of changes. */
import { CatalogError } from '../../core/errors.js';
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
    isPlace(at) &&
    typeof transaction === 'string' &&
    isPlace(step) &&
    isPlace(position)
  )
    return { at, transaction, step, position };
  throw foreign('cursor');
}

export function writePlace(listing: Exclude<Listing, 'history'>, sequence: number): string {
  return encodeCursor([listing, sequence]);
}

/** @param name of the parameter. @throws INVALID_REQUEST */
export function readPlace(
  cursor: string,
  { listing, name }: { readonly listing: Exclude<Listing, 'history'>; readonly name: string },
): number {
  const [found, sequence] = decode(cursor, { length: 2, name });
  if (found === listing && isPlace(sequence)) return sequence;
  throw foreign(name);
}

function decode(
  cursor: string,
  { length, name }: { readonly length: number; readonly name: string },
): CursorKey {
  try {
    return decodeCursor(cursor, length);
  } catch {
    throw foreign(name);
  }
}

function isPlace(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function foreign(name: string): CatalogError {
  return new CatalogError('INVALID_REQUEST', `${name} is not a cursor from an earlier page of this listing`, {
    path: `/${name}`,
    rule: `${name} of an earlier page`,
  });
}
