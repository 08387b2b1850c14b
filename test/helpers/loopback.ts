/** Servers on loopback that stand in for what a test needs the other end of. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** @returns the address at which the server can be asked from now on */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Ends it although somebody waits for an answer. */
export async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** Runs `use` with a server at hand that answers as `answer` says. */
export async function withServer(
  answer: RequestListener,
  use: (url: string) => Promise<void>,
): Promise<void> {
  const server = createServer(answer);
  const url = await listen(server);
  try {
    await use(url);
  } finally {
    await close(server);
  }
}
