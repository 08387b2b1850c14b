import fc from 'fast-check';
import { FACET_FIELDS, toFacet } from '../../model/search/search-terms.js';
import { toEntry } from './facet-entry.js';

const facetText = fc.tuple(
  fc.constantFrom(...FACET_FIELDS),
  fc.oneof(fc.string(), fc.string({ minLength: 990, maxLength: 1_010 })),
);

describe('toEntry', () => {
  it('keeps facet and value, in a key that an index can hold', () => {
    fc.assert(
      fc.property(facetText, ([name, value]) => {
        const { facet, value: kept, key } = toEntry(toFacet(name, value));
        expect([FACET_FIELDS[facet], kept]).toEqual([name, value]);
        expect(key.length).toBeLessThanOrEqual(1_000);
      }),
    );
  });

  it('gives different values different keys', () => {
    fc.assert(
      fc.property(facetText, facetText, (left, right) => {
        const [one, other] = [toFacet(...left), toFacet(...right)];
        expect(toEntry(one).key === toEntry(other).key).toBe(one === other);
      }),
    );
  });

  it('refuses a text of another field', () => {
    expect(() => toEntry('colour=red')).toThrow('colour');
  });
});
