import type { Point } from './picture.js';

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
