import fc from 'fast-check';
import { parseJsonBody } from './parse-json-body.js';
import { stringifyKeepingDigits } from '../../core/json.js';
import { refusal } from '../../../test/helpers/unit/refusal.js';

const plain = { keepDigits: false };

describe('JSON bodies', () => {
  it('are parsed as JSON, and members that are null count as absent', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (body) => {
        const given = Object.entries(body).filter(([, member]) => member !== null);
        const expected: unknown = JSON.parse(JSON.stringify(Object.fromEntries(given)));
        expect(parseJsonBody(JSON.stringify(body), plain)).toEqual(expected);
      }),
    );
  });

  it.each(['', ' \n'])('count as empty when they are %j', (text) => {
    expect(parseJsonBody(text, plain)).toEqual({});
  });

  it('keep every digit on request', () => {
    const text = '{"n":12345678901234567890.123}';
    expect(stringifyKeepingDigits(parseJsonBody(text, { keepDigits: true }))).toBe(text);
  });

  it.each([
    ['{"a":x}', { position: 5, line: 1, column: 6 }],
    ['{\n "a": 1,\n}', { position: 11, line: 3, column: 1 }],
    ['[1,', { position: 3, line: 1, column: 4 }],
    ['{"a":1} x', { position: 8, line: 1, column: 9 }],
  ])('say where %j breaks', (text, place) => {
    expect(() => parseJsonBody(text, plain)).toThrow(refusal('INVALID_REQUEST', place));
  });

  it('are refused if nested too deeply, without an internal error', () => {
    const deep = `{"n":1e5,"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    expect(() => parseJsonBody(deep, { keepDigits: true })).toThrow(refusal('INVALID_REQUEST'));
  });
});
