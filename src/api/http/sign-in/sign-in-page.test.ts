import type { IncomingHttpHeaders } from 'node:http';
import fc from 'fast-check';
import { refusal } from '../../../../test/helpers/unit/refusal.js';
import { CatalogError, type CatalogErrorDetails, type ErrorCode } from '../../../core/errors.js';
import {
  findSignInPage,
  isOfBrowser,
  signInPage,
  redirect,
  findLocalPath,
  readRedirectTarget,
  START_PAGE,
} from './sign-in-page.js';

const PAGE = { accept: 'text/html,application/xhtml+xml' };
const path = '/openapi/v3/entity/tag?count=1';
const request = (headers: IncomingHttpHeaders = PAGE, method = 'GET', url = path) => ({
  method,
  url,
  headers,
});
const error = (code: ErrorCode, details: CatalogErrorDetails = {}) => new CatalogError(code, 'x', details);
const OUT = error('UNAUTHENTICATED');
const BACK = '/login?redirect_uri=%2Fopenapi%2Fv3%2Fentity%2Ftag%3Fcount%3D1';

describe('a browser that opens a page', () => {
  it.each([
    ['a browser', PAGE],
    ['a browser that says how', { ...PAGE, 'sec-fetch-mode': 'navigate' }],
    ['a browser in capitals', { accept: 'TEXT/HTML' }],
  ])('is %s', (_, headers) => {
    expect(isOfBrowser(request(headers))).toBe(true);
    expect(findSignInPage(request(headers), OUT)).toBe(BACK);
  });

  it.each<[string, IncomingHttpHeaders, string?]>([
    ['a program', {}],
    ['a program that takes anything', { accept: '*/*' }],
    ['a program that reads JSON', { accept: 'application/json' }],
    ['who reads something else', { accept: 'text/htmlx' }],
    ['who has a token', { ...PAGE, authorization: 'Bearer x' }],
    ['who has an empty token', { ...PAGE, authorization: '' }],
    ['a script of a page', { ...PAGE, 'sec-fetch-mode': 'cors' }],
    ['who writes', PAGE, 'POST'],
    ['who asks for the head', PAGE, 'HEAD'],
  ])('is not %s', (_, ...[headers, method]) => {
    expect(isOfBrowser(request(headers, method))).toBe(false);
    expect(findSignInPage(request(headers, method), OUT)).toBeUndefined();
    expect(
      findSignInPage(request(headers, method), error('FORBIDDEN', { problem: 'cancelled' })),
    ).toBeUndefined();
  });
});

it.each([
  ['reads as the name of another site', '//openapi/v3/entity/tag'],
  ['is too long', `/openapi/v3/entity/tag?${'x'.repeat(3_000)}`],
  ['is a whole one, as proxies send', 'http://elsewhere.example/'],
])('the redirect contains no address that %s', (_, url) => {
  expect(findSignInPage(request(PAGE, 'GET', url), OUT)).toBe('/login');
});

it('an error that signing in cannot solve is not redirected', () => {
  for (const code of ['FORBIDDEN', 'NOT_FOUND', 'INTERNAL'] as const)
    expect(findSignInPage(request(), error(code))).toBeUndefined();
});

it('the page gets the error code of the provider', () => {
  expect(findSignInPage(request(), error('FORBIDDEN', { problem: 'cancelled' }))).toBe(
    '/login?problem=cancelled',
  );
  expect(findSignInPage(request(), error('UNAUTHENTICATED', { problem: 'stale' }))).toBe(
    '/login?problem=stale',
  );
  expect(findSignInPage(request(), error('FORBIDDEN', { problem: 7 }))).toBeUndefined();
});

it('the parameters for the page are encoded', () => {
  expect(signInPage({ redirect_uri: '/a?b=c&d#é' })).toBe('/login?redirect_uri=%2Fa%3Fb%3Dc%26d%23%C3%A9');
});

it('a redirect is not cached, and sets its cookies', () => {
  const cookies = ['a=b', 'c=d'];
  const { body, options } = redirect('/login', cookies);
  expect([body, options.status]).toEqual(['', 303]);
  expect(options.headers).toEqual({ Location: '/login', 'Set-Cookie': cookies, 'Cache-Control': 'no-store' });
});

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
  expect(readRedirectTarget(text)).toBe(path);
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
  expect(() => readRedirectTarget(text)).toThrow(refusal('INVALID_REQUEST', { path: '/redirect_uri' }));
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
  expect([readRedirectTarget(undefined), readRedirectTarget('')]).toEqual([START_PAGE, START_PAGE]);
});
