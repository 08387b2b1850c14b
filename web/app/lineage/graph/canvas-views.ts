/** Which part of the graph the canvas shows: at first, after a path search, and when boxes were added. */
import { isInside, placeWindow, type Span } from './place-window.js';
import { type Box, type Picture, boxesById, type Edge } from './picture.js';

interface View {
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
const WHOLE_MARGIN = 16;
/** Width that the map covers at the right edge, in pixels of the screen. Phones have no map. */
const MAP_WIDTH = 164;
const PHONE_WIDTH = 500;

/** Around a box, in pixels of the graph. Its side buttons need it. */
const BOX_ROOM = 16;

/**
 * Shows the whole graph if it is readable then. Otherwise shows the start with the layers next to it and with the groups of its folded
 * neighbours. The left and right edges of the canvas cut no boxes where possible.
 */
export function firstView(
  { width, height, nodes }: Pick<Picture, 'width' | 'height' | 'nodes'>,
  start: Box | undefined,
  view: Size,
): View {
  const fitting = Math.min(
    (view.width - 2 * WHOLE_MARGIN) / width,
    (view.height - 2 * WHOLE_MARGIN) / height,
  );
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
    ...{ spans: layers, home, room: BOX_ROOM },
    wanted: [...nextLayers(layers, home), ...folded.map(across)],
    spare: view.width < PHONE_WIDTH ? 0 : MAP_WIDTH / zoom,
  });
  const shown = nodes.filter((box) => isInside(across(box), columns.window));
  const vertical = { spans: shown.map(down), home: down(start), wanted: folded.map(down), room: BOX_ROOM };
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

/** Below this zoom boxes have no text. */
const SMALLEST = 0.36;
/** Around the path, in pixels of the screen. */
const PATH_MARGIN = 24;

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
  const fitting = Math.min((width - 2 * PATH_MARGIN) / across, (height - 2 * PATH_MARGIN) / down);
  const zoom = Math.min(1, Math.max(SMALLEST, fitting));
  return {
    x: Math.max(PATH_MARGIN, (width - across * zoom) / 2) - left * zoom,
    y: Math.max(PATH_MARGIN, (height - down * zoom) / 2) - top * zoom,
    zoom,
  };
}

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
const REVEAL_MARGIN = 24;

/** Moves the canvas to boxes that were just drawn: the nearest view that shows all layers with wanted boxes and, of these boxes, the one nearest to the height of the kept box. */
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
  const lowest = Math.min(offset, REVEAL_MARGIN - kept.from);
  const highest = Math.max(offset, length - REVEAL_MARGIN - kept.to);
  const isBefore = from + offset < REVEAL_MARGIN;
  const isAfter = to + offset > length - REVEAL_MARGIN;
  if (isBefore === isAfter) return offset;
  return isBefore ? Math.min(highest, REVEAL_MARGIN - from) : Math.max(lowest, length - REVEAL_MARGIN - to);
}
