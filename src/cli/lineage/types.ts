export type Direction = 'UPSTREAM' | 'DOWNSTREAM';

export interface LineageQuery {
  readonly urn: string;
  readonly direction: Direction;
  /** Hops; absent: to the end. */
  readonly depth?: number;
  /** Most entities to read. */
  readonly limit: number;
}

export interface LineageHit {
  readonly urn: string;
  readonly type: string;
  /** Hops on the shortest way. */
  readonly degree: number;
  /** The neighbour through which it is reached first. */
  readonly via: string;
}

export interface LineageReport {
  readonly urn: string;
  readonly direction: Direction;
  /** All within the depth, also beyond the limit. */
  readonly total: number;
  /** Nearest first. */
  readonly entities: readonly LineageHit[];
  /** Why the answer is not all there is; empty: it is. */
  readonly cuts: readonly string[];
}
