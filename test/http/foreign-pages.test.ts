/** Attacks by pages of other sites in the browser of a user: DNS rebinding and cross-site requests. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { addressOf, readDocument, type Endpoint } from '../authorization/endpoints.js';
import { sendRaw } from '../helpers/raw-request.js';

let catalog: TestCatalog;
let endpoints: readonly Endpoint[];
let port: string;

// The service requires no sign-in and listens on loopback only. Only the headers that browsers send keep other sites out.
beforeAll(async () => {
  catalog = await startCatalog();
  ({ port } = new URL(catalog.url));
  ({ endpoints } = await readDocument(catalog));
});
afterAll(() => catalog.stop());

const EVIL = 'https://evil.example';
const JSON_TYPE = { 'content-type': 'application/json' };

describe('a foreign host name that resolves to a service on loopback', () => {
  // Unit tests beside the code check which names and origins are foreign.
  it('cannot be used to read, although the browser sends no headers about the page', async () => {
    for (const path of ['/openapi/v3/entity/dataset', '/health', '/restli/docs', '/config']) {
      const headers = { host: `localhost.evil.example:${port}` };
      const { status, text } = await sendRaw(catalog.url, { path, headers });
      expect([path, status, JSON.parse(text)]).toEqual([
        path,
        403,
        expect.objectContaining({ code: 'FORBIDDEN' }),
      ]);
    }
  });

  it('cannot be used to write, although the page has the same origin', async () => {
    const tag = `urn:li:tag:${unique('rebound')}`;
    const host = `evil.example:${port}`;
    const body = JSON.stringify({ proposal: proposal(tag, 'tagProperties', { name: 'x' }) });
    const headers = { ...JSON_TYPE, host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
    const path = '/aspects?action=ingestProposal';
    expect((await sendRaw(catalog.url, { method: 'POST', path, headers, body })).status).toBe(403);
    expect((await catalog.aspect(tag, 'tagProperties')).status).toBe(404);
  });

  it('differs from the names of this machine, which other sites cannot redirect and which are allowed', async () => {
    for (const host of ['localhost', `[::1]:${port}`, `catalog.localhost:${port}`]) {
      const { status } = await sendRaw(catalog.url, { path: '/health', headers: { host } });
      expect([host, status]).toEqual([host, 200]);
    }
  });
});

it('accepts a write from a page of this site and from no other site', async () => {
  const here = `localhost:${port}`;
  const statusFrom = async (headers: Record<string, string>): Promise<number> => {
    const written = proposal(datasetUrn(unique('origin')), 'status', { removed: false });
    const { status } = await sendRaw(catalog.url, {
      method: 'POST',
      path: '/aspects?action=ingestProposal',
      headers: { ...JSON_TYPE, host: here, ...headers },
      body: JSON.stringify({ proposal: written }),
    });
    return status;
  };
  expect(await statusFrom({ origin: `http://${here}` })).toBe(200);
  expect(await statusFrom({ 'sec-fetch-site': 'same-origin' })).toBe(200);
  for (const origin of [EVIL, 'null', '', `http://127.0.0.1:${port}`])
    expect([origin, await statusFrom({ origin })]).toEqual([origin, 403]);
  expect(await statusFrom({ 'sec-fetch-site': 'cross-site' })).toBe(403);
});

it('allows no cross-site request on any endpoint when a browser asks with a preflight request', async () => {
  for (const endpoint of endpoints) {
    const path = addressOf(endpoint, { entityType: 'dataset', aspect: 'status' });
    const { status, headers } = await sendRaw(catalog.url, {
      method: 'OPTIONS',
      path,
      headers: {
        origin: EVIL,
        'access-control-request-method': endpoint.method,
        'access-control-request-headers': 'authorization, content-type',
        'access-control-request-private-network': 'true',
      },
    });
    expect([path, status]).toEqual([path, 405]);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  }
});

describe('a service without sign-in for a network', () => {
  let inside: TestCatalog;
  beforeAll(async () => {
    const access = { auth: false, loopback: false, publicUrl: 'https://catalog.example:8443' };
    inside = await startCatalog({ access });
  });
  afterAll(() => inside.stop());
  const read = (host: string) =>
    sendRaw(inside.url, { path: '/openapi/v3/entity/dataset', headers: { host } });

  it('accepts requests for host names of the network and for its public address only', async () => {
    const statuses = await Promise.all(
      ['trellis.team.svc:8080', 'catalog.example:8443', 'catalog.example'].map(
        async (host) => (await read(host)).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 403]);
  });

  it('accepts writes of pages from its public address, whatever host name a proxy uses', async () => {
    const write = (origin: string) =>
      sendRaw(inside.url, {
        method: 'POST',
        path: '/aspects?action=ingestProposal',
        headers: { ...JSON_TYPE, host: 'trellis:8080', origin },
        body: JSON.stringify({
          proposal: proposal(datasetUrn(unique('proxied')), 'status', { removed: false }),
        }),
      });
    expect((await write('https://catalog.example:8443')).status).toBe(200);
    expect((await write('https://catalog.example')).status).toBe(403);
  });
});
