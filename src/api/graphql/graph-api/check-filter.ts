/** Bounds of a filter: how far it leads, and how much it says. */
import { CatalogError } from '../../../core/errors.js';

/** Relationships in a row, `single` and `all` counted twice. Planning heeds no time limit, and each one takes longer than the last. */
const MAX_HOPS = 6;
/** Names of fields and operators, those inside of lists counted each time, as often as the statement repeats them. */
const MAX_CONDITIONS = 500;
/** Objects within objects; what is deeper would exhaust the stack of whoever walks through it. */
const MAX_NESTING = 50;

/** How often the statement says what stands behind a relationship. */
const REPEATED: Readonly<Record<string, number>> = { some: 1, none: 1, aggregate: 1, all: 2, single: 3 };

interface Place {
  readonly hops: number;
  readonly nesting: number;
  readonly repeated: number;
}

/**
 * Looks no further than the bounds.
 * @param where a `GraphEntityWhere` or `GraphRelationConnectionWhere`
 * @throws LIMIT_EXCEEDED
 */
export function checkFilter(where: unknown): void {
  let conditions = 0;
  const walk = (value: unknown, at: Place): void => {
    if (typeof value !== 'object' || value === null) return;
    if (at.nesting > MAX_NESTING) throw beyond('nesting', MAX_NESTING);
    if (at.hops > MAX_HOPS) throw beyond('hops', MAX_HOPS);
    if (Array.isArray(value)) {
      for (const item of value) walk(item, at);
      return;
    }
    for (const [name, part] of Object.entries(value) as [string, unknown][]) {
      conditions += at.repeated;
      if (conditions > MAX_CONDITIONS) throw beyond('conditions', MAX_CONDITIONS);
      walk(part, behind(name, at));
    }
  };
  walk(where, { hops: 0, nesting: 0, repeated: 1 });
}

function behind(name: string, { hops, nesting, repeated }: Place): Place {
  const times = REPEATED[name];
  if (times === undefined) return { hops, nesting: nesting + 1, repeated };
  return { hops: hops + Math.min(times, 2), nesting: nesting + 1, repeated: repeated * times };
}

const SAID = {
  nesting: `A filter is nested more than ${MAX_NESTING} levels deep`,
  hops: `A filter leads across more than ${MAX_HOPS} relationships in a row (single and all count twice)`,
  conditions: `A filter has more than ${MAX_CONDITIONS} names in it`,
} as const;

function beyond(rule: keyof typeof SAID, limit: number): CatalogError {
  return new CatalogError('LIMIT_EXCEEDED', SAID[rule], { rule: `filter ${rule} at most ${limit}` });
}
