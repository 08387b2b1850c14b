/**
 * The Neo4j that the test files of a worker share, one after the other. Files that run at the same time have different ones, so that
 * what a test counts, follows or waits for is its own. Jest's main process offers them (global-setup.js); a part of the tests starts
 * each when its first test asks, so that a run of pure tests starts none. Community Neo4j has one database: names of their own keep
 * tests apart from what earlier files left.
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

/** Where workers ask; environment variables are what Jest hands down to them. */
const OFFER_VARIABLE = 'TEST_NEO4J_OFFER';

/** For tests: the connection to their worker's Neo4j. The first call of a worker takes as long as the server's start. */
export async function neo4jForTests(): Promise<TestNeo4j> {
  const response = await fetch(`${process.env[OFFER_VARIABLE]!}${process.env['JEST_WORKER_ID']!}`);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as TestNeo4j;
}

export interface TestNeo4jOffer {
  /** Resolves when the servers answer that were to be started at once. */
  readonly ready: Promise<unknown>;
  /** Ends the offer, and the servers if there are any. */
  end(): Promise<void>;
}

/**
 * For global-setup.js.
 * @param workers if all tests are run, which have servers of their own, how many have one started before their first test, whose
 *   time it would take otherwise; 0 for a part of the tests
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
    // A worker's next file would find the connection that is kept here closed meanwhile.
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
 * `npm run test:neo4j` keeps a server running between test runs and says here where, so that a part of the tests starts in a second.
 * The first worker uses it. CI never has one.
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
    // A run must not wait for it at its end.
    writesArchive: false,
  });
}

/** Where a machine has Java and what was fetched before, if it says so. */
export function programsAndCache(): Record<string, string | undefined> {
  const names = ['TRELLIS_CACHE_DIR', 'XDG_CACHE_HOME', 'JAVA_HOME'];
  return Object.fromEntries(names.map((name) => [name, process.env[name]]));
}
