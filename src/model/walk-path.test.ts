import fc from 'fast-check';
import { valueAt, walkPath } from './walk-path.js';

const PAYLOAD = {
  owners: [{ owner: 'ann', attribution: { time: 1 } }, { owner: 'bob' }, { type: 'NONE' }],
  inputs: [{ string: 'a' }, { string: 'b' }],
  ownerTypes: { tech: ['ann', 'bob'], business: [] },
  platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: 'x' } },
  count: 0,
  nothing: null,
};

describe('walkPath', () => {
  it.each([
    ['/count', [[0, []]]],
    ['count', [[0, []]]],
    [
      '/owners/*/owner',
      [
        ['ann', [0]],
        ['bob', [1]],
      ],
    ],
    ['/owners/*/attribution/time', [[1, [0]]]],
    [
      '/inputs/*/string',
      [
        ['a', [0]],
        ['b', [1]],
      ],
    ],
    [
      '/ownerTypes/*/*',
      [
        ['ann', ['tech', 0]],
        ['bob', ['tech', 1]],
      ],
    ],
    [
      '/ownerTypes/$key',
      [
        ['tech', ['tech']],
        ['business', ['business']],
      ],
    ],
    ['/platformSchema/com.linkedin.schema.OtherSchema/rawSchema', [['x', []]]],
    ['/ownerTypes/tech', [[['ann', 'bob'], []]]],
    ['/nothing', []],
    ['/nowhere/*/at/all', []],
    ['/count/*', []],
    ['/owners/owner', []],
    ['/owners/0/owner', []],
    ['/owners/$key', []],
    ['/ownerTypes/constructor', []],
  ])('%s', (path, leaves) => {
    expect(walkPath(PAYLOAD, path).map(({ value, indices }) => [value, indices])).toEqual(leaves);
  });

  it('returns indices by which valueAt finds side values of a leaf', () => {
    expect(valueAt(PAYLOAD, 'owners/*/attribution/time', [0])).toBe(1);
    expect(valueAt(PAYLOAD, 'owners/*/attribution/time', [1])).toBeUndefined();
    expect(valueAt(PAYLOAD, '/ownerTypes/*/*', ['tech', 1])).toBe('bob');
    expect(valueAt(PAYLOAD, '/ownerTypes/*/*', ['tech'])).toBeUndefined();
    expect(valueAt(PAYLOAD, '/nothing', [])).toBeUndefined();
  });

  it('returns leaves that valueAt finds by their indices, for any tree and path', () => {
    const trees = fc.letrec<{ tree: unknown }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom(null, 'x', 1, true),
        fc.array(tie('tree'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom('a', 'b', '__proto__'), tie('tree'), { maxKeys: 3 }),
      ),
    })).tree;
    const paths = fc
      .array(fc.constantFrom('a', 'b', '*', '__proto__'), { maxLength: 4 })
      .map((parts) => parts.join('/'));
    fc.assert(
      fc.property(trees, paths, (tree, path) => {
        for (const { value, indices } of walkPath(tree, path))
          expect(valueAt(tree, path, indices)).toBe(value);
      }),
      { numRuns: 1_000 },
    );
  });
});
