/** The boxes of the graph on its map. */
import type { Picture } from './picture.js';

/** Room of the map, in pixels. */
const MOST = { x: 140, y: 92 };
/** Smallest size of the map, so that high and wide graphs have more than a line. */
const LEAST = { x: 40, y: 24 };

/** Pixels of the map per pixel of the graph. */
export interface MapScale {
  readonly x: number;
  readonly y: number;
}

/** The same in both directions, unless the map would be too narrow. */
export function scaleOfMap(picture: Pick<Picture, 'width' | 'height'>): MapScale {
  const [width, height] = [Math.max(1, picture.width), Math.max(1, picture.height)];
  const fitting = Math.min(MOST.x / width, MOST.y / height);
  return { x: Math.max(fitting, LEAST.x / width), y: Math.max(fitting, LEAST.y / height) };
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One SVG path of rectangles, each at least one pixel large. */
export function boxesPath(boxes: readonly Place[], scale: MapScale): string {
  return boxes
    .map(({ x, y, width, height }) => {
      const across = round(Math.max(1, width * scale.x));
      const down = round(Math.max(1, height * scale.y));
      return `M${round(x * scale.x)} ${round(y * scale.y)}h${across}v${down}h-${across}z`;
    })
    .join('');
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
