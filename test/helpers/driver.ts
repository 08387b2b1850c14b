/** Connects to the Neo4j of the tests directly, without the service. */
import neo4j, { type Driver } from 'neo4j-driver';
import { tuneDriver } from '../../src/neo4j/tune-driver.js';
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

/** Opens a driver that returns integers as JavaScript numbers, and takes the parameters of the service. The caller closes it. */
export async function openDriver(): Promise<Driver> {
  tuneDriver();
  const { uri, username, password } = await neo4jForTests();
  return neo4j.driver(uri, neo4j.auth.basic(username, password), { disableLosslessIntegers: true });
}

/** Replaces the full-text index by one that contains no entity, so that search finds nothing. The caller has the service recreate it. */
export async function replaceIndexByEmptyOne(driver: Driver): Promise<void> {
  await driver.executeQuery('DROP INDEX entity_search IF EXISTS');
  await driver.executeQuery(
    `CREATE FULLTEXT INDEX entity_search FOR (entity:NoEntity)
     ON EACH [entity.search_exact, entity.search_names, entity.search_texts, entity.search_terms]
     OPTIONS { indexConfig: { \`fulltext.analyzer\`: 'whitespace' } }`,
  );
  await driver.executeQuery('CALL db.awaitIndexes(600)');
}
