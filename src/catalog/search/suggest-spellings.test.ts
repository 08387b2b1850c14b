/** Other spellings of the words of a query. */
import fc from 'fast-check';
import { spellingsOf } from './suggest-spellings.js';

const texts = (input: string, ...found: [word: string, ...names: string[]][]) =>
  spellingsOf(
    input,
    found.map(([word, ...names]) => ({ word, names })),
  ).map(({ text }) => text);

it.each<[string, [string, ...string[]][], string[]]>([
  ['oders', [['oders', 'orders', 'orders_daily', 'borders']], ['orders']],
  ['ordres daily', [['ordres', 'orders']], ['orders daily']],
  ['Oders', [['oders', 'Orders']], ['orders']],
  ['ordres -raw', [['ordres', 'orders_raw']], ['orders -raw']],
  ['orders', [['orders', 'orders', 'borders']], []],
  ['zzzz', [['zzzz']], []],
  [
    'oders custmer',
    [
      ['oders', 'orders'],
      ['custmer', 'customer', 'customers'],
    ],
    ['orders customer', 'orders customers'],
  ],
])('of %j with the names %j are %j', (input, found, expected) => {
  expect(texts(input, ...found)).toEqual(expected);
});

it('put similar words first, then frequent ones, and count the names with the word', () => {
  const names = ['orders', 'orders_daily', 'odder', 'ordersraw orders'];
  expect(spellingsOf('odders', [{ word: 'odders', names }])).toEqual([
    { text: 'orders', frequency: 3, score: 1 - 1 / 6 },
    { text: 'odder', frequency: 1, score: 1 - 1 / 6 },
  ]);
});

it('are distinct, differ from the query, and have scores between 0 and 1, whatever the names', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'Ö'), minLength: 4, maxLength: 9 });
  fc.assert(
    fc.property(letters, fc.array(letters), (typed, names) => {
      const word = typed.toLowerCase();
      const found = spellingsOf(word, [{ word, names }]);
      expect(new Set(found.map(({ text }) => text)).size).toBe(found.length);
      for (const { text, score, frequency } of found) {
        expect(text).not.toBe(word);
        expect(score > 0 && score < 1 && frequency > 0).toBe(true);
      }
    }),
  );
});
