/** Deleting an account by any endpoint revokes its credentials, even if an account with the same name is created later. */
import { createHmac } from 'node:crypto';
import { deriveKeys } from '../../src/auth/authentication/signing-key.js';
import { proposal, unique, type Answer, type TestCatalog } from '../helpers/catalog.js';
import { openDriver } from '../helpers/driver.js';
import { verbs, type Somebody } from '../authorization/policies-verbs.js';
import {
  addPerson,
  KEY,
  makeToken,
  ME,
  rootCookie,
  startSecured,
  statusFor,
} from '../helpers/secured-catalog.js';

let catalog: TestCatalog;
const { asRoot, store } = verbs(() => catalog);

beforeAll(async () => {
  catalog = await startSecured();
});
afterAll(() => catalog.stop());

type Headers = Record<string, string>;

async function made(root: Somebody, urn: string, runId: string): Promise<readonly Headers[]> {
  await store(proposal(urn, 'corpUserInfo', { active: true }, { systemMetadata: { runId } }));
  const { headers } = await makeToken(catalog, { urn, cookie: await rootCookie(catalog) });
  const session = await root.post('/auth/generateSessionTokenForUser', { userId: urn });
  return [headers, { authorization: `Bearer ${session.json.accessToken}` }];
}

const statuses = (all: readonly Headers[]) => Promise.all(all.map((headers) => statusFor(catalog, headers)));

const v3 = (root: Somebody, path: string): Promise<Response> =>
  fetch(`${catalog.url}/openapi/v3/entity/corpuser/${path}`, { method: 'DELETE', headers: root.headers });

type Way = (root: Somebody, urn: string, runId: string) => Promise<Answer | Response>;

it.each<[string, Way]>([
  ['REST', (root, urn) => root.post('/entities?action=delete', { urn })],
  ['OpenAPI', (root, urn) => v3(root, encodeURIComponent(urn))],
  [
    'removing the key aspect',
    (root, urn) => root.write(urn, 'corpUserKey', undefined, { changeType: 'DELETE' }),
  ],
  [
    'a rollback',
    (root, _, runId) => root.post('/runs?action=rollback', { runId, dryRun: false, safe: true }),
  ],
])(
  'tokens and sessions of a user deleted by %s do not work for a later account of that name',
  async (_, remove) => {
    const root = await asRoot();
    const [urn, runId] = [`urn:li:corpuser:${unique('again')}`, unique('run')];
    const before = await made(root, urn, runId);
    expect(await statuses(before)).toEqual([200, 200]);
    expect((await remove(root, urn, runId)).status).toBe(200);
    expect(await statuses(before)).toEqual([401, 401]);
    const after = await made(root, urn, unique('run'));
    expect(await statuses(after)).toEqual([200, 200]);
    expect(await statuses(before)).toEqual([401, 401]);
  },
);

it('a reset token of a deleted user does not set the password of a later account of that name', async () => {
  const root = await asRoot();
  const urn = `urn:li:corpuser:${unique('again')}`;
  await store(proposal(urn, 'corpUserInfo', { active: true }));
  const RESET = `mutation { createNativeUserResetToken(input: { userUrn: "${urn}" }) { resetToken } }`;
  const { resetToken } = (await root.graphql(RESET)).data.createNativeUserResetToken;
  expect((await root.post('/entities?action=delete', { urn })).status).toBe(200);
  await store(proposal(urn, 'corpUserInfo', { active: true }));
  const body = { userUrn: urn, password: 'another password', resetToken };
  expect((await catalog.post('/resetNativeUserCredentials', body)).status).toBe(403);
  await root.graphql(RESET);
  expect((await catalog.post('/resetNativeUserCredentials', body)).status).toBe(403);
});

it('tokens and sessions of an existing account survive other writes to it', async () => {
  const root = await asRoot();
  const urn = `urn:li:corpuser:${unique('stays')}`;
  const held = await made(root, urn, unique('run'));
  await store(
    proposal(
      urn,
      'corpUserInfo',
      { active: true, displayName: 'other' },
      { systemMetadata: { runId: unique('run') } },
    ),
    proposal(urn, 'corpUserKey', { username: urn.slice('urn:li:corpuser:'.length) }),
    proposal(urn, 'status', { removed: true }),
  );
  expect(await statuses(held)).toEqual([401, 401]);
  await store(proposal(urn, 'status', { removed: false }));
  expect(await statuses(held)).toEqual([200, 200]);
});

describe('credentials from an earlier version, which name no account', () => {
  const messageFor = async (headers: Headers): Promise<unknown> => {
    const { status, json } = await catalog.post('/api/graphql', { query: ME }, headers);
    return [status, json.message];
  };

  it('are refused as tokens, with the exact reason only if the signature is valid', async () => {
    const { token } = await makeToken(catalog, await addPerson(catalog));
    const [head = '', body = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
    const text = `${head}.${Buffer.from(JSON.stringify({ ...claims, account: undefined })).toString('base64url')}`;
    const signedWith = (key: Uint8Array | string) => ({
      authorization: `Bearer ${text}.${createHmac('sha256', key).update(text).digest('base64url')}`,
    });
    expect(await messageFor(signedWith(deriveKeys(KEY).tokens))).toEqual([
      401,
      'Unauthorized: an earlier version issued the token; create a new one',
    ]);
    expect(await messageFor(signedWith('another key'))).toEqual([
      401,
      'Unauthorized: this service did not issue the token',
    ]);
  });

  it('are refused as sessions', async () => {
    const { urn, cookie } = await addPerson(catalog);
    expect(await statusFor(catalog, { cookie })).toBe(200);
    const driver = await openDriver();
    try {
      await driver.executeQuery('MATCH (session:Session {user: $urn}) REMOVE session.account', { urn });
    } finally {
      await driver.close();
    }
    expect(await messageFor({ cookie })).toEqual([401, 'Unauthorized: the session has ended; sign in again']);
  });
});
