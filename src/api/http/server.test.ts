import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';
import Koa from 'koa';
import type { HttpState } from './request-context.js';
import { itIf } from '../../../test/helpers/run-if.js';
import { listen } from './server.js';

const CONNECTIONS = 1_500;

/** Connects in a thread of its own. `opened` counts the connections that the kernel has opened, and then says that all are. */
const CLIENT = `
const { workerData: { port, opened, connections } } = require('node:worker_threads');
const { connect } = require('node:net');
for (let number = 0; number < connections; number += 1) {
  connect(port, '127.0.0.1').on('error', () => undefined).on('connect', () => {
    if (Atomics.add(opened, 0, 1) + 1 < connections) return;
    Atomics.store(opened, 1, 1);
    Atomics.notify(opened, 1);
  });
}`;

/** How many connections the kernel keeps for a process at most; 0 if it is unknown. */
function mostConnections(): number {
  try {
    return Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8'));
  } catch {
    return 0;
  }
}

const itWithLongQueue = itIf(mostConnections() > CONNECTIONS, `net.core.somaxconn above ${CONNECTIONS}`);

itWithLongQueue('opens connections that arrive while the process is busy', async () => {
  const server = await listen(new Koa<HttpState>(), { host: '127.0.0.1', port: 0, drainMs: 0 });
  const opened = new Int32Array(new SharedArrayBuffer(8));
  const workerData = { port: server.port, opened, connections: CONNECTIONS };
  const client = new Worker(CLIENT, { eval: true, workerData });
  try {
    await new Promise((resolve) => client.once('online', resolve));
    // Nothing is accepted meanwhile, because this thread waits.
    Atomics.wait(opened, 1, 0, 20_000);
    expect(Atomics.load(opened, 0)).toBe(CONNECTIONS);
  } finally {
    await client.terminate();
    await server.close();
  }
});

describe('a client that takes nothing for a while', () => {
  async function ask(size: number, prepare: (response: ServerResponse) => Promise<unknown> | undefined) {
    const app = new Koa<HttpState>();
    let closed: Promise<unknown> | undefined;
    app.use(async ({ res, response }) => {
      closed = once(res, 'close');
      await prepare(res);
      response.body = Buffer.alloc(size);
    });
    const server = await listen(app, { host: '127.0.0.1', port: 0, stalledMs: 20 });
    const client = connect(server.port, '127.0.0.1');
    client.on('error', () => undefined);
    client.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    await once(client, 'readable');
    await closed;
    await server.close();
    client.destroy();
    return client.bytesRead;
  }

  it('is disconnected if there is something to take', async () => {
    // More than the kernel keeps for a connection.
    const size = 100_000_000;
    expect(await ask(size, () => undefined)).toBeLessThan(size);
  });

  it('is not disconnected while the answer is being made', async () => {
    const size = 1_000;
    expect(await ask(size, (response) => once(response, 'timeout'))).toBeGreaterThan(size);
  });
});
