/** Signing out at the catalog and, after a sign-in with a provider, at the provider too. */
import type { TestCatalog } from '../helpers/catalog.js';
import { startProvider, locationOf, type Browser } from './oidc-provider.js';
import { enter, here, keep, person, startWith, useProvider } from './oidc-verbs.js';
import { sendRaw } from '../helpers/raw-request.js';
import { ask, addPerson, startSecured, statusFor } from '../helpers/secured-catalog.js';

useProvider();

const sessionOf = (browser: Browser) => `trellis_session=${browser.cookie('trellis_session')!}`;

/**
 * Opens the sign-out link as a browser does.
 * @returns the address of the redirect
 */
async function leave(at: TestCatalog, cookie: string): Promise<string | undefined> {
  const headers = { accept: 'text/html,application/xhtml+xml', cookie };
  const answer = await sendRaw(at.url, { path: '/logOut', headers });
  expect(answer.status).toBe(303);
  expect(answer.headers['set-cookie']).toEqual([
    expect.stringMatching(/^trellis_session=;.*Max-Age=0/),
    expect.stringMatching(/^actor=;.*Max-Age=0/),
  ]);
  expect(await statusFor(at, { cookie })).toBe(401);
  return answer.headers.location;
}

it('a browser that signed in with the provider also signs out there and returns to the sign-in page', async () => {
  const { browser } = await enter(person());
  const there = new URL((await leave(here.catalog, sessionOf(browser)))!);
  expect([there.origin, Object.fromEntries(there.searchParams)]).toEqual([
    here.provider.issuer,
    { client_id: 'trellis', post_logout_redirect_uri: `${here.catalog.url}/login` },
  ]);
  // The provider's own page asks for confirmation. Confirming ends the provider's session, so the next sign-in needs a login.
  const page = await (await browser.get(there.href)).text();
  const xsrf = /name="xsrf" value="(\w+)"/.exec(page)![1]!;
  const confirmed = await browser.send(`${here.provider.issuer}/session/end/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ xsrf, logout: 'yes' }).toString(),
  });
  expect(locationOf(confirmed)).toBe(`${here.catalog.url}/login`);
  const begun = await browser.get(`${here.catalog.url}/sso`);
  const asked = await browser.get(locationOf(begun));
  expect(locationOf(asked)).toContain('/interaction/');
});

it('the return address uses the public address of the catalog', async () => {
  const at = await startWith({ publicUrl: 'https://catalog.example' });
  const there = new URL((await leave(at, sessionOf((await enter(person())).browser)))!);
  expect(there.searchParams.get('post_logout_redirect_uri')).toBe('https://catalog.example/login');
});

it.each<[string, () => Promise<string>]>([
  ['came with a password', async () => (await addPerson(here.catalog)).cookie],
  ['is not signed in', () => Promise.resolve('trellis_session=none')],
])('a browser that %s is redirected to the sign-in page', async (_, cookieOf) => {
  expect(await leave(here.catalog, await cookieOf())).toBe('/login');
});

it('programs are not redirected', async () => {
  for (const method of ['GET', 'POST']) {
    const cookie = sessionOf((await enter(person())).browser);
    const left = await ask(here.catalog, '/logOut', { cookie }, { method });
    expect([left.status, left.headers.get('location')]).toEqual([200, null]);
    expect(await statusFor(here.catalog, { cookie })).toBe(401);
  }
});

it('the local session ends even if the provider is down or has no sign-out page', async () => {
  const own = await startProvider();
  const at = await startWith({ oidc: own.options });
  const comer = async () => {
    const name = person();
    own.accounts.set(name, { preferred_username: name });
    return sessionOf((await enter(name, { at })).browser);
  };
  const [first, second] = [await comer(), await comer()];
  own.tamper = (answer) => {
    if (answer.path !== '/.well-known/openid-configuration') return;
    answer.body = { ...answer.body, end_session_endpoint: undefined };
  };
  here.lateBy = 60 * 60 * 1_000;
  expect(await leave(at, first)).toBe('/login');
  await own.stop();
  here.lateBy = 2 * 60 * 60 * 1_000;
  expect(await leave(at, second)).toBe('/login');
  expect(at.log.map(({ fields }) => fields)).toContainEqual({
    ...{ event: 'sign-out failed', by: 'oidc', reason: expect.any(String) },
  });
});

it('without a provider, browsers are redirected to the sign-in page', async () => {
  const at = keep(await startSecured());
  expect(await leave(at, (await addPerson(at)).cookie)).toBe('/login');
});
