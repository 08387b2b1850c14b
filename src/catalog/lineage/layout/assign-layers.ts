/** Assigns every box to a layer. */
import type { Arrow, Box } from './types.js';

/**
 * Layers from 0 by id. Every arrow leads to a later layer. A box keeps its preferred column unless its incoming arrows push it further.
 * Afterwards, boxes with more outgoing than incoming arrows move to the right, which shortens their arrows.
 * @param arrows without cycles
 */
export function assignLayers(boxes: readonly Box[], arrows: readonly Arrow[]): Map<string, number> {
  const outgoing = new Map<string, string[]>(boxes.map(({ id }) => [id, []]));
  const incoming = new Map<string, number>(boxes.map(({ id }) => [id, 0]));
  for (const { from, to } of arrows) {
    outgoing.get(from)?.push(to);
    incoming.set(to, (incoming.get(to) ?? 0) + 1);
  }
  const layers = new Map(boxes.map(({ id, column }) => [id, column]));
  const layerOf = (id: string): number => layers.get(id) ?? 0;
  const order = inOrder(boxes, outgoing, incoming);
  for (const id of order)
    for (const next of outgoing.get(id) ?? []) layers.set(next, Math.max(layerOf(next), layerOf(id) + 1));
  for (const id of order.reverse()) {
    const nexts = outgoing.get(id) ?? [];
    if (nexts.length === 0 || nexts.length < (incoming.get(id) ?? 0)) continue;
    layers.set(id, Math.max(layerOf(id), Math.min(...nexts.map(layerOf)) - 1));
  }
  return withoutGaps(layers);
}

/** Orders each box after all boxes that lead to it. */
function inOrder(
  boxes: readonly Box[],
  outgoing: ReadonlyMap<string, readonly string[]>,
  incoming: ReadonlyMap<string, number>,
): string[] {
  const waiting = new Map(incoming);
  const order = boxes.filter(({ id }) => incoming.get(id) === 0).map(({ id }) => id);
  // The list grows during the iteration.
  for (const id of order) {
    for (const next of outgoing.get(id) ?? []) {
      const left = (waiting.get(next) ?? 0) - 1;
      waiting.set(next, left);
      if (left === 0) order.push(next);
    }
  }
  return order;
}

function withoutGaps(layers: ReadonlyMap<string, number>): Map<string, number> {
  const used = [...new Set(layers.values())].sort((left, right) => left - right);
  const places = new Map(used.map((layer, index) => [layer, index]));
  return new Map([...layers].map(([id, layer]) => [id, places.get(layer) ?? 0]));
}
