import { wordsOfAddress } from './words-of-address.js';

it.each([
  ['/nowhere', 'nowhere'],
  ['/settings/nope/', 'nope'],
  ['/tables/shop.orders-v2', 'shop.orders-v2'],
  ['/daily%20revenue', 'daily revenue'],
  ['/nosuchtype/urn%3Ali%3Anosuchtype%3Aorders/Schema', 'orders'],
  ['/dataset/urn:li:dataset:(urn:li:dataPlatform:hive,shop/orders,PROD)/Lineage', 'shop orders'],
  ['/dataset/urn:li:dataset:(foo', 'foo'],
  ['/dataset/%E0%A4%A', ''],
  ['/', ''],
  ['/()', ''],
])('the address %s suggests a search for %j', (pathname, words) => {
  expect(wordsOfAddress(pathname)).toBe(words);
});
