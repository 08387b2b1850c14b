import fc from 'fast-check';
import { revealBoxes } from './reveal-boxes.js';

const SIZE = { width: 1_000, height: 500 };
const VIEW = { x: 0, y: 0, zoom: 0.5 };

function boxAt(x: number, y: number) {
  return { x, y, width: 240, height: 64 };
}

describe('revealing new boxes', () => {
  it('moves nothing if they are in view, or if there are none', () => {
    const kept = boxAt(400, 400);
    expect(revealBoxes(VIEW, { kept, wanted: [boxAt(736, 400)], size: SIZE })).toEqual(VIEW);
    expect(revealBoxes(VIEW, { kept, wanted: [], size: SIZE })).toEqual(VIEW);
  });

  it('moves the canvas only as far as needed', () => {
    const wanted = [boxAt(-300, 400), boxAt(50, 400)];
    expect(revealBoxes(VIEW, { kept: boxAt(400, 400), wanted, size: SIZE })).toEqual({ ...VIEW, x: 174 });
  });

  it('shows the box that is nearest in height, if they are too high for the canvas', () => {
    const wanted = [boxAt(736, -2_000), boxAt(736, -300), boxAt(736, 5_000)];
    const { y } = revealBoxes(VIEW, { kept: boxAt(400, 400), wanted, size: SIZE });
    expect(y).toBe(174);
  });

  it('never moves a kept box out of view', () => {
    const place = fc.integer({ min: -4_000, max: 4_000 });
    const box = fc.tuple(place, place).map(([x, y]) => boxAt(x, y));
    const inView = fc
      .tuple(fc.integer({ min: 48, max: 1_712 }), fc.integer({ min: 48, max: 888 }))
      .map(([x, y]) => boxAt(x, y));
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
