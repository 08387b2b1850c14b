import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { compareTexts, sameJson, sameTree } from './compare.js';

/** Texts of few different characters, so that many of them have a common beginning. */
const texts = fc.string({
  unit: fc.constantFrom('a', 'b', '%', '\ud7ff', '\ue000', '\uffff', '😀', '🚀'),
  maxLength: 4,
});

describe('the order of texts', () => {
  it('is total', () => {
    fc.assert(
      fc.property(texts, texts, texts, (a, b, c) => {
        expect(Math.sign(compareTexts(a, b)) + Math.sign(compareTexts(b, a))).toBe(0);
        expect(compareTexts(a, b) === 0).toBe(a === b);
        if (compareTexts(a, b) <= 0 && compareTexts(b, c) <= 0)
          expect(compareTexts(a, c)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is the order of the UTF-8 bytes, as in the database', () => {
    fc.assert(
      fc.property(texts, texts, (a, b) => {
        expect(Math.sign(compareTexts(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
      }),
      { numRuns: 1_000 },
    );
  });

  it('distinguishes an encoded character from the character', () => {
    expect(compareTexts('urn:li:tag:a%2Cb', 'urn:li:tag:a,b')).not.toBe(0);
  });
});

/** Parses `-0` as `0`, because `sameJson` treats them as equal. */
const oneZero = (text: string) =>
  JSON.parse(text, (_, value: unknown) => (value === 0 ? 0 : value)) as unknown;

/** Returns the same value with the members of each object in reverse order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (value === null || typeof value !== 'object') return value;
  const members = Object.entries(value).map(([name, member]) => [name, reversed(member)] as const);
  return Object.fromEntries(members.reverse());
}

/** Few names and values, so that two of them often differ in one place only. */
const smallTree = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, true, false, 0, 1, '', '0', '__proto__'),
    fc.array(tie('tree'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('a', 'b', '__proto__', 'length'), tie('tree'), {
      maxKeys: 2,
      noNullPrototype: true,
    }),
  ),
})).tree;

describe('sameJson', () => {
  it('ignores the order of members and white space', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(4), (value, indent) => {
        expect(sameJson(JSON.stringify(value), JSON.stringify(reversed(value), undefined, indent))).toBe(
          true,
        );
      }),
    );
  });

  it('agrees with a deep comparison of the parsed values, in both directions', () => {
    fc.assert(
      fc.property(smallTree, smallTree, (left, right) => {
        const [one, other] = [JSON.stringify(left), JSON.stringify(right)];
        const same = isDeepStrictEqual(oneZero(one), oneZero(other));
        expect([sameJson(one, other), sameJson(other, one)]).toEqual([same, same]);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ['1', '1.0', true],
    ['100', '1e2', true],
    ['0.5', '5e-1', true],
    ['{"n":9007199254740993}', '{"n":["9007199254740993"]}', false],
    ['0', '-0', true],
    ['9007199254740993', '9007199254740992', false],
    ['0.1', '0.1000000000000000055', false],
    ['{"n":9007199254740993}', '{ "n" : 9007199254740993 }', true],
    ['9007199254740993', '"9007199254740993"', false],
    ['null', '0', false],
    ['null', '{}', false],
    ['[]', '{}', false],
    ['[1,2]', '[2,1]', false],
    ['{"a":1}', '{"a":1,"b":1}', false],
    ['{"a":{"isLosslessNumber":1}}', '{"a":{"isLosslessNumber":2}}', false],
    ['"\\u00e9"', '"é"', true],
    ['"é"', '"e\\u0301"', false],
  ])('returns for %s and %s: %s', (left, right, same) => {
    expect([sameJson(left, right), sameJson(right, left)]).toEqual([same, same]);
  });

  it('does not treat inherited properties as members', () => {
    expect(sameTree({ toString: 1 }, { a: 1 })).toBe(false);
    expect(sameTree({ constructor: Object }, { a: 1 })).toBe(false);
  });
});
