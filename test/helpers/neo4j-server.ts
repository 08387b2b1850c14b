/**
 * Runs one Neo4j server per Jest worker. The test files of a worker use it one after the other. Files that run at the same time use
 * different servers, so they cannot disturb what a test counts, follows or waits for. Jest's main process offers the servers
 * (global-setup.js). A run of only some tests starts a server when the first test asks for it, so a run of pure tests starts none.
 * Community Neo4j has one database, so tests use unique names to stay apart from the data of earlier files.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../../src/config/config.js';
import { startEmbeddedNeo4j, type EmbeddedNeo4j } from '../../src/neo4j/embedded/start-embedded-neo4j.js';

export interface TestNeo4j {
  readonly uri: string;
  readonly username: string;
  readonly password: string;
}

const FIRST_WORKER = '1';

/** The variable with the address that workers ask. Jest passes environment variables on to its workers. */
const OFFER_VARIABLE = 'TEST_NEO4J_OFFER';

/** Returns the connection to the worker's Neo4j. The first call of a worker may wait for the server's start. */
export async function neo4jForTests(): Promise<TestNeo4j> {
  const response = await fetch(`${process.env[OFFER_VARIABLE]!}${process.env['JEST_WORKER_ID']!}`);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as TestNeo4j;
}

export interface TestNeo4jOffer {
  /** Resolves when the servers that start at once are ready. */
  readonly ready: Promise<unknown>;
  /** Ends the offer and stops all servers. */
  end(): Promise<void>;
}

/**
 * Offers a Neo4j to each worker. global-setup.js calls it.
 * @param workers the number of servers to start at once, so that no first test of a worker has to wait; 0 if only some tests run
 */
export async function offerTestNeo4j(workers: number): Promise<TestNeo4jOffer> {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-test-'));
  const abort = new AbortController();
  const running = workers > 0 ? undefined : findRunning();
  const servers = new Map<string, Promise<EmbeddedNeo4j>>();
  const serverOf = (worker: string): Promise<EmbeddedNeo4j> => {
    const server = servers.get(worker) ?? startTestServer(join(folder, worker), abort.signal);
    servers.set(worker, server);
    return server;
  };
  const offer = createServer(({ url }, response) => {
    // A kept connection could be closed before the worker's next test file uses it.
    response.setHeader('connection', 'close');
    const worker = url!.slice(1);
    if (running !== undefined && worker === FIRST_WORKER) return response.end(JSON.stringify(running));
    serverOf(worker).then(
      ({ uri, username, password }) => response.end(JSON.stringify({ uri, username, password })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => offer.listen(0, '127.0.0.1', resolve));
  process.env[OFFER_VARIABLE] = `http://127.0.0.1:${(offer.address() as AddressInfo).port}/`;
  return {
    ready: Promise.all(Array.from({ length: workers }, (_, index) => serverOf(String(index + 1)))),
    end: async () => {
      abort.abort();
      offer.closeAllConnections();
      offer.close();
      await Promise.all(
        [...servers.values()].map(async (server) => (await server.catch(() => undefined))?.stop()),
      );
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The file in which `npm run test:neo4j` stores its address. That command keeps a server running between test runs, so that a run of
 * some tests starts in a second. The first worker uses the server. CI never does.
 */
export const RUNNING_FILE = join(
  import.meta.dirname,
  '..',
  '..',
  'node_modules',
  '.cache',
  'test-neo4j.json',
);

function findRunning(): TestNeo4j | undefined {
  if (process.env['CI'] !== undefined || !existsSync(RUNNING_FILE)) return undefined;
  return JSON.parse(readFileSync(RUNNING_FILE, 'utf8')) as TestNeo4j;
}

/**
 * Keeps plans for the whole test run, because planning a statement takes longer than to run it on the few entities of a test. Neo4j
 * would plan each statement again whenever the store has grown, and keep too few plans for a complete run.
 */
const KEEP_PLANS = {
  'dbms.cypher.min_replan_interval': '1d',
  'server.memory.query_cache.per_db_cache_num_entries': '4000',
};

export async function startTestServer(folder: string, signal: AbortSignal): Promise<EmbeddedNeo4j> {
  const { neo4j } = loadConfig({
    TRELLIS_DATA_DIR: folder,
    TRELLIS_NEO4J_BOLT_PORT: '0',
    TRELLIS_NEO4J_HTTP_PORT: '0',
    TRELLIS_NEO4J_HEAP: '1g',
    TRELLIS_NEO4J_PAGECACHE: '256m',
    ...programsAndCache(),
  });
  if (neo4j.kind !== 'embedded') throw new Error('Tests run on an embedded Neo4j');
  return startEmbeddedNeo4j(neo4j, {
    log: (line) => {
      console.error(line);
    },
    signal,
    // The end of a test run must not wait for the archive.
    writesArchive: false,
    settings: KEEP_PLANS,
  });
}

/** Returns the environment's settings for Java and for the folder of downloaded files. */
export function programsAndCache(): Record<string, string | undefined> {
  const names = ['TRELLIS_CACHE_DIR', 'XDG_CACHE_HOME', 'JAVA_HOME'];
  return Object.fromEntries(names.map((name) => [name, process.env[name]]));
}
