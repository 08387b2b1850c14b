/** Matching fields by path, by names, and by the rule for renamed fields. */
import fc from 'fast-check';
import type { JsonObject } from '../../core/json.js';
import { field, typed } from '../../../test/helpers/unit/schema-fields.js';
import { fieldNames, schemaFieldUrn } from '../../model/field-path.js';
import { matchFields, pathOf } from './match-fields.js';

/** The result for each field: `old`, `new` or `old > new`. */
function summarize(before: readonly JsonObject[], after: readonly JsonObject[]) {
  const { kept, renamed, added, removed } = matchFields(before, after);
  const pair = ([was, is]: readonly [JsonObject, JsonObject]) => `${pathOf(was)} > ${pathOf(is)}`;
  return {
    kept: kept.map(pair),
    renamed: renamed.map(pair),
    added: added.map(pathOf),
    removed: removed.map(pathOf),
  };
}
const NOTHING = { kept: [], renamed: [], added: [], removed: [] };

it('matches fields with the same path, in any order', () => {
  expect(summarize([field('a'), field('b')], [field('b', 'text'), field('a')])).toEqual({
    ...NOTHING,
    kept: ['a > a', 'b > b'],
  });
});

it.each<[string, JsonObject[], JsonObject[]]>([
  ['the same type and place', [field('id'), field('old')], [field('id'), field('new')]],
  [
    'the same type and description at another place',
    [field('old', 'int', { description: 'the key' }), field('id')],
    [field('id'), field('new', 'int', { description: 'the key' })],
  ],
])('matches a renamed field with %s', (_, before, after) => {
  expect(summarize(before, after)).toEqual({ ...NOTHING, kept: ['id > id'], renamed: ['old > new'] });
});

it.each<[string, JsonObject, JsonObject]>([
  ['another place', field('old'), field('new')],
  ['another native type', field('old'), field('new', 'bigint')],
  ['other nulls', field('old'), field('new', 'int', { nullable: true })],
  [
    'another description',
    field('old', 'int', { description: 'one' }),
    field('new', 'int', { description: 'two' }),
  ],
  ['a description where there was none', field('old'), field('new', 'int', { description: 'two' })],
  ['another parent', field('a.old'), field('b.new')],
])('does not match fields with %s', (what, old, now) => {
  const kept = ['id', 'a', 'b'].map((path) => field(path));
  const [before, after] =
    what === 'another place'
      ? [
          [old, ...kept],
          [...kept, now],
        ]
      : [
          [...kept, old],
          [...kept, now],
        ];
  expect(summarize(before, after)).toMatchObject({
    renamed: [],
    removed: [pathOf(old)],
    added: [pathOf(now)],
  });
});

it('does not guess if two fields are possible', () => {
  const same = { description: 'the same' };
  const before = [field('old', 'int', same)];
  const after = [field('one', 'int', same), field('two', 'int', same)];
  expect(summarize(before, after)).toMatchObject({ renamed: [], removed: ['old'], added: ['one', 'two'] });
  expect(summarize(after, before)).toMatchObject({ renamed: [], removed: ['one', 'two'], added: ['old'] });
});

it('matches the fields of a renamed parent at any depth, even with a new type', () => {
  const before = ['a', 'a.b', 'a.b.c', 'a.d'].map((path) => field(path, 'struct'));
  const after = ['z', 'z.b', 'z.b.c'].map((path) => field(path, 'struct'));
  const { renamed, added, removed } = summarize(before, [...after, field('z.d')]);
  expect(renamed).toEqual(['a > z', 'a.b > z.b', 'a.d > z.d', 'a.b.c > z.b.c']);
  expect([added, removed]).toEqual([[], []]);
});

it('matches a renamed field inside a renamed one', () => {
  const before = [field('a', 'struct'), field('a.old')];
  const after = [field('z', 'struct'), field('z.new')];
  expect(summarize(before, after).renamed).toEqual(['a > z', 'a.old > z.new']);
});

it('matches a field whose type is part of its path, and a field in the other notation', () => {
  const [int, long] = [field(typed('[type=int].n')), field(typed('[type=long].n'), 'bigint')];
  expect(summarize([int], [long]).kept).toEqual([`${pathOf(int)} > ${pathOf(long)}`]);
  expect(summarize([field('a.n')], [field(typed('[type=struct].a.[type=int].n'))])).toMatchObject({
    kept: [`a.n > ${typed('[type=struct].a.[type=int].n')}`],
    added: [],
  });
});

it.each([
  ['a.b', ['a', 'b']],
  ['', ['']],
  ['[type=int].a', ['[type=int]', 'a']],
  [typed('[type=struct].a.[type=int].b'), ['a', 'b']],
  ['[version=2.0].[key=True].[type=int].id', ['[key]', 'id']],
  ['[version=2.0]', []],
])('parses the names of %j', (path, names) => {
  expect(fieldNames(path)).toEqual(names);
});

it('creates a URN from any path', () => {
  expect(schemaFieldUrn('urn:li:dataset:x', 'a,b')).toBe('urn:li:schemaField:(urn:li:dataset:x,a%2Cb)');
});

describe('for any schemas', () => {
  const fields = fc.uniqueArray(
    fc
      .record({
        path: fc.constantFrom('a', 'b', 'c', 'a.x', 'a.y', 'b.x', 'a.x.p', 'b.x.p', 'd'),
        isTyped: fc.boolean(),
        native: fc.constantFrom('int', 'text'),
        description: fc.constantFrom('', 'one', 'two'),
      })
      .map(({ path, isTyped, native, description }) =>
        field(isTyped ? typed(`[type=${native}].${path}`) : path, native, { description }),
      ),
    { selector: pathOf, maxLength: 10 },
  );

  it('each field has one result, and only a removed path is renamed to a new one', () => {
    fc.assert(
      fc.property(fields, fields, (before, after) => {
        const { kept, renamed, added, removed } = matchFields(before, after);
        const pairs = [...kept, ...renamed];
        const paths = (list: readonly JsonObject[]) => list.map(pathOf).sort();
        expect(paths([...pairs.map(([was]) => was), ...removed])).toEqual(paths(before));
        expect(paths([...pairs.map(([, is]) => is), ...added])).toEqual(paths(after));
        const [old, now] = [new Set(before.map(pathOf)), new Set(after.map(pathOf))];
        for (const [was, is] of renamed)
          expect([now.has(pathOf(was)), old.has(pathOf(is))]).toEqual([false, false]);
        const staying = [...old].filter((path) => now.has(path));
        expect(kept.map(([was]) => pathOf(was))).toEqual(expect.arrayContaining(staying));
      }),
    );
  });

  it('nothing changes between equal schemas, in any order', () => {
    fc.assert(
      fc.property(fields, (all) => {
        const { kept, ...others } = matchFields(all, all.toReversed());
        expect([kept.length, others]).toEqual([all.length, { added: [], removed: [], renamed: [] }]);
      }),
    );
  });
});
