import fc from 'fast-check';
import { foldPath } from './folded-path.js';

it('shows a path of four steps in full', () => {
  expect(foldPath(['a', 'b', 'c', 'd'])).toEqual({ start: ['a', 'b', 'c', 'd'], middle: [], end: [] });
});

it('keeps the root and the two nearest steps of a long path', () => {
  expect(foldPath(['a', 'b', 'c', 'd', 'e'])).toEqual({ start: ['a'], middle: ['b', 'c'], end: ['d', 'e'] });
});

it('keeps all steps in their order', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (steps) => {
      const { start, middle, end } = foldPath(steps);
      expect([...start, ...middle, ...end]).toEqual(steps);
      expect(start.length + end.length).toBeLessThanOrEqual(4);
    }),
  );
});
