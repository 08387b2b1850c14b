/** Checks ports before the start of Neo4j, so that a taken port is reported at once. */
import { createServer, type AddressInfo, type Server } from 'node:net';
import { StartError } from '../../core/start-error.js';

/** The embedded server listens only at this address. */
export const EMBEDDED_HOST = '127.0.0.1';

export interface PortRequest {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** The setting to change if the port is taken. */
  readonly setting: string;
}

/**
 * @returns the ports in the given order, with free ones in place of 0. They are not reserved, so another program
 * can still take them.
 * @throws StartError for the first port that is not available
 */
export async function findPorts(requests: readonly PortRequest[]): Promise<number[]> {
  const servers: Server[] = [];
  try {
    // All ports are held until the last one is known, so that two zeros get different numbers.
    for (const request of requests) servers.push(await holdPort(request));
    return servers.map((server) => (server.address() as AddressInfo).port);
  } finally {
    await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  }
}

async function holdPort({ host, port, setting }: PortRequest): Promise<Server> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      reject(new StartError(explain(error, { host, port, setting }), { cause: error }));
    });
    server.listen({ host, port, exclusive: true }, () => {
      resolve(server);
    });
  });
}

function explain(error: NodeJS.ErrnoException, { host, port, setting }: PortRequest): string {
  const reason =
    error.code === 'EADDRINUSE'
      ? 'is used by another program: stop it, or'
      : `cannot be used (${error.message}):`;
  return `Port ${port} on ${host} ${reason} set ${setting} to a free port.`;
}
