/** Orders the cells of each layer to reduce crossings, and computes their vertical positions. */
import type { Cell } from './layers.js';

export const ROW_GAP = 24;
/** Gap between two arrows. */
const LINE_GAP = 8;
const ALIGN_SWEEPS = 8;
/** Weights of a cell's preferred position: long arrows stay straighter than boxes. A cell without neighbours has almost no weight. */
const LINE_WEIGHT = 8;
const NO_NEIGHBOUR_WEIGHT = 1 / 64;

type Side = 'before' | 'next';

/** Moves each cell towards the mean of its neighbours, sweeping the layers in both directions. Order and gaps do not change. */
export function alignCells(layers: readonly (readonly Cell[])[]): void {
  for (const layer of layers) placeLayer(layer, 'before');
  for (let sweep = 0; sweep < ALIGN_SWEEPS; sweep += 1) {
    const isForward = sweep % 2 === 1;
    for (const layer of isForward ? layers : [...layers].reverse())
      placeLayer(layer, isForward ? 'before' : 'next');
  }
}

function meanY(cells: readonly Cell[]): number | undefined {
  if (cells.length === 0) return undefined;
  return cells.reduce((sum, { y }) => sum + y, 0) / cells.length;
}

interface Block {
  readonly start: number;
  readonly end: number;
  readonly weight: number;
  readonly sum: number;
}

/**
 * Returns the positions nearest to the preferred ones, by least squares, that keep order and gaps. Cells that would overlap are merged
 * into a block, which is placed at the mean of their preferred positions.
 */
function placeLayer(layer: readonly Cell[], side: Side): void {
  const offsets = offsetsOf(layer);
  const blocks: Block[] = [];
  for (const [index, cell] of layer.entries()) {
    const weight = weightOf(cell, side);
    const preferred = meanY(cell[side]) ?? cell.y;
    let block: Block = {
      start: index,
      end: index + 1,
      weight,
      sum: weight * (preferred - (offsets[index] ?? 0)),
    };
    for (let last = blocks.at(-1); last !== undefined && meanOf(last) > meanOf(block); last = blocks.at(-1)) {
      block = {
        start: last.start,
        end: block.end,
        weight: last.weight + block.weight,
        sum: last.sum + block.sum,
      };
      blocks.pop();
    }
    blocks.push(block);
  }
  for (const block of blocks)
    for (let index = block.start; index < block.end; index += 1) {
      const cell = layer[index];
      if (cell !== undefined) cell.y = meanOf(block) + (offsets[index] ?? 0);
    }
}

function weightOf(cell: Cell, side: Side): number {
  if (cell[side].length === 0) return NO_NEIGHBOUR_WEIGHT;
  return cell.id === undefined ? LINE_WEIGHT : 1;
}

function meanOf({ sum, weight }: Block): number {
  return sum / weight;
}

/** Centres of cells that are packed as tightly as the gaps allow. */
function offsetsOf(layer: readonly Cell[]): number[] {
  let offset = 0;
  return layer.map((cell, index) => {
    const above = layer[index - 1];
    if (above !== undefined) offset += (above.height + cell.height) / 2 + gapBetween(above, cell);
    return offset;
  });
}

function gapBetween(above: Cell, below: Cell): number {
  return above.id === undefined && below.id === undefined ? LINE_GAP : ROW_GAP;
}

const ORDER_SWEEPS = 16;

/** Sorts each layer by the mean place of its neighbours, sweeping in both directions, and keeps the best order found. */
export function orderLayers(layers: Cell[][]): void {
  let best = layers.map((layer) => [...layer]);
  let fewest = countCrossings(best);
  for (let sweep = 0; sweep < ORDER_SWEEPS && fewest > 0; sweep += 1) {
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
