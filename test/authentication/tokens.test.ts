import { createHmac } from 'node:crypto';
import type { Clock } from '../../src/core/clock.js';
import { deriveKeys } from '../../src/auth/authentication/signing-key.js';
import { proposal, startFreshCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import {
  ask,
  CREATE_TOKEN,
  addPerson,
  KEY,
  makeToken,
  ME,
  ROOT,
  rootCookie,
  rootPerson,
  startSecured,
  statusFor,
} from '../helpers/secured-catalog.js';

let catalog: TestCatalog;
let now = 0;
const clock: Clock = { now: () => Date.now() + now };
const DAY = 86_400_000;

beforeAll(async () => {
  catalog = await startSecured({ clock });
});
afterAll(() => catalog.stop());
afterEach(() => {
  now = 0;
});

const REVOKE = 'mutation ($id: String!) { revokeAccessToken(tokenId: $id) }';
const LIST = `query ($input: ListAccessTokenInput!) { listAccessTokens(input: $input) {
  start count total tokens { urn type id name description actorUrn ownerUrn createdAt expiresAt } } }`;

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('an access token', () => {
  it('acts as its user, on every API surface', async () => {
    const person = await addPerson(catalog, 'Editor');
    const { headers } = await makeToken(catalog, person);
    const { data } = await catalog.graphql(ME, {}, headers);
    expect(data.me.corpUser.urn).toBe(person.urn);
    const tag = `urn:li:tag:${unique('t')}`;
    const body = { proposal: proposal(tag, 'tagProperties', { name: 'x' }) };
    expect((await catalog.post('/aspects?action=ingestProposal', body, headers)).status).toBe(200);
    const read = await ask(catalog, `/entitiesV2/${encodeURIComponent(tag)}`, headers);
    expect(read.json.aspects.tagProperties.created.actor).toBe(person.urn);
    const v2 = await catalog.post('/api/v2/graphql', { query: ME }, headers);
    expect(v2.json.data.me.corpUser.urn).toBe(person.urn);
  });

  it('expires after its duration, and never with NO_EXPIRY', async () => {
    const root = await rootPerson(catalog);
    const days = {
      ONE_HOUR: 1 / 24,
      ONE_DAY: 1,
      ONE_WEEK: 7,
      ONE_MONTH: 30,
      THREE_MONTHS: 90,
      SIX_MONTHS: 180,
      ONE_YEAR: 365,
    };
    const named = Object.entries({ ...days, NO_EXPIRY: Infinity });
    const tokens = await Promise.all(
      named.map(async ([duration, length]) => ({
        ...{ duration, length },
        headers: (await makeToken(catalog, root, { duration })).headers,
      })),
    );
    const alive = async (at: number) => {
      now = at;
      const statuses = await Promise.all(tokens.map(({ headers }) => statusFor(catalog, headers)));
      return tokens.filter((_, index) => statuses[index] === 200).map(({ duration }) => duration);
    };
    for (const { length } of tokens.filter(({ length }) => length < Infinity)) {
      const longer = tokens.filter((each) => each.length > length).map(({ duration }) => duration);
      const same = tokens.find((each) => each.length === length)!.duration;
      expect(await alive(length * DAY - 60_000)).toEqual([same, ...longer]);
      expect(await alive(length * DAY + 1_000)).toEqual(longer);
    }
    expect(await alive(50 * 365 * DAY)).toEqual(['NO_EXPIRY']);
    const { status, json } = await catalog.post('/api/graphql', { query: ME }, tokens[0]!.headers);
    expect([status, json.status, json.message]).toEqual([401, 401, 'Unauthorized: the token has expired']);
  });

  it('stops working at once when revoked, at every service on the same Neo4j', async () => {
    const other = await startSecured();
    try {
      const { headers, id } = await makeToken(catalog, await rootPerson(catalog));
      expect([await statusFor(catalog, headers), await statusFor(other, headers)]).toEqual([200, 200]);
      const revoked = await other.graphql(REVOKE, { id }, headers);
      expect(revoked.data.revokeAccessToken).toBe(true);
      expect([await statusFor(catalog, headers), await statusFor(other, headers)]).toEqual([401, 401]);
    } finally {
      await other.stop();
    }
  });

  it('can be revoked by concurrent requests while it is in use', async () => {
    const cookie = await rootCookie(catalog);
    const { headers, id } = await makeToken(catalog, await rootPerson(catalog));
    const uses = Array.from({ length: 10 }, () => catalog.post('/api/graphql', { query: ME }, headers));
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => catalog.graphql(REVOKE, { id }, { cookie })),
    );
    for (const { status } of await Promise.all(uses)) expect([200, 401]).toContain(status);
    for (const { data } of answers) expect(data.revokeAccessToken).toBe(true);
    expect(await statusFor(catalog, headers)).toBe(401);
  });

  it.each([
    ['suspended', 'corpUserStatus', { status: 'SUSPENDED', lastModified: { time: 1, actor: ROOT } }],
    ['deleted softly', 'status', { removed: true }],
  ])('stops working when its user is %s', async (_, aspect, value) => {
    const person = await addPerson(catalog);
    const { headers } = await makeToken(catalog, person);
    const body = { proposal: proposal(person.urn, aspect, value) };
    const cookie = await rootCookie(catalog);
    expect((await catalog.post('/aspects?action=ingestProposal', body, { cookie })).status).toBe(200);
    expect(await statusFor(catalog, headers)).toBe(401);
  });
});

