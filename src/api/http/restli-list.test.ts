import fc from 'fast-check';
import { parseList } from './restli-list.js';
import { encodeUrnForPath } from '../../model/urn/decode-urn-from-path.js';
import { refusal } from '../../../test/helpers/unit/refusal.js';

const parse = (raw: string) => parseList(raw, { name: 'ids', decode: decodeURIComponent });
const wellFormed = fc.string({ minLength: 1, unit: 'grapheme' });

describe('List(...) syntax', () => {
  it('gives back any items that were percent-encoded one by one', () => {
    fc.assert(
      fc.property(fc.array(wellFormed, { minLength: 1 }), (items) => {
        expect(parse(`List(${items.map(encodeUrnForPath).join(',')})`)).toEqual(items);
      }),
    );
  });

  it('takes a list that was percent-encoded as a whole', () => {
    expect(parse(encodeURIComponent('List(status,ownership)').replace('(', '%28'))).toEqual([
      'status',
      'ownership',
    ]);
  });

  it('keeps URNs with raw parentheses and commas in one piece', () => {
    const urns = ['urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)', 'urn:li:tag:x'];
    expect(parse(`List(${urns.join(',')})`)).toEqual(urns);
  });

  it('knows the empty list, and what is no list', () => {
    expect(parse('List()')).toEqual([]);
    expect(parse('status,ownership')).toBeUndefined();
  });

  it.each(['List(', 'List(a', 'List(a))', 'List((a)', 'List(a)b'])('refuses %s', (raw) => {
    expect(() => parse(raw)).toThrow(refusal('INVALID_REQUEST'));
  });
});
