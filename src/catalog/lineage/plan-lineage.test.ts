/** Tests the plans of lineage searches: depth, order, cursor, and the text of the statement. */
import { fakeParts } from '../../../test/helpers/unit/statement-runner.js';
import type { ErrorCode } from '../../core/errors.js';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import { DATASET, model } from '../../../test/helpers/unit/small-search-model.js';
import { searchFieldsOf } from '../../model/search/search-fields.js';
import { toCursor } from '../search/sort-order.js';
import { LINEAGE_BOUNDS } from './bounds.js';
import { followEdges, rangeParameters, typeOf } from './follow-edges.js';
import { compileLineageOrder, NEAREST_FIRST } from './lineage-filter.js';
import { planLineage } from './plan-lineage.js';
import type { LineageSearchQuery } from './types.js';

const schema = { model, fields: searchFieldsOf(model) };
const parts = { ...fakeParts(model), bounds: { ...LINEAGE_BOUNDS, hops: 20, limitedHops: 5 } };
const plan = (query: Partial<LineageSearchQuery> = {}) =>
  planLineage(parts, { urn: DATASET, direction: 'UPSTREAM', page: { start: 0, count: 10 }, ...query });
const degree = (...values: string[]) =>
  ({ or: [{ and: [{ field: 'degree', condition: 'EQUAL', values }] }] }) as const;

describe('the depth of a search', () => {
  it.each<[string, Partial<LineageSearchQuery>, number]>([
    // One hop more detects whether there are more.
    ['is the bound of the catalog by default', {}, 21],
    ['is the requested number of hops', { maxHops: 3 }, 3],
    ['is the bound of the catalog if requested', { maxHops: 20 }, 21],
    ['is the farthest degree of the filter', { filter: degree('1', '2') }, 2],
    ['is not restricted by three and more hops', { filter: degree('1', '3+') }, 21],
    ['is at most the requested number of hops', { maxHops: 3, filter: degree('3+') }, 3],
    ['is one if nothing matches', { maxHops: 2, filter: degree('3+') }, 1],
    ['is lower with a limit of explored entities', { exploredPerHop: 5 }, 6],
    ['is lower with ignored hops', { ignoredHops: [{ entityType: 'chart' }] }, 6],
  ])('%s', (_name, query, hops) => {
    expect(plan(query).following.hops).toBe(hops);
  });
});

it.each<[string, Partial<LineageSearchQuery>, ErrorCode]>([
  ['an invalid degree in the filter', { filter: degree('near') }, 'INVALID_FILTER'],
  ['no explored entities', { exploredPerHop: 0 }, 'INVALID_REQUEST'],
  ['a part of an explored entity', { exploredPerHop: 1.5 }, 'INVALID_REQUEST'],
  ['more hops than a limited walk has', { exploredPerHop: 1, maxHops: 6 }, 'LIMIT_EXCEEDED'],
  [
    'an unknown field',
    { filter: { or: [{ and: [{ field: 'x` OR true //', condition: 'EQUAL', values: ['1'] }] }] } },
    'INVALID_FILTER',
  ],
  ['an unknown facet', { facets: ['colour'] }, 'INVALID_FILTER'],
  ['an unknown sort field', { sort: [{ field: 'colour', order: 'ASCENDING' }] }, 'INVALID_FILTER'],
  ['too many hops', { maxHops: 21 }, 'LIMIT_EXCEEDED'],
  ['zero hops', { maxHops: 0 }, 'INVALID_REQUEST'],
  ['an invalid cursor', { page: { start: 0, count: 1, scrollId: 'nonsense' } }, 'INVALID_REQUEST'],
  ['too many words', { input: 'word '.repeat(81) }, 'LIMIT_EXCEEDED'],
])('a search is refused for %s', (_name, query, code) => {
  expect(() => plan(query)).toThrow(refusal(code));
});

