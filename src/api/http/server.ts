/** Opens the listening socket, answers requests that are not well-formed HTTP, and closes the socket without aborting responses in progress. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type Koa from 'koa';
import { EXCEPTION_CLASS } from '../../core/compatibility.js';
import { StartError } from '../../core/start.js';
import { newErrorId } from '../../core/ids.js';
import type { HttpState } from './request-context.js';

/** The longest URN takes 12 kB percent-encoded, and lists contain several. */
const MAX_HEADER_BYTES = 128 * 1024;
/** Time limit for receiving a whole request, e.g. a large batch over a slow connection. */
const REQUEST_TIMEOUT_MS = 300_000;
const HEADERS_TIMEOUT_MS = 30_000;
/** Longer than clients and proxies keep idle connections, so that they close them first. */
const KEEP_ALIVE_MS = 75_000;
const DRAIN_MS = 10_000;
/** A client that takes nothing of its answer for this time is disconnected. */
const STALLED_MS = 30_000;
/**
 * Connections that the kernel keeps until this process accepts them; Linux lowers it to `net.core.somaxconn`. With Node's default of 511, the
 * kernel resets connections when many arrive while this process is busy. More than the requests of `LOAD_LIMITS`, so that clients get 429.
 */
const BACKLOG = 4_096;

interface ListenOptions {
  readonly host: string;
  /** Port; 0 for any free port. */
  readonly port: number;
  /** Time that `close` waits for responses in progress before it closes their connections. */
  readonly drainMs?: number;
  /** Override `STALLED_MS`. */
  readonly stalledMs?: number;
}

export interface RunningServer {
  readonly port: number;
  /** Accepts no new requests, waits for those in progress, and resolves when all connections are closed. */
  close(): Promise<void>;
}

/** @throws StartError if the service cannot listen at the address */
export async function listen(app: Koa<HttpState>, options: ListenOptions): Promise<RunningServer> {
  const server = createServer({
    maxHeaderSize: MAX_HEADER_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    headersTimeout: HEADERS_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  });
  const underWay = trackResponses(server, options.stalledMs ?? STALLED_MS);
  const answer = app.callback();
  server.on('request', (request, response) => void answer(request, response));
  server.on('clientError', refuseBrokenRequest);
  await open(server, options);
  let closed: Promise<void> | undefined;
  return {
    port: (server.address() as AddressInfo).port,
    close: () => (closed ??= drain(server, underWay, options.drainMs ?? DRAIN_MS)),
  };
}

/** Checks the address early, before a long start. @throws StartError if the service cannot listen at the address */
export async function checkAddress(address: Pick<ListenOptions, 'host' | 'port'>): Promise<void> {
  const server = createServer();
  await open(server, address);
  await new Promise((resolve) => server.close(resolve));
}

function trackResponses(server: Server, stalledMs: number): Set<ServerResponse> {
  const underWay = new Set<ServerResponse>();
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (!server.listening) response.setHeader('Connection', 'close');
    // Sending a stream alone adds seven. From 11 on, Node warns of a leak.
    response.setMaxListeners(20);
    response.setTimeout(stalledMs, () => {
      // Without unsent bytes, it is this process that takes its time.
      if (response.socket !== null && response.socket.writableLength > 0) response.destroy();
    });
    underWay.add(response);
    // Node does not close a response that waits for an earlier one on the same connection.
    const close = (): void => {
      response.emit('close');
    };
    socket.once('close', close);
    response.once('close', () => {
      underWay.delete(response);
      socket.off('close', close);
    });
  });
  return underWay;
}

async function open(server: Server, { host, port }: ListenOptions): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(explain(error, { host, port }));
    });
    server.listen({ host, port, backlog: BACKLOG }, resolve);
  });
}

function explain(error: NodeJS.ErrnoException, { host, port }: { host: string; port: number }): StartError {
  const reasons: Record<string, string> = {
    EADDRINUSE:
      'the port is in use: stop the program that listens there, or set TRELLIS_PORT to another port',
    EACCES: 'the user of this process may not use it: set TRELLIS_PORT to a port above 1023',
    EADDRNOTAVAIL: 'this machine does not have the address: set TRELLIS_HOST to an address of this machine',
    ENOTFOUND: 'the host name is unknown: set TRELLIS_HOST to an address of this machine',
  };
  const reason = reasons[error.code ?? ''] ?? error.message;
  return new StartError(`Trellis cannot listen at ${host}:${port}: ${reason}.`, { cause: error });
}

async function drain(server: Server, underWay: ReadonlySet<ServerResponse>, drainMs: number): Promise<void> {
  const done = new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
  });
  for (const response of underWay) if (!response.headersSent) response.setHeader('Connection', 'close');
  server.closeIdleConnections();
  const cut = setTimeout(() => {
    server.closeAllConnections();
  }, drainMs);
  await done;
  clearTimeout(cut);
}

/** Responses to malformed requests, by code of the error. */
const ANSWERS: Readonly<Record<string, { line: string; status: number; message: string }>> = {
  HPE_HEADER_OVERFLOW: {
    line: '431 Request Header Fields Too Large',
    status: 431,
    message: 'URL and headers exceed the limit (MAX_HEADER_BYTES)',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    line: '408 Request Timeout',
    status: 408,
    message: 'The request did not arrive in time (REQUEST_TIMEOUT_MS)',
  },
};
const MALFORMED = {
  line: '400 Bad Request',
  status: 400,
  message: 'The request is not well-formed HTTP/1.1',
};

/** Answers a malformed HTTP request with an error object, like any other. */
function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { line, status, message } = ANSWERS[error.code ?? ''] ?? MALFORMED;
  const body = JSON.stringify({
    status,
    code: 'INVALID_REQUEST',
    message,
    exceptionClass: EXCEPTION_CLASS,
    errorId: newErrorId(),
  });
  const head = [
    `HTTP/1.1 ${line}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
