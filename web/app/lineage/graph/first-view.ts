import type { Box, Picture } from './picture.js';

export interface View {
  /** Position of the graph's origin on the screen, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Smallest zoom at which names are readable. */
const READABLE = 0.75;
const MARGIN = 24;

/**
 * The initial view: the whole graph if it is readable then, else a part of it around the given box. The view shows no space beyond
 * the margin as long as more of the graph could be shown instead.
 */
export function firstView(
  { width, height }: Pick<Picture, 'width' | 'height'>,
  around: Box | undefined,
  view: Size,
): View {
  const fitting = Math.min((view.width - 2 * MARGIN) / width, (view.height - 2 * MARGIN) / height);
  const zoom = Math.min(1, Math.max(READABLE, fitting));
  const { x, y, width: boxWidth, height: boxHeight } = around ?? { x: 0, y: 0, width, height };
  return {
    x: place({ length: width * zoom, center: (x + boxWidth / 2) * zoom, room: view.width }),
    y: place({ length: height * zoom, center: (y + boxHeight / 2) * zoom, room: view.height }),
    zoom,
  };
}

function place({ length, center, room }: Readonly<Record<'length' | 'center' | 'room', number>>): number {
  if (length + 2 * MARGIN <= room) return (room - length) / 2;
  return Math.min(MARGIN, Math.max(room - MARGIN - length, room / 2 - center));
}
