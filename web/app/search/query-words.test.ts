import { queryWords } from './query-words.js';

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
