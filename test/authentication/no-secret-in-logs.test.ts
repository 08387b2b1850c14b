/** No line of the log contains a password, session, token or invitation, whether it was sent in the right place or a wrong one. */
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { neo4jForTests } from '../helpers/neo4j-server.js';
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { addressOf, readDocument, type Endpoint } from '../authorization/endpoints.js';
import { sendRaw } from '../helpers/raw-request.js';
import {
  invite,
  KEY,
  makeToken,
  PASSWORD,
  ROOT,
  ROOT_PASSWORD,
  rootCookie,
  signIn,
} from '../helpers/secured-catalog.js';

let catalog: TestCatalog;
let endpoints: readonly Endpoint[];
let lines: string[] = [];
/** Secrets by kind. */
let secrets: Map<string, string>;
let authorization: string;
let fails = false;

/** Captures everything that the logger of the real service would write at its most verbose level. */
const log = pino(
  { level: 'trace' },
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  }),
);

beforeAll(async () => {
  const access = { auth: true, loopback: true, tokenKey: KEY, adminPassword: ROOT_PASSWORD };
  const onStatement = () => {
    if (fails) throw new Error('a fault of the store');
  };
  catalog = await startCatalog({ log, access, database: { ...(await neo4jForTests()), onStatement } });
  ({ endpoints } = await readDocument(catalog));
  secrets = await collectSecrets();
  authorization = `Bearer ${secrets.get('token') ?? ''}`;
});
afterAll(() => catalog.stop());
beforeEach(() => {
  lines = [];
});

async function collectSecrets(): Promise<Map<string, string>> {
  const cookie = await rootCookie(catalog);
  const person = await invite(catalog);
  const ask = async (query: string): Promise<Record<string, any>> =>
    (await catalog.graphql(query, {}, { cookie })).data;
  const made = await ask(
    `mutation { createNativeUserResetToken(input: { userUrn: "${person.urn}" }) { resetToken } }`,
  );
  const invited = await ask('{ getInviteToken(input: {}) { inviteToken } }');
  const session = (text: string) => /trellis_session=(\w+)/.exec(text)?.[1] ?? '';
  const front = await catalog.post('/auth/generateSessionTokenForUser', { userId: person.name }, { cookie });
  return new Map([
    ['password', ROOT_PASSWORD],
    ['a password that is wrong', unique('hunter2')],
    ['session', session(await signIn(catalog, person.name, PASSWORD))],
    ['session of a front end', String(front.json.accessToken)],
    ['token', (await makeToken(catalog, { urn: ROOT, cookie })).token],
    ['reset token', String(made['createNativeUserResetToken'].resetToken)],
    ['invitation', String(invited['getInviteToken'].inviteToken)],
    ['key', KEY],
    ['a value of recipes', unique('swordfish')],
  ]);
}

/** The secret as is, and as it is encoded within headers, addresses and JSON. */
function formsOf(secret: string): string[] {
  const base64 = Buffer.from(secret).toString('base64');
  return [
    secret,
    encodeURIComponent(secret),
    secret.replaceAll(' ', '+'),
    base64.replace(/=+$/, ''),
    secret.split('.').at(-1)!,
  ];
}

function expectNoSecret(): void {
  expect(lines.length).toBeGreaterThan(0);
  for (const [name, secret] of secrets)
    for (const form of formsOf(secret))
      expect([name, lines.find((line) => line.includes(form))]).toEqual([name, undefined]);
  expect(lines.join('')).not.toContain('trellis_session=');
}

const everySecret = () => [...secrets.values()];
const allSecrets = () => everySecret().join(' ');

