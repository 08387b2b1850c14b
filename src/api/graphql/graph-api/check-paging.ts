/** Checks `limit`, `offset`, `first` and `after`. */
import { CatalogError } from '../../../core/errors.js';

/** Limit of the entities in one list; the same as `@limit` in `schemas/graphql/graph-api`. */
const MAX_LIMIT = 1000;
/** Entities of a list without a limit; the same as `@limit` in `schemas/graphql/graph-api`. */
export const DEFAULT_LIMIT = 100;

/**
 * Rejects values that the library would change silently: it cuts off large limits, ignores 0 and restarts at invalid cursors. Neo4j fails
 * on negative numbers.
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

/** At most nine digits, because Neo4j cannot skip much more, and no list is that long. */
const CURSOR = /^arrayconnection:\d{1,9}$/;

function requireCursor(after: string): void {
  if (CURSOR.test(Buffer.from(after, 'base64').toString('latin1'))) return;
  throw invalid('after is not a cursor of a previous page', 'after: cursor');
}

function invalid(message: string, rule: string): CatalogError {
  return new CatalogError('INVALID_REQUEST', message, { rule });
}
