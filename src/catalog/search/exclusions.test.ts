/** Which stages and versions a search leaves out, and how. */
import { loadModel } from '../../model/load-model.js';
import { filterParameters } from './compile-filter.js';
import { applyExclusions, excludesHiddenStages, findsLatestOnly, withoutStages } from './exclusions.js';

const model = loadModel(['schemas']);
const filter = (field: string) => ({
  or: [{ and: [{ field, values: ['x'], condition: 'EQUAL' as const }] }],
});

it.each([
  ['without a filter', undefined, undefined, true],
  ['with a filter by another field', filter('platform'), null, true],
  ['with a filter by stage', filter('lifecycleStage'), undefined, false],
  ['with the older spelling of such a filter', filter('lifecycleStage.keyword'), undefined, false],
  ['if the flag includes them', undefined, true, false],
  ['if the flag excludes them despite the filter', filter('lifecycleStage'), false, true],
])('%s (%j, flag %j) hidden stages are left out: %j', (_name, selected, flag, expected) => {
  expect(excludesHiddenStages(selected, flag)).toBe(expected);
});

const none = { lucene: undefined, conditions: [], allConditions: [], parameters: [] };
const stages = (count: number) =>
  Array.from({ length: count }, (_, at) => `urn:li:lifecycleStageType:s${at}`);

it('Lucene excludes stages; of very many stages, Cypher checks each hit', () => {
  const few = withoutStages({ ...none, lucene: 'x' }, stages(2), model);
  expect(few.lucene).toMatch(/^\(\+x -search_terms:\S+ -search_terms:\S+\)$/);
  expect([few.conditions.length, few.allConditions.length]).toEqual([0, 1]);
  const many = withoutStages(none, stages(101), model);
  expect([many.lucene, many.conditions.length, many.allConditions.length]).toEqual([undefined, 1, 1]);
  expect(withoutStages(none, [], model)).toBe(none);
});

it('the text of the condition depends neither on the number nor on the names of stages', () => {
  const conditions = [stages(1), stages(3), ['a"b\\'], stages(101)].map((hidden) => {
    const excluding = withoutStages(none, hidden, model);
    expect(filterParameters(excluding)).toEqual({ filter: [], hiddenStages: hidden });
    return excluding.allConditions.map((condition) => condition('node', '$filter')).join();
  });
  expect(new Set(conditions)).toEqual(
    new Set([
      'NOT coalesce(any(stage IN [] + node.`field_lifecycleStage` WHERE stage IN $hiddenStages), false)',
    ]),
  );
  expect(filterParameters(none)).toEqual({ filter: [] });
});

describe('older versions', () => {
  it.each([
    ['no filter', undefined, undefined, true],
    ['another filter', filter('tags'), undefined, true],
    ['a filter by versions', filter('versionSet.keyword'), undefined, false],
    ['a filter by versions, but the flag', filter('isLatest'), true, true],
    ['the flag', undefined, false, false],
  ])('with %s', (_, selected, flag, expected) => {
    expect(findsLatestOnly(selected, flag)).toBe(expected);
  });

  it('the condition without Lucene looks for the flag in the list that is stored', () => {
    const { lucene, conditions, allConditions } = applyExclusions(none, { latestVersionsOnly: true }, model);
    expect([lucene?.includes(' -search_terms:'), conditions]).toEqual([true, []]);
    expect(allConditions.map((condition) => condition('node', '$filter'))).toEqual([
      'NOT coalesce(false IN [] + node.`field_isLatest`, false)',
    ]);
  });
});
