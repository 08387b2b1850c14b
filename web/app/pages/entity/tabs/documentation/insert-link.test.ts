import { insertLink } from './insert-link.js';

const entity = (name: string, urn = 'urn:li:dataset:(urn:li:dataPlatform:hive,db.table,PROD)') => ({
  urn,
  overview: { name, subTypes: [], platform: null },
});

it('inserts the link at the cursor, with a space before it', () => {
  expect(insertLink('Made of and more', 7, entity('orders', 'urn:li:tag:orders'))).toBe(
    'Made of [orders](<urn:li:tag:orders>) and more',
  );
});

it('keeps the brackets of a URN inside the address', () => {
  expect(insertLink('', 0, entity('t'))).toBe(
    '[t](<urn:li:dataset:(urn:li:dataPlatform:hive,db.table,PROD)>)',
  );
});

it('escapes percent signs of a URN', () => {
  expect(insertLink('', 0, entity('t', 'urn:li:tag:a%2Fb'))).toBe('[t](<urn:li:tag:a%252Fb>)');
});

it('escapes brackets of the name', () => {
  expect(insertLink('', 0, entity('a[b]', 'urn:li:tag:x'))).toBe('[a\\[b\\]](<urn:li:tag:x>)');
});
