import fc from 'fast-check';
import { boxesPath, scaleOfMap } from './map-path.js';

describe('the map of the graph', () => {
  it('has the proportions of the graph', () => {
    expect(scaleOfMap({ width: 1_400, height: 460 })).toEqual({ x: 0.1, y: 0.1 });
  });

  it('fits into its corner, and is never as thin as a line', () => {
    const length = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(length, length, (width, height) => {
        const { x, y } = scaleOfMap({ width, height });
        for (const [size, most, least] of [
          [Math.max(1, width) * x, 140, 40],
          [Math.max(1, height) * y, 92, 24],
        ] as const) {
          expect(size).toBeLessThanOrEqual(most + 0.01);
          expect(size).toBeGreaterThanOrEqual(least - 0.01);
        }
      }),
    );
  });

  it('draws every box, however small', () => {
    const boxes = [
      { x: 0, y: 0, width: 240, height: 64 },
      { x: 336, y: 88, width: 240, height: 64 },
    ];
    expect(boxesPath(boxes, { x: 0.1, y: 0.1 })).toBe('M0 0h24v6.4h-24zM33.6 8.8h24v6.4h-24z');
    expect(boxesPath(boxes, { x: 0.001, y: 0.001 })).toBe('M0 0h1v1h-1zM0.3 0.1h1v1h-1z');
  });
});
