/** Every endpoint, called without credentials, with invalid ones, and by pages of other sites. */
import { request } from 'node:http';
import { addressOf, readDocument, type Endpoint } from './endpoints.js';
import { ROUTE_ROWS } from './table/routes.js';
import { nameOf } from './table/walk.js';
import {
  ask,
  makeToken,
  ME,
  rootCookie,
  rootPerson,
  startSecured,
  statusFor,
} from '../helpers/secured-catalog.js';
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
let endpoints: readonly Endpoint[];

beforeAll(async () => {
  catalog = await startSecured();
  ({ endpoints } = await readDocument(catalog));
});
afterAll(() => catalog.stop());

function call(endpoint: Endpoint, headers: Record<string, string> = {}) {
  const { method } = endpoint;
  const body = method === 'GET' || method === 'HEAD' ? {} : { body: '{}' };
  const target = addressOf(endpoint, { urn: datasetUrn('surface') });
  return ask(catalog, target, { 'content-type': 'application/json', ...headers }, { method, ...body });
}

describe('every endpoint', () => {
  it('needs credentials, except the open ones', async () => {
    expect(endpoints.length).toBeGreaterThan(60);
    const kinds = new Map(ROUTE_ROWS);
    const wrong: string[] = [];
    for (const endpoint of endpoints) {
      const name = nameOf(endpoint);
      const { status, json, headers } = await call(endpoint);
      if (kinds.has(name) && (status !== 401) !== (kinds.get(name) === 'open'))
        wrong.push(`${name}: ${status}`);
      if (status !== 401 || endpoint.method === 'HEAD') continue;
      expect(json).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
      expect(json.message).toMatch(/unauthorized/i);
      expect(headers.get('www-authenticate')).toContain('Bearer');
    }
    expect(wrong).toEqual([]);
  });

  it('refuses an invalid token, except the open ones', async () => {
    const open = new Set(ROUTE_ROWS.filter(([, kind]) => kind === 'open').map(([name]) => name));
    for (const endpoint of endpoints.filter((each) => !open.has(nameOf(each)))) {
      const { status, json } = await call(endpoint, { authorization: 'Bearer bad' });
      expect([endpoint.path, status]).toEqual([endpoint.path, 401]);
      if (endpoint.method !== 'HEAD') expect(json.status).toBe(401);
    }
  });

  it('refuses writes from a page of another site, with and without a session', async () => {
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

  it('parses the body only after it has checked the credentials', async () => {
    const answer = await catalog.post('/aspects?action=ingestProposal', '{"broken":');
    expect(answer.status).toBe(401);
  });
});

describe('a page', () => {
  const evil = 'http://evil.example';

  it('of this site may write with its session', async () => {
    const cookie = await rootCookie(catalog);
    expect(await statusFor(catalog, { cookie, origin: catalog.url })).toBe(200);
    expect(await statusFor(catalog, { cookie, origin: catalog.url.replace('http:', 'https:') })).toBe(200);
    expect(await statusFor(catalog, { cookie })).toBe(200);
  });

  it('of another site may not, even if its host name resembles this one', async () => {
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

  it('of another site may use a token', async () => {
    const { headers } = await makeToken(catalog, await rootPerson(catalog));
    expect(await statusFor(catalog, { ...headers, origin: evil })).toBe(200);
  });

  it('of another site cannot sign a user out with a link', async () => {
    const cookie = await rootCookie(catalog);
    const answer = await ask(catalog, '/logOut', { cookie, origin: evil });
    expect(answer.status).toBe(403);
    expect(await statusFor(catalog, { cookie })).toBe(200);
  });

  it('of another site may not write without sign-in, nor by DNS rebinding', async () => {
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

/** Sends a request with another Host header, which fetch cannot set. */
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