describe('a token that the service did not issue', () => {
  const claims = { type: 'PERSONAL', iss: 'trellis', sub: ROOT, account: 1, jti: 'x', iat: 1 };
  const signed = (body: object, key: Uint8Array | string) => {
    const text = `${base64({ alg: 'HS256', typ: 'JWT' })}.${base64(body)}`;
    return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
  };
  const { tokens } = deriveKeys(KEY);

  // Unit tests of the signer cover other malformed tokens.
  it.each([
    ['is signed with another key', signed(claims, 'another key')],
    ['has a valid signature but was never stored', signed(claims, tokens)],
    ['has a subject that is no URN', signed({ ...claims, sub: "x'}) DETACH DELETE n //" }, tokens)],
    ['is empty', ''],
    ['is no token', 'hello'],
    ['is huge', 'x'.repeat(60_000)],
    ['is an invented session', 'ab'.repeat(32)],
    ['contains non-ASCII letters', '\u00e9\u00e9.\u00e9.\u00e9'],
  ])('is refused when it %s', async (_, token) => {
    const { status, json, headers } = await catalog.post(
      '/api/graphql',
      { query: ME },
      { authorization: `Bearer ${token}` },
    );
    expect([status, json.status, json.code]).toEqual([401, 401, 'UNAUTHENTICATED']);
    expect(json.message).toMatch(/unauthorized/i);
    expect(headers.get('www-authenticate')).toBe('Bearer realm="trellis"');
  });

  it('is refused with a reason when sent as Basic credentials', async () => {
    for (const value of ['Basic id:secret', 'basic aWQ6c2VjcmV0', 'Basic']) {
      const { status, json } = await catalog.post('/api/graphql', { query: ME }, { authorization: value });
      expect([status, json.message]).toEqual([
        401,
        expect.stringContaining('Basic credentials are not supported'),
      ]);
    }
    expect(await statusFor(catalog, { authorization: 'Digest x' })).toBe(401);
  });

  it('is refused even with a valid session', async () => {
    const headers = { authorization: 'Bearer x', cookie: await rootCookie(catalog) };
    expect(await statusFor(catalog, headers)).toBe(401);
  });

  it('is ignored by endpoints that need no credentials', async () => {
    for (const path of ['/health', '/config', '/openapi.json', '/restli/docs', '/api/graphiql'])
      for (const authorization of ['Bearer x', 'Basic x', 'bearer', '']) {
        const { status } = await ask(catalog, path, { authorization, cookie: 'trellis_session=x' });
        expect([path, authorization, status]).toEqual([
          path,
          authorization,
          (await ask(catalog, path)).status,
        ]);
      }
  });

  it('is refused at unknown addresses, methods and actions, just as missing credentials are', async () => {
    const { headers } = await makeToken(catalog, await addPerson(catalog));
    const cases: [method: string, path: string, status: number][] = [
      ['GET', '/nowhere', 404],
      ['POST', '/openapi/v9/x', 404],
      ['PUT', '/api/graphql', 405],
      ['POST', '/aspects?action=fly', 400],
      ['POST', '/aspects?action=ingestProposal', 400],
    ];
    for (const [method, path, status] of cases) {
      const send = (given: Record<string, string>) =>
        ask(
          catalog,
          path,
          { 'content-type': 'application/json', ...given },
          { method, ...(method !== 'GET' && { body: '[' }) },
        );
      for (const given of [{}, { authorization: 'Bearer x' }])
        expect([method, path, (await send(given)).status]).toEqual([method, path, 401]);
      expect([method, path, (await send(headers)).status]).toEqual([method, path, status]);
    }
    // Everybody may know how open endpoints are called.
    expect((await ask(catalog, '/health', {}, { method: 'POST' })).status).toBe(405);
  });

  it('is refused if the scheme is not spelled `Bearer`', async () => {
    const { token } = await makeToken(catalog, await addPerson(catalog));
    expect(await statusFor(catalog, { authorization: `Bearer ${token}` })).toBe(200);
    expect(await statusFor(catalog, { authorization: `bearer ${token}` })).toBe(401);
  });

  it('is ignored if sign-in is disabled, which the log says once; expired and revoked tokens are refused', async () => {
    const free = await startFreshCatalog({ access: { auth: false, loopback: true, tokenKey: KEY }, clock });
    try {
      const root = { urn: ROOT, cookie: '' };
      const own = await makeToken(free, root);
      const revoked = await makeToken(free, root);
      await free.graphql(REVOKE, { id: revoked.id }, {});
      free.log.length = 0;
      expect(await statusFor(free, {})).toBe(200);
      for (const token of [
        'x',
        signed(claims, 'another key'),
        signed({ iss: 'https://other.example' }, 'k'),
      ]) {
        const { data } = await free.graphql(ME, {}, { authorization: `Bearer ${token}` });
        expect(data.me.corpUser.urn).toBe(ROOT);
      }
      const warned = free.log.filter(({ message }) => message.includes('did not issue'));
      expect(warned).toHaveLength(1);
      expect(JSON.stringify(warned)).not.toContain('other.example');
      expect(await statusFor(free, revoked.headers)).toBe(401);
      expect(await statusFor(free, own.headers)).toBe(200);
      now = DAY;
      expect(await statusFor(free, own.headers)).toBe(401);
      for (const authorization of ['Basic x', 'Bearer', `Bearer ${'ab'.repeat(32)}`])
        expect(await statusFor(free, { authorization })).toBe(401);
      expect(
        (await ask(free, '/openapi/operations/identity/user/urn', { authorization: 'Bearer x' })).json,
      ).toEqual({ urn: ROOT });
      expect(await statusFor(free, { authorization: 'Bearer x', origin: 'https://evil.example' })).toBe(403);
      expect(await statusFor(free, { cookie: 'trellis_session=x' })).toBe(401);
      const { data } = await free.graphql(ME);
      expect(data.me.corpUser.urn).toBe(ROOT);
    } finally {
      await free.stop();
    }
  });
});

