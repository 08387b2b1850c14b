/** Computes statistics over points: groups them, and aggregates the values of each group. */
import { type CatalogError, limitExceeded } from '../../core/errors.js';
import { MAX_STATS_VALUES } from '../../core/limits.js';
import type { PlannedBucket, StatsPlan, StatsPoint, PlannedMetric } from './plan-stats.js';

type Key = string | number;

interface Group {
  readonly keys: readonly Key[];
  readonly totals: readonly Totals[];
}

/**
 * Returns a row for each combination of keys that occurs, in the order of the keys. Without buckets there is one row. A point without a
 * value for one of the keys is in no group. All cells are texts; `NULL` stands for a missing value.
 * @param points newest first
 * @throws LIMIT_EXCEEDED if too many values take part
 */
export function statsRows(points: readonly StatsPoint[], plan: StatsPlan): string[][] {
  const groups = new Map<string, Group>();
  const start = (keys: readonly Key[]): Group => ({ keys, totals: plan.metrics.map(createTotals) });
  if (plan.buckets.length === 0) groups.set('[]', start([]));
  let seen = 0;
  for (const { value } of points) {
    for (const { keys, items } of combinations(value, plan.buckets)) {
      const id = JSON.stringify(keys);
      const group = groups.get(id) ?? start(keys);
      groups.set(id, group);
      for (const [at, { path }] of plan.metrics.entries()) {
        const values = readValues(value, path, items);
        seen += values.length;
        group.totals[at]?.add(values.map((found) => found.value));
      }
      if (++seen > MAX_STATS_VALUES) throw tooMany();
    }
  }
  const sorted = [...groups.values()].sort((left, right) => compareKeys(left.keys, right.keys));
  return firstOfEach(sorted, plan.buckets).map(({ keys, totals }) => [
    ...keys.map(String),
    ...totals.map((total) => total.text()),
  ]);
}

interface Combination {
  readonly keys: readonly Key[];
  readonly items: Items;
}

/** Lazy, so that the limit applies before all combinations of two long lists are made. */
function* combinations(
  value: object,
  [bucket, ...others]: readonly PlannedBucket[],
  { keys, items }: Combination = { keys: [], items: new Map() },
): Generator<Combination> {
  if (bucket === undefined) {
    yield { keys, items };
    return;
  }
  for (const found of readValues(value, bucket.path, items)) {
    const key = keyOf(found.value, bucket);
    yield* combinations(value, others, { keys: [...keys, key], items: found.items });
  }
}

function keyOf(value: unknown, { startOf }: PlannedBucket): Key {
  if (startOf !== undefined) return startOf(Number(value));
  return typeof value === 'number' ? value : String(value);
}

function compareKeys(left: readonly Key[], right: readonly Key[]): number {
  for (const [at, key] of left.entries()) {
    const other = right[at];
    if (other === undefined || key === other) continue;
    return key < other ? -1 : 1;
  }
  return 0;
}

/** Keeps at each level the first groups up to the size of the bucket. @param groups sorted by their keys */
function firstOfEach(groups: readonly Group[], buckets: readonly PlannedBucket[]): readonly Group[] {
  const counts = buckets.map(() => 0);
  let before: readonly Key[] = [];
  return groups.filter(({ keys }) => {
    const changed = keys.findIndex((key, level) => key !== before[level]);
    before = keys;
    if (changed >= 0) {
      counts[changed] = (counts[changed] ?? 0) + 1;
      counts.fill(1, changed + 1);
    }
    return buckets.every(({ size }, level) => (counts[level] ?? 0) <= size);
  });
}

function tooMany(): CatalogError {
  const message = `More than ${MAX_STATS_VALUES} values take part; ask for a shorter time, fewer buckets or fewer metrics`;
  return limitExceeded('/buckets', message, `maximum ${MAX_STATS_VALUES} values`);
}

// The aggregations of statistics.

const MISSING = 'NULL';

/** Collects the values of one metric in one group, point by point from the newest on. */
interface Totals {
  /** @param values of one point */
  add(values: readonly unknown[]): void;
  /** Returns the aggregated value as text. */
  text(): string;
}

function createTotals({ aggregation }: PlannedMetric): Totals {
  if (aggregation === 'SUM') return sum();
  return aggregation === 'CARDINALITY' ? cardinality() : latest();
}

function sum(): Totals {
  let total: number | undefined;
  return {
    add: (values) => {
      for (const value of values) if (typeof value === 'number') total = (total ?? 0) + value;
    },
    text: () => (total === undefined ? MISSING : decimal(total)),
  };
}

function cardinality(): Totals {
  const different = new Set<string>();
  return {
    add: (values) => {
      for (const value of values) different.add(JSON.stringify(value));
    },
    text: () => String(different.size),
  };
}

/** The value of the newest point that has one. Several values of one point become a list. */
function latest(): Totals {
  let newest: unknown;
  return {
    add: (values) => {
      if (values.length > 0) newest ??= values.length > 1 ? values : values[0];
    },
    text: () => (newest === undefined ? MISSING : cellOf(newest)),
  };
}

function cellOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Whole numbers keep a decimal, because the column is of the type double. */
function decimal(value: number): string {
  return Number.isInteger(value) && Math.abs(value) < 1e21 ? `${value}.0` : String(value);
}

// Reads values of points of which a group may be one item of a list.

/** Which item of a list a group is about, by the path of the list. */
type Items = ReadonlyMap<string, number>;

interface Found {
  readonly value: unknown;
  /** The given items, and those on the way to the value. */
  readonly items: Items;
}

/**
 * Returns the values at a path with `*` for all items of a list, in document order. Of a list that `items` names, only this item counts.
 * Nulls are no values.
 */
function readValues(value: unknown, path: string, items: Items): Found[] {
  let reached: { at: unknown; items: Items }[] = [{ at: value, items }];
  let list = '';
  for (const segment of path.split('/').slice(1)) {
    const place = list;
    reached = reached.flatMap(({ at, items: known }) =>
      segment === '*' ? itemsOf(at, place, known) : [{ at: memberOf(at, segment), items: known }],
    );
    list += `/${segment}`;
  }
  return reached
    .filter(({ at }) => at !== undefined && at !== null)
    .map(({ at, items: known }) => ({ value: at, items: known }));
}

function itemsOf(list: unknown, place: string, items: Items): { at: unknown; items: Items }[] {
  if (!Array.isArray(list)) return [];
  const chosen = items.get(place);
  if (chosen !== undefined) return [{ at: list[chosen], items }];
  return list.map((at: unknown, index) => ({ at, items: new Map([...items, [place, index]]) }));
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}
