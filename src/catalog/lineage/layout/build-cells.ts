/** Builds layers of cells: one per box, and one wherever a long arrow crosses a layer. */
import type { Arrow, Box, Cell } from './types.js';

/** Height that an arrow needs between boxes. */
const LINE_HEIGHT = 8;
/** Limit of cells for long arrows. Beyond it, the longest arrows run straight, across boxes. */
const MAX_CROSSINGS = 20_000;

export interface CellLayers {
  readonly layers: Cell[][];
  /** Cells of boxes by id. */
  readonly cells: ReadonlyMap<string, Cell>;
  /** Cells of each arrow from left to right. */
  readonly chains: readonly (readonly Cell[])[];
}

/** @param arrows each of them leads to a later layer */
export function buildCells(
  boxes: readonly Box[],
  arrows: readonly Arrow[],
  layerOf: ReadonlyMap<string, number>,
): CellLayers {
  const layers: Cell[][] = [];
  const add = (layer: number, cell: Omit<Cell, 'next' | 'before' | 'order' | 'y'>): Cell => {
    const added = { ...cell, next: [], before: [], order: 0, y: 0 };
    (layers[layer] ??= []).push(added);
    return added;
  };
  const cells = new Map(boxes.map((box) => [box.id, add(layerOf.get(box.id) ?? 0, box)]));
  const longest = Math.max(1, Math.floor(MAX_CROSSINGS / Math.max(1, arrows.length)));
  const chains = arrows.map(({ from, to }) => {
    const [start, end] = [cells.get(from), cells.get(to)];
    const [first, last] = [layerOf.get(from) ?? 0, layerOf.get(to) ?? 0];
    if (start === undefined || end === undefined) return [];
    if (last - first > longest) return [start, end];
    const chain = [start];
    for (let layer = first + 1; layer < last; layer += 1)
      chain.push(add(layer, { width: 0, height: LINE_HEIGHT }));
    chain.push(end);
    for (const [index, cell] of chain.slice(1).entries()) {
      chain[index]?.next.push(cell);
      cell.before.push(chain[index] ?? start);
    }
    return chain;
  });
  for (const layer of layers) for (const [order, cell] of layer.entries()) cell.order = order;
  return { layers, cells, chains };
}
