import fc from 'fast-check';
import {
  indentKeepingDigits,
  isJsonObject,
  mayLoseDigits,
  parseKeepingDigits,
  RawJson,
  renderJson,
  stringifyKeepingDigits,
  escapePointer,
  pointerParts,
} from './json.js';

/** Numbers as texts. A double would round many of them. */
const anyNumber = fc.oneof(
  fc.bigInt().map(String),
  fc.tuple(fc.integer(), fc.stringMatching(/^[0-9]{1,25}$/)).map(([whole, digits]) => `${whole}.${digits}`),
  fc.tuple(fc.integer(), fc.integer({ min: -400, max: 400 })).map(([base, power]) => `${base}e${power}`),
);
const isExact = (text: string) => String(Number(text)) === text;

describe('JSON that keeps digits', () => {
  it('keeps the text of every number, or rewrites it with the same value', () => {
    fc.assert(
      fc.property(anyNumber, (text) => {
        const kept = stringifyKeepingDigits(parseKeepingDigits(`{"n":[${text}]}`)).slice('{"n":['.length, -2);
        // A rewritten number must be one that a double represents exactly, in the notation of JavaScript.
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

  it('reads everything else like JSON.parse, with and without a long number beside it', () => {
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
  ])('rejects %j with a SyntaxError', (text) => {
    expect(() => parseKeepingDigits(text)).toThrow(SyntaxError);
  });

  it('keeps the later of two members with the same name, like JSON.parse', () => {
    const text = '{"a":12345678901234567890,"a":1,"b":2}';
    expect(stringifyKeepingDigits(parseKeepingDigits(text))).toBe('{"a":1,"b":2}');
  });

  it('keeps members with the names of inherited properties', () => {
    const text = '{"__proto__":{"a":1},"constructor":12345678901234567890,"toJSON":"x"}';
    expect(stringifyKeepingDigits(parseKeepingDigits(text))).toBe(text);
  });

  it.each(['"050d6ad9bcdb3e5caa1da38db373ff18b9"', '{"a":"v1.2e3","b":"12345678901234567890"}'])(
    'need not keep the digits within the strings of %s',
    (text) => {
      expect(mayLoseDigits(text)).toBe(false);
    },
  );

  it('detects every integer whose digits a double would change', () => {
    fc.assert(
      fc.property(anyNumber, (text) => {
        if (Number(text) === 0 || !/^-?\d+$/.test(text)) return;
        if (!isExact(text)) expect(mayLoseDigits(text)).toBe(true);
      }),
    );
  });

  it('keeps the digits when it indents', () => {
    const tree = parseKeepingDigits('{"a":[12345678901234567890,{}]}');
    expect(indentKeepingDigits(tree)).toBe('{\n  "a": [\n    12345678901234567890,\n    {}\n  ]\n}');
  });
});

describe('renderJson', () => {
  it('renders plain values like JSON.stringify', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(renderJson(value)).toBe(JSON.stringify(value));
      }),
    );
  });

  it('copies raw JSON verbatim, and leaves out undefined members', () => {
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
  ])('returns for %p: %s', (value, isObject) => {
    expect(isJsonObject(value)).toBe(isObject);
  });
});

const anyName = fc.oneof(
  fc.string({ unit: fc.constantFrom('~', '/', '0', '1', 'a', '') }),
  fc.string({ unit: 'grapheme' }),
);

describe('JSON pointers', () => {
  it('split into the names that were escaped, including empty ones', () => {
    fc.assert(
      fc.property(fc.array(anyName), (names) => {
        const pointer = names.map((name) => `/${escapePointer(name)}`).join('');
        expect(pointerParts(pointer)).toEqual(names);
      }),
    );
  });

  it.each([
    ['', []],
    ['/', ['']],
    ['/a//b', ['a', '', 'b']],
    ['/~01', ['~1']],
    ['/~10', ['/0']],
    ['ignored/a', ['a']],
  ])('%j has the parts %j', (pointer, parts) => {
    expect(pointerParts(pointer)).toEqual(parts);
  });

  it('are escaped as in RFC 6901', () => {
    expect(escapePointer('m~n/o~1')).toBe('m~0n~1o~01');
  });
});
