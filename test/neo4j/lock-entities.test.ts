/** `writes/lock-entities` serializes writers of one entity, and the later writer reads what the earlier one wrote. */
import type { Driver } from 'neo4j-driver';
import { startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { openDriver, untilBlocked } from '../helpers/driver.js';
import { loadStatements } from '../../src/neo4j/statements.js';

const load = loadStatements();
let catalog: TestCatalog;
let driver: Driver;
beforeAll(async () => {
  // Starting the service creates the uniqueness constraint, without which MERGE would lock nothing.
  catalog = await startCatalog();
  driver = await openDriver();
});
afterAll(async () => {
  await driver.close();
  await catalog.stop();
});

async function begin(urns: readonly string[]) {
  const transaction = await driver.session().beginTransaction();
  let isLocked = false;
  const rows = urns.map((urn) => ({ urn, aspects: ['status'], fields: ['type'] }));
  const locked = transaction.run(load('writes/lock-entities'), { rows }).then((result) => {
    isLocked = true;
    return result.records.map((record) => record.toObject());
  });
  return { transaction, locked, isLocked: () => isLocked };
}

it.each(['that is new', 'that is a stub', 'that exists'])('locks an entity %s', async (kind) => {
  const urn = `urn:li:corpuser:${unique('locked')}`;
  if (kind === 'that is a stub') await driver.executeQuery('CREATE (:Entity {urn: $urn})', { urn });
  if (kind === 'that exists')
    await driver.executeQuery(
      "CREATE (:Entity {urn: $urn, type: 'corpuser', aspect_status: '1', meta_status: '1'})",
      { urn },
    );
  const first = await begin([urn]);
  await first.locked;
  const second = await begin([urn]);
  await untilBlocked(driver, 'MERGE (entity:Entity', () => {
    expect(second.isLocked()).toBe(false);
  });
  await first.transaction.run(
    "MATCH (n:Entity {urn: $urn}) SET n.type = 'corpuser', n.aspect_status = '2', n.meta_status = '2'",
    { urn },
  );
  expect(second.isLocked()).toBe(false);
  await first.transaction.commit();
  expect(await second.locked).toEqual([
    {
      ...{ urn, type: 'corpuser', aspects: [['2', '2']], fields: ['corpuser'] },
      counted: { removed: false, facets: [], places: [] },
      searched: { containers: [], contributions: null },
    },
  ]);
  await second.transaction.rollback();
});

it('if the earlier writer deletes the entity, the later one either fails or starts with an empty entity', async () => {
  const urn = `urn:li:corpuser:${unique('deleted')}`;
  await driver.executeQuery(
    "CREATE (:Entity {urn: $urn, type: 'corpuser', aspect_status: '1', meta_status: '1'})",
    { urn },
  );
  const first = await begin([urn]);
  await first.locked;
  const second = await begin([urn]);
  const outcome = second.locked.then(
    ([row]) => [row!['type'], row!['aspects']],
    (error: unknown) => (error as { code: string }).code,
  );
  await untilBlocked(driver, 'MERGE (entity:Entity', () => {
    expect(second.isLocked()).toBe(false);
  });
  await first.transaction.run('MATCH (n:Entity {urn: $urn}) DETACH DELETE n', { urn });
  await first.transaction.commit();
  expect(['Neo.ClientError.Statement.EntityNotFound', [null, [[null, null]]]]).toContainEqual(await outcome);
  await second.transaction.rollback();
});
