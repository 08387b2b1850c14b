/** The one statement that reads what is recorded about the database agrees with the statements for each record. */
import { openDatabase, type Database } from '../../src/neo4j/database.js';
import { listSchemaStatements, readStartRecords } from '../../src/neo4j/migrations.js';
import { lockMarks, textOf } from '../../src/neo4j/search-index/write-marks.js';
import { loadStatements } from '../../src/neo4j/statements.js';
import { startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { neo4jForTests } from '../helpers/neo4j-server.js';

const load = loadStatements();
let catalog: TestCatalog;
let database: Database;
beforeAll(async () => {
  catalog = await startCatalog();
  database = openDatabase(await neo4jForTests());
});
afterAll(async () => {
  await database.close();
  await catalog.stop();
});

it('reads the marks of all writes as the full-text index compares them', async () => {
  for (let count = 0; count < 5; count += 1)
    await catalog.ingest(`urn:li:tag:${unique('mark')}`, 'tagProperties', { name: 'marked' });
  const [marks, records] = await database.readLocked('test/compare-marks', async (run) => {
    // The lock keeps the writes of other tests out between the two reads.
    return [textOf(await lockMarks(run, load)), await readStartRecords({ read: run }, load)];
  });
  expect(marks).toContain(',');
  expect(records.marks).toBe(marks);
});

it('reads the applied schema statements and the search rules, and no restore', async () => {
  const { migrations, restore, searchRules } = await readStartRecords(database, load);
  const rows = await database.read(load('migrations/list-migrations'));
  expect([...migrations].sort()).toEqual(rows.map((row) => [row['name'], row['checksum']]).sort());
  expect([...migrations.keys()]).toEqual(expect.arrayContaining(listSchemaStatements()));
  expect(searchRules).toContainEqual(expect.stringMatching(/^dataset \d+ \S+$/));
  expect(restore).toBeUndefined();
});
