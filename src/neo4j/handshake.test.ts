import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { serversOf, shakeHands } from './handshake.js';

let server: Server;
let connections: Socket[];

/** A Neo4j that answers only some of its connections. @param answers whether it answers the connection with this number, from 0 */
async function startServer(answers: (connection: number) => boolean): Promise<string> {
  connections = [];
  server = createServer((socket) => {
    const isAnswered = answers(connections.length);
    connections.push(socket);
    socket.on('error', () => undefined);
    if (isAnswered) socket.once('data', () => socket.write(Buffer.from('00000805', 'hex')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `bolt://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  for (const socket of connections) socket.destroy();
  server.close();
});

const { signal } = new AbortController();

it('succeeds with the first answer', async () => {
  const uri = await startServer(() => true);
  await expect(shakeHands(serversOf(uri), signal)).resolves.toBeUndefined();
});

it('tries further connections while the network threads of the first ones are busy', async () => {
  const uri = await startServer((connection) => connection >= 2);
  await shakeHands(serversOf(uri), signal);
  expect(connections.length).toBeGreaterThanOrEqual(3);
});

it('fails and closes its connections when it is ended', async () => {
  const uri = await startServer(() => false);
  const ending = new AbortController();
  const shaken = shakeHands(serversOf(uri), ending.signal);
  await new Promise<void>((resolve) => server.once('connection', resolve));
  ending.abort();
  await expect(shaken).rejects.toThrow('in time');
  // It is called when all connections are closed.
  await new Promise((resolve) => server.close(resolve));
});

it('fails at once if nothing listens', async () => {
  const uri = await startServer(() => true);
  await new Promise((resolve) => server.close(resolve));
  await expect(shakeHands(serversOf(uri), signal)).rejects.toThrow('ECONNREFUSED');
});

it('leaves nothing in memory', async () => {
  const uri = await startServer(() => true);
  const servers = serversOf(uri);
  const shake = async (times: number): Promise<void> => {
    for (let each = 0; each < times; each += 1) await shakeHands(servers, new AbortController().signal);
  };
  const opened: WeakRef<object>[] = [];
  const note = (message: unknown) => opened.push(new WeakRef((message as { socket: Socket }).socket));
  subscribe('net.client.socket', note);
  await shake(50);
  unsubscribe('net.client.socket', note);
  connections = [];
  // It is called when all connections are closed.
  await new Promise((resolve) => server.close(resolve));
  collectGarbage();
  expect(opened.length).toBeGreaterThanOrEqual(50);
  expect(opened.filter((socket) => socket.deref() !== undefined).length).toBeLessThan(25);
});

/** `gc` exists only with a flag of V8, in contexts that are created afterwards. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
