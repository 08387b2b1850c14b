/** Every way in which signing in at a provider must not work, and what is said then. */
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
import { ask, ROOT_PASSWORD } from '../helpers/guarded-catalog.js';

useProvider();

describe('who is refused', () => {
  it('is who the catalog does not know, where it is told to make nobody', async () => {
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
  ])('is who was %s', async (_, aspect, value) => {
    const login = person();
    await enter(login);
    await asRoot(urnOf(login), aspect, value);
    expect(await problemOf(login)).toEqual([401, 'suspended']);
  });
});

describe('what comes back', () => {
  it('opens nothing with another state', async () => {
    const { browser, callback } = await comeBack(person());
    const url = new URL(callback);
    url.searchParams.set('state', 'another');
    const response = await browser.get(url.href);
    expect(await problemIn(response)).toEqual([401, 'stale']);
  });

  it('opens nothing without the cookie, in another browser, or with the cookie of another sign-in', async () => {
    const { callback } = await comeBack(person());
    expect((await new Browser().get(callback)).status).toBe(401);
    const other = new Browser();
    await other.get(`${here.catalog.url}/sso`);
    expect((await other.get(callback)).status).toBe(401);
  });

  it('opens nothing with a cookie that was changed', async () => {
    const { browser, callback } = await comeBack(person());
    browser.setCookie('trellis_oidc', `${browser.cookie('trellis_oidc')!.slice(0, -8)}AAAAAAA=`);
    expect((await browser.get(callback)).status).toBe(401);
  });

  it('opens nothing once the time is over', async () => {
    const { browser, callback } = await comeBack(person());
    here.lateBy = 10 * 60 * 1_000;
    const response = await browser.get(callback);
    expect(await problemIn(response)).toEqual([401, 'stale']);
  });

  it('opens nothing a second time, also for who kept the cookie', async () => {
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

  it('opens nothing where the code was asked for with another nonce, or another challenge', async () => {
    const changed = (name: string) => (url: URL) => {
      url.searchParams.set(name, 'A'.repeat(43));
      return url;
    };
    expect(await problemOf(person(), { change: changed('nonce') })).toEqual([401, 'invalid']);
    expect(await problemOf(person(), { change: changed('code_challenge') })).toEqual([401, 'stale']);
  });

  it('opens nothing where the answer says another issuer, or none of the parameters is there', async () => {
    const { browser, callback } = await comeBack(person());
    const url = new URL(callback);
    url.searchParams.set('iss', 'https://elsewhere.example');
    expect((await browser.get(url.href)).status).toBe(401);
    const { browser: other } = await comeBack(person());
    expect((await other.get(`${here.catalog.url}/callback/oidc`)).status).toBe(401);
  });

  it('opens nothing where the ID token is not signed by the provider', async () => {
    here.provider.tamper = (answer) => {
      if (answer.path !== '/token') return;
      const [head, body] = answer.body.id_token.split('.');
      answer.body = { ...answer.body, id_token: `${head}.${body}.${'A'.repeat(342)}` };
    };
    expect(await problemOf(person())).toEqual([401, 'invalid']);
  });

  it('opens nothing where name and token are of different people', async () => {
    here.provider.tamper = (answer) => {
      if (answer.path === '/me') answer.body = { ...answer.body, sub: 'somebody else' };
    };
    expect(await problemOf(person())).toEqual([401, 'invalid']);
  });

  it('says so where somebody cancelled', async () => {
    expect(await problemOf(CANCEL)).toEqual([403, 'cancelled']);
  });
});

describe('a provider that is away', () => {
  it('keeps nobody from starting the service or from signing in with a password, and is asked again each time', async () => {
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

  it('is asked for its addresses once an hour', async () => {
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
    ['speaks of something else', (answer: { body: any }) => (answer.body = '<html>')],
  ])('is one that %s, too', async (_, change) => {
    here.provider.tamper = (answer) => answer.path === '/token' && change(answer);
    expect(await problemOf(person())).toEqual([503, 'provider-away']);
  });

  it('is told apart from one that does not know this service', async () => {
    const at = await startWith({ oidc: { clientSecret: 'not the secret' } });
    expect(await problemOf(person(), { at })).toEqual([503, 'client-refused']);
  });

  it('is none that says to be somebody else', async () => {
    const at = await startWith({
      oidc: { issuer: `${here.provider.issuer.replace('127.0.0.1', 'localhost')}/` },
    });
    expect(await at.get('/sso')).toMatchObject({ status: 503, json: { problem: 'provider-away' } });
  });

  it('is none that would be spoken to unencrypted without permission', async () => {
    const at = await startWith({ oidc: { allowHttp: false } });
    expect(await at.get('/sso')).toMatchObject({ status: 503, json: { problem: 'provider-away' } });
  });
});
