/** Sign-ins with a provider that must fail, and the reported reasons. */
import { unique } from '../helpers/catalog.js';
import { Browser, CANCEL, startProvider } from './oidc-provider.js';
import {
  asRoot,
  aspectOf,
  comeBack,
  enter,
  here,
  person,
  problemIn,
  problemOf,
  startWith,
  urnOf,
  useProvider,
  whoIs,
} from './oidc-verbs.js';
import { ask, ROOT_PASSWORD } from '../helpers/secured-catalog.js';

useProvider();

describe('a sign-in is refused', () => {
  it('for unknown users, if the catalog may not create users', async () => {
    const at = await startWith({ oidc: { newUsers: 'refuse' } });
    const login = person();
    expect(await problemOf(login, { at })).toEqual([403, 'unknown-user']);
    expect(await aspectOf(urnOf(login), 'corpUserInfo')).toBeUndefined();
    await asRoot(urnOf(login), 'corpUserEditableInfo', { aboutMe: 'expected' });
    const { browser } = await enter(login, { at });
    expect(await whoIs(browser, at)).toBe(urnOf(login));
  });

  it.each([
    [
      'suspended',
      'corpUserStatus',
      { status: 'SUSPENDED', lastModified: { time: 0, actor: 'urn:li:corpuser:datahub' } },
    ],
    ['deleted', 'status', { removed: true }],
  ])('for a user that was %s', async (_, aspect, value) => {
    const login = person();
    await enter(login);
    await asRoot(urnOf(login), aspect, value);
    expect(await problemOf(login)).toEqual([401, 'suspended']);
  });
});

describe('the callback opens no session', () => {
  it('with another state', async () => {
    const { browser, callback } = await comeBack(person());
    const url = new URL(callback);
    url.searchParams.set('state', 'another');
    const response = await browser.get(url.href);
    expect(await problemIn(response)).toEqual([401, 'stale']);
  });

  it('without the cookie, in another browser, or with the cookie of another sign-in', async () => {
    const { callback } = await comeBack(person());
    expect((await new Browser().get(callback)).status).toBe(401);
    const other = new Browser();
    await other.get(`${here.catalog.url}/sso`);
    expect((await other.get(callback)).status).toBe(401);
  });

  it('with a changed cookie', async () => {
    const { browser, callback } = await comeBack(person());
    browser.setCookie('trellis_oidc', `${browser.cookie('trellis_oidc')!.slice(0, -8)}AAAAAAA=`);
    expect((await browser.get(callback)).status).toBe(401);
  });

  it('after the sign-in has expired', async () => {
    const { browser, callback } = await comeBack(person());
    here.lateBy = 10 * 60 * 1_000;
    const response = await browser.get(callback);
    expect(await problemIn(response)).toEqual([401, 'stale']);
  });

  it('a second time, even with a kept cookie', async () => {
    const { browser, callback } = await comeBack(person());
    const kept = browser.cookie('trellis_oidc')!;
    expect((await browser.get(callback)).status).toBe(303);
    expect((await browser.get(callback)).status).toBe(401);
    const thief = new Browser();
    await thief.get(`${here.catalog.url}/sso`);
    thief.setCookie('trellis_oidc', kept);
    const response = await thief.get(callback);
    expect(await problemIn(response)).toEqual([401, 'stale']);
    expect(thief.cookie('trellis_session')).toBeUndefined();
  });

  it('if the code was requested with another nonce or another challenge', async () => {
    const changed = (name: string) => (url: URL) => {
      url.searchParams.set(name, 'A'.repeat(43));
      return url;
    };
    expect(await problemOf(person(), { change: changed('nonce') })).toEqual([401, 'invalid']);
    expect(await problemOf(person(), { change: changed('code_challenge') })).toEqual([401, 'stale']);
  });

  it('if the issuer differs or all parameters are missing', async () => {
    const { browser, callback } = await comeBack(person());
    const url = new URL(callback);
    url.searchParams.set('iss', 'https://elsewhere.example');
    expect((await browser.get(url.href)).status).toBe(401);
    const { browser: other } = await comeBack(person());
    expect((await other.get(`${here.catalog.url}/callback/oidc`)).status).toBe(401);
  });

  it('if the provider did not sign the ID token', async () => {
    here.provider.tamper = (answer) => {
      if (answer.path !== '/token') return;
      const [head, body] = answer.body.id_token.split('.');
      answer.body = { ...answer.body, id_token: `${head}.${body}.${'A'.repeat(342)}` };
    };
    expect(await problemOf(person())).toEqual([401, 'invalid']);
  });

  it('if the user info belongs to another person than the ID token', async () => {
    here.provider.tamper = (answer) => {
      if (answer.path === '/me') answer.body = { ...answer.body, sub: 'somebody else' };
    };
    expect(await problemOf(person())).toEqual([401, 'invalid']);
  });

  it('and reports that the user cancelled', async () => {
    expect(await problemOf(CANCEL)).toEqual([403, 'cancelled']);
  });
});

describe('a provider', () => {
  it('that is down prevents neither the start nor password sign-ins, and is tried again each time', async () => {
    const own = await startProvider();
    own.setAway(true);
    const at = await startWith({ oidc: own.options });
    const refused = await at.get('/sso');
    expect(refused).toMatchObject({
      status: 503,
      json: { problem: 'provider-away', message: expect.stringContaining('sign in with a password') },
    });
    expect(refused.headers.get('retry-after')).toBe('5');
    expect((await at.post('/logIn', { username: 'datahub', password: ROOT_PASSWORD })).status).toBe(200);
    own.setAway(false);
    const name = unique('late');
    own.accounts.set(name, { preferred_username: name });
    const { browser, callback } = await comeBack(name, { at });
    await own.stop();
    const response = await browser.get(callback);
    expect(await problemIn(response)).toEqual([503, 'provider-away']);
    expect(at.log.filter(({ fields }) => fields['problem'] === 'provider-away')).toHaveLength(2);
  });

  it('is asked for its endpoints once an hour', async () => {
    const own = await startProvider();
    const at = await startWith({ oidc: own.options });
    expect((await ask(at, '/sso')).status).toBe(303);
    await own.stop();
    here.lateBy = 60 * 60 * 1_000 - 30_000;
    expect((await ask(at, '/sso')).status).toBe(303);
    here.lateBy = 60 * 60 * 1_000;
    expect((await ask(at, '/sso')).status).toBe(503);
  });

  it.each([
    ['fails', (answer: { status: number; body: any }) => ((answer.body = 'broken'), (answer.status = 500))],
    ['returns no JSON', (answer: { body: any }) => (answer.body = '<html>')],
  ])('that %s counts as down', async (_, change) => {
    here.provider.tamper = (answer) => answer.path === '/token' && change(answer);
    expect(await problemOf(person())).toEqual([503, 'provider-away']);
  });

  it('that does not know this service is reported with its own problem', async () => {
    const at = await startWith({ oidc: { clientSecret: 'not the secret' } });
    expect(await problemOf(person(), { at })).toEqual([503, 'client-refused']);
  });

  it('that announces another issuer is refused', async () => {
    const at = await startWith({
      oidc: { issuer: `${here.provider.issuer.replace('127.0.0.1', 'localhost')}/` },
    });
    expect(await at.get('/sso')).toMatchObject({ status: 503, json: { problem: 'provider-away' } });
  });

  it('is not contacted unencrypted without permission', async () => {
    const at = await startWith({ oidc: { allowHttp: false } });
    expect(await at.get('/sso')).toMatchObject({ status: 503, json: { problem: 'provider-away' } });
  });
});
