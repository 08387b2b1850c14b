/** Past the service, to the tests' Neo4j itself. */
import neo4j, { type Driver } from 'neo4j-driver';
import { neo4jForTests } from './neo4j-server.js';

/** Whole numbers come as JavaScript's. Whoever opens it closes it. */
export async function openDriver(): Promise<Driver> {
  const { uri, username, password } = await neo4jForTests();
  return neo4j.driver(uri, neo4j.auth.basic(username, password), { disableLosslessIntegers: true });
}
