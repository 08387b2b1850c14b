import fc from 'fast-check';
import { likePattern } from './like-pattern.js';

/** SQL's wildcard, tried in every way. */
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
  it('takes for a wildcard only the percent sign', () => {
    fc.assert(
      fc.property(special, special, (text, pattern) => {
        expect(matches(text, pattern)).toBe(isLike(text, pattern));
      }),
      { numRuns: 1_000 },
    );
  });

  it('finds each text that has the pieces in their order', () => {
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
  ])('of %j begins with %j', (text, prefix) => {
    expect(likePattern(text).prefix).toBe(prefix);
  });
});
