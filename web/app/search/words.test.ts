import fc from 'fast-check';
import { markWords, queryWords } from './words.js';

const marked = (text: string, words: string[]) =>
  markWords(text, words)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['daily_revenue', ['revenue'], 'daily_[revenue]'],
  ['ordersDaily', ['daily'], 'orders[Daily]'],
  ['order_items', ['orders'], '[order]_items'],
  ['orders', ['order'], '[orders]'],
  ['reorder', ['order'], 'reorder'],
  ['v2', ['2'], 'v[2]'],
  ['a.b (c)', ['('], 'a.b (c)'],
  ['orders_daily', ['orders', 'dai'], '[orders]_[dai]ly'],
])('marks in %s the words %j', (text, words, expected) => {
  expect(marked(text, words)).toBe(expected);
});

it('keeps all letters', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (text, words) => {
      expect(
        markWords(text, words)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

it.each([
  ['Daily orders', ['daily', 'orders']],
  ['orders_daily', ['orders', 'daily']],
  ['firstNam iPhone', ['first', 'nam', 'iphone']],
  ['"daily revenue" OR ord*', ['daily', 'revenue', 'ord']],
  ['orders NOT test -raw', ['orders']],
  ['(orders OR invoices) +revenue', ['orders', 'invoices', 'revenue']],
  ['tags:pii name:ord*', ['pii', 'ord']],
  ['*', []],
  ['', []],
])('reads the words of “%s”', (query, words) => {
  expect(queryWords(query)).toEqual(words);
});
