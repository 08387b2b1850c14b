/** Accounts: who is signed in after creating one, and which may not sign in. */
import { proposal, unique } from '../helpers/catalog.js';
import {
  addPerson,
  cookiesOf,
  invitationFor,
  invite,
  KEY,
  makeToken,
  ME,
  openFreshSecured,
  PASSWORD,
  rootCookie,
  ROOT_PASSWORD,
  startFreshSecured,
  statusFor,
} from '../helpers/secured-catalog.js';

const catalog = await openFreshSecured();

describe('an account', () => {
  it('signs in the browser that created it or set its password, unless somebody is signed in there', async () => {
    const person = await invite(catalog);
    const root = { cookie: await rootCookie(catalog) };
    const inviteToken = await invitationFor(catalog);
    const signUp = () => ({
      email: `${unique('u')}@example.com`,
      fullName: 'U',
      password: PASSWORD,
      inviteToken,
    });
    const mine = signUp();
    const fresh = await catalog.post('/signUp', mine);
    expect([fresh.status, fresh.text]).toEqual([200, '']);
    expect(fresh.headers.getSetCookie()[1]).toContain(`actor=urn:li:corpuser:${mine.email}; Path=/`);
    const { data: me } = await catalog.graphql(ME, {}, { cookie: cookiesOf(fresh) });
    expect(me.me.corpUser.urn).toBe(`urn:li:corpuser:${mine.email}`);
    const { headers: token } = await makeToken(catalog, person);
    for (const headers of [root, { cookie: person.cookie }, token]) {
      const other = await catalog.post('/signUp', signUp(), headers);
      expect([other.status, other.text, other.headers.getSetCookie()]).toEqual([200, '', []]);
    }
    const { cookie: ended } = await addPerson(catalog);
    await catalog.post('/logOut', '', { cookie: ended });
    for (const headers of [{ authorization: 'Bearer stale' }, { cookie: ended }]) {
      const another = await catalog.post('/signUp', signUp(), headers);
      expect([another.status, another.headers.getSetCookie()]).toEqual([
        200,
        [expect.any(String), expect.any(String)],
      ]);
    }
    const RESET = `mutation ($urn: String!) { createNativeUserResetToken(input: { userUrn: $urn }) { resetToken } }`;
    for (const [headers, cookies] of [
      [{}, 2],
      [root, 0],
    ] as const) {
      const allowed = await catalog.graphql(RESET, { urn: person.urn }, root);
      const { resetToken } = allowed.data.createNativeUserResetToken;
      const body = { userUrn: person.urn, password: 'new password', resetToken };
      const reset = await catalog.post('/resetNativeUserCredentials', body, headers);
      expect([reset.status, reset.text]).toEqual([200, '']);
      expect(reset.headers.getSetCookie()).toHaveLength(cookies);
      if (cookies > 0) expect(await statusFor(catalog, { cookie: cookiesOf(reset) })).toBe(200);
    }
    expect(await statusFor(catalog, root)).toBe(200);
  });

  it('that is a service account, or has nothing but a key, cannot sign in, although its sessions work', async () => {
    const root = { cookie: await rootCookie(catalog) };
    const person = await invite(catalog);
    const write = (aspect: string, value?: object, parts = {}) =>
      catalog.post(
        '/aspects?action=ingestProposal',
        { proposal: proposal(person.urn, aspect, value, parts) },
        root,
      );
    const attempt = async (reason: string) => {
      catalog.log.length = 0;
      const refused = await catalog.post('/logIn', { username: person.name, password: PASSWORD });
      expect([refused.status, refused.json.message]).toEqual([400, 'The user name or the password is wrong']);
      expect(catalog.log.map(({ fields }) => fields['reason'])).toContain(reason);
      const body = { userUrn: person.urn, password: PASSWORD };
      expect((await catalog.post('/auth/verifyNativeUserCredentials', body, root)).json).toEqual({
        doesPasswordMatch: false,
        loginDenialReason: reason,
      });
      const made = await catalog.post('/auth/generateSessionTokenForUser', { userId: person.urn }, root);
      expect([made.status, made.json.loginDenialReason]).toEqual([403, reason]);
      expect(await statusFor(catalog, { cookie: person.cookie })).toBe(200);
    };
    expect((await write('subTypes', { typeNames: ['SERVICE_ACCOUNT'] })).status).toBe(200);
    await attempt('SERVICE_ACCOUNT');
    for (const aspect of ['subTypes', 'corpUserInfo', 'corpUserStatus'])
      expect((await write(aspect, undefined, { changeType: 'DELETE' })).status).toBe(200);
    await attempt('NOT_PROVISIONED');
  });
});

it('an account with a short password is created only if the setting allows it', async () => {
  const access = {
    auth: true,
    loopback: true,
    tokenKey: KEY,
    adminPassword: ROOT_PASSWORD,
    passwordMinLength: 4,
  };
  const lenient = await startFreshSecured({ access });
  try {
    const inviteToken = await invitationFor(lenient);
    const signUp = (password: string) => {
      const body = { email: `${unique('u')}@example.com`, fullName: 'U', password, inviteToken };
      return Promise.all([catalog, lenient].map(async (each) => (await each.post('/signUp', body)).status));
    };
    expect(await signUp('abcd')).toEqual([400, 200]);
    expect(await signUp('abc')).toEqual([400, 400]);
    expect((await lenient.get('/config')).json.signIn).toMatchObject({ passwordMinLength: 4 });
  } finally {
    await lenient.stop();
  }
});
