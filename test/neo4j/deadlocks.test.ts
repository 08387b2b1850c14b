/** Write transactions that Neo4j ends because of a deadlock. */
import type { Driver, Transaction } from 'neo4j-driver';
import { openDatabase, type Database } from '../../src/neo4j/database.js';
import { unique } from '../helpers/catalog.js';
import { openDriver, untilBlocked } from '../helpers/driver.js';
import { neo4jForTests } from '../helpers/neo4j-server.js';

const LOCK = 'MATCH (node:Deadlock {name: $name}) SET node.at = timestamp()';

let driver: Driver;
let database: Database;

beforeAll(async () => {
  driver = await openDriver();
  // Other failures are not waited out.
  database = openDatabase({ ...(await neo4jForTests()), retryMillis: 0 });
});
afterAll(async () => {
  await driver.executeQuery('MATCH (node:Deadlock) DELETE node');
  await database.close();
  await driver.close();
});

it('a transaction is repeated after each of several deadlocks with others that go on', async () => {
  const [first, second] = [unique('first'), unique('second')];
  await driver.executeQuery('CREATE (:Deadlock {name: $first}), (:Deadlock {name: $second})', {
    first,
    second,
  });
  // Of two transactions in a deadlock, Neo4j ends the younger one.
  const older = await Promise.all([1, 2, 3].map(() => driver.session().beginTransaction()));
  const others: Promise<void>[] = [];
  let attempts = 0;

  /** Locks the second node, then waits for the first one. */
  async function cross(other: Transaction): Promise<void> {
    await other.run(LOCK, { name: second });
    const text = `${LOCK} // ${unique('waits')}`;
    others.push(other.run(text, { name: first }).then(() => other.commit()));
    await untilBlocked(driver, text);
  }

  const result = await database.write('test/deadlock', async (run) => {
    attempts += 1;
    await run(LOCK, { name: first });
    const other = older[attempts - 1];
    if (other !== undefined) await cross(other);
    await run(LOCK, { name: second });
    return 'stored';
  });
  await Promise.all(others);
  expect([result, attempts]).toEqual(['stored', 4]);
});
