/** A TCP proxy on loopback between a service and Neo4j. It can refuse connections, swallow everything that is sent, or cut connections. */
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { neo4jForTests, type TestNeo4j } from './neo4j-server.js';

export interface Neo4jProxy {
  /** The worker's Neo4j, reached through the proxy. */
  readonly database: TestNeo4j;
  /** Forwards everything: the normal state. */
  forward(): Promise<void>;
  /** Closes all connections and refuses new ones, like a stopped Neo4j. */
  refuse(): Promise<void>;
  /** Accepts connections but forwards nothing, in neither direction, like a Neo4j that hangs. */
  hang(): void;
  stop(): Promise<void>;
}

export async function startNeo4jProxy(): Promise<Neo4jProxy> {
  const neo4j = await neo4jForTests();
  const { hostname, port } = new URL(neo4j.uri);
  const pairs = new Set<readonly [client: Socket, server: Socket]>();
  let isHanging = false;
  const server = createServer((client) => {
    const target = connect(Number(port), hostname);
    const pair = [client, target] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [target, client] as const]) {
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => undefined);
      from.on('close', () => {
        to.destroy();
        pairs.delete(pair);
      });
      if (isHanging) from.pause();
    }
  });
  await listen(server, 0);
  const own = (server.address() as AddressInfo).port;
  const resume = (): void => {
    isHanging = false;
    for (const socket of [...pairs].flat()) socket.resume();
  };
  const refuse = async (): Promise<void> => {
    resume();
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of [...pairs].flat()) socket.destroy();
    if (server.listening) await closed;
  };
  return {
    database: { ...neo4j, uri: `bolt://127.0.0.1:${own}` },
    forward: async () => {
      resume();
      if (!server.listening) await listen(server, own);
    },
    refuse,
    hang: () => {
      isHanging = true;
      for (const socket of [...pairs].flat()) socket.pause();
    },
    stop: refuse,
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
}
