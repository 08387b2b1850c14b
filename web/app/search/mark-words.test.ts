import fc from 'fast-check';
import { markWords } from './mark-words.js';

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
