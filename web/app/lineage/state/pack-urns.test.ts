import fc from 'fast-check';
import { packUrns, unpackUrns } from './pack-urns.js';

const urn = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('a😀', 'a😁', 'a😀b', '1.2', 'urn:li:dataset:(urn:li:dataPlatform:hive,a.b,PROD)'),
);

describe('a packed list of URNs', () => {
  it('gives back the same list after a round trip through an address', () => {
    fc.assert(
      fc.property(fc.array(urn), (urns) => {
        const address = new URLSearchParams(packUrns(urns).map((text) => ['urn', text])).toString();
        expect(unpackUrns(new URLSearchParams(address).getAll('urn'))).toEqual(urns);
      }),
    );
  });

  it('omits the prefix that a URN shares with the previous one', () => {
    expect(packUrns(['urn:li:chart:(superset,1)', 'urn:li:chart:(superset,2)'])).toEqual([
      '0.urn:li:chart:(superset,1)',
      '23.2)',
    ]);
  });

  it('skips invalid parts', () => {
    expect(unpackUrns(['0.urn:li:tag:a', 'urn:li:tag:b', '99.c', '11.d'])).toEqual([
      'urn:li:tag:a',
      'urn:li:tag:d',
    ]);
  });
});
