import fc from 'fast-check';
import { labelPositions, linearTicks, logTicks } from './chart-scales.js';

const values = fc.array(fc.double({ min: 0.01, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 8 });

test('Linear ticks begin at zero and reach the largest value', () => {
  expect(linearTicks([700, 3_200])).toEqual([0, 1_000, 2_000, 3_000, 4_000]);
  fc.assert(
    fc.property(values, (list) => {
      const ticks = linearTicks(list);
      expect(ticks.length).toBeLessThan(9);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...list) * 0.999);
    }),
  );
});

test('Logarithmic ticks enclose all values', () => {
  expect(logTicks([3, 40])).toEqual([2, 5, 10, 20, 50]);
  expect(logTicks([2, 3_000])).toEqual([1, 10, 100, 1_000, 10_000]);
  fc.assert(
    fc.property(values, (list) => {
      const ticks = logTicks(list);
      expect(ticks[0]).toBeLessThanOrEqual(Math.min(...list) * 1.001);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...list) * 0.999);
      expect(new Set(ticks).size).toBe(ticks.length);
    }),
  );
});

test('Labels keep their order and a distance', () => {
  expect(labelPositions([100, 100, 300], 20)).toEqual([90, 110, 300]);
  fc.assert(
    fc.property(values, (wanted) => {
      const placed = labelPositions(wanted, 10);
      const ascending = [...placed].sort((a, b) => a - b);
      for (const [index, position] of ascending.slice(1).entries()) {
        expect(position - (ascending[index] ?? 0)).toBeGreaterThan(9);
      }
      for (const [index, position] of placed.entries()) {
        for (const [other, value] of wanted.entries()) {
          if ((wanted[index] ?? 0) < value) expect(position).toBeLessThan(placed[other] ?? 0);
        }
      }
    }),
  );
});
