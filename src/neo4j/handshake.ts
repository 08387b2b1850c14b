/** The cheapest sign of life of a Neo4j: the answer to a Bolt handshake, on a connection of its own. It needs no credentials. */
import { setMaxListeners } from 'node:events';
import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

const DEFAULT_PORT = 7687;
/** The preamble of Bolt, and the versions that the driver also offers: 5.0 to 5.8, 4.2 to 4.4. */
const HANDSHAKE = Buffer.from('6060B017' + '00080805' + '00020404' + '00000000' + '00000000', 'hex');
/**
 * After this time without an answer, another connection is tried in addition. Neo4j gives each connection to the next one of a few network
 * threads, and one that is decoding a large statement answers no other connection for seconds. Milliseconds.
 */
const NEXT_CONNECTION_MILLIS = 200;

/** Addresses of one Neo4j, or of the members of a cluster. */
export interface Servers {
  readonly hosts: ReadonlySet<string>;
  readonly isEncrypted: boolean;
}

/** @param uri address of the driver @param also further members of its cluster, `host:port` each */
export function serversOf(uri: string, also: Iterable<string> = []): Servers {
  const { host, protocol } = new URL(uri);
  return { hosts: new Set([host, ...also]), isEncrypted: protocol.includes('+s') };
}

/** Resolves when one of the servers has answered. Rejects if none can. @param signal ends the attempts */
export async function shakeHands({ hosts, isEncrypted }: Servers, signal: AbortSignal): Promise<void> {
  // Not `AbortSignal.any`: Node 20 keeps such a signal and everything that listens to it for ever.
  const done = new AbortController();
  // Each connection listens.
  setMaxListeners(0, done.signal);
  const end = (): void => {
    done.abort();
  };
  signal.addEventListener('abort', end);
  try {
    await Promise.any([...hosts].map((host) => awaitFirstAnswer(() => open(host, isEncrypted), done.signal)));
  } catch (error) {
    throw error instanceof AggregateError ? error.errors[0] : error;
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
}

function open(host: string, isEncrypted: boolean): Socket {
  const { hostname, port } = new URL(`bolt://${host}`);
  const address = { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? DEFAULT_PORT : Number(port) };
  // Nothing secret is sent. The driver verifies the certificate of the connections that send credentials.
  return isEncrypted
    ? connectTls({
        ...address,
        servername: isIP(address.host) === 0 ? address.host : '',
        rejectUnauthorized: false,
      })
    : connectPlain(address);
}

/** Resolves with the first answer. Rejects as soon as one connection fails. */
async function awaitFirstAnswer(connect: () => Socket, signal: AbortSignal): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const attempt = (): void => void awaitAnswer(connect(), signal).then(resolve, reject);
      attempt();
      timer = setInterval(attempt, NEXT_CONNECTION_MILLIS);
    });
  } finally {
    clearInterval(timer);
  }
}

async function awaitAnswer(socket: Socket, signal: AbortSignal): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('data', () => {
        resolve();
      });
      socket.once('error', reject);
      socket.once('close', () => {
        reject(new Error('Neo4j closed the connection'));
      });
      signal.addEventListener('abort', () => {
        reject(new Error('Neo4j did not answer in time'));
      });
      socket.write(HANDSHAKE);
    });
  } finally {
    socket.on('error', () => undefined);
    socket.destroy();
  }
}
