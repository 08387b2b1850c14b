/** A service that has reached a limit refuses requests with 429, and accepts them when there is room again. */
import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { datasetUrn, proposal, startFreshCatalog, unique, type Answer } from '../helpers/catalog.js';
import type { ServiceOptions } from '../../src/service-options.js';

async function withLimits(limits: ServiceOptions['limits']) {
  const catalog = await startFreshCatalog({ limits: limits! });
  const urn = datasetUrn(unique('busy'));
  const write = (index: number, text = 'x') =>
    catalog.ingest(`${urn.slice(0, -6)}_${index},PROD)`, 'datasetProperties', { description: text });
  return { catalog, urn, write };
}

/**
 * Sends requests at once, again and again until some of them are refused, because how many meet in the service depends on the machine.
 * Expects that the others are done, and that the refusals are as documented.
 */
async function untilSomeRefused(send: () => Promise<Answer[]>, limit: string): Promise<void> {
  for (;;) {
    const answers = await send();
    const refused = answers.filter(({ status }) => status !== 200);
    for (const { status, headers, json } of refused)
      expect([status, headers.get('retry-after'), json]).toEqual([
        429,
        '2',
        expect.objectContaining({ status: 429, code: 'OVERLOADED', limit }),
      ]);
    expect(refused.length).toBeLessThan(answers.length);
    if (refused.length > 0) return;
  }
}

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe('a saturated service', () => {
  it('refuses writes beyond the queue, and stores each of them when it is sent again', async () => {
    const { write } = await withLimits({ waitingWrites: 1 });
    await untilSomeRefused(() => times(40, write), 'waitingWrites');
    for (let index = 0; index < 3; index += 1) expect((await write(index)).status).toBe(200);
  });

  it('refuses requests beyond the number that it handles, but reports its health and its metrics', async () => {
    const { catalog, write } = await withLimits({ requests: 1 });
    await untilSomeRefused(() => times(20, write), 'requests');
    const [, health, metrics] = await Promise.all([
      times(20, write),
      catalog.get('/health'),
      catalog.get('/metrics'),
    ]);
    expect([health.status, metrics.status]).toEqual([200, 200]);
  });

  it('frees the place of a client that leaves before its answer', async () => {
    const { catalog, write } = await withLimits({ requests: 2, bodyBytes: 2_000 });
    const leave = () =>
      new Promise<void>((resolve) => {
        const { hostname, port } = new URL(catalog.url);
        const body = JSON.stringify({ query: '{ me { corpUser { urn } } }' });
        const socket = connect(Number(port), hostname, () => {
          socket.write(
            `POST /api/graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
            () => socket.destroy(),
          );
        });
        socket.on('close', () => {
          resolve();
        });
      });
    await times(100, leave);
    const requests = () => catalog.log.filter(({ message }) => message === 'request');
    while (requests().length < 100) await turn();
    for (let index = 0; index < 3; index += 1) expect((await write(index)).status).toBe(200);
  });

  it.each([
    ['waited for an earlier answer', '/entitiesV2/urn%3Ali%3Acorpuser%3Adatahub'],
    [
      'were being handled',
      '/openapi/v1/events/poll?topic=MetadataChangeLog_Versioned_v1&pollTimeoutSeconds=1',
    ],
  ])('frees the places of requests that %s when their connection ended', async (_, second) => {
    const { catalog, write } = await withLimits({ requests: 4 });
    const { hostname, port } = new URL(catalog.url);
    const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    const poll = request('/openapi/v1/events/poll?topic=MetadataChangeLog_Versioned_v1&pollTimeoutSeconds=1');
    const logged = () => catalog.log.filter(({ message }) => message === 'request').length;
    for (let round = 0; round < 4; round += 1) {
      const socket = connect(Number(port), hostname);
      const before = logged();
      await new Promise((resolve) => socket.write(poll + request(second), resolve));
      socket.destroy();
      while (logged() < before + 2) await turn();
    }
    while ((await write(0)).status !== 200) await turn();
    expect((await write(1)).status).toBe(200);
  });

  it('refuses reads beyond the queue', async () => {
    const { catalog, urn } = await withLimits({ reads: 1, waitingReads: 1 });
    await untilSomeRefused(() => times(60, () => catalog.entity(urn, ['status'])), 'reads');
    expect((await catalog.entity(urn, ['status'])).status).toBe(200);
  });

  it('refuses polls for events beyond their number, but handles other requests', async () => {
    const { catalog, write } = await withLimits({ polls: 1, requests: 4 });
    const answers: Answer[] = [];
    const polls = times(3, async () => {
      const path = '/openapi/v1/events/poll?topic=MetadataChangeLog_Versioned_v1&pollTimeoutSeconds=10';
      answers.push(await catalog.get(path));
    });
    // Which of them waits for an event depends on the order of their arrival.
    while (answers.length < 2) await turn();
    for (const { status, json } of answers)
      expect([status, json]).toEqual([429, expect.objectContaining({ code: 'OVERLOADED', limit: 'polls' })]);
    expect((await write(0)).status).toBe(200);
    await polls;
    expect(answers.map(({ status }) => status)).toEqual([429, 429, 200]);
  });

  it('refuses bodies beyond the memory for all bodies', async () => {
    const { catalog, urn, write } = await withLimits({ bodyBytes: 10_000 });
    const large = await catalog.ingestBatch([
      proposal(urn, 'datasetProperties', { description: 'x'.repeat(20_000) }),
    ]);
    expect([large.status, large.json]).toEqual([429, expect.objectContaining({ limit: 'bodyBytes' })]);
    expect((await write(0)).status).toBe(200);
  });
});

describe('a body that does not arrive', () => {
  const begin = (url: string, then: 'leaves' | 'stalls') =>
    new Promise<void>((resolve) => {
      const { hostname, port } = new URL(url);
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          'POST /aspects?action=ingestProposal HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
            'Content-Length: 9000\r\n\r\n{"proposal":',
          () => {
            if (then === 'leaves') socket.destroy();
          },
        );
      });
      socket.on('error', () => undefined);
      socket.on('close', () => {
        resolve();
      });
      socket.resume();
    });

  it.each(['leaves', 'stalls'] as const)(
    'because the client %s is dropped, returns its memory, and is no fault of the service',
    async (then) => {
      const { catalog, write } = await withLimits({ bodyBytes: 2_000, bodyIdleMillis: 200 });
      await times(200, () => begin(catalog.url, then));
      const requests = () =>
        catalog.log.filter(({ message, fields }) => message === 'request' && fields['method'] === 'POST');
      while (requests().length < 200) await turn();
      for (const { fields } of requests())
        expect([fields['status'], fields['code']]).toEqual([400, 'INVALID_REQUEST']);
      expect(catalog.log.filter(({ level }) => level !== 'info')).toEqual([]);
      expect((await write(0)).status).toBe(200);
    },
  );
});
