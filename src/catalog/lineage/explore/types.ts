/** A walk that is followed hop by hop, and what it found. */
import type { LineageCut } from '../terms.js';

/** An edge that one hop of the walk follows. */
export interface HopEdge {
  readonly from: string;
  readonly to: string;
  readonly type: string;
  /** URN of the platform of `to`. */
  readonly platform: string | undefined;
  /** The query or job through which the data flows. */
  readonly via: string | undefined;
  /** Whether the actor may view `to`. */
  readonly isVisible: boolean;
}

/** An entity or a column that the walk reached, or its start, which has the degree 0. */
export interface Reached {
  readonly urn: string;
  readonly type: string;
  /** The smallest number of hops, without the entities that do not count as hops. */
  readonly degree: number;
  readonly isVisible: boolean;
  /** Passed without counting as a hop. */
  readonly isIgnored: boolean;
  /** The steps by which the walk reached it first; none for the start. */
  readonly steps: Step[];
  /** Whether the walk followed its own edges. */
  isExplored: boolean;
}

export interface Step {
  readonly from: Reached;
  readonly via: string | undefined;
}

/** A query or job on an edge of the walk. */
export interface ViaNode {
  readonly urn: string;
  /** Degree of the entity behind it. */
  readonly degree: number;
  /** The entities before it, nearest first. */
  readonly from: Set<Reached>;
}

export interface Exploration {
  /** In the order of the walk, without the start. */
  readonly reached: readonly Reached[];
  readonly vias: readonly ViaNode[];
  readonly cuts: readonly LineageCut[];
}

export interface ExploreOptions {
  readonly start: string;
  /** Maximum degree. */
  readonly hops: number;
  /** Maximum number of edges of the whole walk. */
  readonly edges: number;
  /** Only the first entities of each hop, by URN, are followed further; absent: all. */
  readonly perHop?: number | undefined;
  /** Whether only columns are followed further. */
  readonly columnsOnly: boolean;
  /** Tells which entities do not count as hops. */
  readonly isIgnored: (edge: HopEdge) => boolean;
}

/** Reads at most one edge more than `most`. */
export type ReadHop = (hop: {
  readonly urns: readonly string[];
  readonly isFirst: boolean;
  readonly most: number;
}) => Promise<readonly HopEdge[]>;
