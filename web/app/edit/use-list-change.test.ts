import { withPending } from './use-list-change.js';

const entity = (name: string) => ({
  urn: `urn:li:tag:${name}`,
  overview: { name, subTypes: [], platform: null },
});
const [a, b, c] = [entity('a'), entity('b'), entity('c')] as const;

it.each([
  ['an added entry', [{ entity: c, isAdded: true }], [a, b, c]],
  ['an added entry that is loaded already', [{ entity: b, isAdded: true }], [a, b]],
  ['a removed entry', [{ entity: a, isAdded: false }], [b]],
  ['a removed entry that is gone already', [{ entity: c, isAdded: false }], [a, b]],
  [
    'an entry that is removed and added again',
    [
      { entity: a, isAdded: false },
      { entity: a, isAdded: true },
    ],
    [b, a],
  ],
])('shows a list with %s', (_, pending, shown) => {
  expect(withPending([a, b], pending)).toEqual(shown);
});
