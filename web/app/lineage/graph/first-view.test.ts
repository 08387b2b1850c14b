import fc from 'fast-check';
import { firstView } from './first-view.js';
import type { Box } from './picture.js';

const VIEW = { width: 1_000, height: 600 };

function boxAt(x: number, y: number): Box {
  const counts = { upstreamCount: 0, downstreamCount: 0, hiddenUpstream: 0, hiddenDownstream: 0 };
  return {
    id: 'start',
    degree: 0,
    x,
    y,
    width: 240,
    height: 64,
    entity: null,
    group: null,
    columns: null,
    ...counts,
  };
}

describe('the first view', () => {
  it('centres a small picture without enlarging it', () => {
    expect(firstView({ width: 240, height: 64 }, boxAt(0, 0), VIEW)).toEqual({ x: 380, y: 268, zoom: 1 });
  });

  it('shows all of a picture that stays readable', () => {
    const { x, zoom } = firstView({ width: 1_190, height: 200 }, boxAt(0, 0), VIEW);
    expect(zoom).toBeCloseTo(0.8);
    expect(x).toBeCloseTo(24);
  });

  it('centres the start in a larger graph', () => {
    const { x, y, zoom } = firstView({ width: 9_000, height: 9_000 }, boxAt(4_000, 5_000), VIEW);
    expect(zoom).toBe(0.75);
    expect(x + (4_000 + 120) * zoom).toBeCloseTo(500);
    expect(y + (5_000 + 32) * zoom).toBeCloseTo(300);
  });

  it('always shows the start, at a readable zoom', () => {
    const place = fc.double({ min: 0, max: 1, noNaN: true });
    const length = fc.integer({ min: 240, max: 50_000 });
    const size = fc.record({ width: length, height: length });
    const corner = fc.record({ left: place, top: place });
    fc.assert(
      fc.property(size, corner, ({ width, height }, { left, top }) => {
        const box = boxAt(left * (width - 240), top * (height - 64));
        const { x, y, zoom } = firstView({ width, height }, box, VIEW);
        expect(zoom).toBeGreaterThanOrEqual(0.75);
        expect(x + box.x * zoom).toBeGreaterThanOrEqual(0);
        expect(x + (box.x + 240) * zoom).toBeLessThanOrEqual(VIEW.width);
        expect(y + box.y * zoom).toBeGreaterThanOrEqual(0);
        expect(y + (box.y + 64) * zoom).toBeLessThanOrEqual(VIEW.height);
      }),
    );
  });
});
