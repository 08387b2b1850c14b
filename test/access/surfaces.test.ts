/** Every endpoint, asked without credentials, with bad ones, and by pages of other sites. */
import { request } from 'node:http';
import { ask, makeToken, ME, rootCookie, rootPerson, startGuarded, statusFor } from './support.js';
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
let endpoints: { method: string; path: string }[];

/** Answered without credentials; everything else needs some. A new endpoint is closed unless it is written down here. */
const OPEN = [
  'GET /health',
  'GET /config',
  'GET /api/graphiql',
  'GET /api/graphiql/{file}',
  'GET /restli/docs',
  'GET /restli/docs/{file}',
  'GET /openapi.json',
  'GET /openapi/v3/api-docs',
  'POST /logIn',
  'POST /logOut',
  'GET /logOut',
  'POST /signUp',
  'POST /auth/signUp',
  'POST /resetNativeUserCredentials',
  'POST /auth/resetNativeUserCredentials',
  'GET /login',
  'GET /login/{file}',
  'GET /signup',
  'GET /reset',
  'GET /sso',
  'GET /authenticate',
  'GET /callback/oidc',
].sort();

beforeAll(async () => {
  catalog = await startGuarded();
  const { json } = await ask(catalog, '/openapi.json');
  endpoints = Object.entries(json.paths as object).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => ({ method: method.toUpperCase(), path })),
  );
}, 60_000);
afterAll(() => catalog.stop());

/** What stands in paths. */
const VALUES: Readonly<Record<string, string>> = {
  entityType: 'dataset',
  urn: encodeURIComponent(datasetUrn('surface')),
  aspect: 'status',
};

function call({ method, path }: { method: string; path: string }, headers: Record<string, string> = {}) {
  const target = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => VALUES[name] ?? 'x');
  const body = method === 'GET' || method === 'HEAD' ? {} : { body: '{}' };
  return ask(catalog, target, { 'content-type': 'application/json', ...headers }, { method, ...body });
}

describe('every endpoint', () => {
  it('needs credentials, but for those that are open', async () => {
    expect(endpoints.length).toBeGreaterThan(60);
    const open: string[] = [];
    for (const endpoint of endpoints) {
      const { status, json, headers } = await call(endpoint);
      if (status !== 401) open.push(`${endpoint.method} ${endpoint.path}`);
      else {
        if (endpoint.method === 'HEAD') continue;
        expect(json).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
        expect(json.message).toMatch(/unauthorized/i);
        expect(headers.get('www-authenticate')).toContain('Bearer');
      }
    }
    expect(open.sort()).toEqual(OPEN);
  });

  it('refuses a bad token', async () => {
    for (const endpoint of endpoints) {
      const { status, json } = await call(endpoint, { authorization: 'Bearer bad' });
      expect([endpoint.path, status]).toEqual([endpoint.path, 401]);
      if (endpoint.method !== 'HEAD') expect(json.status).toBe(401);
    }
  });

  it('refuses a revoked token', async () => {
    const { headers, id } = await makeToken(catalog, await rootPerson(catalog));
    await catalog.graphql(`mutation { revokeAccessToken(tokenId: "${id}") }`, {}, headers);
    for (const endpoint of endpoints) {
      const { status } = await call(endpoint, { ...headers });
      expect([endpoint.path, status]).toEqual([endpoint.path, 401]);
    }
  });

  it('is not written to by a page of another site, whether or not somebody is signed in', async () => {
    const cookie = await rootCookie(catalog);
    for (const endpoint of endpoints.filter(({ method }) => method !== 'GET' && method !== 'HEAD'))
      for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null', cookie }] as Record<
        string,
        string
      >[]) {
        const { status, json } = await call(endpoint, headers);
        expect([endpoint.path, status, json.code]).toEqual([endpoint.path, 403, 'FORBIDDEN']);
      }
  });

  it('reads its body only after the credentials', async () => {
    const answer = await catalog.post('/aspects?action=ingestProposal', '{"broken":');
    expect(answer.status).toBe(401);
  });
});

describe('a page', () => {
  const evil = 'http://evil.example';

  it('of this site writes by its session', async () => {
    const cookie = await rootCookie(catalog);
    expect(await statusFor(catalog, { cookie, origin: catalog.url })).toBe(200);
    expect(await statusFor(catalog, { cookie, origin: catalog.url.replace('http:', 'https:') })).toBe(200);
    expect(await statusFor(catalog, { cookie })).toBe(200);
  });

  it('of another site does not, whatever its name looks like', async () => {
    const cookie = await rootCookie(catalog);
    const { host } = new URL(catalog.url);
    for (const origin of [
      evil,
      `http://${host}.evil.example`,
      `http://evil.example:${host.split(':')[1] ?? ''}`,
      'x',
    ])
      expect(await statusFor(catalog, { cookie, origin })).toBe(403);
  });

  it('of another site may use a token that it was given', async () => {
    const { headers } = await makeToken(catalog, await rootPerson(catalog));
    expect(await statusFor(catalog, { ...headers, origin: evil })).toBe(200);
  });

  it('of another site cannot sign anybody out by a link', async () => {
    const cookie = await rootCookie(catalog);
    const answer = await ask(catalog, '/logOut', { cookie, origin: evil });
    expect(answer.status).toBe(403);
    expect(await statusFor(catalog, { cookie })).toBe(200);
  });

  it('of another site does not write where nobody has to sign in, nor under a name made to lead here', async () => {
    const free = await startCatalog();
    try {
      const tag = `urn:li:tag:${unique('csrf')}`;
      const body = { proposal: proposal(tag, 'tagProperties', { name: 'x' }) };
      const write = (headers: Record<string, string>) =>
        free.post('/aspects?action=ingestProposal', body, headers);
      expect((await write({ origin: evil })).status).toBe(403);
      expect((await free.aspect(tag, 'tagProperties')).status).toBe(404);
      expect((await write({ origin: free.url })).status).toBe(200);
      expect((await write({})).status).toBe(200);
      expect(await rebound(free.url, { origin: 'http://rebound.example' })).toBe(403);
      expect(await rebound(free.url, { referer: 'http://rebound.example/' })).toBe(403);
    } finally {
      await free.stop();
    }
  });
});

/** fetch does not let its caller say another Host. */
async function rebound(url: string, headers: Record<string, string>): Promise<number> {
  const body = JSON.stringify({ query: ME });
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url}/api/graphql`,
      {
        method: 'POST',
        headers: { host: 'rebound.example', 'content-type': 'application/json', ...headers },
      },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
