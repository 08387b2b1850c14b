/**
 * Runs the embedded Neo4j as a separate program, so that tests can kill it. Prints the server's address as a line of JSON. This is
 * JavaScript and uses the built code, because compiling TypeScript takes several times as long as a refused start.
 */
import { loadConfig } from '../../dist/config/config.js';
import { StartError } from '../../dist/core/start.js';
import { startEmbeddedNeo4j } from '../../dist/neo4j/embedded/start-embedded-neo4j.js';

async function run() {
  const { neo4j } = loadConfig(process.env);
  if (neo4j.kind !== 'embedded') throw new Error('NEO4J_URI must not be set here');
  const log = (line) => {
    console.error(line);
  };
  const server = await startEmbeddedNeo4j(neo4j, { log, writesArchive: false });
  process.once('SIGTERM', () => void server.stop());
  void server.lost.then(fail);
  console.log(JSON.stringify(server));
}

function fail(error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

run().catch(fail);
