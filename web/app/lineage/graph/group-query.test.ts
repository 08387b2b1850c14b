import { groupQuery } from './group-query.js';

it.each([
  [' down_27 ', 'down_27 OR *down_27*'],
  ['Überblick', 'Überblick OR *Überblick*'],
  ['daily revenue', 'daily revenue'],
  ['"daily"', '"daily"'],
  ['day*', 'day*'],
  ['', ''],
])('%j searches a group for %j', (typed, query) => {
  expect(groupQuery(typed)).toBe(query);
});
