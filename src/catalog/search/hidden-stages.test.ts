/** Which stages a search leaves out, and how. */
import { loadModel } from '../../model/load-model.js';
import { hidesStages, hidHiddenStages, listHiddenStages, withoutStages } from './hidden-stages.js';

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
  expect(hidesStages(selected, flag)).toBe(expected);
});

it('only stages whose settings say so are hidden, which the next search expects', async () => {
  const infos = [{ settings: { hideInSearch: true } }, { settings: {} }, { settings: null }, {}];
  const depsWith = (listed: readonly object[]) => ({
    model,
    runRead: () => Promise.resolve(listed.map((info, at) => ({ urn: `s${at}`, info: JSON.stringify(info) }))),
    loadStatement: (name: string) => name,
  });
  expect(hidHiddenStages({ model })).toBe(false);
  expect(await listHiddenStages(depsWith(infos))).toEqual(['s0']);
  expect(hidHiddenStages({ model })).toBe(true);
  expect(await listHiddenStages(depsWith([{}]))).toEqual([]);
  expect(hidHiddenStages({ model })).toBe(false);
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
