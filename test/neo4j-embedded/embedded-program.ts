/** Runs the embedded Neo4j as a separate program, so that tests can kill it. Prints the server's address as a line of JSON. */
import { loadConfig } from '../../src/config/config.js';
import { StartError } from '../../src/core/start.js';
import { startEmbeddedNeo4j } from '../../src/neo4j/embedded/start-embedded-neo4j.js';

async function run(): Promise<void> {
  const { neo4j } = loadConfig(process.env);
  if (neo4j.kind !== 'embedded') throw new Error('NEO4J_URI must not be set here');
  const log = (line: string): void => {
    console.error(line);
  };
  const server = await startEmbeddedNeo4j(neo4j, { log, writesArchive: false });
  process.once('SIGTERM', () => void server.stop());
  void server.lost.then(fail);
  console.log(JSON.stringify(server));
}

function fail(error: unknown): void {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

run().catch(fail);
