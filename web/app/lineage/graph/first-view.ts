/** The part of the graph that is shown first. */
import { isInside, placeWindow, type Span } from './place-window.js';
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
const READABLE = 0.58;
/** For a part of the graph, in the order of preference. */
const ZOOMS = [0.75, 0.7, 0.8, 0.65, 0.85, 0.6, 0.9, 0.95, 1];

/** Around the whole graph, in pixels of the screen. */
const MARGIN = 16;
/** Width that the map covers at the right edge, in pixels of the screen. Phones have no map. */
const MAP = 164;
const PHONE = 500;

/** Around a box, in pixels of the graph. Its side buttons need it. */
const ROOM = 16;

/**
 * Shows the whole graph if it is readable then. Otherwise shows the start with the layers next to it and with the groups of its folded
 * neighbours. The left and right edges of the canvas cut no boxes where possible.
 */
export function firstView(
  { width, height, nodes }: Pick<Picture, 'width' | 'height' | 'nodes'>,
  start: Box | undefined,
  view: Size,
): View {
  const fitting = Math.min((view.width - 2 * MARGIN) / width, (view.height - 2 * MARGIN) / height);
  if (fitting >= READABLE || start === undefined) {
    const zoom = Math.min(1, Math.max(READABLE, fitting));
    return { x: (view.width - width * zoom) / 2, y: (view.height - height * zoom) / 2, zoom };
  }
  const parts = ZOOMS.map((zoom) => partAt(zoom, { nodes, start, view }));
  const { zoom, left, top } = parts.reduce((one, other) => (isBetter(other, one) ? other : one));
  return { x: -left * zoom, y: -top * zoom, zoom };
}

interface Scene {
  readonly nodes: readonly Box[];
  readonly start: Box;
  readonly view: Size;
}

interface Part {
  readonly zoom: number;
  /** Corner of the canvas, in pixels of the graph. */
  readonly left: number;
  readonly top: number;
  /** Numbers of faults, the worst kind first. */
  readonly faults: readonly number[];
}

/** Places the canvas on the layers, and then on the rows of the layers that it shows. */
function partAt(zoom: number, { nodes, start, view }: Scene): Part {
  const layers = [...new Map(nodes.map((box) => [box.x, across(box)])).values()];
  const home = across(start);
  const folded = nodes.filter(({ group }) => group?.of === start.id);
  const columns = placeWindow(view.width / zoom, {
    ...{ spans: layers, home, room: ROOM },
    wanted: [...nextLayers(layers, home), ...folded.map(across)],
    spare: view.width < PHONE ? 0 : MAP / zoom,
  });
  const shown = nodes.filter((box) => isInside(across(box), columns.window));
  const vertical = { spans: shown.map(down), home: down(start), wanted: folded.map(down), room: ROOM };
  const rows = placeWindow(view.height / zoom, vertical);
  return {
    zoom,
    left: columns.window.from,
    top: rows.window.from,
    faults: [rows.missing, columns.missing, columns.cut],
  };
}

function isBetter(one: Part, other: Part): boolean {
  const differing = one.faults.findIndex((fault, kind) => fault !== other.faults[kind]);
  return differing >= 0 && (one.faults[differing] ?? 0) < (other.faults[differing] ?? 0);
}

/** The nearest layer on each side. */
function nextLayers(layers: readonly Span[], home: Span): Span[] {
  const before = layers.filter(({ to }) => to < home.from).sort((one, other) => other.to - one.to);
  const after = layers.filter(({ from }) => from > home.to).sort((one, other) => one.from - other.from);
  return [...before.slice(0, 1), ...after.slice(0, 1)];
}

function across({ x, width }: Box): Span {
  return { from: x, to: x + width };
}

function down({ y, height }: Box): Span {
  return { from: y, to: y + height };
}
