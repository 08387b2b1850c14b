/** SVG paths of the edges, of the lineage between columns, and of the boxes on the map. */
import {
  type Point,
  boxesById,
  COLUMN_HEIGHT,
  HEADER_HEIGHT,
  type Box,
  type ColumnEdge,
  type Edge,
  type Picture,
} from './picture.js';

/** How far a curve reaches out of a box before it turns back, in pixels. */
const TURN = 48;

/** An SVG path through the points of an edge. It leaves and enters each point horizontally, so the bends are smooth. */
export function bendPath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  let path = `M${round(first.x)} ${round(first.y)}`;
  let before = first;
  for (const point of rest) {
    path += before.y === point.y && before.x <= point.x ? lineTo(point) : curve(before, point);
    before = point;
  }
  return path;
}

/** The midpoint of the edge, for a label. */
export function middleOf(points: readonly Point[]): Point {
  const after = points[Math.ceil((points.length - 1) / 2)];
  const before = points[Math.floor((points.length - 1) / 2)];
  if (before === undefined || after === undefined) return { x: 0, y: 0 };
  return { x: (before.x + after.x) / 2, y: (before.y + after.y) / 2 };
}

function lineTo({ x, y }: Point): string {
  return `L${round(x)} ${round(y)}`;
}

function curve(from: Point, to: Point): string {
  const reach = to.x > from.x ? (to.x - from.x) / 2 : TURN;
  const numbers = [from.x + reach, from.y, to.x - reach, to.y, to.x, to.y];
  return `C${numbers.map(round).join(' ')}`;
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}

/** Distance between layers, in pixels. */
const LAYER_GAP = 96;
/** Height in which the lines of one pair of tables pass other boxes, in pixels. */
const LANE = 16;

/**
 * SVG paths of the lineage between columns, in the order of `columnEdges`; empty if an end is not drawn. They pass other boxes beside the
 * edge of their tables.
 */
export function columnLines(picture: Pick<Picture, 'nodes' | 'edges' | 'columnEdges'>): string[] {
  const boxes = boxesById(picture);
  const places = new Map([...boxes].map(([id, box]) => [id, columnPlaces(box)]));
  const edges = new Map(picture.edges.map((edge) => [pairOf(edge.from, edge.to), edge]));
  const lanes = laneOffsets(picture.columnEdges);
  return picture.columnEdges.map(({ fromUrn, fromField, toUrn, toField }, index) => {
    const from = places.get(fromUrn)?.get(fromField);
    const to = places.get(toUrn)?.get(toField);
    const width = boxes.get(fromUrn)?.width ?? 0;
    if (from === undefined || to === undefined) return '';
    const offset = lanes[index] ?? 0;
    const bends = bendsOf(edges.get(pairOf(fromUrn, toUrn))).map(({ x, y }) => ({ x, y: y + offset }));
    return bendPath([{ ...from, x: from.x + width }, ...bends, to]);
  });
}

/** Points at which the edge of two tables passes the layers between them. */
function bendsOf(edge: Edge | undefined): readonly Point[] {
  const [start, end] = [edge?.points[0], edge?.points.at(-1)];
  if (edge === undefined || start === undefined || end === undefined) return [];
  const bends = edge.points.slice(1, -1);
  if (bends.length > 0 || end.x - start.x <= LAYER_GAP) return bends;
  return [
    { x: start.x + LAYER_GAP, y: start.y },
    { x: end.x - LAYER_GAP, y: end.y },
  ];
}

/** Spreads the lines of each pair of tables, so that they do not cover each other. */
function laneOffsets(columnEdges: readonly ColumnEdge[]): number[] {
  const counts = new Map<string, number>();
  const places = columnEdges.map(({ fromUrn, toUrn }) => {
    const pair = pairOf(fromUrn, toUrn);
    const place = counts.get(pair) ?? 0;
    counts.set(pair, place + 1);
    return { pair, place };
  });
  return places.map(({ pair, place }) => {
    const last = (counts.get(pair) ?? 1) - 1;
    return last === 0 ? 0 : (place / last - 0.5) * Math.min(LANE, 4 * last);
  });
}

function pairOf(from: string, to: string): string {
  return `${from} ${to}`;
}

/** Left ends of the rows of columns, at half height. */
function columnPlaces({ x, y, columns }: Box): ReadonlyMap<string, Point> {
  const top = y + HEADER_HEIGHT + COLUMN_HEIGHT / 2;
  return new Map(
    (columns ?? []).map(({ fieldPath }, index) => [fieldPath, { x, y: top + index * COLUMN_HEIGHT }]),
  );
}

/** Room of the map, in pixels. */
const MAP_ROOM = { x: 140, y: 92 };
/** Smallest size of the map, so that high and wide graphs have more than a line. */
const SMALLEST_MAP = { x: 40, y: 24 };

/** Pixels of the map per pixel of the graph. */
export interface MapScale {
  readonly x: number;
  readonly y: number;
}

/** The same in both directions, unless the map would be too narrow. */
export function scaleOfMap(picture: Pick<Picture, 'width' | 'height'>): MapScale {
  const [width, height] = [Math.max(1, picture.width), Math.max(1, picture.height)];
  const fitting = Math.min(MAP_ROOM.x / width, MAP_ROOM.y / height);
  return { x: Math.max(fitting, SMALLEST_MAP.x / width), y: Math.max(fitting, SMALLEST_MAP.y / height) };
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The boxes of the graph on its map: one SVG path of rectangles, each at least one pixel large. */
export function boxesPath(boxes: readonly Place[], scale: MapScale): string {
  return boxes
    .map(({ x, y, width, height }) => {
      const across = round(Math.max(1, width * scale.x));
      const down = round(Math.max(1, height * scale.y));
      return `M${round(x * scale.x)} ${round(y * scale.y)}h${across}v${down}h-${across}z`;
    })
    .join('');
}
