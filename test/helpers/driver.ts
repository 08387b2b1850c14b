/** Connects to the Neo4j of the tests directly, without the service. */
import neo4j, { type Driver } from 'neo4j-driver';
import { neo4jForTests } from './neo4j-server.js';

/**
 * Resolves when a statement that contains the text is waiting for a lock.
 * @param meanwhile called before each further check
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

/** Opens a driver that returns integers as JavaScript numbers. The caller closes it. */
export async function openDriver(): Promise<Driver> {
  const { uri, username, password } = await neo4jForTests();
  return neo4j.driver(uri, neo4j.auth.basic(username, password), { disableLosslessIntegers: true });
}
