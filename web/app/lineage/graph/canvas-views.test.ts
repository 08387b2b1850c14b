import fc from 'fast-check';
import { firstView, type Size, revealBoxes, pathView } from './canvas-views.js';
import type { Box, Edge } from './picture.js';

const DESKTOP = { width: 970, height: 500 };
const PHONE = { width: 372, height: 400 };

interface Layered {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly Box[];
  readonly start: Box;
}

function boxAt(x: number, y: number, parts: Partial<Box> = {}): Box {
  const counts = { upstreamCount: 0, downstreamCount: 0, hiddenUpstream: 0, hiddenDownstream: 0 };
  const fixed = { degree: 0, width: 240, height: 64, entity: null, group: null, columns: null };
  return { id: `${x} ${y}`, x, y, ...fixed, ...counts, ...parts };
}

/**
 * Layers with these numbers of boxes, each in the middle of the height, as the service lays them out.
 * @param startLayer the first box of this layer is the start
 */
function layered(counts: readonly number[], startLayer: number): Layered {
  const height = Math.max(...counts) * 88 - 24;
  const topOf = (layer: number) => (height - (counts[layer] ?? 0) * 88 + 24) / 2;
  const nodes = counts.flatMap((count, layer) =>
    Array.from({ length: count }, (_, row) => boxAt(layer * 336, topOf(layer) + row * 88)),
  );
  const start = boxAt(startLayer * 336, topOf(startLayer));
  return { width: counts.length * 336 - 96, height, nodes, start };
}

function viewOf({ start, ...picture }: Layered, size: Size) {
  return firstView(picture, start, size);
}

function show(graph: Layered, size: Size) {
  const { x, y, zoom } = viewOf(graph, size);
  const placed = graph.nodes.map((box) => ({
    box,
    left: x + box.x * zoom,
    right: x + (box.x + box.width) * zoom,
    top: y + box.y * zoom,
    bottom: y + (box.y + box.height) * zoom,
  }));
  const whole = placed
    .filter(({ left, right }) => left >= 0 && right <= size.width)
    .filter(({ top, bottom }) => top >= 0 && bottom <= size.height)
    .map(({ box }) => box.id);
  const isCutAt = (edge: number) => placed.filter(({ left, right }) => left < edge && right > edge);
  return { zoom, whole: new Set(whole), cut: [...isCutAt(0), ...isCutAt(size.width)] };
}

function idsOfLayer({ nodes }: Layered, layer: number): string[] {
  return nodes.filter(({ x }) => x === layer * 336).map(({ id }) => id);
}

describe('the first view', () => {
  it('centres a small graph without enlarging it', () => {
    const { start, ...picture } = layered([1], 0);
    expect(firstView(picture, start, DESKTOP)).toEqual({ x: 365, y: 218, zoom: 1 });
  });

  it('shows all of a graph that stays readable', () => {
    const graph = layered([2, 1, 3, 4], 1);
    const { zoom, whole } = show(graph, DESKTOP);
    expect(zoom).toBeCloseTo(0.752);
    expect(whole.size).toBe(graph.nodes.length);
  });

  it('shows the layers on both sides of the start of a wide graph, and cuts none', () => {
    const graph = layered([3, 2, 3, 1, 4, 2, 5, 1], 3);
    const { whole, cut } = show(graph, DESKTOP);
    expect([...whole]).toEqual(expect.arrayContaining([...idsOfLayer(graph, 2), ...idsOfLayer(graph, 4)]));
    expect(cut).toEqual([]);
  });

  it('shows the group of the folded neighbours of a hub, although it is far below the start', () => {
    const graph = layered([2, 1, 11], 1);
    const group = {
      of: graph.start.id,
      direction: 'DOWNSTREAM',
      count: 290,
      types: [],
      platforms: [],
    } as const;
    const folded = boxAt(672, graph.height + 24, { id: 'group', height: 48, group });
    const hub = { ...graph, height: graph.height + 72, nodes: [...graph.nodes, folded] };
    const { whole } = show(hub, DESKTOP);
    expect([...whole]).toEqual(expect.arrayContaining([graph.start.id, 'group']));
  });

  it('shows one neighbouring layer completely on a phone', () => {
    const { whole, cut } = show(layered([1, 1, 1], 1), PHONE);
    expect(whole.size).toBe(2);
    expect(cut).toEqual([]);
  });

  it('shows the side with the folded neighbours on a phone', () => {
    const graph = layered([1, 1, 4], 1);
    const group = {
      of: graph.start.id,
      direction: 'DOWNSTREAM',
      count: 7,
      types: [],
      platforms: [],
    } as const;
    const folded = boxAt(672, graph.height + 24, { id: 'group', height: 48, group });
    const hub = { ...graph, height: graph.height + 72, nodes: [...graph.nodes, folded] };
    expect([...show(hub, PHONE).whole]).toEqual(expect.arrayContaining([graph.start.id, 'group']));
  });

  it('leaves the corner of the map empty where there is room', () => {
    const graph = layered([2, 1, 12], 1);
    const { zoom, x } = viewOf(graph, DESKTOP);
    expect(x + graph.width * zoom).toBeLessThanOrEqual(DESKTOP.width - 164);
  });

  it('shows the top of a start that is taller than the canvas', () => {
    const tall = boxAt(336, 0, { height: 4_872 });
    const { y, zoom } = firstView({ width: 912, height: 4_872, nodes: [tall] }, tall, DESKTOP);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(16 * zoom);
  });

  it('always shows the start at a readable zoom, and cuts no layer', () => {
    const counts = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 12 });
    const graph = counts.chain((each) => fc.nat(each.length - 1).map((layer) => layered(each, layer)));
    const size = fc.constantFrom(
      DESKTOP,
      PHONE,
      { width: 1_226, height: 760 },
      { width: 1_900, height: 980 },
    );
    fc.assert(
      fc.property(graph, size, (drawn, view) => {
        const { zoom, whole, cut } = show(drawn, view);
        expect(zoom).toBeGreaterThanOrEqual(0.58);
        expect(zoom).toBeLessThanOrEqual(1);
        expect(whole).toContain(drawn.start.id);
        expect(cut).toEqual([]);
      }),
    );
  });
});

