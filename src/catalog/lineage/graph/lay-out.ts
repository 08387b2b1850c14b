/**
 * Places boxes in layers from left to right: reverses arrows to break cycles, assigns layers, orders each layer to reduce crossings,
 * and aligns the boxes so that most arrows are straight. Each step is bounded, and the layout is deterministic.
 */
import { alignCells, orderLayers } from './place-cells.js';
import {
  assignLayers,
  breakCycles,
  buildCells,
  type Arrow,
  type Box,
  type Cell,
  type Layout,
  type PositionedBox,
  type Point,
} from './layers.js';

export const COLUMN_GAP = 96;

export function layOut(boxes: readonly Box[], arrows: readonly Arrow[]): Layout {
  const isReversed = breakCycles(boxes, arrows);
  const acyclic = arrows.map(({ from, to }, index) =>
    isReversed[index] === true ? { from: to, to: from } : { from, to },
  );
  const layerOf = assignLayers(boxes, acyclic);
  const { layers, cells, chains } = buildCells(boxes, acyclic, layerOf);
  orderLayers(layers);
  alignCells(layers);
  const columns = columnsOf(layers);
  const top = layers.flat().reduce((least, { y, height }) => Math.min(least, y - height / 2), Infinity);
  const placed = boxes.map((box): PositionedBox => {
    const y = (cells.get(box.id)?.y ?? 0) - box.height / 2 - top;
    return { ...box, x: columns[layerOf.get(box.id) ?? 0]?.left ?? 0, y: Math.round(y) };
  });
  const at = new Map(placed.map((box) => [box.id, box]));
  const lines = chains.map((chain, index) => {
    const first = layerOf.get(acyclic[index]?.from ?? '') ?? 0;
    const points = chain.flatMap((cell, step) => pointsOf(cell, columns[first + step], { at, top }));
    const line = straighten(points.slice(1, -1));
    return isReversed[index] === true ? line.reverse() : line;
  });
  return {
    boxes: placed,
    lines,
    width: Math.max(0, ...placed.map(({ x, width }) => x + width)),
    height: layers.flat().reduce((most, { y, height }) => Math.max(most, Math.ceil(y + height / 2 - top)), 0),
  };
}

interface Column {
  readonly left: number;
  readonly width: number;
}

function columnsOf(layers: readonly (readonly Cell[])[]): Column[] {
  let left = 0;
  return layers.map((layer) => {
    const column = { left, width: Math.max(...layer.map(({ width }) => width)) };
    left += column.width + COLUMN_GAP;
    return column;
  });
}

/** Points at which an arrow enters and leaves a layer. */
function pointsOf(
  { id, y }: Cell,
  column: Column | undefined,
  { at, top }: { readonly at: ReadonlyMap<string, PositionedBox>; readonly top: number },
): [Point, Point] {
  const box = id === undefined ? undefined : at.get(id);
  if (box !== undefined) {
    const middle = box.y + box.height / 2;
    return [
      { x: box.x, y: middle },
      { x: box.x + box.width, y: middle },
    ];
  }
  const [left, level] = [column?.left ?? 0, Math.round(y - top)];
  return [
    { x: left, y: level },
    { x: left + (column?.width ?? 0), y: level },
  ];
}

/** Removes points between two others of the same height. */
function straighten(points: readonly Point[]): Point[] {
  return points.filter(({ y }, index) => points[index - 1]?.y !== y || points[index + 1]?.y !== y);
}
