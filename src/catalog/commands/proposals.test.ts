/** Tests helpers of commands: patches, maps and optional members. */
import fc from 'fast-check';
import { pointerParts } from '../../core/json.js';
import { stepsOf } from '../../../test/helpers/unit/proposals.js';
import { nameArbitrary } from '../../../test/helpers/unit/urns.js';
import { patchProposal, patchText, setStep } from './proposals.js';
import { toStringMap, omitNullish } from './command-input.js';

describe('a patch', () => {
  const target = { urn: 'urn:li:tag:x', aspectName: 'tagProperties' };

  it('has paths that can be parsed again, whatever names they contain', () => {
    fc.assert(
      fc.property(fc.array(nameArbitrary, { minLength: 1, maxLength: 4 }), (path) => {
        const [step] = stepsOf(patchProposal(target, [setStep(path, 1)]));
        expect(pointerParts(step?.path ?? '')).toEqual(path);
      }),
    );
  });

  it.each([
    [0, 'add'],
    ['', 'add'],
    [false, 'add'],
    [[], 'add'],
    [null, 'remove'],
    [undefined, 'remove'],
  ])('that sets %j is the operation %s', (value, op) => {
    expect(setStep(['a'], value)).toEqual({ op, path: ['a'], ...(op === 'add' && { value }) });
  });

  it('is wrapped in an object only if it has array keys', () => {
    expect(JSON.parse(patchText([]))).toEqual([]);
    expect(JSON.parse(patchText([], { owners: ['owner'] }))).toEqual({
      arrayPrimaryKeys: { owners: ['owner'] },
      patch: [],
    });
  });
});

describe('a map of entries', () => {
  it('contains the last value of each key, and no nulls', () => {
    const key = fc.constantFrom('a', 'b', '', '__proto__', 'constructor');
    const entries = fc.array(fc.record({ key, value: fc.option(fc.string()) }));
    fc.assert(
      fc.property(entries, (input) => {
        const map = toStringMap(input);
        const expected = input.flatMap(({ key: name, value }) =>
          value === null ? [] : [[name, value] as const],
        );
        expect(new Map(Object.entries(map))).toEqual(new Map(expected));
        expect(Object.getPrototypeOf(map)).toBe(Object.prototype);
      }),
    );
  });
});

it('omitNullish leaves out null and undefined, and keeps zero, false and empty texts', () => {
  expect(omitNullish({ a: null, b: undefined, c: 0, d: false, e: '', f: [] })).toEqual({
    c: 0,
    d: false,
    e: '',
    f: [],
  });
});
