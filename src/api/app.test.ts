import { connect } from 'node:net';
import { CatalogError } from '../core/errors.js';
import type { CatalogWriter, Proposal } from '../catalog/writes/types.js';
import { startApp, type RunningApp } from '../../test/helpers/unit/running-app.js';

let app: RunningApp;
const written: Proposal[] = [];
const services = {
  writer: {
    write: (proposals: readonly Proposal[]): ReturnType<CatalogWriter['write']> => {
      written.push(...proposals);
      return Promise.resolve(
        proposals.map(({ urn, aspectName }) => ({ urn, aspectName, changed: true, version: 1 })),
      );
    },
  } as never,
  entities: {
    getEntity: () => Promise.reject(new Error('a secret of the inside')),
    countAspects: () => Promise.reject(new CatalogError('UNAVAILABLE', 'Neo4j does not answer')),
    listUrns: () =>
      Promise.resolve({
        urns: Array.from({ length: 3000 }, () => `urn:li:tag:${'x'.repeat(20)}`),
        total: 3000,
      }),
  } as never,
};

beforeAll(async () => {
  const facts = { version: '1.2.3', clientVersion: '1.0', executorId: 'default', requiresSignIn: false };
  app = await startApp({ ...services, facts });
});
afterAll(() => app.server.close());

const proposal = {
  entityType: 'tag',
  entityUrn: 'urn:li:tag:x',
  changeType: 'UPSERT',
  aspectName: 'status',
  aspect: { value: '{}', contentType: 'application/json' },
};

