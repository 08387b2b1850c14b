/** A lineage graph without its layout: the query, and the resulting entities, groups and edges. */
import type { LineageCut, LineageDirection, LineageTimeRange } from '../terms.js';

export interface LineageGrowth {
  readonly urn: string;
  readonly direction: LineageDirection;
  /** From 1. */
  readonly hops: number;
}

export interface LineageGraphQuery extends LineageTimeRange {
  readonly urn: string;
  readonly upstreamHops: number;
  readonly downstreamHops: number;
  /** Entities from which lineage is followed further, in this order. Entities that are not in the graph are skipped. */
  readonly growth: readonly LineageGrowth[];
  /** Also draw the shortest paths to this entity, in either direction. */
  readonly pathTo?: string;
  /** Neighbours to draw even if they would be folded into a group. */
  readonly unfold: readonly string[];
  /** Entity types; empty: all. */
  readonly types: readonly string[];
  /** URNs of platforms; empty: all. Entities without a platform are always drawn. */
  readonly platforms: readonly string[];
  readonly hideProcesses: boolean;
  /** Neighbours to draw per side of an entity before the rest are folded. */
  readonly maxNeighbours: number;
  /** Maximum number of boxes, including groups. */
  readonly maxNodes: number;
}

/** Numbers of neighbours on one side of an entity that pass the filters. */
export interface LineageSideCount {
  /** All neighbours, drawn or not. */
  readonly count: number;
  /** Neighbours that are neither drawn nor in a group. */
  readonly hidden: number;
}

export interface LineageGraphEntity {
  readonly urn: string;
  /** Hops from the start along the path by which the entity was added: upstream hops count -1, downstream hops 1. */
  readonly degree: number;
  readonly upstream: LineageSideCount;
  readonly downstream: LineageSideCount;
}

export interface LineageKindCount {
  /** Entity type or URN of a platform. */
  readonly value: string;
  readonly count: number;
}

/** Folded neighbours on one side of an entity. */
export interface LineageGraphGroup {
  /** Stable across requests. */
  readonly id: string;
  readonly of: string;
  readonly direction: LineageDirection;
  readonly degree: number;
  /** From 1. */
  readonly count: number;
  /** Sorted by count, highest first, then by value. */
  readonly types: readonly LineageKindCount[];
  readonly platforms: readonly LineageKindCount[];
}

/** Data flows from one entity or column directly to another one. */
export interface LineageFlow {
  readonly from: string;
  readonly to: string;
  /** True if a person added the edge. */
  readonly isManual: boolean;
}

/** The ends are entities of the graph, or ids of groups. */
export interface LineageGraphEdge extends LineageFlow {
  /** Number of hidden entities on the shortest path; 0 for a direct edge. */
  readonly through: number;
}

export interface LineageGraph {
  /** The start first. */
  readonly entities: readonly LineageGraphEntity[];
  readonly groups: readonly LineageGraphGroup[];
  readonly edges: readonly LineageGraphEdge[];
  /** Empty if nothing was cut. */
  readonly cuts: readonly LineageCut[];
}

export interface LineageFlows {
  /** In URN order. */
  readonly flows: readonly LineageFlow[];
  /** Empty if all edges are listed. */
  readonly cuts: readonly LineageCut[];
}

export interface LineageFlowsQuery extends LineageTimeRange {
  /** Either all are columns, or none is. */
  readonly urns: readonly string[];
  readonly columns: boolean;
}
