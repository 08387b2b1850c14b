/** Moves the canvas so that boxes that were just drawn are in view. */
import type { Size, View } from './first-view.js';
import type { Span } from './place-window.js';

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Reveal {
  /** Stays in view. */
  readonly kept: Rectangle;
  /** Move into view as far as the kept box allows. */
  readonly wanted: readonly Rectangle[];
  readonly size: Size;
}

/** Around the boxes, in pixels of the screen. */
const MARGIN = 24;

/** The nearest view that shows all layers with wanted boxes and, of these boxes, the one nearest to the height of the kept box. */
export function revealBoxes(view: View, { kept, wanted, size }: Reveal): View {
  const [nearest] = [...wanted].sort((one, other) => Math.abs(one.y - kept.y) - Math.abs(other.y - kept.y));
  if (nearest === undefined) return view;
  const { zoom } = view;
  const scaled = (from: number, length: number) => ({ from: from * zoom, to: (from + length) * zoom });
  return {
    x: shift({
      offset: view.x,
      length: size.width,
      kept: scaled(kept.x, kept.width),
      wanted: wanted.map(({ x, width }) => scaled(x, width)),
    }),
    y: shift({
      offset: view.y,
      length: size.height,
      kept: scaled(kept.y, kept.height),
      wanted: [scaled(nearest.y, nearest.height)],
    }),
    zoom,
  };
}

interface Line {
  readonly offset: number;
  readonly length: number;
  readonly kept: Span;
  readonly wanted: readonly Span[];
}

/** Changes the offset as little as possible. The ends of the kept span limit the change. */
function shift({ offset, length, kept, wanted }: Line): number {
  const from = Math.min(...wanted.map((span) => span.from));
  const to = Math.max(...wanted.map((span) => span.to));
  const lowest = Math.min(offset, MARGIN - kept.from);
  const highest = Math.max(offset, length - MARGIN - kept.to);
  const isBefore = from + offset < MARGIN;
  const isAfter = to + offset > length - MARGIN;
  if (isBefore === isAfter) return offset;
  return isBefore ? Math.min(highest, MARGIN - from) : Math.max(lowest, length - MARGIN - to);
}
