import { mergeChanges } from './use-live-changes.js';

const change = (id: string) => ({ id });

it('puts new changes first, without duplicates', () => {
  const merged = mergeChanges([change('c'), change('b')], [change('b'), change('a')], 10);
  expect(merged.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
});

it('drops the oldest changes beyond the limit', () => {
  const merged = mergeChanges([change('c')], [change('b'), change('a')], 2);
  expect(merged.map(({ id }) => id)).toEqual(['c', 'b']);
});

it('returns the list unchanged without new changes', () => {
  const shown = [change('a')];
  expect(mergeChanges([], shown, 1)).toBe(shown);
});
