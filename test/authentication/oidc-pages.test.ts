/** Redirects of single sign-on: where a sign-in leads browsers, and addresses that it refuses. */
import type { SignInProblem } from '../../src/auth/authentication/oidc/problems.js';
import { describeProblem, PROBLEMS } from '../../web/sign-in/problems.js';
import { CANCEL } from './oidc-provider.js';
import { comeBack, enter, here, keep, person, useProvider } from './oidc-verbs.js';
import { sendRaw } from '../helpers/raw-request.js';
import { ask, startSecured } from '../helpers/secured-catalog.js';

const PAGE = { accept: 'text/html,application/xhtml+xml' };

useProvider();

describe('the redirect target after sign-in', () => {
  it('is limited to a length that fits into a cookie', async () => {
    const of = (length: number) => `/sso?redirect_uri=/${'x'.repeat(length - 1)}`;
    expect([
      (await ask(here.catalog, of(2_000))).status,
      (await ask(here.catalog, of(2_001))).status,
    ]).toEqual([303, 400]);
    const [cookie = ''] = (await ask(here.catalog, of(2_000))).headers.getSetCookie();
    expect(cookie.length).toBeLessThan(4_096);
  });

  it('cannot be another site', async () => {
    const query = new URLSearchParams({ redirect_uri: '/a/%2e%2e//elsewhere.example' }).toString();
    for (const start of ['/sso', '/authenticate'])
      expect(await ask(here.catalog, `${start}?${query}`)).toMatchObject({
        status: 400,
        json: { code: 'INVALID_REQUEST', path: '/redirect_uri' },
      });
  });

  it.each([
    ['', '/'],
    ['?redirect_uri=/a/../%C3%A9%20b%3Fc%3D//d', '/%C3%A9%20b?c=//d'],
  ])('for "%s" is %s', async (query, target) => {
    const { response } = await enter(person(), { query });
    expect(response.headers.get('location')).toBe(target);
  });
});

describe('/authenticate', () => {
  it('redirects to the provider, or straight to the target if the browser is signed in', async () => {
    const begun = await ask(here.catalog, '/authenticate?redirect_uri=/restli/docs');
    expect([begun.status, begun.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(`^${here.provider.issuer}/`),
    ]);
    const { browser } = await enter(person());
    const cookie = ['trellis_session', 'actor'].map((name) => `${name}=${browser.cookie(name)!}`).join('; ');
    const on = await ask(here.catalog, '/authenticate?redirect_uri=/restli/docs', { cookie });
    expect([on.status, on.headers.get('location')]).toEqual([303, '/restli/docs']);
    const over = await ask(here.catalog, '/authenticate', { cookie: `trellis_session=${'0'.repeat(64)}` });
    expect(over.headers.get('location')).toMatch(`${here.provider.issuer}/`);
  });

  it('redirects to the password page without a provider', async () => {
    const at = keep(await startSecured());

    const begun = await ask(at, '/authenticate?redirect_uri=/restli/docs?a=b');
    expect([begun.status, begun.headers.get('location')]).toEqual([
      303,
      '/login?redirect_uri=%2Frestli%2Fdocs%3Fa%3Db',
    ]);
    for (const path of ['/sso', '/callback/oidc?code=x&state=y'])
      expect(await at.get(path)).toMatchObject({ status: 404, json: { problem: 'not-configured' } });
  });
});

describe('redirects to the sign-in page', () => {
  it('show browsers the reason of a failure, while programs get it as JSON', async () => {
    const { browser, callback } = await comeBack(CANCEL);
    const { pathname, search } = new URL(callback);
    const cookie = `trellis_oidc=${browser.cookie('trellis_oidc')!}`;
    const headers = { ...PAGE, cookie };
    const shown = await sendRaw(here.catalog.url, { path: pathname + search, headers });
    expect([shown.status, shown.headers.location]).toEqual([303, '/login?problem=cancelled']);
    expect(shown.headers['set-cookie']).toEqual([expect.stringMatching(/^trellis_oidc=;.*Max-Age=0/)]);
    expect(await ask(here.catalog, pathname + search, { cookie })).toMatchObject({
      status: 403,
      json: { code: 'FORBIDDEN', problem: 'cancelled', message: 'The sign-in was cancelled at the provider' },
    });
  });

  it('show a sentence for each known problem and ignore unknown text in the address', () => {
    // A problem without a sentence does not compile.
    const problems: Readonly<Record<SignInProblem, string>> = PROBLEMS;
    for (const word of Object.keys(problems)) expect(describeProblem(word)).toMatch(/^[A-Z].*\.$/);
    for (const word of ['', 'call us', 'constructor', '__proto__']) expect(describeProblem(word)).toBe('');
  });

  it('lead from a page to sign-in and back', async () => {
    const path = '/openapi/v3/entity/tag?count=1';
    const login = `/login?${new URLSearchParams({ redirect_uri: path }).toString()}`;
    const sent = await sendRaw(here.catalog.url, { path, headers: PAGE });
    expect([sent.status, sent.headers.location]).toEqual([303, login]);
    const headers = { ...PAGE, cookie: `trellis_session=${'0'.repeat(64)}`, 'sec-fetch-mode': 'navigate' };
    const over = await sendRaw(here.catalog.url, { path, headers });
    expect([over.status, over.headers.location]).toEqual([303, login]);
    expect(over.headers['set-cookie']).toContainEqual(expect.stringMatching(/^trellis_session=;.*Max-Age=0/));
  });

  it('never lead back to an address that reads as the name of another site', async () => {
    const path = '//openapi/v3/entity/tag';
    const { status, headers } = await sendRaw(here.catalog.url, { path, headers: PAGE });
    expect([status, headers.location]).toEqual([303, '/login']);
  });

  it('are for browsers only: programs and scripts get the error', async () => {
    const path = '/openapi/v3/entity/tag';
    for (const headers of [
      {},
      { ...PAGE, authorization: 'Bearer x' },
      { ...PAGE, 'sec-fetch-mode': 'cors' },
    ]) {
      const { status, text } = await sendRaw(here.catalog.url, { path, headers });
      expect([headers, status, JSON.parse(text)]).toEqual([
        headers,
        401,
        expect.objectContaining({ code: 'UNAUTHENTICATED' }),
      ]);
    }
  });
});
