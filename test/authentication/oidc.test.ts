/** Signing in with a real OpenID Connect provider: redirects, cookies, the created user and its groups. */
import { unique } from '../helpers/catalog.js';
import { Browser, CLIENT, locationOf } from './oidc-provider.js';
import {
  asRoot,
  aspectOf,
  comeBack,
  enter,
  here,
  person,
  problemOf,
  startWith,
  urnOf,
  useProvider,
  whoIs,
} from './oidc-verbs.js';
import { ask, invite, PASSWORD, rootCookie } from '../helpers/secured-catalog.js';

useProvider();

describe('signing in with the provider', () => {
  it('creates the user, opens a session and redirects to the requested page', async () => {
    const names = { name: 'Jo Doe', given_name: 'Jo', family_name: 'Doe' };
    const login = person({ ...names, email: 'jo@example.com', email_verified: true });
    const { browser, response } = await enter(login, { query: '?redirect_uri=/restli/docs%3Fa%3Db' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/restli/docs?a=b']);
    expect(await whoIs(browser)).toBe(urnOf(login));
    expect(browser.cookie('actor')).toBe(urnOf(login));
    expect(browser.cookie('trellis_oidc')).toBeUndefined();
    expect(await aspectOf(urnOf(login), 'corpUserInfo')).toMatchObject({
      ...{ active: true, displayName: 'Jo Doe', fullName: 'Jo Doe' },
      ...{ firstName: 'Jo', lastName: 'Doe', email: 'jo@example.com' },
    });
    expect(await aspectOf(urnOf(login), 'corpUserStatus')).toMatchObject({ status: 'ACTIVE' });
  });

  it('sets the usual session cookies, and a flow cookie hidden from scripts and other paths', async () => {
    const begun = await fetch(`${here.catalog.url}/sso`, { redirect: 'manual' });
    expect(begun.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^trellis_oidc=sealed:1:[\w+/=]+; HttpOnly; Path=\/callback\/oidc; SameSite=Lax; Max-Age=600$/,
      ),
    ]);
    const { response } = await enter(person());
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^trellis_session=[0-9a-f]{64}; HttpOnly; Path=\/; SameSite=Lax; Max-Age=86400$/),
      expect.stringMatching(/^actor=urn:li:corpuser:\w+; Path=\/; SameSite=Lax; Max-Age=86400$/),
      'trellis_oidc=; HttpOnly; Path=/callback/oidc; SameSite=Lax; Max-Age=0',
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('uses PKCE, state and nonce, each time with new values', async () => {
    const asked = await Promise.all(
      [1, 2].map(
        async () => new URL(locationOf(await new Browser().get(`${here.catalog.url}/sso`))).searchParams,
      ),
    );
    for (const parameters of asked)
      expect(Object.fromEntries(parameters)).toEqual({
        ...{ response_type: 'code', client_id: CLIENT.id, scope: 'openid profile email groups' },
        redirect_uri: `${here.catalog.url}/callback/oidc`,
        ...{ code_challenge_method: 'S256', code_challenge: expect.stringMatching(/^[\w-]{43}$/) },
        ...{ state: expect.stringMatching(/^[\w-]{43}$/), nonce: expect.stringMatching(/^[\w-]{43}$/) },
      });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(asked[0]!.get(name)).not.toBe(asked[1]!.get(name));
  });

  it('ends the earlier sign-in of the browser', async () => {
    const { browser } = await enter(person());
    const before = browser.cookie('trellis_session')!;
    await enter(person(), { browser });
    expect(
      (await ask(here.catalog, '/openapi/v3/entity/tag', { cookie: `trellis_session=${before}` })).status,
    ).toBe(401);
  });

  it('does not change an existing user, nor its password', async () => {
    const known = await invite(here.catalog);
    here.provider.accounts.set(known.name, { preferred_username: known.name, name: 'Somebody Else' });
    const { browser } = await enter(known.name);
    expect(await whoIs(browser)).toBe(known.urn);
    expect(await aspectOf(known.urn, 'corpUserInfo')).toMatchObject({ fullName: 'A B' });
    const again = await here.catalog.post('/logIn', { username: known.name, password: PASSWORD });
    expect(again.status).toBe(200);
  });

  it('creates one user if a new user signs in from several windows concurrently', async () => {
    const login = person({ groups: [unique('team')] });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => enter(login)));
    expect(answers.map(({ response }) => response.status)).toEqual([303, 303, 303, 303, 303]);
    const versions = await ask(
      here.catalog,
      `/aspects/${encodeURIComponent(urnOf(login))}?aspect=corpUserInfo&version=2`,
      { cookie: await rootCookie(here.catalog) },
    );
    expect(versions.status).toBe(404);
  });

  it('accepts the discovery document as issuer, and the configured client authentication', async () => {
    const basic = { clientId: 'trellis-basic', clientAuth: 'client_secret_basic' as const };
    const issuer = `${here.provider.issuer}/.well-known/openid-configuration`;
    const at = await startWith({ oidc: { ...basic, issuer } });
    const { browser, response } = await enter(person(), { at });
    expect(response.status).toBe(303);
    expect(await whoIs(browser, at)).toMatch(/^urn:li:corpuser:oidc_/);
  });
});

