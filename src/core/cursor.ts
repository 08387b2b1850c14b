/** Opaque cursors (`scrollId`). A cursor is a list of sort values, so paging continues after the last item despite writes in between. */
import { invalidRequest } from './errors.js';

export type CursorKey = readonly (string | number | boolean | null)[];

export function encodeCursor(key: CursorKey): string {
  return Buffer.from(JSON.stringify(key), 'utf8').toString('base64url');
}

/**
 * @param length number of values by which the listing sorts
 * @throws INVALID_REQUEST for a cursor with another number of values, and for any text that is not a cursor
 */
export function decodeCursor(cursor: string, length: number): CursorKey {
  const key = parseKey(cursor);
  if (Array.isArray(key) && key.length === length && key.every(isScalar)) return key as CursorKey;
  throw invalidRequest(
    '/scrollId',
    'scrollId is not a cursor from an earlier page of this listing',
    'scrollId of an earlier page',
  );
}

function parseKey(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

function isScalar(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
