/** Limits mutations that make a change for each pair of two lists, e.g. of tags and entities. */
import { CatalogError } from '../../core/errors.js';

/** Without a limit, two lists of a few thousand names would fill the memory with changes. */
const MAX_PAIRS = 100_000;

/** @throws LIMIT_EXCEEDED */
export function limitPairs(some: readonly unknown[], others: readonly unknown[]): void {
  if (some.length * others.length <= MAX_PAIRS) return;
  throw new CatalogError('LIMIT_EXCEEDED', `A mutation makes at most ${MAX_PAIRS} changes`, {
    rule: `product of both lists: at most ${MAX_PAIRS}`,
  });
}
