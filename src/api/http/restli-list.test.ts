import fc from 'fast-check';
import { parseList } from './restli-list.js';
import { encodeUrnForPath } from '../../model/urn/decode-urn-from-path.js';
import { refusal } from '../../../test/helpers/unit/refusal.js';

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