describe('the log contains no secret that was sent', () => {
  it.each([
    ['as an invalid token', (secret: string) => ({ authorization: `Bearer ${secret}x` })],
    [
      'as another kind of credentials',
      (secret: string) => ({ authorization: `Basic ${Buffer.from(`datahub:${secret}`).toString('base64')}` }),
    ],
    ['as credentials without a scheme', (secret: string) => ({ authorization: secret })],
    ['as a session', (secret: string) => ({ cookie: `trellis_session=${secret}` })],
    ['as another cookie', (secret: string) => ({ cookie: `actor=${secret}; PLAY_SESSION=${secret}` })],
    [
      'in other headers',
      (secret: string) => ({
        'x-password': secret,
        referer: `http://x/?token=${secret}`,
        'user-agent': secret,
      }),
    ],
    ['as a content type', (secret: string) => ({ 'content-type': secret })],
  ] as [string, (secret: string) => Record<string, string>][])('%s', async (_what, headersOf) => {
    for (const secret of everySecret())
      for (const [method, path] of [
        ['POST', '/api/graphql'],
        ['POST', '/logIn'],
        ['GET', '/entitiesV2/x'],
        ['GET', '/nowhere'],
      ] as const) {
        const headers = { 'content-type': 'application/json', ...headersOf(secret) };
        const body = method === 'POST' ? '{}' : undefined;
        await sendRaw(catalog.url, { method, path, headers, ...(body && { body }) });
      }
    expectNoSecret();
  });

  it('in any address, including those of endpoints that do not expect it', async () => {
    const all = encodeURIComponent(allSecrets());
    const query = `token=${all}&password=${all}&action=${all}&accessToken=${all}`;
    for (const endpoint of endpoints.filter(({ method }) => method === 'GET')) {
      const path = addressOf(endpoint, { entityType: 'dataset' });
      const target = `${path}${path.includes('?') ? '&' : '?'}${query}`;
      await sendRaw(catalog.url, { path: target, headers: { authorization } });
    }
    expectNoSecret();
  });

  it('as part of a path or as a request id', async () => {
    for (const name of ['session', 'token', 'invitation', 'reset token']) {
      const secret = secrets.get(name) ?? '';
      for (const prefix of ['/nowhere/', '/entitiesV2/', '/restli/docs/', '/signUp/', '/'])
        await sendRaw(catalog.url, { path: prefix + secret, headers: { authorization } });
      await sendRaw(catalog.url, { path: '/health', headers: { 'x-request-id': secret } });
    }
    expectNoSecret();
  });

  it('in any body: as the whole body, as any member, and in truncated JSON', async () => {
    const all = allSecrets();
    for (const endpoint of endpoints.filter(({ operation }) => operation.requestBody !== undefined)) {
      const schema = endpoint.operation.requestBody?.content['application/json']?.schema;
      const members = Object.keys((schema?.['properties'] ?? {}) as object);
      const full = Object.fromEntries([...members, 'other', all].map((name) => [name, all]));
      for (const body of [JSON.stringify(all), JSON.stringify(full), JSON.stringify(full).slice(0, -1)])
        await catalog.post(addressOf(endpoint, { entityType: 'dataset' }), body, { authorization });
    }
    expectNoSecret();
  });

  it('in GraphQL queries, variables and operation names', async () => {
    const sendEverywhere = async (secret: string) => {
      const text = JSON.stringify(secret);
      const send = (query: string, variables: object = {}, operationName?: string) =>
        catalog.post('/api/graphql', { query, variables, operationName }, { authorization });
      await send(`{ dataset(urn: ${text}) { urn } }`);
      await send(`{ dataset(urn: ${text}) `);
      await send(`{ nothing(password: ${text}) }`);
      await send(ME_OF, { urn: { password: secret } });
      await send(ME_OF, { urn: secret, password: secret });
      await send(ME_OF, {}, secret);
      await send(`mutation { createSecret(input: { name: ${text}, value: ${text}, wrong: ${text} }) }`);
      await send(`mutation { createSecret(input: { name: "${unique('secret')}", value: ${text} }) }`);
      await send(`mutation { acceptRole(input: { inviteToken: ${text} }) }`);
      await send(`mutation { revokeAccessToken(tokenId: ${text}) }`);
      await send(`{ getAccessTokenMetadata(token: ${text}) { urn } }`);
      await send(`{ search(input: { type: DATASET, query: ${text}, start: 0, count: 1 }) { total } }`);
    };
    await Promise.all(everySecret().map(sendEverywhere));
    expectNoSecret();
  });

  it('where it belongs', async () => {
    const { length } = lines;
    const of = (name: string) => secrets.get(name) ?? '';
    await catalog.post('/logIn', { username: 'datahub', password: ROOT_PASSWORD });
    await catalog.post('/logIn', {
      username: of('a password that is wrong'),
      password: of('a password that is wrong'),
    });
    await catalog.post(
      '/auth/verifyNativeUserCredentials',
      { userUrn: ROOT, password: ROOT_PASSWORD },
      { authorization },
    );
    await catalog.post(
      '/api/graphql',
      { query: '{ me { corpUser { urn } } }' },
      { cookie: `trellis_session=${of('session')}` },
    );
    const tag = proposal(datasetUrn(unique('log')), 'datasetProperties', {
      description: of('a value of recipes'),
    });
    await catalog.post('/aspects?action=ingestProposal', { proposal: tag }, { authorization });
    expect(lines.length).toBeGreaterThan(length + 4);
    expectNoSecret();
  });

  it('when the service itself fails and logs the error', async () => {
    fails = true;
    try {
      for (const secret of everySecret()) {
        const query = `mutation { createSecret(input: { name: "x", value: ${JSON.stringify(secret)} }) }`;
        const headers = { cookie: `trellis_session=${secret}` };
        await catalog.post('/api/graphql', { query }, { authorization: `Bearer ${secret}` });
        await catalog.post('/api/graphql', { query, variables: { secret } }, headers);
        await catalog.post('/logIn', { username: secret, password: secret });
      }
    } finally {
      fails = false;
    }
    expect(lines.some((line) => line.includes('a fault of the store'))).toBe(true);
    expectNoSecret();
  });
});

const ME_OF = 'query Name($urn: String!) { dataset(urn: $urn) { urn } }';
