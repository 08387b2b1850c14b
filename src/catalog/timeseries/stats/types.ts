/** Statistics over points of a timeseries aspect. */
import type { FieldShape } from '../../../model/types.js';
import type { WindowSize } from '../window-starts.js';

export interface Metric {
  /** Names separated by dots, e.g. `userCounts.count`. */
  readonly fieldPath: string;
  readonly aggregationType: 'LATEST' | 'SUM' | 'CARDINALITY';
}

/** Groups points by a value, or by windows of their time. */
export interface Bucket {
  readonly key: string;
  readonly type: 'STRING_GROUPING_BUCKET' | 'DATE_GROUPING_BUCKET';
  readonly timeWindowSize?: { readonly unit: WindowSize['unit']; readonly multiple?: number | null } | null;
  /** Default: UTC. */
  readonly timeZone?: string | null;
  /** Maximum number of groups below each group of the buckets before; the first ones in the order of their keys stay. */
  readonly size?: number | null;
}

/** A metric with the place of its values. */
export interface PlannedMetric {
  readonly aggregation: Metric['aggregationType'];
  readonly path: string;
}

/** A bucket with the place of its keys. */
export interface PlannedBucket {
  readonly path: string;
  readonly size: number;
  /** Returns the start of a window; absent: the values are the keys. */
  readonly startOf?: (moment: number) => number;
}

export interface StatsPlan {
  readonly metrics: readonly PlannedMetric[];
  readonly buckets: readonly PlannedBucket[];
  readonly columnNames: readonly string[];
  readonly columnTypes: readonly string[];
}

/** Finds a field of the aspect. */
export type FindField = (names: string) => FieldShape | undefined;

/** A stored point. */
export interface StatsPoint {
  readonly timestampMillis: number;
  /** The payload, and the URN of the entity as the member `urn`. */
  readonly value: object;
}
