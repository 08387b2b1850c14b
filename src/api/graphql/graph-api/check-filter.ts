/** Limits the depth and the size of filters. */
import { CatalogError } from '../../../core/errors.js';

/** Relationships in a row; `single` and `all` count twice. Query planning ignores the time limit, and each hop takes longer to plan. */
const MAX_HOPS = 6;
/** Names of fields and operators, including those in lists, counted as often as the statement repeats them. */
const MAX_CONDITIONS = 500;
/** Nested objects. Deeper filters could overflow the stack of code that walks through them. */
const MAX_NESTING = 50;

/** How often the statement repeats the conditions behind a relationship, by quantifier. */
const REPEATED: Readonly<Record<string, number>> = { some: 1, none: 1, aggregate: 1, all: 2, single: 3 };

interface FilterPosition {
  readonly hops: number;
  readonly nesting: number;
  readonly repeated: number;
}

/**
 * Checks a filter and stops at the first exceeded limit.
 * @param where a `GraphEntityWhere` or `GraphRelationConnectionWhere`
 * @throws LIMIT_EXCEEDED
 */
export function checkFilter(where: unknown): void {
  let conditions = 0;
  const walk = (value: unknown, at: FilterPosition): void => {
    if (typeof value !== 'object' || value === null) return;
    if (at.nesting > MAX_NESTING) throw exceeded('nesting', MAX_NESTING);
    if (at.hops > MAX_HOPS) throw exceeded('hops', MAX_HOPS);
    if (Array.isArray(value)) {
      for (const item of value) walk(item, at);
      return;
    }
    for (const [name, part] of Object.entries(value) as [string, unknown][]) {
      conditions += at.repeated;
      if (conditions > MAX_CONDITIONS) throw exceeded('conditions', MAX_CONDITIONS);
      walk(part, inside(name, at));
    }
  };
  walk(where, { hops: 0, nesting: 0, repeated: 1 });
}

function inside(name: string, { hops, nesting, repeated }: FilterPosition): FilterPosition {
  const times = REPEATED[name];
  if (times === undefined) return { hops, nesting: nesting + 1, repeated };
  return { hops: hops + Math.min(times, 2), nesting: nesting + 1, repeated: repeated * times };
}

const MESSAGES = {
  nesting: `A filter is nested more than ${MAX_NESTING} levels deep`,
  hops: `A filter follows more than ${MAX_HOPS} relationships in a row (single and all count twice)`,
  conditions: `A filter has more than ${MAX_CONDITIONS} conditions`,
} as const;

function exceeded(rule: keyof typeof MESSAGES, limit: number): CatalogError {
  return new CatalogError('LIMIT_EXCEEDED', MESSAGES[rule], { rule: `filter ${rule} at most ${limit}` });
}
