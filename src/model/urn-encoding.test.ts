import fc from 'fast-check';
import { findUrn, formatUrn, parseUrnSyntax } from './urn.js';
import { decodePart, decodeUrnFromPath, encodePart, unescapeClientUrn } from './urn-encoding.js';
import { catchError, nameArbitrary, pieceArbitrary, encodeUrnForPath } from '../../test/helpers/unit/urns.js';

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

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,db.t1,PROD)';
const CHART = 'urn:li:chart:(sigma,Total %28EUR%29)';

/** Accepts the two entity types of these tests. */
function isUrn(text: string): boolean {
  const urn = findUrn(text);
  return urn?.parts.length === (urn?.entityType === 'dataset' ? 3 : 2);
}

describe('a URN in a path', () => {
  it.each([
    ['fully encoded', 'urn%3Ali%3Adataset%3A%28urn%3Ali%3AdataPlatform%3Ahive%2Cdb.t1%2CPROD%29'],
    ['in lower case', 'urn%3ali%3adataset%3a%28urn%3ali%3adataPlatform%3ahive%2cdb.t1%2cPROD%29'],
    ['with raw parentheses', 'urn%3Ali%3Adataset%3A(urn%3Ali%3AdataPlatform%3Ahive%2Cdb.t1%2CPROD)'],
    ['with raw commas', 'urn%3Ali%3Adataset%3A%28urn%3Ali%3AdataPlatform%3Ahive,db.t1,PROD%29'],
    ['with raw colons', 'urn:li:dataset:%28urn:li:dataPlatform:hive%2Cdb.t1%2CPROD%29'],
    ['partly encoded', 'urn:li:dataset:(urn%3Ali:dataPlatform:hive%2Cdb.t1,PROD%29'],
    ['raw', DATASET],
  ])('is read %s', (_, raw) => {
    expect(decodeUrnFromPath(raw)).toBe(DATASET);
    expect(decodeUrnFromPath(raw, isUrn)).toBe(DATASET);
  });

  it.each([
    ['fully encoded', 'urn%3Ali%3Achart%3A%28sigma%2CTotal%20%2528EUR%2529%29'],
    ['encoded by encodeURIComponent', encodeURIComponent(CHART)],
    ['with only its percent signs encoded', 'urn:li:chart:(sigma,Total%20%2528EUR%2529)'],
    ['not encoded except for the space', 'urn:li:chart:(sigma,Total%20%28EUR%29)'],
  ])('keeps the encoded characters that belong to the URN, %s', (_, raw) => {
    expect(decodeUrnFromPath(raw, isUrn)).toBe(CHART);
  });

  it('is decoded once, not twice', () => {
    expect(decodeUrnFromPath('urn:li:tag:a%252Cb')).toBe('urn:li:tag:a%2Cb');
    expect(decodeUrnFromPath('urn:li:tag:caf%C3%A9+100%')).toBe('urn:li:tag:café+100%');
  });

  it('is the same after encoding and decoding', () => {
    fc.assert(
      fc.property(pieceArbitrary, ({ entityType, parts }) => {
        const urn = formatUrn(entityType, parts);
        expect(decodeUrnFromPath(encodeUrnForPath(urn), () => true)).toBe(urn);
        expect(encodeUrnForPath(urn)).not.toMatch(/[:(),/ ]/);
      }),
    );
  });

  it('is decoded from every mixture of raw and encoded structural characters', () => {
    const mixtures = fc.infiniteStream(fc.boolean()).map((coin) =>
      Array.from(DATASET)
        .map((character) => {
          const encode = /[:(),]/.test(character) && coin.next().value === true;
          return encode ? encodeUrnForPath(character) : character;
        })
        .join(''),
    );
    fc.assert(
      fc.property(mixtures, (raw) => {
        expect(decodeUrnFromPath(raw, isUrn)).toBe(DATASET);
        expect(decodeUrnFromPath(raw)).toBe(DATASET);
      }),
    );
  });

  it('must be UTF-8', () => {
    const error = catchError(() => decodeUrnFromPath('urn:li:tag:%FF'));
    expect(error).toMatchObject({ code: 'INVALID_URN', details: { rule: 'percent-encoded UTF-8' } });
  });
});

/** Escapes like the client: each UTF-16 unit beyond ASCII becomes its escape. */
function escapeAsClient(text: string): string {
  return text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

describe('the escapes in a single proposal', () => {
  it('are reverted', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('ab:\\u00'), 'é', '日', '😀') }),
        (text) => {
          // Skips texts that contain an escape already, because the client makes them ambiguous.
          fc.pre(unescapeClientUrn(text) === text);
          expect(unescapeClientUrn(escapeAsClient(text))).toBe(text);
        },
      ),
    );
    expect(unescapeClientUrn('urn:li:tag:caf\\u00e9 \\uD83D\\ude00')).toBe('urn:li:tag:café 😀');
  });

  it('stay if they are escapes of ASCII characters', () => {
    expect(unescapeClientUrn('urn:li:tag:\\u0041\\u000a\\u00zz')).toBe('urn:li:tag:\\u0041\\u000a\\u00zz');
  });
});
