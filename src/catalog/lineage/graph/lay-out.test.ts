import fc from 'fast-check';
import { ROW_GAP } from './place-cells.js';
import { COLUMN_GAP, layOut } from './lay-out.js';
import type { Arrow, Box, Layout, PositionedBox } from './layers.js';

const box = (id: string, column = 0, height = 64): Box => ({ id, column, width: 240, height });

function boxOf({ boxes }: Layout, id: string): PositionedBox {
  const found = boxes.find((placed) => placed.id === id);
  if (found === undefined) throw new Error(`${id} is not placed`);
  return found;
}

const right = ({ x, width }: PositionedBox) => x + width;
const middle = ({ y, height }: PositionedBox) => y + height / 2;

/** Graphs of any shape, with cycles, with preferred columns, or without arrows. */
const graphs = fc.integer({ min: 1, max: 25 }).chain((count) =>
  fc.record({
    boxes: fc
      .array(fc.record({ column: fc.integer({ min: -5, max: 5 }), rows: fc.nat(8) }), {
        minLength: count,
        maxLength: count,
      })
      .map((all) => all.map(({ column, rows }, index) => box(`b${index}`, column, 64 + 24 * rows))),
    arrows: fc
      .uniqueArray(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), {
        maxLength: 60,
        selector: ([from, to]) => `${from} ${to}`,
      })
      .map((pairs) =>
        pairs.filter(([from, to]) => from !== to).map(([from, to]) => ({ from: `b${from}`, to: `b${to}` })),
      ),
  }),
);

/** Graphs without cycles: every arrow leads to a box with a higher number. */
const acyclic = graphs.map(({ boxes, arrows }) => {
  const number = (id: string) => Number(id.slice(1));
  const forward = arrows.map(({ from, to }) =>
    number(from) < number(to) ? { from, to } : { from: to, to: from },
  );
  return {
    boxes,
    arrows: [...new Map(forward.map((arrow) => [`${arrow.from} ${arrow.to}`, arrow])).values()],
  };
});

describe('a layout', () => {
  it('places every box inside the graph, without overlaps', () => {
    fc.assert(
      fc.property(graphs, ({ boxes, arrows }) => {
        const layout = layOut(boxes, arrows);
        expect(layout.boxes.map(({ id }) => id)).toEqual(boxes.map(({ id }) => id));
        for (const [index, one] of layout.boxes.entries()) {
          expect(Math.min(one.x, one.y)).toBeGreaterThanOrEqual(0);
          expect(right(one)).toBeLessThanOrEqual(layout.width);
          expect(one.y + one.height).toBeLessThanOrEqual(layout.height);
          for (const other of layout.boxes.slice(index + 1)) {
            if (one.x !== other.x) expect(Math.abs(one.x - other.x)).toBeGreaterThanOrEqual(240 + COLUMN_GAP);
            else {
              const [upper, lower] = one.y < other.y ? [one, other] : [other, one];
              expect(lower.y - upper.y - upper.height).toBeGreaterThanOrEqual(ROW_GAP);
            }
          }
        }
      }),
    );
  });

  it('draws every arrow from the right side of one box to the left side of the other, never backwards', () => {
    fc.assert(
      fc.property(acyclic, ({ boxes, arrows }) => {
        const layout = layOut(boxes, arrows);
        for (const [index, { from, to }] of arrows.entries()) {
          const [source, target] = [boxOf(layout, from), boxOf(layout, to)];
          const points = layout.lines[index] ?? [];
          expect(points[0]).toEqual({ x: right(source), y: middle(source) });
          expect(points.at(-1)).toEqual({ x: target.x, y: middle(target) });
          const places = points.map(({ x }) => x);
          expect(places).toEqual([...places].sort((left, other) => left - other));
        }
      }),
    );
  });

  it('routes arrows around boxes', () => {
    fc.assert(
      fc.property(acyclic, ({ boxes, arrows }) => {
        const layout = layOut(boxes, arrows);
        const isCrossed = ({ x, y, height, ...one }: PositionedBox) =>
          layout.lines.some((points) =>
            points.some((point, index) => {
              const next = points[index + 1];
              const isAlong = next !== undefined && point.x <= x && next.x >= x + one.width;
              return isAlong && point.y === next.y && point.y > y && point.y < y + height;
            }),
          );
        expect(layout.boxes.filter(isCrossed)).toEqual([]);
      }),
    );
  });

  it('attaches both ends of every arrow to their boxes, even in a cycle', () => {
    fc.assert(
      fc.property(graphs, ({ boxes, arrows }) => {
        const layout = layOut(boxes, arrows);
        for (const [index, { from, to }] of arrows.entries()) {
          const [source, target] = [boxOf(layout, from), boxOf(layout, to)];
          const isForward = source.x < target.x;
          const line = layout.lines[index] ?? [];
          expect(line[0]).toEqual({ x: isForward ? right(source) : source.x, y: middle(source) });
          expect(line.at(-1)).toEqual({ x: isForward ? target.x : right(target), y: middle(target) });
        }
      }),
    );
  });

  it('is the same for the same graph', () => {
    fc.assert(
      fc.property(graphs, ({ boxes, arrows }) => {
        expect(layOut(boxes, arrows)).toEqual(layOut(boxes, arrows));
      }),
    );
  });

  it('is empty without boxes', () => {
    expect(layOut([], [])).toEqual({ boxes: [], lines: [], width: 0, height: 0 });
  });

  it('draws a chain as a straight line', () => {
    const ids = ['a', 'b', 'c', 'd'];
    const arrows = ids.slice(1).map((to, index) => ({ from: ids[index] ?? '', to }));
    const layout = layOut(
      ids.map((id, column) => box(id, column)),
      arrows,
    );
    expect(new Set(layout.boxes.map(middle))).toEqual(new Set([32]));
    expect(layout).toMatchObject({ width: 4 * 240 + 3 * COLUMN_GAP, height: 64 });
  });

  it('centres a box between its neighbours', () => {
    const layout = layOut(
      [box('hub'), ...[1, 2, 3].map((index) => box(`n${index}`, 1))],
      [1, 2, 3].map((index): Arrow => ({ from: 'hub', to: `n${index}` })),
    );
    expect(middle(boxOf(layout, 'hub'))).toBe(middle(boxOf(layout, 'n2')));
  });

  it('removes the crossing of two chains', () => {
    const boxes = [box('a'), box('b'), box('c', 1), box('d', 1)];
    const layout = layOut(boxes, [
      { from: 'a', to: 'd' },
      { from: 'b', to: 'c' },
    ]);
    expect(middle(boxOf(layout, 'a'))).toBe(middle(boxOf(layout, 'd')));
    expect(middle(boxOf(layout, 'b'))).toBe(middle(boxOf(layout, 'c')));
  });

  it('routes a long arrow past the box that it skips', () => {
    const layout = layOut(
      [box('a'), box('b', 1), box('c', 2)],
      [
        { from: 'a', to: 'b' },
        { from: 'b', to: 'c' },
        { from: 'a', to: 'c' },
      ],
    );
    const skipped = boxOf(layout, 'b');
    const levels = (layout.lines[2] ?? []).filter(({ x }) => x === skipped.x).map(({ y }) => y);
    expect(levels).toHaveLength(1);
    expect(levels.every((y) => y < skipped.y || y > skipped.y + skipped.height)).toBe(true);
  });
});
