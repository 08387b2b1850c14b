import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from '../../src/config/config.js';
import { awaitCondition, isRunning } from '../../src/neo4j/embedded/processes.js';
import { startEmbeddedNeo4j } from '../../src/neo4j/embedded/start-embedded-neo4j.js';
import { programsAndCache } from '../helpers/neo4j-server.js';
import { serverOf, temporaryFolder } from './embedded-run.js';

const folder = temporaryFolder();

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('leaves no server and no lock behind when a start is interrupted', async () => {
  const { neo4j } = loadConfig({
    TRELLIS_DATA_DIR: folder,
    TRELLIS_NEO4J_BOLT_PORT: '0',
    TRELLIS_NEO4J_HTTP_PORT: '0',
    TRELLIS_NEO4J_HEAP: '300m',
    TRELLIS_NEO4J_PAGECACHE: '32m',
    ...programsAndCache(),
  });
  if (neo4j.kind !== 'embedded') throw new Error('no address of a Neo4j was given');
  const interrupt = new AbortController();
  const start = startEmbeddedNeo4j(neo4j, { log: () => undefined, signal: interrupt.signal });
  const interrupted = expect(start).rejects.toHaveProperty('name', 'AbortError');
  const { signal } = interrupt;
  // A start that fails for another reason ends the wait as well.
  await Promise.race([
    awaitCondition(() => existsSync(join(folder, 'neo4j-process.json')), { signal }),
    interrupted,
  ]);
  const server = serverOf(folder);
  expect(isRunning(server)).toBe(true);
  interrupt.abort();
  await interrupted;
  expect(isRunning(server)).toBe(false);
  expect(existsSync(join(folder, 'service.lock'))).toBe(false);
  expect(existsSync(join(folder, 'neo4j-process.json'))).toBe(false);
});
