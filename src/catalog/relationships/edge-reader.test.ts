/** Tests scrolls over edges: the URN ranges that they walk, their filters, and their cursors. */
import fc from 'fast-check';
import { isKept } from '../../../test/helpers/unit/cypher-predicate.js';
import { lineageModel } from '../../../test/helpers/unit/model-of.js';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import { DATASET, model } from '../../../test/helpers/unit/small-search-model.js';
import { fakeParts } from '../../../test/helpers/unit/statement-runner.js';
import { encodeCursor } from '../../core/cursor.js';
import { compareTexts } from '../../core/compare.js';
import type { Criterion } from '../search/filter.js';
import {
  readPosition,
  scrollParameters,
  toPage,
  type NearRow,
  knownTypes,
  urnRanges,
  urnsOf,
} from './edge-pages.js';
import { createEdgeReader } from './edge-reader.js';
import { compileEndFilter, EDGE_FIELDS } from './edge-filter.js';
import type { RelationshipScrollQuery } from './types.js';

const tag = (name: string) => `urn:li:tag:${name}`;
const criterion = (field: string, values: readonly string[], parts: Partial<Criterion> = {}): Criterion => ({
  ...{ field, condition: 'EQUAL', values },
  ...parts,
});

describe('the URN ranges of a scroll', () => {
  it('cover all URNs, the requested types, or the requested URNs, each once', () => {
    expect(urnRanges({ entityTypes: [], urns: undefined }, undefined)).toEqual([
      { from: 'urn:li:', until: 'urn:li:\u{10ffff}' },
    ]);
    expect(urnRanges({ entityTypes: ['tag', 'chart'], urns: undefined }, undefined)).toEqual([
      { from: 'urn:li:tag:', until: 'urn:li:tag:\u{10ffff}' },
      { from: 'urn:li:chart:', until: 'urn:li:chart:\u{10ffff}' },
    ]);
    expect(urnRanges({ entityTypes: ['tag'], urns: [tag('a'), DATASET, tag('a')] }, undefined)).toEqual([
      { from: tag('a'), until: tag('a') },
    ]);
    expect(urnRanges({ entityTypes: [], urns: [] }, undefined)).toEqual([]);
  });

  it('after a cursor cover exactly the remaining URNs', () => {
    const all = [
      tag('a'),
      tag('b'),
      tag('😀'),
      tag('\uffee'),
      DATASET,
      'urn:li:chart:(x,1)',
      'urn:li:tagged:a',
    ];
    const near = fc.record({
      entityTypes: fc.subarray(['tag', 'dataset']),
      urns: fc.option(fc.subarray(all), { nil: undefined }),
    });
    const coveredBy = (ranges: ReturnType<typeof urnRanges>) =>
      all.filter((urn) =>
        ranges.some(({ from, until }) => compareTexts(from, urn) <= 0 && compareTexts(urn, until) <= 0),
      );
    fc.assert(
      fc.property(near, ({ entityTypes, urns }) => {
        const wanted = all.filter(
          (urn) =>
            (urns ?? all).includes(urn) &&
            (entityTypes.length === 0 || entityTypes.some((type) => urn.startsWith(`urn:li:${type}:`))),
        );
        expect(coveredBy(urnRanges({ entityTypes, urns }, undefined))).toEqual(wanted);
        for (const after of all)
          expect(coveredBy(urnRanges({ entityTypes, urns }, after))).toEqual(
            wanted.filter((urn) => compareTexts(urn, after) >= 0),
          );
      }),
    );
  });

  it.each<[readonly (readonly Criterion[])[], readonly string[] | undefined]>([
    [[], undefined],
    [[[]], undefined],
    [[[criterion('urn', ['a', 'b'])]], ['a', 'b']],
    [
      [[criterion('name', ['x']), criterion('urn', ['a'], { condition: 'IN' })], [criterion('urn', ['b'])]],
      ['a', 'b'],
    ],
    [[[criterion('urn', ['a'])], [criterion('name', ['x'])]], undefined],
    [[[criterion('urn', ['a'], { negated: true })]], undefined],
    [[[criterion('urn', ['a'], { condition: 'CONTAIN' })]], undefined],
    [[[criterion('urn', [])]], []],
  ])('with the filter %j cover %j', (branches, urns) => {
    expect(urnsOf({ or: branches.map((and) => ({ and })) })).toEqual(urns);
    expect(urnsOf(undefined)).toBeUndefined();
  });

  it('are restricted by types under any of their names, each once', () => {
    expect(knownTypes(model, ['dataset', 'DATASET', 'DATA_JOB'])).toEqual(['dataset', 'dataJob']);
    expect(() => knownTypes(model, ['nosuch'])).toThrow();
  });
});

