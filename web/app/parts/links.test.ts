import fc from 'fast-check';
import { entityAddress } from '../types/addresses.js';
import { linkTarget, isWebAddress, insertLink } from './links.js';

const ORIGIN = 'http://catalog.example:8080';
const ORDERS = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop orders,PROD)';
const ORDERS_PAGE = entityAddress(ORDERS);

describe('a link in a text', () => {
  it.each([
    [ORDERS.replace(' ', '%20'), ORDERS_PAGE],
    [`${ORIGIN}${ORDERS_PAGE}/Lineage?view=impact#top`, `${ORDERS_PAGE}/Lineage?view=impact#top`],
    [`${ORDERS_PAGE}/Schema`, `${ORDERS_PAGE}/Schema`],
    ['/dataset/urn:li:dataset:(urn:li:dataPlatform:s3,a/b,PROD)', undefined],
    ['/', '/'],
    [ORIGIN, '/'],
    ['/search?query=orders', '/search?query=orders'],
    ['/settings/tokens', '/settings/tokens'],
    ['/documents', '/documents'],
    ['/sources/new', '/sources/new'],
    ['/analytics', '/analytics'],
  ])('to %s opens a page in place', (href, to) => {
    expect(linkTarget(href, ORIGIN)).toEqual({ kind: 'page', to: to ?? href });
  });

  it.each([
    ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
    ['HTTP://EXAMPLE.COM', 'http://example.com/'],
    ['http://catalog.example:8081/search', 'http://catalog.example:8081/search'],
    ['https://catalog.example:8080/search', 'https://catalog.example:8080/search'],
    ['//example.com/search', 'http://example.com/search'],
    ['/\\example.com/search', 'http://example.com/search'],
    ['/restli/docs', `${ORIGIN}/restli/docs`],
    ['/api/graphiql', `${ORIGIN}/api/graphiql`],
  ])('to %s opens a new tab', (href, full) => {
    expect(linkTarget(href, ORIGIN)).toEqual({ kind: 'site', href: full });
  });

  it('to a footnote or an e-mail address stays in the tab', () => {
    expect(linkTarget('#user-content-fn-1', ORIGIN)).toEqual({ kind: 'place', href: '#user-content-fn-1' });
    expect(linkTarget('mailto:ada@example.com', ORIGIN)).toMatchObject({ kind: 'mail' });
  });

  it.each([
    ...[
      '',
      '#',
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'java\nscript:alert(1)',
      ' javascript:alert(1)',
    ],
    ...['data:text/html,<script>', 'vbscript:x', 'file:///etc/passwd', 'blob:http://catalog.example:8080/x'],
    ...[
      'readme.md',
      '../docs/readme.md',
      'urn:li:',
      'urn:li:dataset',
      'urn:li:/:',
      'urn:li:/example.com:a',
      'http://',
      'https://[',
      '?query=a',
    ],
  ])('to %j is plain text', (href) => {
    expect(linkTarget(href, ORIGIN)).toBeUndefined();
  });

  it('never leads to a script, whatever is written', () => {
    const scheme = fc.constantFrom(
      'javascript:',
      'JAVASCRIPT:',
      'data:',
      'vbscript:',
      'urn:li:',
      '/',
      '//',
      '#',
    );
    fc.assert(
      fc.property(scheme, fc.string(), fc.string(), (start, before, after) => {
        for (const href of [before + start + after, start + before]) {
          const target = linkTarget(href, ORIGIN);
          const address = target === undefined ? '/' : target.kind === 'page' ? target.to : target.href;
          expect(['http:', 'https:', 'mailto:']).toContain(new URL(address, ORIGIN).protocol);
          if (target?.kind === 'page') expect(new URL(target.to, ORIGIN).origin).toBe(ORIGIN);
        }
      }),
    );
  });
});

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
