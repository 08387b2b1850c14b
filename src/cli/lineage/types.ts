export type Direction = 'UPSTREAM' | 'DOWNSTREAM';

export interface LineageQuery {
  readonly urn: string;
  readonly direction: Direction;
  /** Maximum number of hops; absent: no limit. */
  readonly depth?: number;
  /** Maximum number of entities. */
  readonly limit: number;
}

export interface LineageHit {
  readonly urn: string;
  readonly type: string;
  /** Hops on the shortest path. */
  readonly degree: number;
  /** The previous entity on the shortest path. */
  readonly via: string;
}

export interface LineageReport {
  readonly urn: string;
  readonly direction: Direction;
  /** Number of all entities within the depth, including those beyond the limit. */
  readonly total: number;
  /** Nearest first. */
  readonly entities: readonly LineageHit[];
  /** Limits that cut the result; empty if it is complete. */
  readonly cuts: readonly string[];
}
