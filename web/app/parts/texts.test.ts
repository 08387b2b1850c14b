import { numberText, shareText, plainText, ageText, formatSize } from './texts.js';

it.each([
  [1234, '1,234'],
  [0, '0'],
  [1.23456, '1.23'],
  [null, ''],
  [undefined, ''],
])('formats the number %j as %j', (value, text) => {
  expect(numberText(value)).toBe(text);
});

it.each([
  [0, '0%'],
  [0.0001, '<0.1%'],
  [0.125, '12.5%'],
  [1, '100%'],
  [null, ''],
])('formats the share %j as %j', (value, text) => {
  expect(shareText(value)).toBe(text);
});

describe('a description in a cell', () => {
  it('contains no Markdown markup and no line breaks', () => {
    expect(plainText('# Orders\n\n- one **row** per `order`\n- see [the wiki](http://x/y)')).toBe(
      'Orders one row per order see the wiki',
    );
  });

  it('keeps names with single underscores, stars and dashes', () => {
    expect(plainText('orders_daily is a*b - c')).toBe('orders_daily is a*b - c');
  });

  it('is shortened', () => {
    expect(plainText('word '.repeat(10_000)).length).toBeLessThanOrEqual(400);
  });
});

const NOW = Date.UTC(2026, 0, 15, 12);
const MINUTE = 60_000;

it.each([
  [10_000, 'just now'],
  [MINUTE, '1 minute ago'],
  [119 * MINUTE, '1 hour ago'],
  [24 * 60 * MINUTE, 'yesterday'],
  [8 * 24 * 60 * MINUTE, 'last week'],
  [400 * 24 * 60 * MINUTE, 'last year'],
  [-10_000, 'in a moment'],
  [-3 * 60 * MINUTE, 'in 3 hours'],
])('%d milliseconds before now is "%s"', (before, text) => {
  expect(ageText(NOW - before, NOW)).toBe(text);
});

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_500, '1.5 kB'],
  [12_345_678, '12 MB'],
  [2e15, '2 PB'],
  [3e19, '30,000 PB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
