import { keepsGrowing } from './memory-growth.js';

const samples = (valueAt: (index: number) => number, count = 40): number[] =>
  Array.from({ length: count }, (_, index) => valueAt(index));

it.each([
  ['a leak', samples((index) => 300 + 20 * index), true],
  ['a slow leak in a long run', samples((index) => 300 + index, 2_000), true],
  ['a heap that grows and is collected', samples((index) => 300 + 15 * (index % 10)), false],
  ['caches that fill at the start', samples((index) => 500 - 200 / (index + 1)), false],
  ['a short run', samples((index) => 300 + 100 * index, 19), false],
])('%s', (_, given, expected) => {
  expect(keepsGrowing(given)).toBe(expected);
});
