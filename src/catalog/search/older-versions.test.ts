/** Older versions in searches. */
import { loadModel } from '../../model/load-model.js';
import type { Filter } from './filter.js';
import { findsLatestOnly, withoutOlderVersions } from './older-versions.js';

const model = loadModel(['schemas']);
const by = (field: string): Filter => ({ or: [{ and: [{ field, values: ['x'], condition: 'EQUAL' }] }] });

it.each<[string, Filter | undefined, boolean | undefined, boolean]>([
  ['no filter', undefined, undefined, true],
  ['another filter', by('tags'), undefined, true],
  ['a filter by versions', by('versionSet.keyword'), undefined, false],
  ['a filter by versions, but the flag', by('isLatest'), true, true],
  ['the flag', undefined, false, false],
])('with %s', (_, filter, flag, expected) => {
  expect(findsLatestOnly(filter, flag)).toBe(expected);
});

it('the condition without Lucene looks for the flag in the list that is stored', () => {
  const none = { lucene: undefined, conditions: [], allConditions: [], parameters: [] };
  const { lucene, conditions, allConditions } = withoutOlderVersions(none, model);
  expect([lucene?.includes(' -search_terms:'), conditions]).toEqual([true, []]);
  expect(allConditions.map((condition) => condition('node', '$filter'))).toEqual([
    'NOT coalesce(false IN [] + node.`field_isLatest`, false)',
  ]);
});
