import { facetValues, filterValues } from './facet-fields.js';

const NAMES = new Map([['urn:li:tag:1', 'Gold']]);
const counted = (value: string, count: number, displayName: string | null = null) => ({
  value,
  count,
  displayName,
});

it('puts chosen values first, even without hits', () => {
  const values = facetValues('tags', [counted('urn:li:tag:2', 9, 'Raw'), counted('urn:li:tag:3', 4, 'Old')], {
    chosen: ['urn:li:tag:1', 'urn:li:tag:3'],
    names: NAMES,
  });
  expect(values.map(({ label, count }) => [label, count])).toEqual([
    ['Gold', 0],
    ['Old', 4],
    ['Raw', 9],
  ]);
});

it('labels entity types in words and keeps the names of the model as values', () => {
  expect(facetValues('_entityType', [counted('DATA_JOB', 3)], { chosen: ['dataJob'], names: NAMES })).toEqual(
    [{ value: 'dataJob', label: 'Jobs', count: 3 }],
  );
});

it('filters values by their label, ignoring case', () => {
  const values = facetValues('origin', [counted('PROD', 3), counted('DEV', 1)], { chosen: [], names: NAMES });
  expect(filterValues(values, ' pro ').map(({ label }) => label)).toEqual(['PROD']);
});
