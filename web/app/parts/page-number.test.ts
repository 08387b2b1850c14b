import fc from 'fast-check';
import { readPageNumber, writePageNumber } from './page-number.js';

it('is the same after a round trip, and keeps other parameters', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999 }), (page) => {
      const written = writePageNumber(new URLSearchParams('query=a&page=3'), page);
      expect(readPageNumber(written)).toBe(page);
      expect(written.get('query')).toBe('a');
    }),
  );
});

it('writes no number for the first page', () => {
  expect(writePageNumber(new URLSearchParams('page=3&query=a'), 1).toString()).toBe('query=a');
});

it.each(['', '0', '-2', '01', 'x', '1.5', '1.01', '1e3', '0x10', ' 2', '10000000'])(
  'shows the first page for "%s"',
  (page) => {
    expect(readPageNumber(new URLSearchParams({ page }))).toBe(1);
  },
);

it('shows the first page without a parameter', () => {
  expect(readPageNumber(new URLSearchParams())).toBe(1);
});