describe('a cursor', () => {
  const row = (near: string): NearRow => ({ near, type: 'T', far: 'f', side: 'source' });
  const page = (rows: readonly NearRow[], count: number) =>
    toPage(rows, { count, near: 'source', toEdge: ({ near }) => near });

  it('continues after the last edge of a page if there are more', () => {
    expect(page([row('a'), row('b')], 2)).toEqual({ edges: ['a', 'b'] });
    expect(page([], 0)).toEqual({ edges: [] });
    const { edges, scrollId = '' } = page([row('a'), row('b'), row('c')], 2);
    expect(edges).toEqual(['a', 'b']);
    expect(readPosition({ types: [], count: 2, scrollId }, 'source')).toEqual(['b', 'T', 'f', 'source']);
  });

  it('is refused by a scroll that follows the other end', () => {
    const { scrollId = '' } = page([row('a'), row('b')], 1);
    const refused = refusal('INVALID_REQUEST', { path: '/scrollId' });
    expect(() => readPosition({ types: [], count: 1, scrollId }, 'destination')).toThrow(refused);
    for (const key of [
      ['source', 'a', 'T', 'f'],
      ['source', 'a', 5, 'f', 'source'],
      ['source', 'a', null, 'f', 'source'],
      ['source', 'a', 'T', 'f', 'source', 'g'],
    ])
      expect(() => readPosition({ types: [], count: 1, scrollId: encodeCursor(key) }, 'source')).toThrow(
        refused,
      );
    expect(readPosition({ types: [], count: 1 }, 'source')).toBeNull();
    expect(() => readPosition({ types: [], count: 10_001 }, 'source')).toThrow(refusal('LIMIT_EXCEEDED'));
  });

  it('can be combined with a slice that has a valid number', () => {
    expect(scrollParameters({ types: [], count: 3 })).toEqual({
      includeSoftDeleted: false,
      slices: null,
      slice: 0,
      limit: 4,
    });
    expect(
      scrollParameters({ types: [], count: 3, slice: { number: 1, of: 2 }, includeSoftDeleted: true }),
    ).toEqual({
      ...{ includeSoftDeleted: true, slices: 2, slice: 1, limit: 4 },
    });
    for (const number of [-1, 2, NaN])
      expect(() => scrollParameters({ types: [], count: 3, slice: { number, of: 2 } })).toThrow(
        refusal('INVALID_REQUEST', { path: '/sliceId' }),
      );
  });
});

