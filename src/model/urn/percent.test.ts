import fc from 'fast-check';
import { formatUrn } from './format-urn.js';
import { decodePart, encodePart } from './percent.js';
import { parseUrnSyntax } from './parse-urn.js';
import { nameArbitrary } from '../../../test/helpers/unit/urns.js';

describe('names as key parts', () => {
  it('are the same after encoding and decoding', () => {
    fc.assert(
      fc.property(nameArbitrary, (name) => {
        expect(decodePart(encodePart(name))).toBe(name);
      }),
      { numRuns: 1_000 },
    );
  });

  it('are valid in a URN when encoded', () => {
    fc.assert(
      fc.property(
        nameArbitrary.filter((name) => name.trim() !== ''),
        (name) => {
          const parts = ['hive', encodePart(name)];
          expect(parseUrnSyntax(formatUrn('chart', parts)).parts).toEqual(parts);
        },
      ),
    );
  });

  it('are encoded in the same way as by existing clients', () => {
    expect(encodePart('Total (EUR), é/%')).toBe('Total %28EUR%29%2C é/%');
    expect(encodePart('a\u241fb')).toBe('a%E2%90%9Fb');
  });

  it('keep a percent sign that is not part of encoded UTF-8', () => {
    expect(decodePart('100% %FF %zz')).toBe('100% %FF %zz');
    expect(decodePart('All%20Employees')).toBe('All Employees');
  });
});
