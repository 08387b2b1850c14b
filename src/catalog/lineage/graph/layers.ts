/** The first steps of the layout: makes the arrows acyclic, assigns each box to a layer, and builds the cells of the layers. */

/**
 * Assigns each box to a layer. Every arrow leads to a later layer. A box keeps its preferred column unless its incoming arrows push it
 * further. Afterwards, boxes with more outgoing than incoming arrows move to the right, which shortens their arrows.
 * @param arrows without cycles
 * @returns layers, from 0, by the id of the box
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
  const order = topologicalOrder(boxes, outgoing, incoming);
  for (const id of order)
    for (const next of outgoing.get(id) ?? []) layers.set(next, Math.max(layerOf(next), layerOf(id) + 1));
  for (const id of order.reverse()) {
    const nexts = outgoing.get(id) ?? [];
    if (nexts.length === 0 || nexts.length < (incoming.get(id) ?? 0)) continue;
    layers.set(id, Math.max(layerOf(id), Math.min(...nexts.map(layerOf)) - 1));
  }
  return closeGaps(layers);
}

/** Orders each box after all boxes that lead to it. */
function topologicalOrder(
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

function closeGaps(layers: ReadonlyMap<string, number>): Map<string, number> {
  const used = [...new Set(layers.values())].sort((left, right) => left - right);
  const places = new Map(used.map((layer, index) => [layer, index]));
  return new Map([...layers].map(([id, layer]) => [id, places.get(layer) ?? 0]));
}

// Input and output of the layout. All lengths are in pixels.

export interface Box {
  readonly id: string;
  /** Preferred column. Incoming edges can push the box further. */
  readonly column: number;
  readonly width: number;
  readonly height: number;
}

/** Runs from left to right, except in a cycle. The ends are two different boxes, with at most one arrow per pair and direction. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PositionedBox extends Box, Point {}

export interface Layout {
  /** In the order of the input; `x` and `y` are the top left corner. */
  readonly boxes: readonly PositionedBox[];
  /** Points of each input arrow: its bends and both ends. */
  readonly lines: readonly (readonly Point[])[];
  readonly width: number;
  readonly height: number;
}

/** A box, or the point at which a long arrow crosses a layer. */
export interface Cell {
  readonly width: number;
  readonly height: number;
  /** Set for the cell of a box. */
  readonly id?: string;
  /** Connected cells of the next and of the previous layer. */
  readonly next: Cell[];
  readonly before: Cell[];
  /** Place in the layer, from 0. */
  order: number;
  /** Vertical centre. */
  y: number;
}

/**
 * Makes a graph acyclic: reverses the arrows that lead back to an ancestor in a depth-first search.
 * @returns for each arrow, whether it is reversed
 */
export function breakCycles(boxes: readonly Box[], arrows: readonly Arrow[]): boolean[] {
  const outgoing = new Map<string, number[]>(boxes.map(({ id }) => [id, []]));
  for (const [index, { from }] of arrows.entries()) outgoing.get(from)?.push(index);
  const isReversed = arrows.map(() => false);
  const state = new Map<string, 'open' | 'done'>();
  const leftFirst = [...boxes].sort((left, right) => left.column - right.column);
  for (const { id } of leftFirst) {
    if (state.has(id)) continue;
    state.set(id, 'open');
    const way = [{ id, at: 0 }];
    for (let last = way.at(-1); last !== undefined; last = way.at(-1)) {
      const index = outgoing.get(last.id)?.[last.at];
      last.at += 1;
      const arrow = index === undefined ? undefined : arrows[index];
      if (index === undefined || arrow === undefined) {
        state.set(last.id, 'done');
        way.pop();
      } else if (state.get(arrow.to) === 'open') isReversed[index] = true;
      else if (!state.has(arrow.to)) {
        state.set(arrow.to, 'open');
        way.push({ id: arrow.to, at: 0 });
      }
    }
  }
  return isReversed;
}

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

/** Builds one cell per box, and one wherever a long arrow crosses a layer. @param arrows each of them leads to a later layer */
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