describe('the order of a search', () => {
  const ascending = (field: string) => ({ field, order: 'ASCENDING' }) as const;
  const descending = (field: string) => ({ field, order: 'DESCENDING' }) as const;

  it('is by degree by default', () => {
    for (const sort of [undefined, [], [ascending('degree')]])
      expect(compileLineageOrder(sort, schema)).toBe(NEAREST_FIRST);
  });

  it('combines the degree with search fields', () => {
    expect(compileLineageOrder([descending('degree'), ascending('name')], schema)).toMatchObject({
      keys: ['degree', 'toLower(head([] + node[$sortProperties[1]]))'],
      kinds: ['number', 'text'],
      orderBy: 'keys[0] IS NULL, keys[0] DESC, keys[1] IS NULL, keys[1], ',
      descending: [true, false],
    });
  });

  it('is part of its cursors, which no other order accepts', () => {
    const sorts = [
      [ascending('degree')],
      [descending('degree')],
      [ascending('urn')],
      [descending('urn')],
      [ascending('degree'), ascending('name')],
      [ascending('name'), ascending('degree')],
      [ascending('urn'), ascending('name')],
      [ascending('name')],
    ];
    expect(new Set(sorts.map((sort) => compileLineageOrder(sort, schema).tag)).size).toBe(sorts.length);
    const keys = [3];
    const scrollId = toCursor(NEAREST_FIRST, { keys, urn: 'urn:li:tag:a' });
    const page = { start: 0, count: 1, scrollId };
    expect(plan({ page }).after).toEqual({ keys, urn: 'urn:li:tag:a' });
    expect(() => plan({ page, sort: [ascending('name')] })).toThrow(
      refusal('INVALID_REQUEST', { path: '/scrollId' }),
    );
  });
});

describe('the hits of a search', () => {
  it('are all ends or those that match the words, restricted to the requested types', () => {
    expect(plan()).toMatchObject({ words: undefined, types: [] });
    expect(plan({ input: '*' }).words).toBeUndefined();
    expect(plan({ input: 'orders' }).words).toContain('"orders"');
    expect(plan({ entityTypes: ['chart', 'dataset', 'chart'] }).types).toEqual(['chart', 'dataset']);
  });

  it('are columns if it starts at a column', () => {
    expect(plan().following.columns).toBe(false);
    expect(plan({ urn: `urn:li:schemaField:(${DATASET},a)` }).following.columns).toBe(true);
  });
});

describe('the walk of a search', () => {
  const column = `urn:li:schemaField:(${DATASET},a)`;

  it('is followed hop by hop only where one statement cannot', () => {
    expect(plan().exploration).toBeUndefined();
    expect(
      plan({ groupColumns: false, entityTypes: ['chart'], ignoredHops: [] }).exploration,
    ).toBeUndefined();
    expect(plan({ exploredPerHop: 3 }).exploration).toMatchObject({ perHop: 3, groupColumns: false });
    expect(plan({ urn: column }).exploration).toMatchObject({ isLimited: false, groupColumns: true });
    expect(plan({ urn: column, groupColumns: false }).exploration?.groupColumns).toBe(false);
  });
});

describe('the text of a walk', () => {
  const text =
    '(start)/* from */-[:HasUpstream*1../* hops */]-/* to */(end) /* way */ /* edge */ /* other */';
  const follow = (parts: object) => followEdges(text, { direction: 'UPSTREAM', columns: true, ...parts });

  it('contains the direction and the maximum length', () => {
    expect(follow({ hops: 7 })).toBe('(start)-[:HasUpstream*1..7]->(end)   /* other */');
    expect(follow({ direction: 'DOWNSTREAM', hops: 7.9 })).toContain('<-[:HasUpstream*1..7]-(end)');
    expect(follow({})).toContain('*1..]');
  });

  it('does not visit columns unless it starts at one, and restricts the time', () => {
    expect(follow({ columns: false })).toContain('WHERE all(step IN nodes(path) WHERE NOT step:SchemaField)');
    expect(follow({ columns: false })).toContain('AND NOT end:SchemaField');
    const timed = follow({ columns: false, startTimeMillis: 0, endTimeMillis: 9 });
    expect(timed.match(/<= \$until/g)).toHaveLength(2);
    expect(timed.match(/>= \$since/g)).toHaveLength(2);
    expect(timed.match(/WHERE NOT step:SchemaField\) AND all\(edge IN relationships\(path\)/g)).toHaveLength(
      1,
    );
    expect(follow({ startTimeMillis: 5 })).not.toContain('$until');
  });

  it('has a parameter for each time that it uses', () => {
    expect(rangeParameters({})).toEqual({});
    expect(rangeParameters({ startTimeMillis: 0 })).toEqual({ since: 0 });
    expect(rangeParameters({ startTimeMillis: 1, endTimeMillis: 0 })).toEqual({ since: 1, until: 0 });
  });
});

it.each([
  ['urn:li:dataset:(a,b,PROD)', 'dataset'],
  ['urn:li:tag:a:b', 'tag'],
  ['nonsense', ''],
])('the entity type in %s is %j', (urn, type) => {
  expect(typeOf(urn)).toBe(type);
});
