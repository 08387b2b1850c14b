/**
 * The values of one facet by frequency, kept in order while counts change. Changes may be added in another order than they happened, so a
 * count can be negative for a moment. Such values are not ranked.
 */

/** Number of values that are ranked. There may be hundreds of thousands. */
export const MAX_RANKED_VALUES = 2_000;

export type RankedValue = readonly [id: number, count: number];

export class FacetRanking {
  readonly #counts = new Map<number, number>();
  /** The most frequent values, in order; undefined until they are needed. */
  #best: RankedValue[] | undefined;
  #total = 0;
  #distinct = 0;
  readonly #most: number;

  constructor(most = MAX_RANKED_VALUES) {
    this.#most = most;
  }

  /** Sum of all counts. */
  get total(): number {
    return this.#total;
  }

  /** Number of values. */
  get distinct(): number {
    return this.#distinct;
  }

  get counts(): ReadonlyMap<number, number> {
    return this.#counts;
  }

  /** The most frequent values, then by id. */
  get best(): readonly RankedValue[] {
    this.#best ??= rank(this.#counts, this.#most);
    return this.#best;
  }

  /** @param by may be negative */
  add(id: number, by: number): void {
    const before = this.#counts.get(id) ?? 0;
    const after = before + by;
    if (after === 0) this.#counts.delete(id);
    else this.#counts.set(id, after);
    this.#total += by;
    this.#distinct += Number(after > 0) - Number(before > 0);
    if (this.#best === undefined) return;
    const isAllRanked = this.#best.length < this.#most;
    const last = this.#best.at(-1);
    if (before > 0) removeFrom(this.#best, [id, before]);
    const isAmong = after > 0 && (isAllRanked || last === undefined || compareRanked([id, after], last) < 0);
    if (isAmong) insertInto(this.#best, [id, after]);
    // A value that was not ranked may be the next one now.
    if (this.#best.length < Math.min(this.#most, this.#distinct)) this.#best = undefined;
    else if (this.#best.length > this.#most) this.#best.pop();
  }
}

function compareRanked([id, count]: RankedValue, [otherId, other]: RankedValue): number {
  return other - count || id - otherId;
}

/** Sorts only values that can be among the best. */
function rank(counts: ReadonlyMap<number, number>, most: number): RankedValue[] {
  let best: RankedValue[] = [];
  let last: RankedValue | undefined;
  const cut = (): void => {
    best = best.sort(compareRanked).slice(0, most);
    if (best.length === most) last = best.at(-1);
  };
  for (const value of counts) {
    if (value[1] <= 0 || (last !== undefined && compareRanked(value, last) > 0)) continue;
    best.push(value);
    if (best.length === 2 * most) cut();
  }
  cut();
  return best;
}

function removeFrom(sorted: RankedValue[], value: RankedValue): void {
  const position = positionOf(sorted, value);
  if (sorted[position]?.[0] === value[0]) sorted.splice(position, 1);
}

function insertInto(sorted: RankedValue[], value: RankedValue): void {
  sorted.splice(positionOf(sorted, value), 0, value);
}

/** Position of the first entry that does not come before the value. */
function positionOf(sorted: readonly RankedValue[], value: RankedValue): number {
  let [from, until] = [0, sorted.length];
  while (from < until) {
    const middle = (from + until) >>> 1;
    const entry = sorted[middle];
    if (entry !== undefined && compareRanked(entry, value) < 0) from = middle + 1;
    else until = middle;
  }
  return from;
}
