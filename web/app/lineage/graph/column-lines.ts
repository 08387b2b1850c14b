import { bendPath } from './bend-path.js';
import { boxesById, COLUMN_HEIGHT, HEADER_HEIGHT, type Box, type Picture, type Point } from './picture.js';

/** SVG paths of the lineage between columns, in the order of `columnEdges`; empty if an end is not drawn. */
export function columnLines(picture: Pick<Picture, 'nodes' | 'columnEdges'>): string[] {
  const boxes = boxesById(picture);
  const places = new Map([...boxes].map(([id, box]) => [id, columnPlaces(box)]));
  return picture.columnEdges.map(({ fromUrn, fromField, toUrn, toField }) => {
    const from = places.get(fromUrn)?.get(fromField);
    const to = places.get(toUrn)?.get(toField);
    const width = boxes.get(fromUrn)?.width ?? 0;
    return from === undefined || to === undefined ? '' : bendPath([{ ...from, x: from.x + width }, to]);
  });
}

/** Left ends of the rows of columns, at half height. */
function columnPlaces({ x, y, columns }: Box): ReadonlyMap<string, Point> {
  const top = y + HEADER_HEIGHT + COLUMN_HEIGHT / 2;
  return new Map(
    (columns ?? []).map(({ fieldPath }, index) => [fieldPath, { x, y: top + index * COLUMN_HEIGHT }]),
  );
}
