/** Tests which fields of a hit are reported as matching, and which part of their text is shown. */
import type { FieldValue } from '../../model/types.js';
import { createMatcher } from './matched-fields.js';
import { parseQuery } from './query-syntax.js';
import { searchFieldsOf } from '../../model/search/search-fields.js';
import type { MatchedField } from './types.js';
import { model } from '../../../test/helpers/unit/small-search-model.js';

function match(
  input: string,
  fields: Record<string, FieldValue | FieldValue[]>,
  urn = 'urn:li:tag:x',
): MatchedField[] {
  const query = parseQuery(input, (name) => searchFieldsOf(model).resolve(name).length > 0);
  const matcher = createMatcher(model, query);
  const read = Object.entries(fields).filter(([property]) => matcher.properties.includes(property));
  return matcher.match({ urn, keys: [], score: 1, fields: read });
}

describe('createMatcher', () => {
  it('needs no fields for a query that matches everything', () => {
    const { properties } = createMatcher(model, { kind: 'everything' });
    expect(properties).toEqual([]);
  });

  it('shows matching values of matching fields only', () => {
    expect(
      match('order', {
        field_name: ['orders_daily'],
        field_description: ['nothing here'],
        field_fieldPaths: ['a', 'orderId', 'b'],
      }),
    ).toEqual([
      { name: 'name', value: 'orders_daily' },
      { name: 'fieldPaths', value: 'orderId' },
    ]);
  });

  it('matches URNs by their last part', () => {
    expect(match('pii', { field_tags: ['urn:li:tag:PII', 'urn:li:tag:other'] })).toEqual([
      { name: 'tags', value: 'urn:li:tag:PII' },
    ]);
    expect(match('tag', { field_tags: ['urn:li:tag:PII'] })).toEqual([]);
  });

  it('reports the URN if only the name in it or the whole URN matches', () => {
    const urn = 'urn:li:tag:shop.orders_daily';
    const found = [{ name: 'urn', value: urn }];
    const fields = { field_name: ['Sales'] };
    for (const query of [
      'orders',
      'order',
      'shop',
      'dai',
      'ord*',
      '"orders daily"',
      urn,
      'urn:li:tag:*',
      'a OR shop',
    ])
      expect([query, match(query, fields, urn)]).toEqual([query, found]);
    for (const query of ['tag', 'urn', 'ders', 'NOT orders', 'name:orders'])
      expect([query, match(query, fields, urn)]).toEqual([query, []]);
    expect(match('sales orders', fields, urn)).toEqual([{ name: 'name', value: 'Sales' }]);
  });

  it('matches wildcards, phrases and fields', () => {
    expect(match('ord*', { name: 'OrdersDaily' })).toEqual([{ name: '_entityName', value: 'OrdersDaily' }]);
    expect(match('"daily orders"', { field_description: ['all daily orders'] })).toHaveLength(1);
    expect(match('origin:PROD', { field_origin: ['PROD'], field_name: ['prod'] })).toEqual([
      { name: 'origin', value: 'PROD' },
    ]);
    expect(match('NOT orders', { field_name: ['orders'] })).toEqual([]);
  });

  it('matches a name of several words as a whole in names, and by its words in other text', () => {
    const fields = { field_name: ['stock_levels'], field_description: ['Levels of all goods.'] };
    expect(match('stock_levels', fields).map(({ name }) => name)).toEqual(['name', 'description']);
    expect(match('goods', fields).map(({ name }) => name)).toEqual(['description']);
  });

  it('matches prefixes of words only in names', () => {
    const fields = { field_name: ['stock_levels'], field_description: ['Levels of all stock.'] };
    expect(match('lev', fields)).toEqual([{ name: 'name', value: 'stock_levels' }]);
    expect(match('lev', { name: 'stock_levels' })).toEqual([{ name: '_entityName', value: 'stock_levels' }]);
    expect(match('warehouse_lev', fields)).toEqual([{ name: 'name', value: 'stock_levels' }]);
    expect(match('le', fields)).toEqual([]);
    expect(match('vels', fields)).toEqual([]);
  });

  it.each<[string, string[], string[]]>([
    ['refund_eur', ['net_euros', 'refund_euros'], ['refund_euros']],
    ['gros', ['gross_margin', 'engross'], ['gross_margin']],
    ['first nam', ['first_name', 'last_name', 'id'], ['first_name', 'last_name']],
    ['firstNam', ['customer_first_name', 'first_order', 'name'], ['customer_first_name']],
    ['orders_dat', ['order_date'], ['order_date']],
    ['address.city.na', ['address.city', 'address.city.name'], ['address.city.name']],
    [
      'net.eur',
      ['[version=2.0].[type=struct].net.[type=long].euros', 'net.[type=x].euros'],
      ['[version=2.0].[type=struct].net.[type=long].euros'],
    ],
    ['eu', ['euros'], []],
    ['"refund_eur"', ['refund_euros'], []],
  ])('matches beginnings at the words of column names: %s in %j', (query, columns, expected) => {
    expect(match(query, { field_fieldPaths: columns }).map(({ value }) => value)).toEqual(expected);
  });

  it('shows the match in the path of a deeply nested column', () => {
    const steps = Array.from({ length: 40 }, (_, index) => `step${index}`).join('.');
    const [found] = match('refund_eur', { field_fieldPaths: [`${steps}.refund_euros.${steps}`] });
    expect(found?.value).toContain('refund_euros');
  });

  it('takes special characters of a value literally', () => {
    const value = '-+.^$*?()[]{}|/\\';
    expect(match(`origin:"${value.replaceAll('\\', '\\\\')}"`, { field_origin: [value] })).toHaveLength(1);
    expect(match('origin:"a.b"', { field_origin: ['axb'] })).toEqual([]);
  });

  it('cuts long text around the match', () => {
    const [found] = match('needle', {
      field_description: [`${'hay '.repeat(500)}needle${' hay'.repeat(500)}`],
    });
    expect(found?.value).toContain('needle');
    expect(found?.value.length).toBeLessThanOrEqual(202);
    expect(found?.value).toMatch(/^….*…$/su);
  });
});
