/** Converts boxes to nodes of the canvas library. */
import type { Node } from '@xyflow/react';
import { isGrown } from '../state/change-graph.js';
import type { GraphState } from '../state/graph-state.js';
import type { Box, BoxEntity, FoldedGroup, Picture } from './picture.js';

export interface EntityBoxData extends Record<string, unknown> {
  readonly box: Box;
  readonly entity: BoxEntity;
  readonly isStart: boolean;
  readonly isUpstreamGrown: boolean;
  readonly isDownstreamGrown: boolean;
  readonly areColumnsOpen: boolean;
}

export interface GroupBoxData extends Record<string, unknown> {
  readonly box: Box;
  readonly group: FoldedGroup;
}

export type EntityNode = Node<EntityBoxData, 'entity'>;
export type GroupNode = Node<GroupBoxData, 'group'>;

/**
 * Positions boxes without a transform and without a stacking order, because a thousand of these take the browser longer to
 * draw than the boxes themselves.
 */
const FLAT = { transform: 'none', zIndex: 'auto' };

/** In the order of the graph, which is the order of keyboard focus. */
export function flowNodes({ nodes }: Picture, state: GraphState, start: string): (EntityNode | GroupNode)[] {
  const open = new Set(state.openColumns);
  return nodes.flatMap((box): (EntityNode | GroupNode)[] => {
    const { id, x, y, width, height, entity, group } = box;
    const place = { id, position: { x, y }, width, height, handles: [], style: { ...FLAT, left: x, top: y } };
    if (group) return [{ ...place, type: 'group', data: { box, group } }];
    if (!entity) return [];
    const data = {
      box,
      entity,
      isStart: id === start,
      isUpstreamGrown: isGrown(state, { urn: id, direction: 'UPSTREAM' }, start),
      isDownstreamGrown: isGrown(state, { urn: id, direction: 'DOWNSTREAM' }, start),
      areColumnsOpen: open.has(id),
    };
    return [{ ...place, type: 'entity', data }];
  });
}
