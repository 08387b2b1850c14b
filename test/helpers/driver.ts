/** Past the service, to the tests' Neo4j itself. */
import neo4j, { type Driver } from 'neo4j-driver';
import { neo4jForTests } from './neo4j-server.js';

/**
 * Resolves when a statement that contains the text waits for a lock.
 * @param meanwhile asked each time before it looks again
 */
export async function untilBlocked(
  driver: Driver,
  text: string,
  meanwhile: () => void = () => undefined,
): Promise<void> {
  const blocked = `SHOW TRANSACTIONS YIELD currentQuery, status
    WHERE currentQuery CONTAINS $text AND status STARTS WITH 'Blocked' RETURN status`;
  while ((await driver.executeQuery(blocked, { text })).records.length === 0) meanwhile();
}

/** Whole numbers come as JavaScript's. Whoever opens it closes it. */
export async function openDriver(): Promise<Driver> {
  const { uri, username, password } = await neo4jForTests();
  return neo4j.driver(uri, neo4j.auth.basic(username, password), { disableLosslessIntegers: true });
}
