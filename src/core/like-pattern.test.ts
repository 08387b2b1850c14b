import fc from 'fast-check';
import { likePattern } from './like-pattern.js';

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