describe('a filter of one end', () => {
  const end = { variable: 'edge', parameter: 'edge', path: '/edgeFilter', fields: EDGE_FIELDS, model };
  const compiled = (...branches: Criterion[][]) =>
    compileEndFilter({ or: branches.map((and) => ({ and })) }, end);

  it('without branches or with an empty branch adds no condition', () => {
    for (const none of [
      compileEndFilter(undefined, end),
      compiled(),
      compiled([], [criterion('via', ['q'])]),
    ])
      expect(none).toEqual({ text: '', parameters: [] });
  });

  it('is a condition on its own variable, with its own parameter', () => {
    const { text, parameters } = compiled(
      [criterion('createdOn', ['5'], { condition: 'GREATER_THAN' }), criterion('lifecycleOwner', ['o'])],
      [criterion('via', [], { condition: 'EXISTS', negated: true })],
    );
    const holds = (edge: object) => isKept([text.replace(/^AND /, '')], { edge, $edge: parameters });
    expect(holds({ createdOn: 6, owner: 'o', via: 'q' })).toBe(true);
    expect(holds({ createdOn: 5, owner: 'o', via: 'q' })).toBe(false);
    expect(holds({ createdOn: 6, via: 'q' })).toBe(false);
    expect(holds({})).toBe(true);
  });

  it('is refused with the path of an invalid criterion', () => {
    expect(() => compiled([criterion('via', ['q'])], [criterion('createdOn', ['noon'])])).toThrow(
      refusal('INVALID_FILTER', { path: '/edgeFilter/and/1/criteria/0/values/0' }),
    );
    expect(() => compiled([criterion('name', ['x'])])).toThrow(refusal('INVALID_FILTER'));
    expect(() => compiled(Array.from({ length: 1_001 }, () => criterion('via', ['q'])))).toThrow(
      refusal('LIMIT_EXCEEDED'),
    );
  });
});

describe('a scroll of relationships', () => {
  const query: RelationshipScrollQuery = {
    ...{ source: { entityTypes: [] }, destination: { entityTypes: [] }, types: [], count: 5 },
  };
  const named = { entityTypes: [], filter: { or: [{ and: [criterion('urn', [tag('a')])] }] } };

  it.each<[string, Partial<RelationshipScrollQuery>, string]>([
    ['edges start, by default', {}, 'source'],
    ['the filter names URNs', { destination: named }, 'destination'],
    [
      'the filter names URNs, rather than types',
      { source: { entityTypes: ['tag'] }, destination: named },
      'destination',
    ],
    ['edges start if the filters of both ends name URNs', { source: named, destination: named }, 'source'],
    ['types are requested', { destination: { entityTypes: ['tag'] } }, 'destination'],
    [
      'edges start if types are requested at both ends',
      { source: { entityTypes: ['tag'] }, destination: { entityTypes: ['tag'] } },
      'source',
    ],
  ])('walks from the end where %s', async (_name, parts, near) => {
    const fake = fakeParts(model, () => [{ near: 'n', type: 'T', far: 'f', side: near }]);
    const { edges } = await createEdgeReader(fake).scrollRelationships({ ...query, ...parts });
    expect(edges).toEqual([
      near === 'source'
        ? { type: 'T', source: 'n', destination: 'f' }
        : { type: 'T', source: 'f', destination: 'n' },
    ]);
    expect(fake.asked[0]?.text.includes('->(other')).toBe(near === 'source');
    expect(fake.asked[0]?.text).not.toMatch(/\/\* (from|to|nearFilter|farFilter|edgeFilter|once) \*\//);
  });
});

const SIDES = { UPSTREAM: 'downstream', DOWNSTREAM: 'upstream' };

it.each([
  ['DownstreamOf', 'upstreamLineage', ['down', 'up']],
  // The aspect of a model names its group, which is downstream of the model.
  ['MemberOf', 'mlModelProperties', ['up', 'down']],
  ['Consumes', 'mlModelProperties', ['down', 'up']],
  ['Consumes', 'nosuchAspect', ['down', 'up']],
])(
  'the edge %s of the aspect %s has the source and destination %j',
  async (type, aspect, [source, destination]) => {
    for (const [direction, near, far] of [
      ['UPSTREAM', 'down', 'up'],
      ['DOWNSTREAM', 'up', 'down'],
    ] as const) {
      const reader = createEdgeReader(
        fakeParts(lineageModel, () => [{ near, type, far, aspect, side: SIDES[direction] }]),
      );
      const { edges } = await reader.scrollLineage({ direction, urns: ['x'], types: [], count: 5 });
      expect(edges).toEqual([{ type, source, destination, upstream: 'up', downstream: 'down' }]);
    }
  },
);
