import fc from 'fast-check';
import { chunkLines, comparableJson, prettyJson, sizeText, splitAtUrns } from './json-text.js';

describe('stored JSON', () => {
  it('is indented, or unchanged if it is not JSON', () => {
    expect(prettyJson('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}');
    expect(prettyJson('{"a":')).toBe('{"a":');
  });

  it('can be compared regardless of the order of its members', () => {
    expect(comparableJson('{"b":{"y":1,"x":[{"d":1,"c":2}]},"a":0}')).toBe(
      comparableJson('{"a":0,"b":{"x":[{"c":2,"d":1}],"y":1}}'),
    );
    expect(comparableJson('[2,1]')).not.toBe(comparableJson('[1,2]'));
  });

  it('keeps its value when it is made comparable', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(JSON.parse(comparableJson(json))).toEqual(JSON.parse(json));
      }),
    );
  });
});

describe('the parts of a text', () => {
  it('are its URNs and the text between them', () => {
    expect(splitAtUrns('{"owner": "urn:li:corpuser:ada", "note": "urn:li:x: no"}')).toEqual([
      { text: '{"owner": "' },
      { text: 'urn:li:corpuser:ada', urn: 'urn:li:corpuser:ada' },
      { text: '", "note": "urn:li:x: no"}' },
    ]);
  });

  it('add up to the whole text', () => {
    const texts = fc
      .array(fc.constantFrom('"', 'urn:li:tag:a', '\n', 'x', ' '))
      .map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 4 }), (text, lines) => {
        expect(
          splitAtUrns(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
        expect(chunkLines(text, lines).join('')).toBe(text);
      }),
    );
  });

  it('have at most the given number of lines', () => {
    expect(chunkLines('a\nb\nc', 2)).toEqual(['a\nb\n', 'c']);
  });
});

describe('a size', () => {
  it.each([
    [12, '12 B'],
    [1_499, '1 kB'],
    [999_499, '999 kB'],
    [999_500, '1.0 MB'],
    [1_320_000, '1.3 MB'],
  ])('of %i characters is %s', (characters, text) => {
    expect(sizeText(characters)).toBe(text);
  });
});
