/** Orders the cells of each layer so that few arrows cross. */
import type { Cell } from './types.js';

const SWEEPS = 16;

/** Sorts each layer by the mean place of its neighbours, sweeping in both directions, and keeps the best order found. */
export function orderLayers(layers: Cell[][]): void {
  let best = layers.map((layer) => [...layer]);
  let fewest = countCrossings(best);
  for (let sweep = 0; sweep < SWEEPS && fewest > 0; sweep += 1) {
    const isForward = sweep % 2 === 0;
    for (const layer of isForward ? layers : [...layers].reverse())
      sortLayer(layer, isForward ? 'before' : 'next');
    const crossings = countCrossings(layers);
    if (crossings >= fewest) continue;
    fewest = crossings;
    best = layers.map((layer) => [...layer]);
  }
  for (const [index, layer] of best.entries()) {
    layers[index] = layer;
    renumber(layer);
  }
}

/** A cell without neighbours on the side keeps its place. */
function sortLayer(layer: Cell[], side: 'before' | 'next'): void {
  const preferred = new Map(layer.map((cell) => [cell, meanOrder(cell[side]) ?? cell.order]));
  layer.sort(
    (left, right) => (preferred.get(left) ?? 0) - (preferred.get(right) ?? 0) || left.order - right.order,
  );
  renumber(layer);
}

function meanOrder(cells: readonly Cell[]): number | undefined {
  if (cells.length === 0) return undefined;
  return cells.reduce((sum, { order }) => sum + order, 0) / cells.length;
}

function renumber(layer: readonly Cell[]): void {
  for (const [order, cell] of layer.entries()) cell.order = order;
}

/** Counts the pairs of arrows between adjacent layers that cross. */
function countCrossings(layers: readonly (readonly Cell[])[]): number {
  return layers.reduce(
    (sum, layer, index) => sum + crossingsBehind(layer, layers[index + 1]?.length ?? 0),
    0,
  );
}

/** Counts inversions with a Fenwick tree: n log n for n arrows. */
function crossingsBehind(layer: readonly Cell[], size: number): number {
  const tree = new Int32Array(size + 1);
  let [crossings, seen] = [0, 0];
  for (const cell of layer) {
    const places = cell.next.map(({ order }) => order);
    for (const place of places) {
      let above = 0;
      for (let at = place + 1; at > 0; at -= at & -at) above += tree[at] ?? 0;
      crossings += seen - above;
    }
    for (const place of places)
      for (let at = place + 1; at <= size; at += at & -at) tree[at] = (tree[at] ?? 0) + 1;
    seen += places.length;
  }
  return crossings;
}
