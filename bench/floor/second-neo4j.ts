/** Starts an empty Neo4j like the one of the service, with the same indexes. */
import { loadConfig } from '../../src/config/config.js';
import { systemClock } from '../../src/core/clock.js';
import { openDatabase } from '../../src/neo4j/database.js';
import { startEmbeddedNeo4j } from '../../src/neo4j/embedded/start-embedded-neo4j.js';
import { migrate } from '../../src/neo4j/migrations.js';
import { provideSearchIndex } from '../../src/neo4j/search-index/stored-index.js';
import type { BenchContext } from '../context.js';
import { isolatedEnvironment } from '../service/environment.js';
import type { Connection } from './bare-neo4j.js';

export interface SecondNeo4j {
  readonly connection: Connection;
  stop(): Promise<void>;
}

export async function startSecondNeo4j({
  folder,
  memory,
  statements,
  cleanup,
}: BenchContext): Promise<SecondNeo4j> {
  const { neo4j: config } = loadConfig(await isolatedEnvironment({ folder, name: 'floor' }, memory));
  if (config.kind !== 'embedded') throw new Error('The floor is measured on an embedded Neo4j');
  const interrupted = new AbortController();
  const starting = startEmbeddedNeo4j(config, { log: () => undefined, signal: interrupted.signal });
  cleanup.add(async () => {
    interrupted.abort();
    const started = await starting.catch(() => undefined);
    await started?.stop();
  });
  const server = await starting;
  const database = openDatabase(server);
  try {
    await migrate(database, statements, { clock: systemClock });
    await provideSearchIndex({ database, load: statements, mode: 'eventual', onRebuild: () => undefined });
  } finally {
    await database.close();
  }
  return { connection: server, stop: () => server.stop() };
}
