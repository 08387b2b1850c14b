/** Migrations by several services that start on one database: each statement is applied and recorded once. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { StartError } from '../../src/core/start.js';
import { openDatabase, type Database } from '../../src/neo4j/database.js';
import { migrate } from '../../src/neo4j/migrations.js';
import {
  listStatementFiles,
  loadStatements,
  withoutName,
  type LoadStatement,
  type StatementName,
} from '../../src/neo4j/statements.js';
import { unique } from '../helpers/catalog.js';
import { neo4jForTests } from '../helpers/neo4j-server.js';

const load = loadStatements();
const suffix = unique('m');
/** Loads the statements with unique labels, relationship types, constraints and indexes, because tests share one database. */
const renamed: LoadStatement = (name) =>
  load(name)
    .replaceAll(/(?<=\(\w*:)(\w+)/g, `$1_${suffix}`)
    .replaceAll(/(?<=\[\w*:)(\w+)/g, `$1_${suffix}`)
    .replaceAll(/(?<=(?:CONSTRAINT|INDEX) )(\w+)(?= IF)/g, `$1_${suffix}`);
const schemaFiles = listStatementFiles().filter((file) => file.includes('/schema/'));
/** Files that create constraints and indexes. The other files migrate data of older versions. */
const ruleFiles = schemaFiles.filter((file) =>
  /CREATE (?:CONSTRAINT|INDEX|FULLTEXT)/.test(readFileSync(file, 'utf8')),
);

/** A clock that always shows the same time. */
const at = (millis: number) => ({ clock: { now: () => millis } });

let databases: Database[];
beforeAll(async () => {
  const connection = await neo4jForTests();
  databases = Array.from({ length: 4 }, () => openDatabase(connection));
});
afterAll(async () => {
  const database = databases[0]!;
  for (const { name } of await rules(database, 'CONSTRAINTS'))
    await database.command(`DROP CONSTRAINT ${String(name)}`);
  for (const { name } of await rules(database, 'INDEXES'))
    await database.command(`DROP INDEX ${String(name)}`);
  for (const each of databases) await each.close();
});

const rules = (database: Database, kind: 'CONSTRAINTS' | 'INDEXES') =>
  database.read(`SHOW ${kind} YIELD name WHERE name ENDS WITH $suffix RETURN name`, { suffix });
const recorded = (database: Database) =>
  database.read(`MATCH (m:Migration_${suffix}) RETURN m.name AS name ORDER BY name`);

it('services that start at once together apply each statement once', async () => {
  const applied = await Promise.all(databases.map((database) => migrate(database, renamed, at(1))));
  const database = databases[0]!;
  const records = await recorded(database);
  expect(new Set(applied.flat()).size).toBe(schemaFiles.length);
  expect(records).toHaveLength(schemaFiles.length);
  expect(new Set(records.map(({ name }) => name)).size).toBe(schemaFiles.length);
  expect((await rules(database, 'INDEXES')).length).toBe(ruleFiles.length);
});

it('the recorded checksums do not depend on the name that is sent with a statement', async () => {
  const rows = await databases[0]!.read(
    `MATCH (m:Migration_${suffix}) RETURN m.name AS name, m.checksum AS checksum`,
  );
  const expected = rows.map(({ name }) => {
    const text = withoutName(renamed(name as StatementName));
    return { name, checksum: createHash('sha256').update(text).digest('hex') };
  });
  expect(rows).toEqual(expected);
});

it('a later start applies nothing, and a start with an edited statement fails', async () => {
  expect(await migrate(databases[1]!, renamed, at(2))).toEqual([]);
  const edited: LoadStatement = (name) =>
    name.startsWith('schema/0002') ? `${renamed(name)} ` : renamed(name);
  await expect(migrate(databases[2]!, edited, at(3))).rejects.toThrow(
    'was changed after it had been applied',
  );
});

it('a service that is older than the database does not start, reports the reason, and changes nothing', async () => {
  const [database, name] = [databases[0]!, 'schema/9999-of-a-newer-version'];
  const indexes = await rules(database, 'INDEXES');
  await database.command(`CREATE (:Migration_${suffix} {name: $name, checksum: 'of that version'})`, {
    name,
  });
  const start = migrate(databases[3]!, renamed, at(4));
  await expect(start).rejects.toThrow(StartError);
  await expect(start).rejects.toThrow(`by a newer version of Trellis (cypher/${name}.cypher)`);
  expect(await rules(database, 'INDEXES')).toEqual(indexes);
  expect(await recorded(database)).toHaveLength(schemaFiles.length + 1);
});
