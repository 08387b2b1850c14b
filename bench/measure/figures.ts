/** Summaries of many measured operations. */

export interface Latency {
  readonly kind: 'latency';
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  /** Absent in results of earlier versions. */
  readonly p99?: number;
  readonly operations: number;
}

export interface Rate {
  readonly kind: 'rate';
  readonly perSecond: number;
  readonly operations: number;
}

export type Figures = Latency | Rate;

export interface Goal {
  /** Ratio of service to floor: of medians or of rates. */
  readonly bound: 'at most' | 'at least';
  readonly ratio: number;
  /** The ratio of 95th percentiles counts. */
  readonly of?: 'p95';
}

/** One line of the table. */
export interface RowResult {
  readonly row: string;
  readonly title: string;
  readonly service: Figures;
  readonly floor: Figures;
  readonly ratio: number;
  /** Ratio of the 95th percentiles; absent for rates. */
  readonly ratio95?: number;
  /** Mean number of results of an operation, if it depends on the size of the catalog. */
  readonly results?: number;
  readonly goal?: Goal;
  readonly met?: boolean;
}

/** @param millis one duration for each operation; at least one. */
export function latencyOf(millis: readonly number[]): Latency {
  const sorted = [...millis].sort((a, b) => a - b);
  return {
    kind: 'latency',
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    p99: quantile(sorted, 0.99),
    operations: sorted.length,
  };
}

export function rateOf(operations: number, millis: number): Rate {
  return { kind: 'rate', perSecond: (operations * 1000) / millis, operations };
}

function quantile(sorted: readonly number[], share: number): number {
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (value === undefined) throw new Error('Nothing was measured');
  return value;
}

type Measured = Omit<RowResult, 'ratio' | 'ratio95' | 'met'>;

export function toRow(measured: Measured): RowResult {
  const { service, floor, goal } = measured;
  const ratio = valueOf(service) / valueOf(floor);
  const isLatency = service.kind === 'latency' && floor.kind === 'latency';
  const row = { ...measured, ratio, ...(isLatency && { ratio95: service.p95 / floor.p95 }) };
  if (goal === undefined) return row;
  const judged = goal.of === 'p95' ? (row.ratio95 ?? ratio) : ratio;
  return { ...row, met: goal.bound === 'at most' ? judged <= goal.ratio : judged >= goal.ratio };
}

function valueOf(figures: Figures): number {
  return figures.kind === 'latency' ? figures.p50 : figures.perSecond;
}
