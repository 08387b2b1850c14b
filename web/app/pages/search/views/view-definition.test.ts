import fc from 'fast-check';
import { TYPE_FIELD, type FieldFilter } from '../state/search-state.js';
import { definitionOf, filtersOf, type Definition, viewWords } from './view-definition.js';

const TAG = 'urn:li:tag:pii';

/** As the service returns it. */
const stored = (filters: readonly FieldFilter[]) => definitionOf(filters) as Definition;

const condition = (part: Partial<Definition['filter']['filters'][number]>) => ({
  ...{ field: 'tags', condition: 'EQUAL' as const, values: [TAG], negated: false },
  ...part,
});

it('the filters of a search become a view and are shown again', () => {
  const filter = fc.record({
    field: fc.constantFrom(TYPE_FIELD, 'platform', 'tags', 'domains'),
    values: fc.uniqueArray(fc.constantFrom('dataset', 'mlFeatureTable', 'corpuser'), { minLength: 1 }),
    isExcluded: fc.boolean(),
  });
  const filters = fc.uniqueArray(filter, {
    minLength: 1,
    selector: ({ field, isExcluded }) => `${field} ${String(isExcluded)}`,
  });
  fc.assert(
    fc.property(filters, (before) => {
      const after = filtersOf(stored(before));
      expect(after).toHaveLength(before.length);
      expect(after).toEqual(expect.arrayContaining(before));
    }),
  );
});

it.each<[string, Definition]>([
  [
    'alternatives',
    { entityTypes: [], filter: { operator: 'OR', filters: [condition({}), condition({ field: 'a' })] } },
  ],
  [
    'another condition',
    { entityTypes: [], filter: { operator: 'AND', filters: [condition({ condition: 'CONTAIN' })] } },
  ],
  ['no values', { entityTypes: [], filter: { operator: 'AND', filters: [condition({ values: [] })] } }],
  [
    'one field twice',
    { entityTypes: [], filter: { operator: 'AND', filters: [condition({}), condition({})] } },
  ],
  ['nothing', { entityTypes: [], filter: { operator: 'AND', filters: [] } }],
])('a search cannot show %s', (_, definition) => {
  expect(filtersOf(definition)).toBeUndefined();
});

it('says types and conditions', () => {
  const filters = [
    { field: TYPE_FIELD, values: ['dataset', 'chart'], isExcluded: false },
    { field: 'tags', values: [TAG], isExcluded: true },
  ];
  expect(viewWords(stored(filters))).toBe('Kind: Dataset or Chart; not Tag: pii');
});

it('says conditions that only other programs make', () => {
  const filters = [condition({ field: 'owners', condition: 'EXISTS', values: [] }), condition({})];
  expect(viewWords({ entityTypes: [], filter: { operator: 'OR', filters } })).toBe(
    'Owner exists or Tag: pii',
  );
  expect(viewWords({ entityTypes: [], filter: { operator: 'AND', filters: [] } })).toMatch(/^Everything/);
});
