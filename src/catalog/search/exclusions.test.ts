/** Which stages and versions a search leaves out, and how. */
import { loadModel } from '../../model/load-model.js';
import {
  applyExclusions,
  excludesHiddenStages,
  findsLatestOnly,
  foundHiddenStages,
  listHiddenStages,
  withoutStages,
} from './exclusions.js';

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

it('only stages whose settings say so are hidden, which the next search expects', async () => {
  const infos = [{ settings: { hideInSearch: true } }, { settings: {} }, { settings: null }, {}];
  const depsWith = (listed: readonly object[]) => ({
    model,
    runRead: () => Promise.resolve(listed.map((info, at) => ({ urn: `s${at}`, info: JSON.stringify(info) }))),
    loadStatement: (name: string) => name,
  });
  expect(foundHiddenStages({ model })).toBe(false);
  expect(await listHiddenStages(depsWith(infos))).toEqual(['s0']);
  expect(foundHiddenStages({ model })).toBe(true);
  expect(await listHiddenStages(depsWith([{}]))).toEqual([]);
  expect(foundHiddenStages({ model })).toBe(false);
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

it('names of stages cannot end the text in the condition', () => {
  const [condition] = withoutStages(none, ['a"b\\'], model).allConditions;
  expect(condition?.('node', '$filter')).toContain(String.raw`IN ["a\"b\\"]`);
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