describe('tokens', () => {
  it('are created by users for themselves, and by administrators for others and for services', async () => {
    const [person, other] = [await addPerson(catalog), await addPerson(catalog)];
    const create = (actorUrn: string, cookie: string, type = 'PERSONAL') =>
      catalog.graphql(
        CREATE_TOKEN,
        { input: { type, actorUrn, duration: 'ONE_DAY', name: 'n', description: 'd' } },
        { cookie },
      );
    const denied = await create(other.urn, person.cookie);
    expect(denied.errors[0].extensions.reason).toBe('FORBIDDEN');
    expect((await create(person.urn, person.cookie, 'SERVICE_ACCOUNT')).errors[0].extensions.reason).toBe(
      'FORBIDDEN',
    );
    const human = await create(person.urn, await rootCookie(catalog), 'SERVICE_ACCOUNT');
    expect(human.errors[0].extensions).toMatchObject({ reason: 'FORBIDDEN', path: '/actorUrn' });
    const robot = await addPerson(catalog);
    const subTypes = proposal(robot.urn, 'subTypes', { typeNames: ['SERVICE_ACCOUNT'] });
    const root = { cookie: await rootCookie(catalog) };
    await catalog.post('/aspects?action=ingestProposal', { proposal: subTypes }, root);
    const { data } = await create(robot.urn, await rootCookie(catalog), 'SERVICE_ACCOUNT');
    const { metadata } = data.createAccessToken;
    expect(metadata).toMatchObject({
      type: 'ACCESS_TOKEN',
      urn: `urn:li:dataHubAccessToken:${String(metadata.id)}`,
      name: 'n',
      description: 'd',
      actorUrn: robot.urn,
      ownerUrn: ROOT,
      expiresAt: Number(metadata.createdAt) + DAY,
    });
    expect(await statusFor(catalog, { authorization: `Bearer ${data.createAccessToken.accessToken}` })).toBe(
      200,
    );
    const group = await create('urn:li:corpGroup:x', await rootCookie(catalog));
    expect(group.errors[0].extensions.reason).toBe('INVALID_URN');
  });

  it('may be for a user who does not exist, and do not work for a later user of that name', async () => {
    const urn = `urn:li:corpuser:${unique('later')}`;
    const root = await rootPerson(catalog);
    const { headers } = await makeToken(catalog, { urn, cookie: root.cookie });
    expect(await statusFor(catalog, headers)).toBe(401);
    const info = proposal(urn, 'corpUserInfo', { active: true });
    await catalog.post('/aspects?action=ingestProposal', { proposal: info }, { cookie: root.cookie });
    expect(await statusFor(catalog, headers)).toBe(401);
    expect(await statusFor(catalog, (await makeToken(catalog, { urn, cookie: root.cookie })).headers)).toBe(
      200,
    );
  });

  it('are listed with filter, order and pages', async () => {
    const person = await addPerson(catalog);
    const names = ['one', 'two', 'three', 'four'];
    for (const [index, name] of names.entries()) {
      now = index * 1_000;
      await makeToken(catalog, person, { name, duration: index % 2 === 0 ? 'ONE_HOUR' : 'ONE_YEAR' });
    }
    const mine = { field: 'ownerUrn', values: [person.urn] };
    const ask = (input: object, cookie = person.cookie) => catalog.graphql(LIST, { input }, { cookie });
    const list = async (
      { filters = [], ...input }: { filters?: object[]; [member: string]: unknown },
      cookie?: string,
    ) => (await ask({ ...input, filters: [...filters, mine] }, cookie)).data.listAccessTokens;
    const shown = (result: any) => result.tokens.map(({ name }: { name: string }) => name);
    const all = await list({});
    expect([shown(all), all.total, all.start, all.count]).toEqual([
      ['four', 'two', 'three', 'one'],
      4,
      0,
      20,
    ]);
    const page = await list({ start: 1, count: 2 });
    expect([shown(page), page.total, page.count]).toEqual([['two', 'three'], 4, 2]);
    const sorted = await list({
      sortInput: { sortCriteria: [{ field: 'createdAt', sortOrder: 'ASCENDING' }] },
    });
    expect(shown(sorted)).toEqual(names);
    const soon = String(Date.now() + 2 * 3_600_000);
    const expiring = { field: 'expiresAt', values: [soon], condition: 'LESS_THAN' };
    expect(shown(await list({ filters: [expiring] })).sort()).toEqual(['one', 'three']);
    expect(shown(await list({ filters: [{ field: 'name', values: ['two'] }] }))).toEqual(['two']);
    expect((await list({}, await rootCookie(catalog))).total).toBe(4);
    for (const filters of [
      undefined,
      [],
      [{ field: 'ownerUrn', values: [ROOT] }],
      [{ field: 'ownerUrn', values: [person.urn, ROOT] }],
      [{ ...mine, negated: true }],
      [{ ...mine, condition: 'START_WITH' }],
      [{ field: 'actorUrn', values: [person.urn] }],
    ]) {
      const refused = await ask({ filters });
      expect([filters, refused.errors?.[0].extensions.reason]).toEqual([filters, 'FORBIDDEN']);
    }
  });

  it('that others created can be viewed but not revoked by the user for whom they were issued', async () => {
    const person = await addPerson(catalog);
    const { id, token, headers } = await makeToken(catalog, {
      urn: person.urn,
      cookie: await rootCookie(catalog),
    });
    const META = 'query ($token: String!) { getAccessTokenMetadata(token: $token) { ownerUrn } }';
    const { data } = await catalog.graphql(META, { token }, { cookie: person.cookie });
    expect(data.getAccessTokenMetadata.ownerUrn).toBe(ROOT);
    for (const unknown of [id, 'ab'.repeat(32)]) {
      const refused = await catalog.graphql(REVOKE, { id: unknown }, { cookie: person.cookie });
      expect(refused.errors[0].extensions.reason).toBe('FORBIDDEN');
    }
    expect(await statusFor(catalog, headers)).toBe(200);
    const none = await catalog.graphql(
      REVOKE,
      { id: 'ab'.repeat(32) },
      { cookie: await rootCookie(catalog) },
    );
    expect(none.data.revokeAccessToken).toBe(true);
  });

  it('are visible to and revocable by their owners and administrators only', async () => {
    const [person, other] = [await addPerson(catalog), await addPerson(catalog)];
    const { id, token, headers } = await makeToken(catalog, person);
    const META = 'query ($token: String!) { getAccessTokenMetadata(token: $token) { id actorUrn } }';
    const own = await catalog.graphql(META, { token }, headers);
    expect(own.data.getAccessTokenMetadata).toEqual({ id, actorUrn: person.urn });
    const cookie = other.cookie;
    expect(codeOf(await catalog.graphql(META, { token }, { cookie }))).toBe('FORBIDDEN');
    expect((await catalog.graphql(REVOKE, { id }, { cookie })).errors[0].extensions.reason).toBe('FORBIDDEN');
    expect(await statusFor(catalog, headers)).toBe(200);
    const root = { cookie: await rootCookie(catalog) };
    expect((await catalog.graphql(REVOKE, { id }, root)).data.revokeAccessToken).toBe(true);
    expect((await catalog.graphql(META, { token }, root)).errors[0].extensions.reason).toBe('NOT_FOUND');
    const odd = await catalog.graphql(REVOKE, { id: "x')-[]-(" }, root);
    expect(odd.errors[0].extensions.reason).toBe('INVALID_URN');
  });

  it('are stored as hashes and never logged', async () => {
    catalog.log.length = 0;
    catalog.takeStatements();
    const { token, id, headers } = await makeToken(catalog, await rootPerson(catalog));
    await statusFor(catalog, headers);
    const sent = JSON.stringify(catalog.takeStatements());
    expect(sent).toContain(id);
    expect(sent).not.toContain(token);
    expect(JSON.stringify(catalog.log)).not.toContain(token);
    expect(catalog.log.some(({ fields }) => fields['event'] === 'token created')).toBe(true);
  });
});
