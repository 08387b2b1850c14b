import { groupQuery, mergeChoices } from './graph-queries.js';

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

it('adds up the counts of both sides, most frequent first', () => {
  const hive = { value: 'urn:li:dataPlatform:hive', count: 2, displayName: null };
  const looker = { value: 'urn:li:dataPlatform:looker', count: 4, displayName: 'Looker' };
  const facets = [
    { field: 'platform', aggregations: [looker, hive] },
    { field: 'owners', aggregations: [{ value: 'urn:li:corpuser:ada', count: 9, displayName: 'Ada' }] },
    { field: 'platform', aggregations: [{ ...hive, count: 3 }] },
  ];
  expect(mergeChoices(facets, 'platform')).toEqual([
    { value: 'urn:li:dataPlatform:hive', label: 'hive', count: 5 },
    { value: 'urn:li:dataPlatform:looker', label: 'Looker', count: 4 },
  ]);
});
