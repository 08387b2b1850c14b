import fc from 'fast-check';
import { collectTexts, likePattern, checksum } from './texts.js';

const TREE = { 'urn:name': ['urn:a', { b: 'urn:b', c: null }], other: 'x', number: 1 };
const collected = (tree: unknown, prefix?: string): string[] => {
  const found = new Set<string>();
  collectTexts(tree, found, prefix);
  return [...found];
};

it('collects texts at any depth, but no names of members', () => {
  expect(collected(TREE)).toEqual(['urn:a', 'urn:b', 'x']);
  expect(collected('x')).toEqual(['x']);
});

it('collects only texts with the prefix, each once', () => {
  expect(collected([TREE, TREE], 'urn:')).toEqual(['urn:a', 'urn:b']);
});

/** Reference implementation of the wildcard: tries every position. */
function isLike(text: string, pattern: string): boolean {
  const [head = '', ...rest] = pattern.split('%');
  if (rest.length === 0) return text === head;
  if (!text.startsWith(head)) return false;
  const tail = rest.join('%');
  return Array.from({ length: text.length - head.length + 1 }, (_, at) => text.slice(head.length + at)).some(
    (end) => isLike(end, tail),
  );
}

const matches = (text: string, pattern: string) =>
  new RegExp(`^(?:${likePattern(pattern).pattern})$`).test(text);
const special = fc.string({ unit: fc.constantFrom(...Array.from('ab%.*+?^${}()|[]\\-')), maxLength: 8 });

describe('likePattern', () => {
  it('treats only the percent sign as a wildcard', () => {
    fc.assert(
      fc.property(special, special, (text, pattern) => {
        expect(matches(text, pattern)).toBe(isLike(text, pattern));
      }),
      { numRuns: 1_000 },
    );
  });

  it('matches every text that contains the pieces in their order', () => {
    fc.assert(
      fc.property(fc.array(special, { minLength: 1, maxLength: 4 }), special, (pieces, between) => {
        expect(matches(pieces.join(between.replaceAll('%', '')), pieces.join('%'))).toBe(true);
      }),
    );
  });

  it.each([
    ['urn:li:dataset:%', 'urn:li:dataset:'],
    ['urn:li:tag:a.b', 'urn:li:tag:a.b'],
    ['%x', ''],
    ['', ''],
  ])('returns for %j the prefix %j', (text, prefix) => {
    expect(likePattern(text).prefix).toBe(prefix);
  });
});

describe('checksum', () => {
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('of %j equals the published FNV-1a value', (text, sum) => {
    expect(checksum(text)).toBe(sum);
  });

  it('is an integer below 2^32 for any text, and the same in each call', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const sum = checksum(text);
        expect([Number.isInteger(sum), sum >= 0, sum < 2 ** 32, checksum(text)]).toEqual([
          true,
          true,
          true,
          sum,
        ]);
      }),
    );
  });

  it('changes with any single character', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), (text, at) => {
        const index = at % text.length;
        const other = String.fromCharCode(text.charCodeAt(index) ^ 1);
        expect(checksum(text.slice(0, index) + other + text.slice(index + 1))).not.toBe(checksum(text));
      }),
    );
  });
});
