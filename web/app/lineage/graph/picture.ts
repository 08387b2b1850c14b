/** The graph as delivered by the service: boxes with positions, edges with bends. */
import type { LineageGraphQuery } from './lineage-graph.graphql.js';

export type Picture = LineageGraphQuery['lineageGraph'];
export type Box = Picture['nodes'][number];
export type Edge = Picture['edges'][number];
export type ColumnEdge = Picture['columnEdges'][number];
export type Point = Edge['points'][number];
export type FoldedGroup = NonNullable<Box['group']>;
export type BoxEntity = NonNullable<Box['entity']>;

/** Position of a column in its box, in pixels. The layout of the service reserves this room. */
export const HEADER_HEIGHT = 64;
export const COLUMN_HEIGHT = 24;

/** Boxes by id. */
export function boxesById({ nodes }: Pick<Picture, 'nodes'>): ReadonlyMap<string, Box> {
  return new Map(nodes.map((box) => [box.id, box]));
}