describe('the HTTP layer', () => {
  it('answers a write with the URN and hands headers of the request on as conditions', async () => {
    written.length = 0;
    const answer = await app.post(
      '//aspects/?action=ingestProposal',
      { proposal, async: 'false' },
      { 'if-none-match': '*' },
    );
    expect([answer.status, answer.body]).toEqual([200, { value: 'urn:li:tag:x' }]);
    expect(written).toMatchObject([{ urn: 'urn:li:tag:x', value: '{}', ifAbsent: true }]);
  });

  it('reports which proposal of a batch cannot be read', async () => {
    const broken = { ...proposal, changeType: undefined };
    const odd = { ...proposal, aspect: { value: '{}', contentType: 'text/plain' } };
    const missing = await app.post('/aspects?action=ingestProposalBatch', { proposals: [proposal, broken] });
    expect(missing.body).toMatchObject({ status: 400, path: '/proposals/1/changeType' });
    const wrong = await app.post('/aspects?action=ingestProposalBatch', {
      proposals: [proposal, proposal, odd],
    });
    expect(wrong.body).toMatchObject({ status: 400, index: 2, path: '/proposals/2/aspect/contentType' });
  });

  it('answers an unknown path with an error object', async () => {
    const { status, body } = await app.ask('/nowhere');
    expect(status).toBe(404);
    expect(body).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
      message: expect.stringContaining('/nowhere') as string,
    });
  });

  it('answers a wrong method with the right ones', async () => {
    const { status, headers } = await app.ask('/aspects', { method: 'DELETE' });
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('refuses what is not JSON', async () => {
    const form = await app.post('/entities?action=search', 'a=b', {
      'Content-Type': 'application/x-www-form-urlencoded',
    });
    expect(form.status).toBe(415);
    const text = await app.post('/entities?action=search', '{"input":');
    expect([text.status, text.body['position']]).toEqual([400, 9]);
  });

  it('hides the details of an internal error and returns its id', async () => {
    const { status, headers, body } = await app.ask('/entities/urn%3Ali%3Atag%3Ax');
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(body['errorId']).toBe(headers.get('x-request-id'));
    const logged = app.log.find(
      ({ level, fields }) => level === 'error' && fields['requestId'] === body['errorId'],
    );
    expect(String((logged?.fields['err'] as Error).stack)).toContain('a secret of the inside');
  });

  it('answers 503 while the database is unavailable, without logging an internal error', async () => {
    const { status, body } = await app.post('/aspects?action=getCount', { aspect: 'status' });
    expect([status, body['code']]).toEqual([503, 'UNAVAILABLE']);
    expect(
      app.log.some(({ level, fields }) => level === 'error' && fields['requestId'] === body['errorId']),
    ).toBe(false);
  });

  it('writes one line about each request, under the id that the client gave', async () => {
    await app.ask('/health', { headers: { 'X-Request-Id': 'mine-1' } });
    await app.ask('/health', { headers: { 'X-Request-Id': 'with "quotes"' } });
    const lines = app.log.filter(({ fields }) => fields['requestId'] === 'mine-1');
    expect(lines).toMatchObject([
      { level: 'info', fields: { method: 'GET', path: '/health', operation: 'getHealth', status: 200 } },
    ]);
    expect(app.log.some(({ fields }) => String(fields['requestId']).includes('quotes'))).toBe(false);
  });

  it.each([
    ['a search, also one that fails,', '/aspects?action=getCount', { aspect: 'status' }, true],
    ['GraphQL', '/api/graphql', { query: '{ me }' }, true],
    ['a write', '/aspects?action=ingestProposal', { proposal }, false],
    ['a health check', '/health', undefined, false],
  ])('knows whether %s reads', async (_, target, body, isRead) => {
    const own = await startApp(services, { now: () => 0 });
    await (body === undefined ? own.ask(target) : own.post(target, body));
    expect(own.readActivity.isRecent()).toBe(isRead);
    await own.server.close();
  });

  it('compresses large responses for clients that accept it', async () => {
    const body = { entity: 'tag', count: 3000 };
    const zipped = await app.post('/entities?action=listUrns', body, { 'Accept-Encoding': 'gzip' });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(zipped.body).toMatchObject({ value: { total: 3000 } });
    const plain = await app.post('/entities?action=listUrns', body, { 'Accept-Encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  it('answers the configuration requests that clients send first', async () => {
    const { body } = await app.ask('/config', { headers: { 'Content-Type': 'application/json' } });
    expect(body).toMatchObject({ noCode: 'true', statefulIngestionCapable: true });
    const { version, commit } = (body['versions'] as Record<string, Record<string, string>>)[
      'acryldata/datahub'
    ]!;
    expect(version).toMatch(/^v\d+(\.\d+){2,3}$/);
    expect(commit).toMatch(/^[0-9a-f]+$/);
  });

  it('serves its documentation from its own files', async () => {
    const page = await app.ask('/restli/docs');
    const sources = [...String(page.body['text']).matchAll(/(?:src|href)="([^"]+)"/g)].map(
      ([, path]) => path!,
    );
    expect(sources.length).toBeGreaterThan(2);
    for (const source of sources) expect((await app.ask(`/restli/${source}`)).status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect((await app.ask('/openapi.json')).body).toMatchObject({ openapi: '3.1.0' });
    expect((await app.ask('/restli/docs/package.json')).status).toBe(404);
  });

  it('answers malformed HTTP with an error object', async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(app.server.port, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('end', () => {
        resolve(text);
      });
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({
      status: 400,
      code: 'INVALID_REQUEST',
    });
  });
});

describe('health', () => {
  it('is 503 while the service is not ready', async () => {
    const starting = await startApp({}, { isReady: false });
    const { status, body } = await starting.ask('/health');
    const alive = await starting.ask('/health/live');
    await starting.server.close();
    expect([status, body['code']]).toEqual([503, 'UNAVAILABLE']);
    expect([alive.status, alive.body['status']]).toEqual([200, 'live']);
  });
});

describe('closing', () => {
  it('finishes responses in progress, and closes idle connections', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let entered = (): void => undefined;
    const underWay = new Promise<void>((resolve) => (entered = resolve));
    const busy = await startApp({
      entities: {
        countAspects: async () => {
          entered();
          await held;
          return 7;
        },
      } as never,
    });
    const answer = busy.post('/aspects?action=getCount', { aspect: 'status' });
    await underWay;
    const closed = busy.server.close();
    release();
    const { status, body, headers } = await answer;
    expect([status, body, headers.get('connection')]).toEqual([200, { value: 7 }, 'close']);
    await closed;
    await expect(busy.ask('/health')).rejects.toThrow();
  });

  it('aborts responses that are not finished in time', async () => {
    let entered = (): void => undefined;
    const underWay = new Promise<void>((resolve) => (entered = resolve));
    const countAspects = () => {
      entered();
      return new Promise(() => undefined);
    };
    const busy = await startApp({ entities: { countAspects } as never }, { drainMs: 1 });
    const cut = expect(busy.post('/aspects?action=getCount', { aspect: 'status' })).rejects.toThrow();
    await underWay;
    await busy.server.close();
    await cut;
  });
});

describe('listening', () => {
  it('reports in one sentence that the port is taken', async () => {
    await expect(startApp({}, { port: app.server.port })).rejects.toThrow(/is in use.*TRELLIS_PORT/);
  });
});
