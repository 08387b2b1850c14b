import { hasEditableLineage, neighbourTypes } from './lineage-edits.js';

it.each([
  ['dataset', 'UPSTREAM', ['dataset', 'dataJob']],
  ['dataset', 'DOWNSTREAM', ['dataset', 'dataJob', 'chart', 'dashboard']],
  ['chart', 'DOWNSTREAM', ['chart', 'dashboard']],
  ['dashboard', 'DOWNSTREAM', []],
  ['tag', 'UPSTREAM', []],
] as const)('a %s has editable neighbours %s of the types %j', (type, direction, types) => {
  expect(neighbourTypes(type, direction)).toEqual(types);
});

it('lineage of a dashboard can be edited, that of a tag cannot', () => {
  expect(hasEditableLineage('dashboard')).toBe(true);
  expect(hasEditableLineage('tag')).toBe(false);
});
