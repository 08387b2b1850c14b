import { isWebAddress } from './web-address.js';

it.each(['https://example.com/a?b=c', 'http://localhost:8080', 'HTTPS://EXAMPLE.COM'])('opens %s', (url) => {
  expect(isWebAddress(url)).toBe(true);
});

it.each([
  'javascript:alert(1)',
  'javascript:alert("https://example.com")',
  'data:text/html,<p>a</p>',
  '/docs/orders',
  'docs/orders',
  '//example.com',
  '',
])('does not open %j', (url) => {
  expect(isWebAddress(url)).toBe(false);
});
