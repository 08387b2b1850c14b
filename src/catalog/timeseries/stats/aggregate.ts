/** The aggregations of statistics. */
import type { PlannedMetric } from './types.js';

const MISSING = 'NULL';

/** Collects the values of one metric in one group, point by point from the newest on. */
export interface Totals {
  /** @param values of one point */
  add(values: readonly unknown[]): void;
  /** Returns the aggregated value as text. */
  text(): string;
}

export function createTotals({ aggregation }: PlannedMetric): Totals {
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
