import { resultOf } from './results.js';

it.each([
  [{ result: { type: 'FAILURE' } }, 'FAILURE'],
  [{ result: { type: 'SUCCESS' } }, 'SUCCESS'],
  [{ result: null }, 'NONE'],
  [{ result: { type: 'toString' } }, 'NONE'],
  [undefined, 'NONE'],
])('the result of %j is %s', (event, name) => {
  expect(resultOf(event)).toBe(name);
});
