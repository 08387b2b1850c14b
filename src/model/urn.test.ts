import fc from 'fast-check';
import { CatalogError } from '../core/errors.js';
import { MAX_URN_BYTES } from '../core/limits.js';
import { formatUrn, findUrn, parseUrnSyntax } from './urn.js';
import { anyPartArbitrary, catchError, pieceArbitrary } from '../../test/helpers/unit/urns.js';

describe('parsing a URN', () => {
  it.each([
    ['urn:li:tag:pii', 'tag', ['pii']],
    ['urn:li:tag:hex:status:In development', 'tag', ['hex:status:In development']],
    ['urn:li:tag:PII, secret', 'tag', ['PII, secret']],
    ['urn:li:tag:(deprecated)', 'tag', ['(deprecated)']],
    ['urn:li:tag:(new) orders', 'tag', ['(new) orders']],
    ['urn:li:corpGroup:All%20Employees', 'corpGroup', ['All%20Employees']],
    ['urn:li:mlFeature:(users,age)', 'mlFeature', ['users', 'age']],
    [
      'urn:li:dataset:(urn:li:dataPlatform:hive,f(a,b).c,PROD)',
      'dataset',
      ['urn:li:dataPlatform:hive', 'f(a,b).c', 'PROD'],
    ],
    [
      'urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:hive,a.b,PROD),Amount )',
      'schemaField',
      ['urn:li:dataset:(urn:li:dataPlatform:hive,a.b,PROD)', 'Amount '],
    ],
    ['urn:li:chart:(sigma,Total %28EUR%29%2C net)', 'chart', ['sigma', 'Total %28EUR%29%2C net']],
  ])('%s', (text, entityType, parts) => {
    expect(parseUrnSyntax(text)).toEqual({ text, entityType, parts });
  });

  it.each([
    ['', 'not empty', /it is empty/],
    ['orders', 'urn scheme', /does not begin with "urn:li:"/],
    ['urn:ns:tag:pii', 'urn namespace', /its namespace is "ns" where "li" belongs/],
    ['urn:li', 'entity type', /<entityType>:<key>/],
    ['urn:li::pii', 'entity type', /the entity type is missing/],
    ['urn:li:my type:pii', 'entity type', /"my type" is not an entity type/],
    ['urn:li:tag', 'entity key', /no key after the entity type tag/],
    ['urn:li:tag:', 'no empty key part', /its key is empty/],
    ['urn:li:tag:()', 'no empty key part', /its key is empty/],
    ['urn:li:mlFeature:(users,)', 'no empty key part', /part 2 of 2 of its key is empty/],
    ['urn:li:mlFeature:(,age)', 'no empty key part', /part 1 of 2 of its key is empty/],
    ['urn:li:mlFeature:( ,age)', 'no empty key part', /part 1 of 2 of its key is empty/],
    ['urn:li:mlFeature:(users,age', 'balanced parentheses', /opened at character 18 is never closed/],
    ['urn:li:mlFeature:users,age)', 'balanced parentheses', /at character 27 has no opening parenthesis/],
    [' urn:li:tag:pii', 'no surrounding white space', /white space/],
    ['urn:li:tag:pii\u00a0', 'no surrounding white space', /white space/],
    ['urn:li:tag:p\u0000ii', 'allowed characters', /character 13 \(U\+0000\)/],
    ['urn:li:tag:p\nii', 'allowed characters', /U\+000A/],
    ['urn:li:tag:p\u241fii', 'allowed characters', /U\+241F/],
    ['urn:li:tag:p\ud800', 'allowed characters', /U\+D800/],
    [
      `urn:li:tag:${'é'.repeat(MAX_URN_BYTES / 2)}`,
      `at most ${MAX_URN_BYTES} bytes`,
      /4107 bytes, the limit is 4096/,
    ],
  ])('rejects %j', (text, rule, message) => {
    const error = catchError(() => parseUrnSyntax(text)) as CatalogError;
    expect(error).toBeInstanceOf(CatalogError);
    expect(error.code).toBe('INVALID_URN');
    expect(error.message).toMatch(message);
    expect(error.details.rule).toBe(rule);
    expect(error.message.length).toBeLessThan(500);
    expect(findUrn(text)).toBeUndefined();
  });

  it('accepts a URN of exactly the maximum length', () => {
    const text = `urn:li:tag:${'a'.repeat(MAX_URN_BYTES - 11)}`;
    expect(parseUrnSyntax(text).text).toBe(text);
    expect(() => parseUrnSyntax(`${text}a`)).toThrow('4097 bytes');
  });

  it('reverts formatting', () => {
    fc.assert(
      fc.property(pieceArbitrary, ({ entityType, parts }) => {
        const text = formatUrn(entityType, parts);
        expect(parseUrnSyntax(text)).toEqual({ text, entityType, parts });
      }),
    );
  });

  it('is reverted by formatting the parts', () => {
    const texts = fc
      .string({ unit: fc.constantFrom(...Array.from('(),:ab %')), maxLength: 14 })
      .map((key) => `urn:li:tag:${key}`);
    fc.assert(
      fc.property(texts, (text) => {
        const urn = findUrn(text);
        if (urn !== undefined) expect(formatUrn(urn.entityType, urn.parts)).toBe(text);
      }),
      { numRuns: 2_000 },
    );
  });

  it('fails only with INVALID_URN, for any text', () => {
    const damaged = fc
      .tuple(pieceArbitrary, fc.nat(), fc.nat({ max: 3 }), fc.string({ unit: 'binary', maxLength: 3 }))
      .map(([{ entityType, parts }, at, length, inserted]) => {
        const text = formatUrn(entityType, parts);
        const cut = at % text.length;
        return text.slice(0, cut) + inserted + text.slice(cut + length);
      });
    fc.assert(
      fc.property(fc.oneof(damaged, fc.string({ unit: 'binary' })), (text) => {
        const error = catchError(() => parseUrnSyntax(text));
        if (error !== undefined) expect(error).toMatchObject({ name: 'CatalogError', code: 'INVALID_URN' });
        expect(findUrn(text) === undefined).toBe(error !== undefined);
      }),
    );
  });
});

describe('formatting a URN', () => {
  it.each([
    ['a part that contains a comma', 'mlFeature', ['a,b', 'c']],
    ['a part with an unbalanced parenthesis', 'mlFeature', ['a(', 'b']],
    ['parts whose parentheses are balanced only together', 'mlFeature', ['a(', 'b)']],
    ['an empty part', 'mlFeature', ['', 'b']],
    ['no part', 'tag', []],
    ['a single part that would be parsed as a tuple', 'tag', ['(a,b)']],
    ['an entity type with a colon', 'tag:x', ['a']],
  ])('rejects %s', (_, entityType, parts) => {
    expect(catchError(() => formatUrn(entityType, parts))).toMatchObject({ code: 'INVALID_URN' });
  });

  it('accepts nested URNs as parts', () => {
    fc.assert(
      fc.property(anyPartArbitrary, (part) => {
        const dataset = formatUrn('dataset', ['urn:li:dataPlatform:hive', part, 'PROD']);
        expect(parseUrnSyntax(formatUrn('schemaField', [dataset, 'id'])).parts).toEqual([dataset, 'id']);
      }),
    );
  });
});
