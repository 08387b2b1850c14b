import fc from 'fast-check';
import { escapePointer } from '../../../core/json.js';
import { isBarePatch, isKeyedOtherwise, pathsOf, stepsOf, urnsIn } from './changes.js';

const patch = (value: unknown) => ({ changeType: 'PATCH' as const, value });
const step = { op: 'add', path: '/tags/a~1b', value: 1 };

describe('the steps of a patch', () => {
  it('are the same in a bare list and in an envelope', () => {
    const expected = [{ path: ['tags', 'a/b'], value: expect.anything() as unknown }];
    expect(stepsOf(patch([step]))).toEqual(expected);
    expect(stepsOf(patch({ patch: [step], arrayPrimaryKeys: {} }))).toEqual(expected);
    expect(pathsOf(patch([step]))).toEqual([['tags', 'a/b']]);
  });

  it('have unescaped path segments', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (parts) => {
        const path = parts.map((part) => `/${escapePointer(part)}`).join('');
        expect(pathsOf({ changeType: 'PATCH', value: [{ op: 'add', path }] })).toEqual([parts]);
      }),
    );
  });

  // An invalid path could affect anything.
  it.each([[{}], [{ path: 7 }], ['x'], [null], [[]], [{ path: '' }]])(
    'affect the complete value if a step is %j',
    (item) => {
      expect(pathsOf(patch([item]))).toEqual([[]]);
    },
  );

  it.each([['x'], [{}], [{ patch: {} }], [null], [7]])('are undefined for %j', (value) => {
    expect(stepsOf(patch(value))).toBeUndefined();
  });

  it('are undefined for other change types', () => {
    expect(stepsOf({ changeType: 'UPSERT', value: [step] })).toBeUndefined();
    expect(stepsOf({ changeType: 'DELETE' })).toBeUndefined();
  });
});

it('only a list is a bare patch', () => {
  expect([isBarePatch(patch([step])), isBarePatch(patch([]))]).toEqual([true, true]);
  expect([isBarePatch(patch({ patch: [step] })), isBarePatch(patch('x'))]).toEqual([false, false]);
  expect(isBarePatch({ changeType: 'UPSERT', value: [step] })).toBe(false);
});

it.each<[boolean, unknown]>([
  [false, [step]],
  [false, { patch: [step] }],
  [false, { patch: [step], arrayPrimaryKeys: {}, forceGenericPatch: false }],
  [false, { patch: [step], arrayPrimaryKeys: null, forceGenericPatch: null }],
  [true, { patch: [step], arrayPrimaryKeys: { tags: ['tag'] } }],
  [true, { patch: [step], arrayPrimaryKeys: ['tag'] }],
  [true, { patch: [step], arrayPrimaryKeys: '' }],
  [true, { patch: [step], forceGenericPatch: true }],
  // A value that the writer might accept as true must not count as false.
  [true, { patch: [step], forceGenericPatch: 'true' }],
  [true, { patch: [step], forceGenericPatch: 0 }],
])('`isKeyedOtherwise` is %s for %j', (expected, value) => {
  expect(isKeyedOtherwise(patch(value))).toBe(expected);
  expect(isKeyedOtherwise({ changeType: 'UPSERT', value })).toBe(false);
});

describe('the URNs in a value', () => {
  const group = 'urn:li:corpGroup:a';

  it('are found in strings, member names and paths, at any depth', () => {
    const found = urnsIn(
      [{ path: `/groups/${group}` }, { [`${group}2`]: [{ x: `${group}3` }] }, `${group}4`],
      'corpGroup',
    );
    expect([...found].sort()).toEqual([group, `${group}2`, `${group}3`, `${group}4`]);
  });

  it('are found in escaped paths', () => {
    expect([...urnsIn([{ path: '/groups/urn:li:corpGroup:a~1b~0c' }], 'corpGroup')]).toEqual([
      'urn:li:corpGroup:a/b~c',
    ]);
  });

  it('include only those of the given type', () => {
    const others = ['urn:li:corpuser:a', 'urn:li:corpGroups:a', 'x urn:li:corpGroup:a', 'corpGroup', 1, null];
    expect(urnsIn(others, 'corpGroup').size).toBe(0);
  });
});
