/** Security of a service that is open to the internet: unexpected types and sizes of bodies, and security headers of all answers. */
import { gzipSync } from 'node:zlib';
import { MAX_BODY_BYTES } from '../../src/core/limits.js';
import { openBodies, type Bodies } from './bodies.js';
import { addressOf, type Endpoint } from '../authorization/endpoints.js';
import { sendBytes, sendRaw, type RawAnswer } from '../helpers/raw-request.js';
import { ask } from '../helpers/secured-catalog.js';

let bodies: Bodies;
beforeAll(async () => {
  bodies = await openBodies();
});
afterAll(() => bodies.catalog.stop());

describe('a body', () => {
  it('of another content type than JSON is refused by every endpoint that takes a body', async () => {
    expect(bodies.withBody.length).toBeGreaterThan(30);
    for (const endpoint of bodies.withBody) {
      const { status, text } = await bodies.send(endpoint, { 'content-type': 'text/plain' }, '{}');
      expect([endpoint.path, status, JSON.parse(text)]).toEqual([
        endpoint.path,
        415,
        expect.objectContaining({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' }),
      ]);
    }
  });

  it('that is malformed JSON is refused by every endpoint that takes a body', async () => {
    for (const endpoint of bodies.withBody) {
      const { status, text } = await bodies.send(
        endpoint,
        { 'content-type': 'application/json' },
        '{"broken":',
      );
      expect([endpoint.path, status, text]).toEqual([
        endpoint.path,
        400,
        expect.stringContaining('The body is not JSON'),
      ]);
    }
  });

  it('is limited by its size after decompression, and may be nested deeply', async () => {
    const json = { 'content-type': 'application/json' };
    const [endpoint] = bodies.withBody as [Endpoint];
    const bomb = gzipSync(Buffer.alloc(MAX_BODY_BYTES + 1, ' '));
    const { status, headers } = await bodies.send(endpoint, { ...json, 'content-encoding': 'gzip' }, bomb);
    expect([status, headers.connection]).toEqual([413, 'close']);
    const deep = `${'{"a":['.repeat(50_000)}1${']}'.repeat(50_000)}`;
    expect((await bodies.send(endpoint, json, deep)).status).toBeLessThan(500);
  });

  it('of 64 KiB is too large for sign-in endpoints', async () => {
    const path = '/logIn';
    const body = JSON.stringify({ username: 'x', password: 'y'.repeat(64 * 1024) });
    for (const [at, sent] of [
      [path, body],
      ['/signUp', body],
      ['/auth/verifyNativeUserCredentials', body],
    ] as const)
      expect((await bodies.catalog.post(at, sent, bodies.token)).status).toBe(413);
  });
});

/**
 * Returns what is wrong with the headers of an answer; every answer must have them, pages and errors alike. Hundreds of answers are
 * compared, and a call of `expect` for each header would take longer than the requests.
 */
function faultsOf({ headers }: Pick<RawAnswer, 'headers'>): string[] {
  const policy = String(headers['content-security-policy']);
  const rules: [rule: string, isKept: boolean][] = [
    ['a policy without default', policy.includes("default-src 'none'")],
    ['a policy that allows frames', policy.includes("frame-ancestors 'none'")],
    ['unsafe-eval', !policy.includes('unsafe-eval')],
    ['scripts from elsewhere', !/script-src[^;]*(unsafe|https?:|\*|data:)/.test(policy)],
    ['no nosniff', headers['x-content-type-options'] === 'nosniff'],
    ['no cache-control', typeof headers['cache-control'] === 'string'],
    ['x-powered-by', headers['x-powered-by'] === undefined],
    ['server', headers['server'] === undefined],
    ['CORS', !Object.keys(headers).some((name) => name.startsWith('access-control-'))],
  ];
  return rules.filter(([, isKept]) => !isKept).map(([rule]) => rule);
}

describe('an answer', () => {
  it('of every endpoint carries the security headers and forbids caching, and never fails for an authorised caller', async () => {
    const wrong: unknown[] = [];
    for (const headers of [{}, bodies.token, { origin: 'https://evil.example' }])
      for (const endpoint of bodies.endpoints) {
        const { method } = endpoint;
        const path = addressOf(endpoint, { file: 'none.js' });
        const answer = await sendRaw(bodies.catalog.url, { method, path, headers });
        const faults = faultsOf(answer);
        if (!/no-(?:store|cache)/.test(String(answer.headers['cache-control']))) faults.push('may be cached');
        const isAllowed = headers === bodies.token;
        if (isAllowed && answer.status >= 500) faults.push('failed');
        if (isAllowed && answer.text.includes('There is no endpoint')) faults.push('there is no endpoint');
        if (faults.length > 0) wrong.push({ method, path, faults, ...answer });
      }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['an unknown path', { path: '/nowhere' }, 401],
    ['an unknown method', { path: '/aspects', method: 'DELETE' }, 401],
    ['the method TRACE', { path: '/health', method: 'TRACE' }, 405],
    ['a broken encoding', { path: '/entities?action=%zz' }, 400],
    ['a path that leaves the folder of the pages', { path: '/restli/docs/../../package.json' }, 404],
    ['a conditional request with If-None-Match', { path: '/health', headers: { 'if-none-match': '*' } }, 200],
    [
      'a conditional request with If-Modified-Since',
      { path: '/restli/docs', headers: { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' } },
      200,
    ],
    ['a request for a range', { path: '/restli/docs', headers: { range: 'bytes=0-10' } }, 200],
    ['a HEAD request', { path: '/restli/docs', method: 'HEAD' }, 200],
    [
      'a request that accepts compression',
      { path: '/openapi.json', headers: { 'accept-encoding': 'gzip' } },
      200,
    ],
  ])('to %s carries the security headers', async (what, request, status) => {
    const answer = await sendRaw(bodies.catalog.url, request);
    expect([what, answer.status, faultsOf(answer)]).toEqual([what, status, []]);
  });

  it('to bytes that are not valid HTTP carries the security headers', async () => {
    for (const bytes of [
      'NONSENSE\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(129 * 1024)}\r\n\r\n`,
    ]) {
      const text = await sendBytes(bodies.catalog.url, bytes);
      expect(text).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(text.toLowerCase()).toContain('x-content-type-options: nosniff');
      expect(text.toLowerCase()).toContain("content-security-policy: default-src 'none'");
    }
  });

  it('with a page allows only scripts of the service', async () => {
    for (const page of ['/restli/docs', '/api/graphiql']) {
      const { text, headers, status } = await ask(bodies.catalog, page);
      expect([page, status]).toEqual([page, 200]);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self';");
      for (const rule of ["base-uri 'none'", "form-action 'self'", "connect-src 'self'"])
        expect([page, policy]).toEqual([page, expect.stringContaining(rule)]);
      expect(text).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>|\son\w+=|(?:src|href)="(?:https?:)?\/\//i);
    }
  });
});
