import fc from 'fast-check';
import { refusal } from '../../../test/helpers/unit/refusal.js';

import { readParameters, splitQuery, parseList } from './query.js';
import { encodeUrnForPath } from '../../../test/helpers/unit/urns.js';

const single = { description: '', schema: { type: 'string' } };
const names = { ...single, list: 'comma' as const };
const urns = { ...single, list: 'restli' as const };

describe('query parameters', () => {
  it('reads parameters in form encoding', () => {
    const text = fc.string({ minLength: 1, unit: 'grapheme' });
    fc.assert(
      fc.property(text, text, (name, value) => {
        const raw = splitQuery(new URLSearchParams([[name, value]]).toString());
        expect(readParameters(raw, { [name]: single })).toEqual({ [name]: value });
      }),
    );
  });

  it.each([
    ['repeated', 'types=OwnedBy&types=Contains'],
    ['with commas', 'types=OwnedBy,Contains'],
    ['with encoded commas', 'types=OwnedBy%2CContains'],
    ['as List(...)', 'types=List(OwnedBy,Contains)'],
    ['with repetitions', 'types=OwnedBy,Contains,OwnedBy'],
  ])('takes a list of names %s', (_form, query) => {
    expect(readParameters(splitQuery(query), { types: names })).toEqual({ types: ['OwnedBy', 'Contains'] });
  });

  it('does not split a repeated URN at its commas', () => {
    const raw = splitQuery('ids=urn:li:glossaryTerm:a,b&ids=urn:li:tag:c');
    expect(readParameters(raw, { ids: urns })).toEqual({ ids: ['urn:li:glossaryTerm:a,b', 'urn:li:tag:c'] });
  });

  it('passes a repeated single parameter on as a list, which its schema refuses', () => {
    expect(readParameters(splitQuery('urn=a&urn=b'), { urn: single })).toEqual({ urn: ['a', 'b'] });
  });

  it('names the parameter whose encoding is broken', () => {
    expect(() => readParameters(splitQuery('urn=%E0%A4%A'), { urn: single })).toThrow(
      refusal('INVALID_REQUEST', { path: '/urn' }),
    );
  });
});

const parse = (raw: string) => parseList(raw, { name: 'ids', decode: decodeURIComponent });
const wellFormed = fc.string({ minLength: 1, unit: 'grapheme' });

describe('List(...) syntax', () => {
  it('returns items that were percent-encoded one by one', () => {
    fc.assert(
      fc.property(fc.array(wellFormed, { minLength: 1 }), (items) => {
        expect(parse(`List(${items.map(encodeUrnForPath).join(',')})`)).toEqual(items);
      }),
    );
  });

  it('accepts a list that was percent-encoded as a whole', () => {
    expect(parse(encodeURIComponent('List(status,ownership)').replace('(', '%28'))).toEqual([
      'status',
      'ownership',
    ]);
  });

  it('does not split URNs with unencoded parentheses and commas', () => {
    const urns = ['urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)', 'urn:li:tag:x'];
    expect(parse(`List(${urns.join(',')})`)).toEqual(urns);
  });

  it('distinguishes the empty list from a text that is not a list', () => {
    expect(parse('List()')).toEqual([]);
    expect(parse('status,ownership')).toBeUndefined();
  });

  it.each(['List(', 'List(a', 'List(a))', 'List((a)', 'List(a)b'])('refuses %s', (raw) => {
    expect(() => parse(raw)).toThrow(refusal('INVALID_REQUEST'));
  });
});
