import fc from 'fast-check';
import { readParameters, splitQuery } from './query.js';
import { refusal } from '../../../test/helpers/unit/refusal.js';

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
