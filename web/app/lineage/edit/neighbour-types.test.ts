import { neighbourTypes } from './neighbour-types.js';

it.each([
  ['dataset', 'UPSTREAM', ['dataset', 'dataJob']],
  ['dataset', 'DOWNSTREAM', ['dataset', 'dataJob', 'chart', 'dashboard']],
  ['chart', 'DOWNSTREAM', ['chart', 'dashboard']],
  ['dashboard', 'DOWNSTREAM', []],
  ['tag', 'UPSTREAM', []],
] as const)('a %s has editable neighbours %s of the types %j', (type, direction, types) => {
  expect(neighbourTypes(type, direction)).toEqual(types);
});
