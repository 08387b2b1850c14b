/** Valid and invalid pages. */
import { refusal } from '../../test/helpers/unit/refusal.js';
import { checkPage } from './page.js';

const FARTHEST = 2 ** 52;

it.each([
  [0, 0],
  [0, 5_000],
  [FARTHEST, 5_000],
  [2 ** 31, 1],
])('a page from %d with %d items is valid', (start, count) => {
  expect(() => {
    checkPage({ start, count });
  }).not.toThrow();
});

it.each<[number, number, Parameters<typeof refusal>]>([
  [0, 10_001, ['LIMIT_EXCEEDED', { path: '/count', rule: 'maximum 10000' }]],
  [0, Infinity, ['LIMIT_EXCEEDED', { path: '/count' }]],
  [0, -1, ['INVALID_REQUEST', { path: '/count', rule: 'minimum 0' }]],
  [0, 1.5, ['INVALID_REQUEST', { path: '/count' }]],
  [0, NaN, ['INVALID_REQUEST', { path: '/count' }]],
  [-1, 10, ['INVALID_REQUEST', { path: '/start', rule: 'minimum 0' }]],
  [0.5, 10, ['INVALID_REQUEST', { path: '/start' }]],
  [2 ** 62, 10, ['INVALID_REQUEST', { path: '/start' }]],
  [1e300, 10, ['INVALID_REQUEST', { path: '/start' }]],
  [FARTHEST + 1, 10, ['INVALID_REQUEST', { path: '/start', rule: `maximum ${FARTHEST}` }]],
  [Number.MAX_SAFE_INTEGER, 10, ['INVALID_REQUEST', { path: '/start', rule: `maximum ${FARTHEST}` }]],
])('a page from %d with %d items is refused', (start, count, refused) => {
  expect(() => {
    checkPage({ start, count });
  }).toThrow(refusal(...refused));
});
