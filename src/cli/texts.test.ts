/** Pure functions of commands. */
import fc from 'fast-check';
import { diffValues, type Difference } from './put.js';
import { readFilter, readSort } from './search-pages.js';
import { renderTable } from './text.js';
import { renderTree } from './get.js';
import { parseKeepingDigits } from '../core/json.js';

const json = fc.jsonValue({ maxDepth: 3 });

/** Applies the differences to the earlier value. */
function patched(value: any, { path, after }: Difference): unknown {
  if (path === '') return after;
  const [first = '', ...rest] = path.slice(1).split('/');
  const name = first.replaceAll('~1', '/').replaceAll('~0', '~');
  const inner = patched(value?.[name], { path: rest.length === 0 ? '' : `/${rest.join('/')}`, after });
  const copy = Array.isArray(value) ? [...value] : { ...value };
  Object.defineProperty(copy, name, { value: inner, enumerable: true, configurable: true, writable: true });
  return copy;
}

/** Removes members, and items at the end of a list. */
function pruned(value: any): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== undefined).map(pruned);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .map(([name, member]) => [name, pruned(member)]),
  );
}

describe('differences', () => {
  it('are empty for equal values, and convert one value to the other', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        expect(diffValues(before, before)).toEqual([]);
        const differences = diffValues(before, after);
        expect(JSON.stringify(sorted(pruned(differences.reduce<unknown>(patched, before))))).toBe(
          JSON.stringify(sorted(after)),
        );
      }),
    );
  });

  it('include the last digit', () => {
    const [before, after] = ['{"n":9007199254740992}', '{"n":9007199254740993}'].map(parseKeepingDigits);
    expect(diffValues(before, after)).toMatchObject([{ path: '/n' }]);
  });
});

function sorted(value: any): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, member]) => [name, sorted(member)]);
}

describe('filters', () => {
  const criterion = (field: string, values: string[], condition = 'EQUAL', negated = false) => ({
    field,
    values,
    condition,
    negated,
  });

  it.each([
    [['a=1'], [criterion('a', ['1'])]],
    [
      ['a=1', 'b=2', 'a=3'],
      [criterion('a', ['1', '3']), criterion('b', ['2'])],
    ],
    [
      ['a!=1', 'a=2'],
      [criterion('a', ['1'], 'EQUAL', true), criterion('a', ['2'])],
    ],
    [
      ['a>=1', 'a<=2'],
      [criterion('a', ['1'], 'GREATER_THAN_OR_EQUAL_TO'), criterion('a', ['2'], 'LESS_THAN_OR_EQUAL_TO')],
    ],
    [
      ['a>1', 'a<2'],
      [criterion('a', ['1'], 'GREATER_THAN'), criterion('a', ['2'], 'LESS_THAN')],
    ],
    [['a~x=y'], [criterion('a', ['x=y'], 'CONTAIN')]],
    [['customProperties=team=growth'], [criterion('customProperties', ['team=growth'])]],
    [['a='], [criterion('a', [''])]],
    [
      ['a=*', 'b!=*'],
      [criterion('a', [], 'EXISTS'), criterion('b', [], 'EXISTS', true)],
    ],
  ])('%j', (texts, and) => {
    expect(readFilter(texts)).toEqual({ or: [{ and }] });
  });

  it('are undefined by default', () => {
    expect(readFilter([])).toBeUndefined();
  });

  it.each(['a', '=1', '', 'a b=1'])('refuse %j', (text) => {
    expect(() => readFilter([text])).toThrow('write field=value');
  });

  it('can have a sort order', () => {
    expect(readSort('a')).toEqual({ field: 'a', order: 'ASCENDING' });
    expect(readSort('a.b:desc')).toEqual({ field: 'a.b', order: 'DESCENDING' });
  });
});

describe('trees', () => {
  it.each([
    [{ a: 1, b: null, c: true }, 'a: 1\nb: null\nc: true\n'],
    [{ a: { b: ['x', { c: 1, d: 2 }] } }, 'a:\n  b:\n    - x\n    - c: 1\n      d: 2\n'],
    [{ a: [], b: {}, c: '' }, 'a: (none)\nb: (empty)\nc: ""\n'],
    [[[1, 2], []], '- - 1\n  - 2\n- (empty)\n'],
    ['one\ntwo', 'one\ntwo\n'],
  ])('%j', (value, text) => {
    expect(renderTree(value)).toBe(text);
  });

  it('show every text and number of any value', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.stringMatching(/^[a-z]{1,5}$/),
          fc.oneof(fc.integer(), fc.stringMatching(/^\w{1,9}$/)),
        ),
        (value) => {
          const lines = renderTree(value).split('\n').slice(0, -1);
          expect(lines).toEqual(Object.entries(value).map(([name, member]) => `${name}: ${member}`));
        },
      ),
    );
  });
});

describe('tables', () => {
  it('are never wider than the window, and contain every text', () => {
    const rows = fc.array(fc.array(fc.stringMatching(/^[a-z0-9]{0,70}$/), { minLength: 3, maxLength: 3 }), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(rows, fc.integer({ min: 40, max: 200 }), (cells, columns) => {
        const lines = renderTable({ head: ['a', 'b', 'c'], rows: cells }, columns).split('\n');
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
        const count = (text: string): number => text.replace(/[^a-z0-9]/g, '').length;
        expect(count(lines.join(''))).toBe(3 + count(cells.flat().join('')));
      }),
    );
  });
});
