/** Tests that cursors continue exactly after the last hit, even with missing values. */
import fc from 'fast-check';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import { isKept } from '../../../test/helpers/unit/cypher-predicate.js';
import { compareTexts } from '../../core/compare.js';
import { searchFieldsOf } from '../../model/search/search-fields.js';
import { encodeCursor } from '../../core/cursor.js';
import {
  compileSort,
  conditionsAfter,
  fromCursor,
  toCursor,
  URN_ORDER,
  type Position,
} from './sort-order.js';
import { model } from '../../../test/helpers/unit/small-search-model.js';

const schema = { model, fields: searchFieldsOf(model) };
const order = compileSort(
  [
    { field: 'lastModifiedAt', order: 'DESCENDING' },
    { field: '_entityName', order: 'ASCENDING' },
  ],
  schema,
);

describe('compileSort', () => {
  it('puts missing values last in both directions, and breaks ties by URN', () => {
    expect(order.keys).toEqual([
      'head([] + node[$sortProperties[0]])',
      'toLower(head([] + node[$sortProperties[1]]))',
    ]);
    expect(order.orderBy).toBe('keys[0] IS NULL, keys[0] DESC, keys[1] IS NULL, keys[1], ');
    expect(URN_ORDER.orderBy).toBe('');
  });

  it('refuses more than 20 criteria', () => {
    const many = (length: number) =>
      Array.from({ length }, () => ({ field: '_entityName', order: 'ASCENDING' as const }));
    expect(compileSort(many(20), schema).keys).toHaveLength(20);
    expect(() => compileSort(many(21), schema)).toThrow(
      refusal('LIMIT_EXCEEDED', { path: '/sort', rule: 'at most 20 sort criteria' }),
    );
  });

  it('refuses unknown fields', () => {
    expect(() => compileSort([{ field: 'nosuch', order: 'ASCENDING' }], schema)).toThrow(
      refusal('INVALID_FILTER'),
    );
  });
});

describe('conditionsAfter', () => {
  it('continues after equal values by the next key', () => {
    expect(conditionsAfter(order, { keys: [5, 'a'], urn: 'u' })).toEqual([
      '(((keys[0] < $after.keys[0] OR keys[0] IS NULL)) OR ' +
        '(keys[0] = $after.keys[0] AND (keys[1] > $after.keys[1] OR keys[1] IS NULL)) OR ' +
        '(keys[0] = $after.keys[0] AND keys[1] = $after.keys[1] AND urn > $after.urn))',
    ]);
  });

  it('continues among missing values', () => {
    expect(conditionsAfter(order, { keys: [null, null], urn: 'u' })).toEqual([
      '((keys[0] IS NULL AND keys[1] IS NULL AND urn > $after.urn))',
    ]);
    expect(conditionsAfter(URN_ORDER, { keys: [], urn: 'u' })).toEqual(['((urn > $after.urn))']);
  });

  it('keeps exactly the rows after a position, with any missing or equal values', () => {
    const key = (values: fc.Arbitrary<string | number>) => fc.option(values, { freq: 3, nil: null });
    const row = fc.record({
      keys: fc.tuple(key(fc.integer({ min: 0, max: 2 })), key(fc.constantFrom('a', 'b', '\ue000', '😀'))),
      urn: fc.constantFrom('urn:li:tag:a', 'urn:li:tag:b', 'urn:li:tag:\uffee', 'urn:li:tag:😀'),
    });
    const rows = fc.uniqueArray(row, { maxLength: 12, selector: (each) => JSON.stringify(each) });
    fc.assert(
      fc.property(rows, fc.boolean(), fc.boolean(), (unsorted, first, second) => {
        const directions = [first, second];
        const sort = compileSort(
          [
            { field: 'lastModifiedAt', order: first ? 'DESCENDING' : 'ASCENDING' },
            { field: '_entityName', order: second ? 'DESCENDING' : 'ASCENDING' },
          ],
          schema,
        );
        const sorted = [...unsorted].sort((left, right) => compareRows(left, right, directions));
        sorted.forEach((after, index) => {
          const position = fromCursor(sort, toCursor(sort, after));
          const conditions = conditionsAfter(sort, position);
          const behind = sorted.filter((each) => isKept(conditions, { ...each, $after: position }));
          expect(behind).toEqual(sorted.slice(index + 1));
        });
      }),
      { numRuns: 200 },
    );
  });
});

/** Compares rows by their keys, with missing values last in both directions, and then by URN. Texts are compared by code points. */
function compareRows(left: Position, right: Position, isDescending: readonly boolean[]): number {
  for (const [index, isDown] of isDescending.entries()) {
    const [one = null, other = null] = [left.keys[index], right.keys[index]];
    if (one === other) continue;
    if (one === null || other === null) return one === null ? 1 : -1;
    const order = typeof one === 'number' ? one - Number(other) : compareTexts(String(one), String(other));
    return isDown ? -order : order;
  }
  return compareTexts(left.urn, right.urn);
}

describe('cursors', () => {
  it('decode to the encoded position', () => {
    const position = { keys: [5, null], urn: 'urn:li:tag:é' };
    expect(fromCursor(order, toCursor(order, position))).toEqual(position);
  });

  it.each([
    ['not in base64', '%%%'],
    ['empty', ''],
    ['of another order', toCursor(URN_ORDER, { keys: [], urn: 'u' })],
    ['of the same length but another order', encodeCursor(['urn +name +x', 'a', 'b', 'u'])],
    ['without a URN', encodeCursor([order.tag, 1, 'a', null])],
    ['with a text in place of a number', encodeCursor([order.tag, '1', 'a', 'u'])],
    ['with a number in place of a text', encodeCursor([order.tag, 1, 2, 'u'])],
    ['with a boolean in place of a text', encodeCursor([order.tag, 1, true, 'u'])],
    ['shorter than the order', encodeCursor([order.tag, 1, 'u'])],
    ['longer than the order', encodeCursor([order.tag, 1, 'a', 'b', 'u'])],
    [
      'with an object in it',
      Buffer.from(JSON.stringify([order.tag, { a: 1 }, 'a', 'u'])).toString('base64url'),
    ],
    ['an object', Buffer.from('{"length":4}').toString('base64url')],
  ])('are refused: %s', (_, cursor) => {
    expect(() => fromCursor(order, cursor)).toThrow(refusal('INVALID_REQUEST'));
  });
});
