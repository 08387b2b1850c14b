import fc from 'fast-check';
import { refusal } from '../../../../test/helpers/unit/refusal.js';
import { findLocalPath, readTarget, START_PAGE } from './local-path.js';

it.each([
  ['/', '/'],
  ['/restli/docs?a=b#c', '/restli/docs?a=b#c'],
  ['/a/../b?c=//d', '/b?c=//d'],
  ['/é #x', '/%C3%A9%20#x'],
  ['/%C3%A9', '/%C3%A9'],
  ['/a//b', '/a//b'],
  ['/?//elsewhere.example', '/?//elsewhere.example'],
  ['/@elsewhere.example', '/@elsewhere.example'],
  ['/:80', '/:80'],
])('%j is the page %s', (text, path) => {
  expect(findLocalPath(text)).toBe(path);
  expect(readTarget(text)).toBe(path);
});

const ELSEWHERE = [
  ...['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', '\\/elsewhere.example'],
  ...[
    '/\t/elsewhere.example',
    '/..//elsewhere.example',
    '/a/%2e%2e//elsewhere.example',
    '/./\\elsewhere.example',
  ],
  ...['/%2E//elsewhere.example', '/./%2e%2e/.//elsewhere.example', '///elsewhere.example', '//', '//@/x'],
  ...['javascript:alert(1)', 'data:,x', 'api/graphiql', ' /x', '?x', '#x', '/a\r\nSet-Cookie: b=c'],
  ...['/a\u0000', '/a\u007f', '/a\u0085', '\u2028/a', '/\n/elsewhere.example'],
];
it.each(ELSEWHERE)('%j is not a page of this site', (text) => {
  expect(findLocalPath(text)).toBeUndefined();
  expect(() => readTarget(text)).toThrow(refusal('INVALID_REQUEST', { path: '/redirect_uri' }));
});

it('never leads to another site, however browsers interpret it', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%2F',
    '%5C',
    '@',
    ':',
    '?',
    '#',
    'a',
    'evil.example',
    '\t',
    ' ',
    'é',
  );
  const text = fc.array(piece, { maxLength: 10 }).map((pieces) => `/${pieces.join('')}`);
  fc.assert(
    fc.property(text, (given) => {
      const path = findLocalPath(given);
      fc.pre(path !== undefined);
      expect(path).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      for (const site of ['https://catalog.example', 'http://localhost:8080'])
        expect(new URL(path, `${site}/login`).origin).toBe(site);
      // A second check, e.g. after a page has sent it back, gives the same path.
      expect(findLocalPath(path)).toBe(path);
    }),
    { numRuns: 2_000 },
  );
});

it('fits into a cookie in its encoded form', () => {
  const of = (length: number, letter = 'x') => `/${letter.repeat(length - 1)}`;
  expect(findLocalPath(of(2_000))).toHaveLength(2_000);
  expect(findLocalPath(of(2_001))).toBeUndefined();
  expect(findLocalPath(of(334, 'é'))).toHaveLength(1_999);
  expect(findLocalPath(of(335, 'é'))).toBeUndefined();
});

it('is the start page by default', () => {
  expect([readTarget(undefined), readTarget('')]).toEqual([START_PAGE, START_PAGE]);
});
