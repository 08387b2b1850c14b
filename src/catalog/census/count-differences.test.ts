/** Tests how moves of entities that a write did not lock change the counts. */
import { addMoves } from './count-differences.js';
import { toPlaceKey, type CountDifferences } from './differences.js';

const key = (place: string) => toPlaceKey([place]);
const places = (differences: CountDifferences, type: string) =>
  Object.fromEntries(differences.get(type)?.places ?? []);
const move = (type: string, urns: string[], removed = false) => ({
  ...{ type, urns, removed },
  ...{ before: ['␟a'], after: ['␟b'] },
});

it('moves are added to other differences and change no total', () => {
  const before: CountDifferences = new Map([
    ['dataset', { total: 1, facets: new Map([[16, 1]]), places: new Map([[key('␟a'), 1]]) }],
  ]);
  const after = addMoves(before, [move('dataset', ['x', 'y', 'z']), move('container', ['c'])]);
  expect(after.get('dataset')).toMatchObject({ total: 1, facets: new Map([[16, 1]]) });
  expect(places(after, 'dataset')).toEqual({ [key('␟a')]: -2, [key('␟b')]: 3 });
  expect(places(after, 'container')).toEqual({ [key('␟a')]: -1, [key('␟b')]: 1 });
  expect(places(before, 'dataset')).toEqual({ [key('␟a')]: 1 });
});

it('soft-deleted entities are not counted', () => {
  expect(addMoves(new Map(), [move('dataset', ['x'], true)]).size).toBe(0);
});
