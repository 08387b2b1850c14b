/** A page of another site, in the browser of somebody who uses the service, or on whose machine it runs. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { addressOf, readDocument, type Endpoint } from './endpoints.js';
import { sendRaw } from './raw-request.js';

let catalog: TestCatalog;
let endpoints: readonly Endpoint[];
let port: string;

// Nobody has to sign in, and only this machine reaches it: all that keeps others out is what the browser says.
beforeAll(async () => {
  catalog = await startCatalog();
  ({ port } = new URL(catalog.url));
  ({ endpoints } = await readDocument(catalog));
}, 60_000);
afterAll(() => catalog.stop());

const EVIL = 'https://evil.example';
const JSON_TYPE = { 'content-type': 'application/json' };

const LOCAL_HOSTS = [
  'localhost',
  'localhost:PORT',
  'LOCALHOST:PORT',
  'localhost.:PORT',
  'catalog.localhost:PORT',
  '127.0.0.1',
  '127.0.0.1:PORT',
  '127.1.2.3:PORT',
  '[::1]',
  '[::1]:PORT',
  '[0:0:0:0:0:0:0:1]:PORT',
  'host.docker.internal:PORT',
  '192.168.1.20:PORT',
];

const FOREIGN_HOSTS = [
  'evil.example',
  'evil.example:PORT',
  'localhost.evil.example:PORT',
  'evil.example.:PORT',
  '127.0.0.1.evil.example:PORT',
  '127.0.0.1.nip.io:PORT',
  'evil-localhost:PORT',
  'evillocalhost',
  'localhost:PORT.evil.example',
  'localhost@evil.example:PORT',
  '[::1].evil.example',
  '[::1',
  '2130706433.evil.example',
  'evil.example#localhost',
  'evil.example localhost',
];

const withPort = (text: string): string => text.replace('PORT', port);

describe('a name that was made to lead to a service on loopback', () => {
  it.each(FOREIGN_HOSTS)('%s reads nothing, though the browser says nothing of its page', async (host) => {
    for (const path of ['/openapi/v3/entity/dataset', '/health', '/restli/docs', '/config']) {
      const { status, text } = await sendRaw(catalog.url, { path, headers: { host: withPort(host) } });
      expect([path, status, JSON.parse(text)]).toEqual([
        path,
        403,
        expect.objectContaining({ code: 'FORBIDDEN' }),
      ]);
    }
  });

  it('writes nothing, as the page that it is the origin of', async () => {
    const tag = `urn:li:tag:${unique('rebound')}`;
    const host = `evil.example:${port}`;
    const body = JSON.stringify({ proposal: proposal(tag, 'tagProperties', { name: 'x' }) });
    const headers = { ...JSON_TYPE, host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
    const path = '/aspects?action=ingestProposal';
    expect((await sendRaw(catalog.url, { method: 'POST', path, headers, body })).status).toBe(403);
    expect((await catalog.aspect(tag, 'tagProperties')).status).toBe(404);
  });

  it.each(LOCAL_HOSTS)('is told from %s, which nobody else can make lead here', async (host) => {
    const { status } = await sendRaw(catalog.url, { path: '/health', headers: { host: withPort(host) } });
    expect(status).toBe(200);
  });
});

describe('the origin of a page', () => {
  const write = (headers: Record<string, string>) =>
    sendRaw(catalog.url, {
      method: 'POST',
      path: '/aspects?action=ingestProposal',
      headers: { ...JSON_TYPE, ...headers },
      body: JSON.stringify({
        proposal: proposal(datasetUrn(unique('origin')), 'status', { removed: false }),
      }),
    });

  it.each([
    [{ host: 'localhost:PORT', origin: 'http://localhost:PORT' }],
    [{ host: 'LOCALHOST:PORT', origin: 'http://localhost:PORT' }],
    [{ host: '[::1]:PORT', origin: 'http://[::1]:PORT' }],
    [{ host: '[0:0:0:0:0:0:0:1]:PORT', origin: 'http://[::1]:PORT' }],
    [{ host: 'localhost', origin: 'http://localhost' }],
    [{ host: 'localhost:80', origin: 'http://localhost' }],
    [{ host: 'localhost:443', origin: 'https://localhost' }],
    [{ host: 'localhost:PORT', 'sec-fetch-site': 'same-origin' }],
    [{ host: 'localhost:PORT', 'sec-fetch-site': 'none' }],
    [{ host: 'localhost:PORT' }],
  ])('is this one: %j', async (headers) => {
    expect((await write(filled(headers))).status).toBe(200);
  });

  it.each([
    [{ host: 'localhost:PORT', origin: EVIL }],
    [{ host: 'localhost:PORT', origin: 'null' }],
    [{ host: 'localhost:PORT', origin: '' }],
    [{ host: 'localhost:PORT', origin: 'http://localhost' }],
    [{ host: 'localhost:PORT', origin: 'http://localhost:1PORT' }],
    [{ host: 'localhost:PORT', origin: 'http://localhost:PORT.evil.example' }],
    [{ host: 'localhost:PORT', origin: 'http://localhost:PORT@evil.example' }],
    [{ host: 'localhost:PORT', origin: 'http://127.0.0.1:PORT' }],
    [{ host: '127.0.0.1:PORT', origin: 'http://[::1]:PORT' }],
    [{ host: 'localhost:PORT', origin: 'file://' }],
    [{ host: 'localhost:PORT', origin: 'ftp://localhost:PORT' }],
    [{ host: 'localhost:PORT', origin: 'chrome-extension://localhost:PORT' }],
    [{ host: 'localhost:PORT', 'sec-fetch-site': 'cross-site' }],
    [{ host: 'localhost:PORT', 'sec-fetch-site': 'same-site' }],
  ])('is another one: %j', async (headers) => {
    expect((await write(filled(headers))).status).toBe(403);
  });
});

function filled(headers: object): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, withPort(String(value))]));
}

it('asking beforehand, as browsers do for it, gets no leave from any endpoint', async () => {
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

describe('a service that lets in everybody of a network', () => {
  let inside: TestCatalog;
  beforeAll(async () => {
    const access = { auth: false, loopback: false, publicUrl: 'https://catalog.example:8443' };
    inside = await startCatalog({ access });
  }, 60_000);
  afterAll(() => inside.stop());
  const read = (host: string) =>
    sendRaw(inside.url, { path: '/openapi/v3/entity/dataset', headers: { host } });

  it.each([
    'trellis:8080',
    'trellis',
    'trellis.team.svc:8080',
    'box.local',
    '10.1.2.3:8080',
    'catalog.example:8443',
  ])('is asked as %s', async (host) => {
    expect((await read(host)).status).toBe(200);
  });

  it.each(['evil.example:8080', 'catalog.example', 'trellis.svc.evil.example', 'local.evil.example'])(
    'is not asked as %s, which may have been made to lead here',
    async (host) => {
      expect((await read(host)).status).toBe(403);
    },
  );

  it('takes writes of pages from its public address, whatever name a proxy asks it by', async () => {
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
    for (const origin of [
      'http://catalog.example:8443',
      'https://catalog.example',
      'https://evil.example',
      'x',
    ])
      expect((await write(origin)).status).toBe(403);
  });
});
