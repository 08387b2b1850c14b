/** Conversion of numbers: whole numbers become integers, and lists have one type. */
import fc from 'fast-check';
import neo4j from 'neo4j-driver';
import { toParameters } from './parameters.js';

const integer = (value: number) => neo4j.int(value);

it.each<[unknown, unknown]>([
  [5, integer(5)],
  [-0, integer(0)],
  [Number.MAX_SAFE_INTEGER, integer(Number.MAX_SAFE_INTEGER)],
  [2 ** 53, 2 ** 53],
  [0.5, 0.5],
  [Infinity, Infinity],
  [null, null],
  ['5', '5'],
  [true, true],
  [undefined, undefined],
  [
    [1, 2],
    [integer(1), integer(2)],
  ],
  // A list property cannot mix them.
  [
    [1, 2.5],
    [1, 2.5],
  ],
  [
    [1, 2 ** 60],
    [1, 2 ** 60],
  ],
  [
    [1, 2.5, 'a'],
    [integer(1), 2.5, 'a'],
  ],
  [
    [1, [2, 0.5]],
    [integer(1), [2, 0.5]],
  ],
  [[], []],
  [{ a: { b: [1] } }, { a: { b: [integer(1)] } }],
  [neo4j.int(7), neo4j.int(7)],
])('%j', (value, sent) => {
  expect(toParameters({ value })).toEqual({ value: sent });
});

it('are returned unchanged, in any structure', () => {
  const back = (value: unknown): unknown => {
    if (neo4j.isInt(value)) return value.toNumber();
    if (Array.isArray(value)) return value.map(back);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, back(member)]));
  };
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (given) => {
      const before = JSON.stringify(given);
      const sent = toParameters(given);
      expect(JSON.stringify(back(sent))).toBe(before);
      expect(JSON.stringify(given)).toBe(before);
    }),
  );
});

it('keep members of any name', () => {
  const given = JSON.parse('{"__proto__":{"a":1},"constructor":2}') as Record<string, unknown>;
  const sent = toParameters({ given })['given'] as object;
  expect(Object.entries(sent)).toEqual([
    ['__proto__', { a: integer(1) }],
    ['constructor', integer(2)],
  ]);
  expect(Object.getPrototypeOf(sent)).toBe(Object.prototype);
});

it('of a list are all integers or all floats', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.integer(), fc.double({ noNaN: true })), { minLength: 1 }), (list) => {
      const { value } = toParameters({ value: list }) as { value: unknown[] };
      const integers = value.filter((item) => neo4j.isInt(item)).length;
      expect([0, list.length]).toContain(integers);
      expect(integers > 0).toBe(list.every((item) => Number.isSafeInteger(item)));
    }),
  );
});
