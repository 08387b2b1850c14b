import { plainText } from './plain-text.js';

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
