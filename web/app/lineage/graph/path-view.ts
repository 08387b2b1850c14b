/** The view that shows a path. */
import type { Size, View } from './first-view.js';
import { boxesById, type Edge, type Picture } from './picture.js';

/** Below this zoom boxes have no text. */
const SMALLEST = 0.36;
/** In pixels of the screen. */
const MARGIN = 24;

/** Shows all boxes of the path, or its beginning if they do not fit; undefined without a path. */
export function pathView(
  picture: Pick<Picture, 'nodes'>,
  path: ReadonlySet<Edge>,
  { width, height }: Size,
): View | undefined {
  const boxes = boxesById(picture);
  const ids = new Set([...path].flatMap(({ from, to }) => [from, to]));
  const drawn = [...ids].flatMap((id) => boxes.get(id) ?? []);
  if (drawn.length === 0) return undefined;
  const left = Math.min(...drawn.map(({ x }) => x));
  const top = Math.min(...drawn.map(({ y }) => y));
  const across = Math.max(...drawn.map((box) => box.x + box.width)) - left;
  const down = Math.max(...drawn.map((box) => box.y + box.height)) - top;
  const fitting = Math.min((width - 2 * MARGIN) / across, (height - 2 * MARGIN) / down);
  const zoom = Math.min(1, Math.max(SMALLEST, fitting));
  return {
    x: Math.max(MARGIN, (width - across * zoom) / 2) - left * zoom,
    y: Math.max(MARGIN, (height - down * zoom) / 2) - top * zoom,
    zoom,
  };
}
