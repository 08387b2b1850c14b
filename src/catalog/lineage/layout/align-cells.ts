/** Computes the vertical positions of the cells of ordered layers. */
import type { Cell } from './types.js';

export const ROW_GAP = 24;
/** Gap between two arrows. */
const LINE_GAP = 8;
const SWEEPS = 8;
/** Weights of a cell's preferred position: long arrows stay straighter than boxes. A cell without neighbours has almost no weight. */
const LINE_WEIGHT = 8;
const NO_NEIGHBOUR_WEIGHT = 1 / 64;

type Side = 'before' | 'next';

/** Moves each cell towards the mean of its neighbours, sweeping the layers in both directions. Order and gaps do not change. */
export function alignCells(layers: readonly (readonly Cell[])[]): void {
  for (const layer of layers) placeLayer(layer, 'before');
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
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
