import { bendPath } from './bend-path.js';
import {
  boxesById,
  COLUMN_HEIGHT,
  HEADER_HEIGHT,
  type Box,
  type ColumnEdge,
  type Edge,
  type Picture,
  type Point,
} from './picture.js';

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
