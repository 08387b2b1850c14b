/** Addresses of the web pages, requested by browsers and scripts. */
import { startCatalog, type TestCatalog } from '../helpers/catalog.js';
import { sendRaw } from '../access/raw-request.js';
import { startGuarded } from '../access/support.js';

const ORDERS = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop/orders,PROD)';
const HTML = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const open = (path: string, headers: Record<string, string> = {}, at = catalog) =>
  sendRaw(at.url, { path, headers });

describe('a page', () => {
  it.each([
    '/',
    '/search?query=orders',
    '/browse',
    '/browse/dataset/hive',
    '/settings',
    '/settings/tokens',
    '/ingestion',
    '/changes',
    `/dataset/${encodeURIComponent(ORDERS)}`,
    `/dataset/${encodeURIComponent(ORDERS)}/Schema`,
    `/dataset/${ORDERS}/Lineage`,
    '/tasks/urn:li:dataJob:(urn:li:dataFlow:(airflow,daily,PROD),load)',
    '/pipelines/urn:li:dataFlow:(airflow,daily,PROD)',
    '/user/urn:li:corpuser:ada',
    '/group/urn:li:corpGroup:data',
    '/featureTables/urn:li:mlFeatureTable:(urn:li:dataPlatform:feast,riders)/Features',
    '/api/urn%3Ali%3Aapi%3Aorders',
  ])('is served at %s', async (path) => {
    const { status, headers, text } = await open(path, HTML);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toContain('<div id="page">');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each(['/dataset', '/dataset/orders', '/api/orders', '/nosuchtype/urn:li:nosuchtype:a', '/searches'])(
    'is not served at %s',
    async (path) => {
      expect((await open(path, HTML)).status).toBe(404);
    },
  );

  it.each(['/', '/search', '/icon.svg', '/color-scheme.js'])(
    'is not sent again at %s while it is unchanged',
    async (path) => {
      const { status, headers, text } = await open(path, HTML);
      expect([status, text === '']).toEqual([200, false]);
      const tag = headers.etag ?? '';
      const again = await open(path, { ...HTML, 'if-none-match': tag });
      expect([again.status, again.text, again.headers.etag]).toEqual([304, '', tag]);
      expect(again.headers['cache-control']).toBe('no-cache');
      expect((await open(path, { ...HTML, 'if-none-match': 'W/"other"' })).status).toBe(200);
    },
  );

  it('hashed assets are cached for ever, and other files are not served', async () => {
    const { text } = await open('/', HTML);
    const [script = ''] = /\/assets\/[\w-]+\.js/.exec(text) ?? [];
    const { status, headers } = await open(script);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(headers.etag).toBeUndefined();
    expect((await open('/assets/../index.html')).status).toBe(404);
    expect((await open('/assets/none.js')).status).toBe(404);
  });
});

it('GET /admin returns GOOD to everybody', async () => {
  const { status, headers, text } = await open('/admin');
  expect([status, headers['content-type'], text]).toEqual([200, 'text/plain; charset=utf-8', 'GOOD']);
});

describe('with sign-in enabled', () => {
  let guarded: TestCatalog;
  beforeAll(async () => {
    guarded = await startGuarded();
  });
  afterAll(() => guarded.stop());

  it('a page redirects to the sign-in page, which redirects back', async () => {
    const path = `/dataset/${encodeURIComponent(ORDERS)}/Schema`;
    const { status, headers } = await open(path, HTML, guarded);
    expect(status).toBe(303);
    const target = new URL(headers.location ?? '', guarded.url);
    expect([target.pathname, target.searchParams.get('redirect_uri')]).toEqual(['/login', path]);
  });

  it('scripts get an error, and /admin needs no credentials', async () => {
    expect((await open('/search', {}, guarded)).status).toBe(401);
    expect((await open('/admin', {}, guarded)).text).toBe('GOOD');
  });
});