describe('the user name', () => {
  it('is cut out of the claim by a pattern', async () => {
    const at = await startWith({ oidc: { userClaim: 'email', userPattern: /^([^@]+)@corp\.example$/u } });
    const name = unique('cut');
    const { browser } = await enter(person({ email: `${name}@corp.example`, email_verified: true }), { at });
    expect(await whoIs(browser, at)).toBe(urnOf(name));
    const foreign = person({ email: `${name}@other.example` });
    expect(await problemOf(foreign, { at })).toEqual([403, 'no-name']);
  });

  it('cannot be an unverified email address', async () => {
    const at = await startWith({ oidc: { userClaim: 'email' } });
    const email = `${unique('mail')}@example.com`;
    const unverified = person({ email, email_verified: false });
    expect(await problemOf(unverified, { at })).toEqual([403, 'unverified-email']);
    expect((await enter(person({ email, email_verified: true }), { at })).response.status).toBe(303);
  });

  // Unit tests cover which claims yield a name. This tests whether the name yields a URN.
  it.each([
    ['is blank', '   '],
    ['would have several parts as a URN', '(a,b)'],
    ['has a line break', 'a\nb'],
    ['is too long for a URN', 'x'.repeat(5_000)],
  ])('cannot be a claim that %s', async (_, claim) => {
    expect(await problemOf(person({ preferred_username: claim }))).toEqual([403, 'no-name']);
  });

  it('cannot be that of the first user', async () => {
    expect(await problemOf(person({ preferred_username: ' datahub ' }))).toEqual([403, 'first-user']);
  });
});

describe('groups', () => {
  it('are created and joined as the provider reports at each sign-in, next to memberships set in the catalog', async () => {
    const [one, two, own] = [unique('a team'), unique('b,(c)'), `urn:li:corpGroup:${unique('own')}`];
    const login = person({ groups: [one, two, one, 7, 'a\nb', ''] });
    await enter(login);
    const urns = [`urn:li:corpGroup:${one}`, `urn:li:corpGroup:${two.replace(',(c)', '%2C%28c%29')}`];
    expect(await aspectOf(urnOf(login), 'groupMembership')).toEqual({ groups: urns });
    expect(await aspectOf(urns[1]!, 'corpGroupInfo')).toMatchObject({ displayName: two, members: [] });
    await asRoot(urnOf(login), 'nativeGroupMembership', { nativeGroups: [own] });
    here.provider.accounts.set(login, { preferred_username: login, groups: one });
    await enter(login);
    expect(await aspectOf(urnOf(login), 'groupMembership')).toEqual({ groups: [urns[0]] });
    expect(await aspectOf(urnOf(login), 'nativeGroupMembership')).toEqual({ nativeGroups: [own] });
    here.provider.accounts.set(login, { preferred_username: login, groups: [] });
    await enter(login);
    expect(await aspectOf(urnOf(login), 'groupMembership')).toEqual({ groups: [] });
  });

  it('do not change if the provider reports none or groups are not configured', async () => {
    const group = `urn:li:corpGroup:${unique('kept')}`;
    const login = person();
    await asRoot(urnOf(login), 'groupMembership', { groups: [group] });
    await enter(login);
    here.provider.accounts.set(login, { preferred_username: login, groups: ['other'] });
    const at = await startWith();
    await enter(login, { at });
    expect(await aspectOf(urnOf(login), 'groupMembership')).toEqual({ groups: [group] });
  });
});

