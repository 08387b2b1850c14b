import fc from 'fast-check';
import {
  indentKeepingDigits,
  isJsonObject,
  mayLoseDigits,
  parseKeepingDigits,
  RawJson,
  renderJson,
  stringifyKeepingDigits,
} from './json.js';

/** Numbers as texts, many of which a double rounds. */
const anyNumber = fc.oneof(
  fc.bigInt().map(String),
  fc.tuple(fc.integer(), fc.stringMatching(/^[0-9]{1,25}$/)).map(([whole, digits]) => `${whole}.${digits}`),
  fc.tuple(fc.integer(), fc.integer({ min: -400, max: 400 })).map(([base, power]) => `${base}e${power}`),
);
const isExact = (text: string) => String(Number(text)) === text;

describe('JSON that is kept to the digit', () => {
  it('has every number as it was, or with the same value', () => {
    fc.assert(
      fc.property(anyNumber, (text) => {
        const kept = stringifyKeepingDigits(parseKeepingDigits(`{"n":[${text}]}`)).slice('{"n":['.length, -2);
        // What was rewritten must be something that a double carries, and that double.
        if (kept !== text) expect([kept, isExact(kept)]).toEqual([String(Number(text)), true]);
        expect([kept, Number(kept) === Number(text)]).toEqual([kept, true]);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps integers of any size', () => {
    fc.assert(
      fc.property(fc.bigInt(), (value) => {
        expect(stringifyKeepingDigits(parseKeepingDigits(String(value)))).toBe(String(value));
      }),
    );
  });

  it('reads everything else as JSON.parse does, beside a long number and without one', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        expect(stringifyKeepingDigits(parseKeepingDigits(text))).toBe(JSON.stringify(JSON.parse(text)));
        const beside = stringifyKeepingDigits(parseKeepingDigits(`[12345678901234567890,${text}]`));
        expect(JSON.parse(beside.replace('12345678901234567890', '0'))).toEqual([0, JSON.parse(text)]);
      }),
    );
  });

  it.each([
    '{',
    '',
    'nul',
    '[1,]',
    '{"a":1,}',
    '01',
    '+1',
    '"\n"',
    '[1] 12345678901234567',
    '1234567890123456.',
  ])('refuses %j as a SyntaxError', (text) => {
    expect(() => parseKeepingDigits(text)).toThrow(SyntaxError);
  });

  it('takes the later of two members of one name, as JSON.parse does', () => {
    const text = '{"a":12345678901234567890,"a":1,"b":2}';
    expect(stringifyKeepingDigits(parseKeepingDigits(text))).toBe('{"a":1,"b":2}');
  });

  it('keeps members named like what objects inherit', () => {
    const text = '{"__proto__":{"a":1},"constructor":12345678901234567890,"toJSON":"x"}';
    expect(stringifyKeepingDigits(parseKeepingDigits(text))).toBe(text);
  });

  it('suspects every number whose digits a double would change', () => {
    fc.assert(
      fc.property(anyNumber, (text) => {
        if (Number(text) === 0 || !/^-?\d+$/.test(text)) return;
        if (!isExact(text)) expect(mayLoseDigits(text)).toBe(true);
      }),
    );
  });

  it('is indented without a change of what it says', () => {
    const tree = parseKeepingDigits('{"a":[12345678901234567890,{}]}');
    expect(indentKeepingDigits(tree)).toBe('{\n  "a": [\n    12345678901234567890,\n    {}\n  ]\n}');
  });
});

describe('renderJson', () => {
  it('renders what JSON.stringify renders', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(renderJson(value)).toBe(JSON.stringify(value));
      }),
    );
  });

  it('copies final text as it stands, and leaves out what is undefined', () => {
    const value = { a: new RawJson('{"n":1.0}'), b: undefined, c: [new RawJson('01'), undefined] };
    expect(renderJson(value)).toBe('{"a":{"n":1.0},"c":[01,null]}');
  });
});

describe('isJsonObject', () => {
  it.each<[unknown, boolean]>([
    [{}, true],
    [[], false],
    [null, false],
    ['x', false],
    [parseKeepingDigits('12345678901234567890'), false],
    [parseKeepingDigits('{"n":12345678901234567890}'), true],
  ])('of %p is %s', (value, isObject) => {
    expect(isJsonObject(value)).toBe(isObject);
  });
});
