/** What a filter lets through, by the index and without it, compared with what its conditions mean. */
import fc from 'fast-check';
import { join } from 'node:path';
import { judge, searchedNode, type SearchedNode } from '../../../test/helpers/unit/searched-nodes.js';
import { loadModel } from '../../model/load-model.js';
import { searchFieldsOf } from '../../model/search/search-fields.js';
import type { Condition, Criterion } from '../types.js';
import { compileFilter } from './compile-filter.js';

const model = loadModel([join(import.meta.dirname, '..', '..', '..', 'schemas')]);
const scope = { model, fields: searchFieldsOf(model) };

const urnOf = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:shelf,${name},PROD)`;
const tag = (name: string) => `urn:li:tag:${name}`;
const tagged = (...names: string[]) => ({ tags: names.map((name) => ({ tag: tag(name) })) });
const created = (time: number) => ({ created: { time, actor: 'urn:li:corpuser:ann' } });

type Asked = Omit<Criterion, 'condition' | 'values'> & Partial<Criterion>;

function toCriterion({ condition = 'EQUAL', values = [], ...rest }: Asked): Criterion {
  return { condition, values, ...rest };
}

/** Whichever way it is checked, a filter lets the same entities through. */
function passes(branches: readonly (readonly Asked[])[], node: SearchedNode): boolean {
  const or = branches.map((and) => ({ and: and.map(toCriterion) }));
  const { withIndex, withoutIndex } = judge(compileFilter({ or }, scope), node);
  expect([branches, withIndex]).toEqual([branches, withoutIndex]);
  return withIndex;
}

const SHELF: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  orders: {
    datasetProperties: {
      name: 'Orders_Daily',
      description: 'Every order',
      customProperties: { team: 'growth', tier: '1' },
      ...created(2_000),
    },
    globalTags: tagged('pii', 'gold'),
    upstreamLineage: { upstreams: [{ dataset: urnOf('raw'), type: 'COPY' }] },
  },
  raw: {
    datasetProperties: { name: 'orders_raw', ...created(1_000), customProperties: { team: 'platform' } },
    globalTags: tagged('gold'),
  },
  stocks: { datasetProperties: { name: 'stocks 100% "live" \\ raw', ...created(10_000) } },
  bare: {},
};
const nodes = Object.entries(SHELF).map(
  ([name, aspects]) => [name, searchedNode(model, urnOf(name), aspects)] as const,
);
const found = (...branches: (readonly Asked[])[]) =>
  nodes.flatMap(([name, node]) => (passes(branches, node) ? [name] : []));

describe('a criterion', () => {
  it.each<[Asked, string[]]>([
    [{ field: 'tags', condition: 'EQUAL', values: [tag('pii')] }, ['orders']],
    [{ field: 'tags', values: [tag('gold')] }, ['orders', 'raw']],
    [{ field: 'tags', condition: 'EQUAL', values: [tag('pii'), tag('gold')] }, ['orders', 'raw']],
    [{ field: 'tags', condition: 'EQUAL', values: ['pii'] }, []],
    [{ field: 'tags', condition: 'IN', values: [tag('pii'), tag('none')] }, ['orders']],
    [{ field: 'tags', condition: 'IN', values: [] }, []],
    [{ field: 'tags', condition: 'EXISTS' }, ['orders', 'raw']],
    [{ field: 'tags', condition: 'EXISTS', values: ['ignored'] }, ['orders', 'raw']],
    [{ field: 'tags', condition: 'CONTAIN', values: [':pi'] }, ['orders']],
    [{ field: 'name', condition: 'EQUAL', values: ['Orders_Daily'] }, ['orders']],
    [{ field: 'name', condition: 'EQUAL', values: ['orders_daily'] }, []],
    [{ field: 'name', condition: 'IEQUAL', values: ['orders_DAILY'] }, ['orders']],
    [{ field: 'name', condition: 'IEQUAL', values: ['orders'] }, []],
    [{ field: 'name', condition: 'CONTAIN', values: ['rders_'] }, ['orders', 'raw']],
    [{ field: 'name', condition: 'CONTAIN', values: ['RDERS_'] }, []],
    [{ field: 'name', condition: 'CONTAIN', values: ['% "live" \\'] }, ['stocks']],
    [{ field: 'name', condition: 'CONTAIN', values: ['.*'] }, []],
    [{ field: 'name', condition: 'START_WITH', values: ['orders'] }, ['raw']],
    [{ field: 'name', condition: 'START_WITH', values: ['orders', 'Orders'] }, ['orders', 'raw']],
    [{ field: 'name', condition: 'END_WITH', values: ['raw'] }, ['raw', 'stocks']],
    [{ field: 'name', condition: 'END_WITH', values: ['Raw'] }, []],
    [{ field: 'createdAt', condition: 'EQUAL', values: ['2000'] }, ['orders']],
    [{ field: 'createdAt', condition: 'EQUAL', values: ['2e3'] }, ['orders']],
    [{ field: 'createdAt', condition: 'GREATER_THAN', values: ['2000'] }, ['stocks']],
    [{ field: 'createdAt', condition: 'GREATER_THAN_OR_EQUAL_TO', values: ['2000'] }, ['orders', 'stocks']],
    [{ field: 'createdAt', condition: 'LESS_THAN', values: ['2000'] }, ['raw']],
    [{ field: 'createdAt', condition: 'LESS_THAN_OR_EQUAL_TO', values: ['2000'] }, ['orders', 'raw']],
    [{ field: 'createdAt', condition: 'START_WITH', values: ['10'] }, ['raw', 'stocks']],
    [{ field: 'name', condition: 'GREATER_THAN', values: ['orders'] }, ['raw', 'stocks']],
    [{ field: 'hasDescription', values: ['true'] }, ['orders']],
    [{ field: 'hasDescription', values: ['false'] }, ['raw', 'stocks', 'bare']],
    [{ field: 'hasDescription', values: ['TRUE', 'false'] }, ['orders']],
    [{ field: 'removed', values: ['false'] }, ['orders', 'raw', 'stocks', 'bare']],
    [{ field: 'removed', values: ['true'] }, []],
    [{ field: 'customProperties', values: ['team=growth'] }, ['orders']],
    [{ field: 'customProperties', condition: 'START_WITH', values: ['team='] }, ['orders', 'raw']],
    [{ field: 'upstreams', values: [urnOf('raw')] }, ['orders']],
    [{ field: 'tags.keyword', values: [tag('pii')] }, ['orders']],
    [{ field: 'globalTags.tags', values: [tag('pii')] }, ['orders']],
    [{ field: 'env', values: ['PROD'] }, ['orders', 'raw', 'stocks', 'bare']],
    [{ field: '_entityType', values: ['DATASET'] }, ['orders', 'raw', 'stocks', 'bare']],
    [{ field: '_entityType', condition: 'IN', values: ['chart', 'DATA_JOB'] }, []],
    [{ field: '_entityType', condition: 'IEQUAL', values: ['DataSet'] }, ['orders', 'raw', 'stocks', 'bare']],
    [{ field: '_entityName', condition: 'EQUAL', values: ['bare'] }, ['bare']],
    [{ field: 'urn', values: [urnOf('bare')] }, ['bare']],
    [{ field: 'urn', condition: 'CONTAIN', values: ['shelf,or'] }, ['orders']],
    [{ field: 'platform', condition: 'END_WITH', values: [':shelf'] }, ['orders', 'raw', 'stocks', 'bare']],
  ])('%j holds for %j, and negated for all others', (criterion, expected) => {
    expect(found([criterion])).toEqual(expected);
    expect(found([{ ...criterion, negated: false }])).toEqual(expected);
    const others = nodes.flatMap(([name]) => (expected.includes(name) ? [] : [name]));
    expect(found([{ ...criterion, negated: true }])).toEqual(others);
  });

  it('of the entity type takes both its names, in any case', () => {
    const job = searchedNode(model, 'urn:li:dataJob:(urn:li:dataFlow:(airflow,flow,PROD),load)', {});
    for (const value of ['dataJob', 'DATA_JOB', 'data_job', 'DATAJOB']) {
      const criterion = { field: '_entityType', condition: 'IEQUAL', values: [value] } as const;
      expect([value, passes([[criterion]], job), found([criterion])]).toEqual([value, true, []]);
    }
  });

  it('of a value longer than a word of the index tells apart what differs at the end', () => {
    const long = 'x'.repeat(5_000);
    const node = searchedNode(model, urnOf('long'), { datasetProperties: { description: `${long}1` } });
    expect(passes([[{ field: 'description', values: [`${long}1`] }]], node)).toBe(true);
    expect(passes([[{ field: 'description', values: [`${long}2`] }]], node)).toBe(false);
  });

  it('of a container holds for what lies under it, not under one of a longer name', () => {
    const path = ['urn:li:container:ab', 'folder'].map((id) => ({ id }));
    const node = searchedNode(model, urnOf('in'), { browsePathsV2: { path } });
    const under = (...values: string[]): Asked => ({ field: 'browsePathV2', condition: 'CONTAIN', values });
    expect(passes([[under('urn:li:container:ab')]], node)).toBe(true);
    expect(passes([[under('urn:li:container:a')]], node)).toBe(false);
    expect(passes([[under('urn:li:container:a', 'urn:li:container:ab')]], node)).toBe(true);
    expect(passes([[under('old')]], node)).toBe(true);
    expect(passes([[{ ...under('urn:li:container:a'), negated: true }]], node)).toBe(true);
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
    // More values than the index takes in one criterion, at times.
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

/** What a criterion means, said as plainly as possible. */
function means({ field, condition, values, negated = false }: Criterion, node: SearchedNode): boolean {
  const [{ property, kind } = { property: '', kind: 'text' }] = scope.fields.resolve(field);
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
  // Truth values that nobody wrote are false.
  const isFalse = kind === 'boolean' && values.length > 0 && !values.some(isTrue) && !(condition in tests);
  return (isFalse ? !stored.includes(true) : (tests[condition] ?? isEqual)()) !== negated;
}

describe('a filter', () => {
  const gold: Asked = { field: 'tags', values: [tag('gold')] };
  const pii: Asked = { field: 'tags', values: [tag('pii')] };
  const early: Asked = { field: 'createdAt', condition: 'LESS_THAN', values: ['5000'] };
  const daily: Asked = { field: 'name', condition: 'END_WITH', values: ['Daily'] };
  const untagged: Asked = { field: 'tags', condition: 'EXISTS', negated: true };
  const not = (criterion: Asked): Asked => ({ ...criterion, negated: true });

  it.each<[string, Asked[][], string[]]>([
    ['gold and early', [[gold, early]], ['orders', 'raw']],
    ['gold and not pii', [[gold, not(pii)]], ['raw']],
    ['gold and early and daily', [[gold, early, daily]], ['orders']],
    ['daily or untagged', [[daily], [untagged]], ['orders', 'stocks', 'bare']],
    ['pii or (gold and not daily)', [[pii], [gold, not(daily)]], ['orders', 'raw']],
    ['(not gold) or (pii and daily)', [[not(gold)], [pii, daily]], ['orders', 'stocks', 'bare']],
    ['(not gold and not early) or daily', [[not(gold), not(early)], [daily]], ['orders', 'stocks', 'bare']],
    ['pii and not pii', [[pii, not(pii)]], []],
    ['pii or not pii', [[pii], [not(pii)]], ['orders', 'raw', 'stocks', 'bare']],
    ['nothing asked, or pii', [[], [pii]], ['orders', 'raw', 'stocks', 'bare']],
    ['no branch', [], ['orders', 'raw', 'stocks', 'bare']],
  ])('%s', (_name, branches, expected) => {
    expect(found(...branches)).toEqual(expected);
  });

  it('of any branches means what its criteria mean, by the index and without it', () => {
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
