/** Cursors go on exactly behind the last hit, whatever values are missing. */
import { searchFieldsOf } from '../../model/search/search-fields.js';
import { encodeCursor } from '../../kernel/cursor.js';
import {
  compileSort,
  conditionsAfter,
  fromCursor,
  toCursor,
  URN_ORDER,
} from './sort-order.js';
import { model } from '../../../test/helpers/unit/small-search-model.js';

const scope = { model, fields: searchFieldsOf(model) };
const order = compileSort(
  [
    { field: 'lastModifiedAt', order: 'DESCENDING' },
    { field: '_entityName', order: 'ASCENDING' },
  ],
  scope,
);

describe('compileSort', () => {
  it('puts missing values last in both directions, and breaks ties by URN', () => {
    expect(order.keys).toEqual(['head([] + node.`field_lastModifiedAt`)', 'toLower(head([] + node.`name`))']);
    expect(order.orderBy).toBe('keys[0] IS NULL, keys[0] DESC, keys[1] IS NULL, keys[1], ');
    expect(URN_ORDER.orderBy).toBe('');
  });

  it('refuses unknown fields', () => {
    expect(() => compileSort([{ field: 'nosuch', order: 'ASCENDING' }], scope)).toThrow(
      expect.objectContaining({ code: 'INVALID_FILTER' }),
    );
  });
});

describe('conditionsAfter', () => {
  it('goes on behind equal values by the next key', () => {
    expect(conditionsAfter(order, { keys: [5, 'a'], urn: 'u' })).toEqual([
      '(((keys[0] < $after.keys[0] OR keys[0] IS NULL)) OR ' +
        '(keys[0] = $after.keys[0] AND (keys[1] > $after.keys[1] OR keys[1] IS NULL)) OR ' +
        '(keys[0] = $after.keys[0] AND keys[1] = $after.keys[1] AND urn > $after.urn))',
    ]);
  });

  it('stays among the missing once it is there', () => {
    expect(conditionsAfter(order, { keys: [null, null], urn: 'u' })).toEqual([
      '((keys[0] IS NULL AND keys[1] IS NULL AND urn > $after.urn))',
    ]);
    expect(conditionsAfter(URN_ORDER, { keys: [], urn: 'u' })).toEqual(['((urn > $after.urn))']);
  });
});

describe('cursors', () => {
  it('come back as they were given out', () => {
    const position = { keys: [5, null], urn: 'urn:li:tag:é' };
    expect(fromCursor(order, toCursor(order, position))).toEqual(position);
  });

  it.each([
    ['nonsense', '%%%'],
    ['empty', ''],
    ['of another order', toCursor(URN_ORDER, { keys: [], urn: 'u' })],
    ['of the same length but another order', encodeCursor(['urn +name +x', 'a', 'b', 'u'])],
    ['without a URN', encodeCursor([order.tag, 1, 'a', null])],
  ])('are refused when %s', (_, cursor) => {
    expect(() => fromCursor(order, cursor)).toThrow(expect.objectContaining({ code: 'INVALID_REQUEST' }));
  });
});
