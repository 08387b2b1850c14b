import { formatSize } from './format-size.js';

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_500, '1.5 kB'],
  [12_345_678, '12 MB'],
  [2e15, '2 PB'],
  [3e19, '30,000 PB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
