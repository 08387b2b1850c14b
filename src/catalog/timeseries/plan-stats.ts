/** Requests for statistics over points of a timeseries aspect: checks their metrics and buckets, and finds the fields. */
import { invalidRequest } from '../../core/errors.js';
import type { FieldShape, FieldType } from '../../model/types.js';
import { windowStarts, type WindowSize, requireTimeZone } from './time-windows.js';

const TIME = 'timestampMillis';
const NUMBERS: ReadonlySet<FieldType> = new Set(['int', 'long', 'float', 'double']);
const URN: FieldShape = { path: '/urn', leafPath: '/urn', type: 'string', leafType: 'string' };

interface Question {
  readonly metrics: readonly Metric[];
  readonly buckets: readonly Bucket[];
}

/**
 * Columns are the keys of the buckets, then the metrics, both in the order of the request.
 * @throws INVALID_REQUEST with the place of a field that the aspect does not have, or of a field that does not fit its use
 */
export function planStats({ metrics, buckets }: Question, findField: FindField): StatsPlan {
  const find = fieldFinder(findField);
  const groups = buckets.map((bucket, index) => {
    const path = `/buckets/${index}`;
    const shape = find(bucket.key, `${path}/key`);
    return { name: bucket.key, type: groupType(shape), planned: planBucket(bucket, shape, path) };
  });
  const columns = metrics.map(({ fieldPath, aggregationType }, index) => {
    const place = `/metrics/${index}/fieldPath`;
    const shape = find(fieldPath, place);
    if (aggregationType === 'SUM' && !NUMBERS.has(shape.leafType))
      throw invalidRequest(
        place,
        `${fieldPath} cannot be added up, because it is no number`,
        'a field of numbers',
      );
    return {
      name: `${aggregationType.toLowerCase()}_${fieldPath}`,
      type: metricType(aggregationType, shape),
      planned: { aggregation: aggregationType, path: pathOf(aggregationType, shape) },
    };
  });
  return {
    buckets: groups.map(({ planned }) => planned),
    metrics: columns.map(({ planned }) => planned),
    columnNames: [...groups, ...columns].map(({ name }) => name),
    columnTypes: [...groups, ...columns].map(({ type }) => type),
  };
}

function fieldFinder(findField: FindField): (names: string, place: string) => FieldShape {
  return (names, place) => {
    const shape = names === 'urn' ? URN : findField(names);
    if (shape !== undefined) return shape;
    throw invalidRequest(
      place,
      `The aspect has no field ${JSON.stringify(names)}`,
      'a field of the aspect, or urn',
    );
  };
}

function planBucket(bucket: Bucket, shape: FieldShape, path: string): PlannedBucket {
  const { key, type, timeWindowSize, timeZone } = bucket;
  const size = bucket.size ?? Number.POSITIVE_INFINITY;
  if (type === 'STRING_GROUPING_BUCKET') {
    if (shape.leafType === 'record')
      throw invalidRequest(`${path}/key`, `${key} is a record`, 'a field with values');
    return { path: shape.leafPath, size };
  }
  if (key !== TIME) throw invalidRequest(`${path}/key`, `Only ${TIME} has windows of time, not ${key}`, TIME);
  if (!timeWindowSize)
    throw invalidRequest(`${path}/timeWindowSize`, 'Windows of time need a size', 'a unit and a multiple');
  const zone = timeZone ?? 'UTC';
  requireTimeZone(zone, `${path}/timeZone`);
  const window = { unit: timeWindowSize.unit, multiple: timeWindowSize.multiple ?? 1 };
  return { path: shape.leafPath, size, startOf: windowStarts(window, zone) };
}

function pathOf(aggregation: Metric['aggregationType'], shape: FieldShape): string {
  return aggregation === 'LATEST' ? shape.path : shape.leafPath;
}

function groupType({ leafType }: FieldShape): string {
  return NUMBERS.has(leafType) ? leafType : 'string';
}

function metricType(aggregation: Metric['aggregationType'], { type }: FieldShape): string {
  if (aggregation === 'SUM') return 'double';
  if (aggregation === 'CARDINALITY') return 'long';
  return type === 'list' || type === 'record' ? 'string' : type;
}

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
type FindField = (names: string) => FieldShape | undefined;

/** A stored point. */
export interface StatsPoint {
  readonly timestampMillis: number;
  /** The payload, and the URN of the entity as the member `urn`. */
  readonly value: object;
}
