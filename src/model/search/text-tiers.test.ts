/** Tests the tokens by which beginnings find columns. */
import fc from 'fast-check';
import { columnPrefixToken, columnEnds, columnsIn, columnTokens, MAX_COLUMN_PREFIX } from './text-tiers.js';

const tokensOf = (...columns: string[]): string[] => columnTokens(columns);

it.each<[string, string[]]>([
  ['customer.firstName', ['customerfirstname', 'firstname', 'name']],
  ['[version=2.0].[type=struct].net.[type=long].euros', ['neteuros', 'euros']],
  ['[version=2.0].[key=true].[type=string].id', ['id']],
  ['ledger_v2', ['ledgerv2', 'v2']],
  ['Größe der Fläche', ['grossederflache', 'derflache', 'flache']],
  ['___', []],
])('the column %s can be entered at its words', (column, ends) => {
  expect(columnEnds(column)).toEqual(ends);
});

it('leaves out tokens that another one begins with', () => {
  expect(tokensOf('address', 'address.city', 'address.city.name', 'city')).toEqual([
    '.addresscityname',
    '.cityname',
    '.name',
  ]);
});

it('has labels, and no tokens without columns', () => {
  expect(columnTokens(columnsIn(new Map([['fieldLabels', ['Net amount']]])))).toEqual([
    '.amount',
    '.netamount',
  ]);
  expect(columnTokens(columnsIn(new Map()))).toEqual([]);
});

it('contains every beginning of a column at its words, however long, and nothing longer', () => {
  const names = fc.array(fc.stringMatching(/^[a-z]{2,20}$/), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.array(names, { minLength: 1 }), fc.nat(), fc.nat(), (columns, seed, length) => {
      const tokens = tokensOf(...columns.map((column) => column.join('_')));
      const column = columns[seed % columns.length] ?? [];
      const beginning = column
        .slice(seed % column.length)
        .join('')
        .slice(0, 1 + (length % 200));
      expect(tokens.some((token) => token.startsWith(columnPrefixToken(beginning)))).toBe(true);
      for (const token of tokens) expect(token.length).toBeLessThanOrEqual(MAX_COLUMN_PREFIX + 1);
    }),
  );
});
