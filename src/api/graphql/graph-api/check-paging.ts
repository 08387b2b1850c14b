/** Bounds of `limit`, `offset`, `first` and `after`. */
import { CatalogError } from '../../../core/errors.js';

/** Most entities that one list may hold; as `@limit` of `schemas/graphql/graph-api` says it to the library. */
const MAX_LIMIT = 1000;
/** Entities of a list that names no number; as `@limit` says it, too. */
export const DEFAULT_LIMIT = 100;

/**
 * The library would cut a list at its bound without a word, take 0 for not given, and begin anew behind a cursor that it can't
 * read; Neo4j fails on negative numbers.
 * @throws LIMIT_EXCEEDED, INVALID_REQUEST
 */
export function checkPaging(args: Readonly<Record<string, unknown>>): void {
  for (const name of ['limit', 'first']) {
    const value = args[name];
    if (typeof value !== 'number') continue;
    if (value < 1) throw invalid(`${name} is ${value}, and must be 1 or more`, `${name} >= 1`);
    if (value > MAX_LIMIT)
      throw new CatalogError('LIMIT_EXCEEDED', `${name} is ${value}, and may be at most ${MAX_LIMIT}`, {
        rule: `${name} <= ${MAX_LIMIT}`,
      });
  }
  const { offset, after } = args;
  if (typeof offset === 'number' && offset < 0)
    throw invalid(`offset is ${offset}, and must be 0 or more`, 'offset >= 0');
  if (typeof after === 'string') requireCursor(after);
}

/** Nothing stands further behind, and Neo4j counts no further than some more digits. */
const CURSOR = /^arrayconnection:\d{1,9}$/;

function requireCursor(after: string): void {
  if (CURSOR.test(Buffer.from(after, 'base64').toString('latin1'))) return;
  throw invalid('after is not a cursor that a page before has given', 'after: cursor');
}

function invalid(message: string, rule: string): CatalogError {
  return new CatalogError('INVALID_REQUEST', message, { rule });
}
