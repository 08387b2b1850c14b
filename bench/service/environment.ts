/** Settings of a service that is isolated from other services on this machine. */
import { join } from 'node:path';
import type { Environment } from '../../src/config/setting.js';
import { EMBEDDED_HOST, findPorts } from '../../src/neo4j/embedded/configure-server.js';

export interface Memory {
  /** Java heap of each Neo4j, e.g. `1g`. */
  readonly heap: string;
  readonly pageCache: string;
}

/** Takes over only the cache folder of the server files and the Java installation, which belong to the machine. */
const KEPT = ['TRELLIS_CACHE_DIR'];

/** @param name of the data folder to create in `folder` */
export async function isolatedEnvironment(
  place: { readonly folder: string; readonly name: string },
  memory: Memory,
): Promise<Environment> {
  const setting = 'a port of the bench';
  const [port, boltPort, httpPort] = await findPorts(
    Array.from({ length: 3 }, () => ({ host: EMBEDDED_HOST, port: 0, setting })),
  );
  const inherited = Object.entries(process.env).filter(
    ([name]) => KEPT.includes(name) || !/^(?:TRELLIS_|NEO4J_)/.test(name),
  );
  return {
    ...Object.fromEntries(inherited),
    TRELLIS_HOST: EMBEDDED_HOST,
    TRELLIS_PORT: String(port),
    TRELLIS_NEO4J_BOLT_PORT: String(boltPort),
    TRELLIS_NEO4J_HTTP_PORT: String(httpPort),
    TRELLIS_DATA_DIR: join(place.folder, place.name),
    TRELLIS_NEO4J_HEAP: memory.heap,
    TRELLIS_NEO4J_PAGECACHE: memory.pageCache,
  };
}
