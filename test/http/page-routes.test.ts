/** Addresses of the web pages, requested by browsers and scripts. */
import { startCatalog, type TestCatalog } from '../helpers/catalog.js';
import { sendRaw } from '../helpers/raw-request.js';
import { startSecured } from '../helpers/secured-catalog.js';

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
    '/browse/platform',
    '/browse/type/dataset/table',
    '/settings',
    '/settings/tokens',
    '/settings/roles',
    '/settings/policies/new',
    '/settings/policies/urn%3Ali%3AdataHubPolicy%3Aa',
    '/settings/ownership-types',
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

  it('allows caching of hashed assets without limit, and serves no other files', async () => {
    const { text } = await open('/', HTML);
    const [script = ''] = /\/assets\/[\w-]+\.js/.exec(text) ?? [];
    const { status, headers } = await open(script);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(headers.etag).toBeUndefined();
    expect((await open('/assets/../index.html')).status).toBe(404);
    expect((await open('/assets/none.js')).status).toBe(404);
  });
});

describe('an address that does not exist', () => {
  const BROWSER = {
    ...HTML,
    accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8',
  };
  const PAGES = [
    '/nowhere',
    '/nowhere/at/all?query=orders',
    '/searches',
    '/search/orders',
    '/browse/nosuch',
    '/browse/nosuch/x',
    '/settings/nope',
    '/dataset',
    '/dataset/orders',
    '/nosuchtype/urn:li:nosuchtype:a',
    `/nosuchtype/${encodeURIComponent(ORDERS)}`,
    '/dataset/%E0%A4%A',
    '/%',
  ];

  it.each(PAGES)('%s returns the web application with status 404 to browsers', async (path) => {
    const { status, headers, text } = await open(path, BROWSER);
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(text).toContain('<div id="page">');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['cache-control']).toBe('no-store');
    const again = await open(path, { ...BROWSER, 'if-none-match': headers.etag ?? '*' });
    expect(again.status).toBe(404);
  });

  const expectJson = async (path: string, headers: Record<string, string>) => {
    const answer = await open(path, headers);
    expect([answer.status, answer.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
    expect(JSON.parse(answer.text)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  };

  it.each([
    ['without an Accept header', {}],
    ['that accepts anything', { accept: '*/*' }],
    ['that accepts JSON', { accept: 'application/json' }],
    ['that prefers JSON', { accept: 'application/json, text/html;q=0.5' }],
    ['that sends a token', { accept: 'text/html', authorization: 'Bearer none' }],
    ['that is a script of a page', { accept: 'text/html', 'sec-fetch-mode': 'cors' }],
  ])('returns an error in JSON to a program %s', async (_, headers) => {
    for (const path of PAGES) await expectJson(path, headers);
  });

  it.each([
    ...[
      '/entities/nowhere',
      '/aspects',
      '/aspects/nowhere',
      '/openapi/nowhere',
      '/openapi/v3/nowhere/at/all',
    ],
    ...['/api/nowhere', '/api/orders', '/api/graphiql/nowhere', '/restli/nowhere', '/runs/nowhere'],
    ...['/operations/nowhere', '/auth/nowhere', '/assets/none.js'],
  ])('%s of the API returns an error in JSON to all clients', async (path) => {
    const { status, headers } = await open(path, BROWSER);
    expect([status >= 400 && status < 500, headers['content-type']]).toEqual([
      true,
      'application/json; charset=utf-8',
    ]);
  });

  it('returns an error in JSON for other methods than GET', async () => {
    const { status, headers } = await sendRaw(catalog.url, {
      method: 'POST',
      path: '/nowhere',
      headers: BROWSER,
    });
    expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  });
});

it('GET /admin returns GOOD to everybody', async () => {
  const { status, headers, text } = await open('/admin');
  expect([status, headers['content-type'], text]).toEqual([200, 'text/plain; charset=utf-8', 'GOOD']);
});

describe('with sign-in enabled', () => {
  let secured: TestCatalog;
  beforeAll(async () => {
    secured = await startSecured();
  });
  afterAll(() => secured.stop());

  it('a page redirects to the sign-in page, which redirects back', async () => {
    const path = `/dataset/${encodeURIComponent(ORDERS)}/Schema`;
    const { status, headers } = await open(path, HTML, secured);
    expect(status).toBe(303);
    const target = new URL(headers.location ?? '', secured.url);
    expect([target.pathname, target.searchParams.get('redirect_uri')]).toEqual(['/login', path]);
  });

  it('an address that does not exist redirects to the sign-in page, too', async () => {
    const { status, headers } = await open('/nowhere', HTML, secured);
    expect([status, headers.location]).toEqual([303, '/login?redirect_uri=%2Fnowhere']);
  });

  it('scripts get an error, and /admin needs no credentials', async () => {
    expect((await open('/search', {}, secured)).status).toBe(401);
    expect((await open('/admin', {}, secured)).text).toBe('GOOD');
  });
});
