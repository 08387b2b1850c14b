/** Computes statistics over points: groups them, and aggregates the values of each group. */
import { CatalogError } from '../../../core/errors.js';
import { MAX_STATS_VALUES } from '../../../core/limits.js';
import { createTotals, type Totals } from './aggregate.js';
import { readValues, type Items } from './read-values.js';
import type { PlannedBucket, StatsPlan, StatsPoint } from './types.js';

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
  return new CatalogError('LIMIT_EXCEEDED', message, {
    path: '/buckets',
    rule: `maximum ${MAX_STATS_VALUES} values`,
  });
}
