/** A patch applied to the old value gives the new value. */
import fc from 'fast-check';
import type { JsonValue } from '../../core/json.js';
import { applyJsonPatch } from '../../../test/helpers/api/json-patch.js';
import { diffJson } from './json-diff.js';

const names = fc.constantFrom('a', 'b', 'a/b', '~', '~1', '', '0', 'ä😀');
const json = fc.letrec<{ value: JsonValue; leaf: JsonValue }>((tie) => ({
  // Applying a patch changes objects, so two leaves must not be one object.
  leaf: fc
    .constantFrom<JsonValue>(null, true, false, 0, 1, 'x', '', [], {})
    .map((leaf) => structuredClone(leaf)),
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('leaf'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(names, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

it('turns any value into any other', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      expect(applyJsonPatch(before, diffJson(before, after))).toEqual(after);
    }),
  );
});

it('is empty exactly if the values are equal', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      expect(diffJson(before, structuredClone(before))).toEqual([]);
      const isSame = JSON.stringify(sorted(before)) === JSON.stringify(sorted(after));
      expect(diffJson(before, after).length === 0).toBe(isSame);
    }),
  );
});

it('does not touch unchanged members, and removes items from the end', () => {
  expect(diffJson({ kept: [1, 2], n: 1 }, { kept: [1, 2], n: 2 })).toEqual([
    { op: 'replace', path: '/n', value: 2 },
  ]);
  expect(diffJson([1, 2, 3], [1])).toEqual([
    { op: 'remove', path: '/2' },
    { op: 'remove', path: '/1' },
  ]);
});

it('supports members with names that are special in JavaScript objects', () => {
  const before = JSON.parse('{"__proto__": 1, "a": 1}') as JsonValue;
  expect(diffJson(before, { a: 1 })).toEqual([{ op: 'remove', path: '/__proto__' }]);
  expect(diffJson({ a: 1 }, before)).toEqual([{ op: 'add', path: '/__proto__', value: 1 }]);
  expect(diffJson({}, { toString: 'x' })).toEqual([{ op: 'add', path: '/toString', value: 'x' }]);
});

/** Sorts members, because their order does not matter. */
function sorted(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, member]) => [name, sorted(member)] as const)
      .sort(([left], [right]) => (left < right ? -1 : 1)),
  );
}
