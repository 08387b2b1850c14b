import { proposal, unique } from '../helpers/catalog.js';
import {
  addPerson,
  ask,
  cookiesOf,
  invitationFor,
  invite,
  makeToken,
  ME,
  openFreshSecured,
  PASSWORD,
  ROOT,
  rootCookie,
  ROOT_PASSWORD,
  signIn,
  statusFor,
} from '../helpers/secured-catalog.js';

const catalog = await openFreshSecured();

describe('signing in', () => {
  it('sets a session cookie hidden from scripts, and an actor cookie that scripts can read', async () => {
    const answer = await catalog.post('/logIn', { username: 'datahub', password: ROOT_PASSWORD });
    expect([answer.status, answer.text]).toEqual([200, '']);
    const [session = '', actor = ''] = answer.headers.getSetCookie();
    expect(session).toMatch(/^trellis_session=[0-9a-f]{64}; HttpOnly; Path=\/; SameSite=Lax; Max-Age=86400$/);
    expect(actor).toMatch(/^actor=urn:li:corpuser:datahub; Path=\/; SameSite=Lax; Max-Age=86400$/);
    const { data } = await catalog.graphql(ME, {}, { cookie: cookiesOf(answer) });
    expect(data.me.corpUser.urn).toBe(ROOT);
  });

  it('sets secure cookies only if the page was loaded over an encrypted connection', async () => {
    const host = new URL(catalog.url).host;
    const answer = await catalog.post(
      '/logIn',
      { username: 'datahub', password: ROOT_PASSWORD },
      { origin: `https://${host}` },
    );
    for (const cookie of answer.headers.getSetCookie()) expect(cookie).toMatch(/; Secure$/);
  });

  it('answers the same for a wrong password, an unknown user and an invalid name', async () => {
    const person = await invite(catalog);
    const bodies = [
      { username: person.name, password: 'wrong' },
      { username: unique('nobody'), password: 'wrong' },
      { username: 'a,b)\n', password: 'wrong' },
      { username: person.name, password: 'x'.repeat(50_000) },
    ];
    const answers = await Promise.all(bodies.map((body) => catalog.post('/logIn', body)));
    const shown = answers.map(({ status, json: { errorId: _, ...rest } }) => ({ status, ...rest }));
    for (const one of shown) expect(one).toEqual(shown[0]);
    expect(shown[0]).toMatchObject({
      status: 400,
      code: 'INVALID_REQUEST',
      message: 'The user name or the password is wrong',
    });
    for (const { headers } of answers) expect(headers.getSetCookie()).toEqual([]);
  });

  it('refuses malformed requests', async () => {
    const wrong = await catalog.post('/logIn', { username: 'datahub' });
    expect([wrong.status, wrong.json.path]).toEqual([400, '/password']);
    const blank = await catalog.post('/logIn', { username: ' ', password: 'x' });
    expect([blank.status, blank.json.path]).toEqual([400, '/username']);
    const form = await catalog.post('/logIn', 'username=datahub', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(form.status).toBe(415);
    const huge = await catalog.post('/logIn', { username: 'datahub', password: 'x'.repeat(70_000) });
    expect(huge.status).toBe(413);
  });

  it('is undone by signing out, which ends the session and clears the cookies', async () => {
    const cookie = await signIn(catalog);
    expect(await statusFor(catalog, { cookie })).toBe(200);
    const out = await catalog.post('/logOut', '', { cookie });
    expect(out.status).toBe(200);
    for (const ended of out.headers.getSetCookie()) expect(ended).toContain('=; ');
    const after = await catalog.post('/api/graphql', { query: ME }, { cookie });
    expect(after.status).toBe(401);
    expect(after.headers.getSetCookie()).toHaveLength(2);
    expect((await ask(catalog, '/logOut', { cookie })).status).toBe(200);
  });

  it('opens a new session each time and ends the previous one of the browser', async () => {
    const planted = await signIn(catalog);
    const answer = await catalog.post(
      '/logIn',
      { username: 'datahub', password: ROOT_PASSWORD },
      { cookie: planted },
    );
    expect(cookiesOf(answer)).not.toBe(planted);
    expect(await statusFor(catalog, { cookie: planted })).toBe(401);
    const invented = `trellis_session=${'ab'.repeat(32)}`;
    const other = await catalog.post(
      '/logIn',
      { username: 'datahub', password: ROOT_PASSWORD },
      { cookie: invented },
    );
    expect(cookiesOf(other)).not.toContain('abab');
    expect(await statusFor(catalog, { cookie: invented })).toBe(401);
  });

  it('refuses made-up sessions', async () => {
    const [, session = ''] = /trellis_session=([0-9a-f]+)/.exec(await rootCookie(catalog)) ?? [];
    const changed = `${session.slice(0, -1)}${session.endsWith('0') ? '1' : '0'}`;
    for (const text of [session.slice(0, -1), changed, session.toUpperCase(), '', ROOT]) {
      const cookie = `trellis_session=${text}; actor=${ROOT}`;
      expect([text, await statusFor(catalog, { cookie })]).toEqual([text, 401]);
    }
  });

  it('does not accept the actor cookie as proof', async () => {
    expect(await statusFor(catalog, { cookie: `actor=${ROOT}` })).toBe(401);
  });

  it('counts only with both cookies, and only if they name the same user', async () => {
    const person = await addPerson(catalog);
    const [session = ''] = person.cookie.split('; ');
    expect(await statusFor(catalog, { cookie: person.cookie })).toBe(200);
    expect(await statusFor(catalog, { cookie: `${session}; actor=${encodeURIComponent(person.urn)}` })).toBe(
      200,
    );
    for (const cookie of [session, `${session}; actor=${ROOT}`, `${session}; actor=`]) {
      const refused = await catalog.post('/api/graphql', { query: ME }, { cookie });
      expect([cookie, refused.status]).toEqual([cookie, 401]);
      expect(refused.headers.getSetCookie()).toHaveLength(2);
    }
  });
});

describe('an account', () => {
  it('is created by an invitation, once', async () => {
    const person = await invite(catalog);
    const { data } = await catalog.graphql(ME, {}, { cookie: person.cookie });
    expect(data.me.corpUser.urn).toBe(person.urn);
    const inviteToken = await invitationFor(catalog);
    const taken = { email: 'e@example.com', fullName: 'X', password: 'other-pw', inviteToken };
    const second = await catalog.post('/signUp', { ...taken, userUrn: person.urn });
    expect([second.status, second.json.code]).toEqual([409, 'CONFLICT']);
    const root = await catalog.post('/signUp', { ...taken, userUrn: ROOT });
    expect(root.status).toBe(409);
    await signIn(catalog, person.name, PASSWORD);
  });

  it('reports whether the catalog keeps its password', async () => {
    const [native, { urn: other }] = [await invite(catalog), await addPerson(catalog)];
    const { headers } = await makeToken(catalog, native);
    const { data } = await catalog.graphql(
      'query ($urns: [String!]!) { entities(urns: $urns) { ... on CorpUser { isNativeUser } } }',
      { urns: [native.urn, other] },
      headers,
    );
    expect(data.entities).toEqual([{ isNativeUser: true }, { isNativeUser: false }]);
  });

  it('is created once by concurrent requests', async () => {
    const inviteToken = await invitationFor(catalog);
    const name = unique('racer');
    const answers = await Promise.all(
      ['first-pw', 'second-pw', 'third-pw'].map((password) =>
        catalog.post('/auth/signUp', {
          userUrn: `urn:li:corpuser:${name}`,
          email: 'a@b.c',
          fullName: 'R',
          password,
          inviteToken,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('supports any script in name and password', async () => {
    const name = `zoé.łukasz.日本_${unique('u')}@example.com`;
    const password = 'пароль é 🔑';
    const answer = await catalog.post('/signUp', {
      email: name.normalize('NFD'),
      fullName: 'Zoé',
      password: password.normalize('NFD'),
      inviteToken: await invitationFor(catalog),
    });
    expect(answer.status).toBe(200);
    const session = await signIn(catalog, name, password);
    expect(decodeURIComponent(session)).toContain(`actor=urn:li:corpuser:${name}`);
    const { data: me } = await catalog.graphql(ME, {}, { cookie: session });
    expect(me.me.corpUser.urn).toBe(`urn:li:corpuser:${name}`);
  });

  it('is refused without a valid invitation, password and user URN, and nothing is stored', async () => {
    const cookie = await rootCookie(catalog);
    const inviteToken = await invitationFor(catalog);
    const forElse = `any.${'0'.repeat(32)}.${'A'.repeat(43)}`;
    const wrong: [change: object, status: number, path: string | undefined][] = [
      [{ inviteToken: 'inv' }, 403, '/inviteToken'],
      [{ inviteToken: forElse }, 403, '/inviteToken'],
      [{ password: '' }, 400, '/password'],
      [{ password: '1234567' }, 400, '/password'],
      [{ email: ' ' }, 400, '/email'],
      [{ email: 'ann' }, 400, '/email'],
      [{ fullName: '' }, 400, '/fullName'],
      [{ inviteToken: ' ' }, 400, '/inviteToken'],
      [{ userUrn: 'urn:li:corpGroup:x' }, 400, undefined],
      [{ userUrn: 'bar' }, 400, undefined],
    ];
    for (const [change, status, path] of wrong) {
      const urn = `urn:li:corpuser:${unique('refused')}`;
      const body = { userUrn: urn, email: 'a@b.c', fullName: 'X', password: PASSWORD, inviteToken };
      const answer = await catalog.post('/signUp', { ...body, ...change });
      expect([change, answer.status, answer.json.path]).toEqual([change, status, path]);
      const key = `/aspects/${encodeURIComponent(urn)}?aspect=corpUserKey&version=0`;
      expect((await ask(catalog, key, { cookie })).status).toBe(404);
    }
  });

  it('gets a new password by a reset token once, which ends its sessions', async () => {
    const person = await invite(catalog);
    const RESET = `mutation ($urn: String!) { createNativeUserResetToken(input: { userUrn: $urn }) { resetToken } }`;
    const denied = await catalog.graphql(RESET, { urn: person.urn }, { cookie: person.cookie });
    expect(denied.errors[0].extensions.reason).toBe('FORBIDDEN');
    const { data } = await catalog.graphql(RESET, { urn: person.urn }, { cookie: await rootCookie(catalog) });
    const { resetToken } = data.createNativeUserResetToken;
    const body = { email: person.name, password: 'another-pw', resetToken };
    for (const blank of [{ email: ' ' }, { email: undefined }, { resetToken: '' }, { password: '' }]) {
      const { status, json } = await catalog.post('/resetNativeUserCredentials', { ...body, ...blank });
      expect([status, json.path]).toEqual([400, `/${Object.keys(blank)[0] ?? ''}`]);
    }
    const wrong = await catalog.post('/resetNativeUserCredentials', { ...body, resetToken: 'x' });
    expect(wrong.status).toBe(403);
    const answers = await Promise.all([
      catalog.post('/resetNativeUserCredentials', body),
      catalog.post('/auth/resetNativeUserCredentials', {
        ...{ userUrn: person.urn, password: 'yet-another', resetToken },
      }),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 403 || status === 409)).toHaveLength(1);
    const chosen = statuses[0] === 200 ? 'another-pw' : 'yet-another';
    expect(await statusFor(catalog, { cookie: person.cookie })).toBe(401);
    expect((await catalog.post('/logIn', { username: person.name, password: PASSWORD })).status).toBe(400);
    await signIn(catalog, person.name, chosen);
  });

  it.each([
    ['suspended', 'corpUserStatus', { status: 'SUSPENDED', lastModified: { time: 1, actor: ROOT } }],
    ['deleted softly', 'status', { removed: true }],
  ])('that is %s can neither sign in nor use its session', async (_, aspect, value) => {
    const person = await invite(catalog);
    expect(await statusFor(catalog, { cookie: person.cookie })).toBe(200);
    const written = await catalog.post(
      '/aspects?action=ingestProposal',
      { proposal: proposal(person.urn, aspect, value) },
      { cookie: await rootCookie(catalog) },
    );
    expect(written.status).toBe(200);
    expect(await statusFor(catalog, { cookie: person.cookie })).toBe(401);
    expect((await catalog.post('/logIn', { username: person.name, password: PASSWORD })).status).toBe(400);
  });

  it('can be verified by front ends, which learn only whether the password matches', async () => {
    const person = await invite(catalog);
    const verify = (password: string) =>
      catalog.post(
        '/auth/verifyNativeUserCredentials',
        { userUrn: person.urn, password },
        { cookie: person.cookie },
      );
    expect((await verify(PASSWORD)).json).toEqual({ doesPasswordMatch: true });
    expect((await verify('wrong')).json).toEqual({ doesPasswordMatch: false });
    const unasked = await catalog.post('/auth/verifyNativeUserCredentials', {
      userUrn: person.urn,
      password: PASSWORD,
    });
    expect(unasked.status).toBe(401);
  });

  it('gets front-end sessions only from administrators', async () => {
    const person = await addPerson(catalog);
    const path = '/auth/generateSessionTokenForUser';
    const own = await catalog.post(path, { userId: 'datahub' }, { cookie: person.cookie });
    expect(own.status).toBe(403);
    const made = await catalog.post(path, { userId: person.name }, { cookie: await rootCookie(catalog) });
    const authorization = `Bearer ${String(made.json.accessToken)}`;
    const { data } = await catalog.graphql(ME, {}, { authorization });
    expect(data.me.corpUser.urn).toBe(person.urn);
    const unknown = await catalog.post(
      path,
      { userId: unique('nobody') },
      { cookie: await rootCookie(catalog) },
    );
    expect([unknown.status, unknown.json.loginDenialReason]).toEqual([403, 'HARD_DELETED']);
  });
});

describe('guessing passwords', () => {
  it('is blocked after several wrong ones, also for the right one, with the time to wait', async () => {
    const person = await invite(catalog);
    const wrong = await Promise.all(
      Array.from({ length: 12 }, () => catalog.post('/logIn', { username: person.name, password: 'guess' })),
    );
    expect(wrong.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(400), 429, 429]);
    const right = await catalog.post('/logIn', { username: person.name, password: PASSWORD });
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(1);
    expect(right.json).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    await signIn(catalog);
  });
});

it('logs a line for each sign-in, without secrets', async () => {
  catalog.log.length = 0;
  const person = await invite(catalog);
  await catalog.post('/logIn', { username: 'my-password-by-mistake', password: 'wrong-secret' });
  await signIn(catalog, person.name, PASSWORD);
  await catalog.post('/logOut', '', { cookie: person.cookie });
  const events = catalog.log.map(({ fields }) => fields['event']).filter((event) => event !== undefined);
  expect(events).toEqual(expect.arrayContaining(['signed in', 'signed up', 'sign-in refused', 'signed out']));
  const text = JSON.stringify(catalog.log);
  const session = /trellis_session=(\w+)/.exec(person.cookie)?.[1] ?? '-';
  for (const secret of [ROOT_PASSWORD, PASSWORD, 'wrong-secret', 'my-password-by-mistake', session])
    expect(text).not.toContain(secret);
  const requests = catalog.log.filter(({ message }) => message === 'request');
  expect(requests.some(({ fields }) => fields['actor'] === ROOT)).toBe(true);
});