const SIZE = { width: 1_000, height: 500 };
const VIEW = { x: 0, y: 0, zoom: 0.5 };

function rectangleAt(x: number, y: number) {
  return { x, y, width: 240, height: 64 };
}

describe('revealing new boxes', () => {
  it('moves nothing if they are in view, or if there are none', () => {
    const kept = rectangleAt(400, 400);
    expect(revealBoxes(VIEW, { kept, wanted: [rectangleAt(736, 400)], size: SIZE })).toEqual(VIEW);
    expect(revealBoxes(VIEW, { kept, wanted: [], size: SIZE })).toEqual(VIEW);
  });

  it('moves the canvas only as far as needed', () => {
    const wanted = [rectangleAt(-300, 400), rectangleAt(50, 400)];
    expect(revealBoxes(VIEW, { kept: rectangleAt(400, 400), wanted, size: SIZE })).toEqual({
      ...VIEW,
      x: 174,
    });
  });

  it('shows the box that is nearest in height, if they are too high for the canvas', () => {
    const wanted = [rectangleAt(736, -2_000), rectangleAt(736, -300), rectangleAt(736, 5_000)];
    const { y } = revealBoxes(VIEW, { kept: rectangleAt(400, 400), wanted, size: SIZE });
    expect(y).toBe(174);
  });

  it('never moves a kept box out of view', () => {
    const place = fc.integer({ min: -4_000, max: 4_000 });
    const box = fc.tuple(place, place).map(([x, y]) => rectangleAt(x, y));
    const inView = fc
      .tuple(fc.integer({ min: 48, max: 1_712 }), fc.integer({ min: 48, max: 888 }))
      .map(([x, y]) => rectangleAt(x, y));
    fc.assert(
      fc.property(inView, fc.array(box, { maxLength: 5 }), (kept, wanted) => {
        const { x, y, zoom } = revealBoxes(VIEW, { kept, wanted, size: SIZE });
        expect(kept.x * zoom + x).toBeGreaterThanOrEqual(0);
        expect((kept.x + 240) * zoom + x).toBeLessThanOrEqual(SIZE.width);
        expect(kept.y * zoom + y).toBeGreaterThanOrEqual(0);
        expect((kept.y + 64) * zoom + y).toBeLessThanOrEqual(SIZE.height);
      }),
    );
  });
});

function namedBoxAt(id: string, x: number, y: number): Box {
  const counts = { upstreamCount: 0, downstreamCount: 0, hiddenUpstream: 0, hiddenDownstream: 0 };
  return { id, degree: 0, x, y, width: 240, height: 64, entity: null, group: null, columns: null, ...counts };
}

function edge(from: string, to: string): Edge {
  return { from, to, isManual: false, through: 0, points: [] };
}

describe('the view of a path', () => {
  it('shows all of its boxes and ignores the others', () => {
    const nodes = [namedBoxAt('far', 9_000, 9_000), namedBoxAt('a', 1_000, 400), namedBoxAt('b', 1_336, 500)];
    const view = pathView({ nodes }, new Set([edge('a', 'b')]), DESKTOP);
    expect(view).toEqual({ x: (970 - 576) / 2 - 1_000, y: (500 - 164) / 2 - 400, zoom: 1 });
  });

  it('starts at the beginning of a path that is too long to be readable', () => {
    const nodes = [namedBoxAt('a', 0, 0), namedBoxAt('b', 9_000, 0)];
    const view = pathView({ nodes }, new Set([edge('a', 'b')]), DESKTOP);
    expect(view).toMatchObject({ x: 24, zoom: 0.36 });
  });

  it('does not exist without a path', () => {
    expect(pathView({ nodes: [namedBoxAt('a', 0, 0)] }, new Set(), DESKTOP)).toBeUndefined();
  });
});
