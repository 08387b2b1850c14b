/** Neighbours of entities on both sides, as read so far while a graph grows. */
import type { LineageDirection } from '../terms.js';

export interface Neighbour {
  readonly urn: string;
  readonly type: string;
  /** URN. */
  readonly platform: string | undefined;
}

/** Direct neighbours on one side. */
export interface Side {
  /** Counts of all drawable neighbours, by type and platform. */
  readonly kinds: readonly (Omit<Neighbour, 'urn'> & { readonly count: number })[];
  /** Drawable neighbours: those requested by URN, and the first ones in URN order. */
  readonly shown: readonly Neighbour[];
  /** Hidden neighbours: filtered, soft-deleted or without metadata. Lineage through them is joined. */
  readonly hidden: readonly Neighbour[];
  /** The limit that cut the neighbours; absent if all are known. */
  readonly cutAt?: number;
}

export interface Sides {
  readonly self: Neighbour;
  /** True if the entity is drawable. */
  readonly isShown: boolean;
  readonly UPSTREAM: Side;
  readonly DOWNSTREAM: Side;
}

/** By URN. */
export type SidesByUrn = ReadonlyMap<string, Sides>;

export const NO_SIDE: Side = { kinds: [], shown: [], hidden: [] };

export const DIRECTIONS: readonly LineageDirection[] = ['UPSTREAM', 'DOWNSTREAM'];

/** Upstream steps count down. */
export function stepOf(direction: LineageDirection): number {
  return direction === 'UPSTREAM' ? -1 : 1;
}