describe('several services', () => {
  it("continue each other's sign-ins if they share the signing key and the public address", async () => {
    const site = { publicUrl: 'http://127.0.0.1:1' };
    const [one, other, foreign] = await Promise.all([
      startWith(site),
      startWith(site),
      startWith({ ...site, tokenKey: 'a key that no other service of these tests has' }),
    ]);
    const { browser, callback } = await comeBack(person(), { at: one });
    expect(callback).toMatch(/^http:\/\/127\.0\.0\.1:1\/callback\/oidc\?/);
    const { search, pathname } = new URL(callback);
    expect((await browser.get(`${foreign.url}${pathname}${search}`)).status).toBe(401);
    const again = await comeBack(person(), { at: one });
    const there = `${other.url}${pathname}${new URL(again.callback).search}`;
    expect((await again.browser.get(there)).status).toBe(303);
    expect(await whoIs(again.browser, one)).toMatch(/^urn:li:corpuser:oidc_/);
  });

  it('set secure cookies only if the public address is encrypted', async () => {
    const at = await startWith({ publicUrl: 'https://catalog.example' });
    const begun = await fetch(`${at.url}/sso`, { redirect: 'manual' });
    expect(begun.headers.getSetCookie()).toEqual([expect.stringMatching(/^trellis_oidc=.*; Secure$/)]);
    const { browser, callback } = await comeBack(person(), { at });
    const { origin, pathname, search } = new URL(callback);
    expect(origin + pathname).toBe('https://catalog.example/callback/oidc');
    const back = await browser.get(`${at.url}${pathname}${search}`);
    expect(back.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^trellis_session=.*; Secure$/),
      expect.stringMatching(/^actor=.*; Secure$/),
      expect.stringMatching(/^trellis_oidc=;/),
    ]);
  });
});

it('tell clients before sign-in which methods are available', async () => {
  expect((await here.catalog.get('/config')).json.signIn).toEqual({
    required: true,
    singleSignOn: 'Example ID',
    passwordMinLength: 8,
  });
});

it('log one line per sign-in, without secrets', async () => {
  const login = person();
  const tokens: string[] = [];
  here.provider.tamper = ({ path, body }) => {
    if (path === '/token') tokens.push(body.id_token, body.access_token);
  };
  const begun = await comeBack(login);
  const kept = begun.browser.cookie('trellis_oidc')!;
  await begun.browser.get(begun.callback);
  await begun.browser.get(begun.callback);
  here.provider.tamper = (answer) => {
    if (answer.path !== '/token') return;
    answer.body = { error: 'invalid_client', error_description: `${CLIENT.secret} is wrong` };
    answer.status = 400;
  };
  const failed = await enter(login);
  const lines = here.catalog.log.filter(({ message }) => message === 'access').map(({ fields }) => fields);
  const address = '127.0.0.1';
  const by = 'oidc';
  expect(lines).toEqual(
    expect.arrayContaining([
      { event: 'user created', user: urnOf(login), by },
      { event: 'signed in', actor: urnOf(login), by, address: expect.stringContaining(address) },
      { event: 'sign-in refused', problem: 'stale', by, address: expect.stringContaining(address) },
      {
        ...{ event: 'sign-in failed', problem: 'client-refused', by },
        ...{ reason: expect.stringContaining('invalid_client'), address: expect.stringContaining(address) },
      },
    ]),
  );
  const code = (url: string) => new URL(url).searchParams.get('code')!;
  const secrets = [CLIENT.secret, kept, ...tokens, code(begun.callback), code(failed.callback)];
  const output = JSON.stringify(here.catalog.log) + failed.body;
  expect(secrets.filter((secret) => output.includes(secret))).toEqual([]);
  expect(tokens).toHaveLength(2);
});
