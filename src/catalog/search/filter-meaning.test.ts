/**
 * Tests which entities a filter finds, with and without the index, by comparison with the meaning of its conditions.
 * test/exhaustive/search-tables.test.ts runs the same table on Neo4j.
 */
import fc from 'fast-check';
import { join } from 'node:path';
import { created, filterTable, tagged, type PartialCriterion } from '../../../test/helpers/search-tables.js';
import {
  evaluateFilter,
  searchedNode,
  type SearchedNode,
} from '../../../test/helpers/unit/searched-nodes.js';
import { loadModel } from '../../model/load-model.js';
import { searchFieldsOf } from '../../model/search/search-fields.js';
import type { Condition, Criterion } from './filter.js';
import { compileFilter } from './compile-filter.js';

const model = loadModel([join(import.meta.dirname, '..', '..', '..', 'schemas')]);
const schema = { model, fields: searchFieldsOf(model) };

const urnOf = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:shelf,${name},PROD)`;
const tag = (name: string) => `urn:li:tag:${name}`;

function toCriterion({ condition = 'EQUAL', values = [], ...rest }: PartialCriterion): Criterion {
  return { condition, values, ...rest };
}

/** Tells whether the filter finds the node, and checks that the evaluations with and without the index agree. */
function passes(branches: readonly (readonly PartialCriterion[])[], node: SearchedNode): boolean {
  const or = branches.map((and) => ({ and: and.map(toCriterion) }));
  const { withIndex, withoutIndex } = evaluateFilter(compileFilter({ or }, schema), node);
  expect([branches, withIndex]).toEqual([branches, withoutIndex]);
  return withIndex;
}

const { documents, criteria, branches: combined } = filterTable('shelf');
const nodes = Object.entries(documents).map(
  ([name, aspects]) => [name, searchedNode(model, urnOf(name), aspects)] as const,
);
const found = (...branches: (readonly PartialCriterion[])[]) =>
  nodes.flatMap(([name, node]) => (passes(branches, node) ? [name] : []));

describe('a criterion', () => {
  it.each(criteria)('%j finds %j, and its negation finds all others', (criterion, expected) => {
    expect(found([criterion])).toEqual(expected);
    expect(found([{ ...criterion, negated: false }])).toEqual(expected);
    const others = nodes.flatMap(([name]) => (expected.includes(name) ? [] : [name]));
    expect(found([{ ...criterion, negated: true }])).toEqual(others);
  });

  it('for the entity type accepts both names of a type, in any case', () => {
    const job = searchedNode(model, 'urn:li:dataJob:(urn:li:dataFlow:(airflow,flow,PROD),load)', {});
    for (const value of ['dataJob', 'DATA_JOB', 'data_job', 'DATAJOB']) {
      const criterion = { field: '_entityType', condition: 'IEQUAL', values: [value] } as const;
      expect([value, passes([[criterion]], job), found([criterion])]).toEqual([value, true, []]);
    }
  });

  it('distinguishes values that are longer than an index token and differ only at the end', () => {
    const long = 'x'.repeat(5_000);
    const node = searchedNode(model, urnOf('long'), { datasetProperties: { description: `${long}1` } });
    expect(passes([[{ field: 'description', values: [`${long}1`] }]], node)).toBe(true);
    expect(passes([[{ field: 'description', values: [`${long}2`] }]], node)).toBe(false);
  });
});

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  tags: [tag('a'), tag('b'), 'a'],
  name: ['orders', 'Orders', 'ord', 's', '日', ''],
  createdAt: ['0', '1', '10', '2', '1e1'],
  hasDescription: ['true', 'false', 'TRUE'],
  removed: ['true', 'false'],
  _entityType: ['dataset', 'DATASET', 'chart'],
  fieldTags: [tag('a')],
};
const TEXT_CONDITIONS: readonly Condition[] = ['IEQUAL', 'CONTAIN', 'START_WITH', 'END_WITH', 'EXISTS'];
const ALL_CONDITIONS: readonly Condition[] = [
  ...TEXT_CONDITIONS,
  'EQUAL',
  'IN',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL_TO',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL_TO',
  'DESCENDANTS_INCL',
];

const anyCriterion = fc.constantFrom(...Object.keys(FIELDS)).chain((field) =>
  fc.record({
    field: fc.constant(field),
    condition: fc.constantFrom(...ALL_CONDITIONS),
    // Some criteria have more values than the index accepts in one criterion.
    values: fc
      .tuple(fc.subarray([...(FIELDS[field] ?? [])]), fc.constantFrom(0, 0, 0, 70))
      .map(([values, more]) => [...values, ...Array.from({ length: more }, () => FIELDS[field]?.[0] ?? '')]),
    negated: fc.boolean(),
  }),
);

const anyNode = fc
  .record({
    name: fc.constantFrom(undefined, 'orders', 'Orders', 'ORDERS of 日', 'x'),
    time: fc.constantFrom(undefined, 0, 1, 2, 10, 100),
    tags: fc.subarray(['a', 'b', 'c']),
    description: fc.boolean(),
    removed: fc.constantFrom(undefined, true, false),
  })
  .map(({ name, time, tags, description, removed }) =>
    searchedNode(model, urnOf('random'), {
      datasetProperties: {
        ...(name !== undefined && { name }),
        ...(time !== undefined && created(time)),
        ...(description && { description: 'd' }),
      },
      globalTags: tagged(...tags),
      ...(removed !== undefined && { status: { removed } }),
    }),
  );

/** Evaluates a criterion by its definition, as simply as possible. */
function means({ field, condition, values, negated = false }: Criterion, node: SearchedNode): boolean {
  const [{ property, kind } = { property: '', kind: 'text' }] = schema.fields.resolve(field);
  const stored = [node[property] ?? []].flat() as (string | number | boolean)[];
  const isTrue = (value: string) => value.toLowerCase() === 'true';
  const read = (value: string) =>
    kind === 'number' ? Number(value) : kind === 'boolean' ? isTrue(value) : value;
  const wanted = values.map((value) => (value === 'DATASET' && field === '_entityType' ? 'dataset' : value));
  const anyText = (test: (text: string, value: string) => boolean) =>
    stored.some((text) => values.some((value) => test(String(text), value)));
  const anyOrder = (test: (sign: number) => boolean) =>
    stored.some((text) => wanted.map(read).some((value) => test(text === value ? 0 : text < value ? -1 : 1)));
  const tests: Partial<Record<Condition, () => boolean>> = {
    IEQUAL: () => anyText((text, value) => text.toLowerCase() === value.toLowerCase()),
    CONTAIN: () => anyText((text, value) => text.includes(value)),
    START_WITH: () => anyText((text, value) => text.startsWith(value)),
    END_WITH: () => anyText((text, value) => text.endsWith(value)),
    EXISTS: () => stored.length > 0,
    GREATER_THAN: () => anyOrder((sign) => sign > 0),
    GREATER_THAN_OR_EQUAL_TO: () => anyOrder((sign) => sign >= 0),
    LESS_THAN: () => anyOrder((sign) => sign < 0),
    LESS_THAN_OR_EQUAL_TO: () => anyOrder((sign) => sign <= 0),
  };
  const isEqual = () => wanted.map(read).some((value) => stored.includes(value));
  // A missing boolean means false.
  const isFalse = kind === 'boolean' && values.length > 0 && !values.some(isTrue) && !(condition in tests);
  return (isFalse ? !stored.includes(true) : (tests[condition] ?? isEqual)()) !== negated;
}

describe('a filter', () => {
  it.each(combined)('finds the expected entities: %s', (_name, branches, expected) => {
    expect(found(...branches)).toEqual(expected);
  });

  it('with any branches means the same as its criteria, with and without the index', () => {
    const branches = fc.array(fc.array(anyCriterion, { maxLength: 4 }), { maxLength: 4 });
    fc.assert(
      fc.property(branches, anyNode, (or, node) => {
        const expected =
          or.length === 0 || or.some((and) => and.every((criterion) => means(criterion, node)));
        expect(passes(or, node)).toBe(expected);
      }),
      { numRuns: 150 },
    );
  });
});
