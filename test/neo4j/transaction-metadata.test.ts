/** What Neo4j shows about the transactions of the service. */
import { openDatabase, type Database } from '../../src/neo4j/database.js';
import type { FinishedWork } from '../../src/neo4j/database-observer.js';
import { nameStatement } from '../../src/neo4j/statements.js';
import { unique } from '../helpers/catalog.js';
import { neo4jForTests } from '../helpers/neo4j-server.js';

const finished: FinishedWork[] = [];
const sessions: number[] = [];
let database: Database;

beforeAll(async () => {
  const observe = (work: FinishedWork) => void finished.push(work);
  const observer = {
    ...{ statement: observe, transaction: observe, requestId: () => 'request-1' },
    sessions: (open: number) => void sessions.push(open),
  };
  database = openDatabase({ ...(await neo4jForTests()), observer });
});
afterAll(() => database.close());
beforeEach(() => {
  finished.length = 0;
  sessions.length = 0;
});

const SHOW = `SHOW TRANSACTIONS YIELD metaData WHERE metaData.operation = $operation RETURN metaData`;

it('a statement carries its name', async () => {
  const operation = `test/${unique('read').replaceAll('_', '-')}`;
  const text = nameStatement(operation, SHOW);
  const metaData = { app: 'trellis', operation, request: 'request-1' };
  expect(await database.read(text, { operation })).toEqual([{ metaData }]);
  expect(await database.command(text, { operation })).toEqual([{ metaData }]);
  expect(finished.map(({ name }) => name)).toEqual([operation, operation]);
});

it('a write transaction carries the name of its operation', async () => {
  const operation = unique('test/write');
  const rows = await database.write(operation, (run) => run(nameStatement('a/b', SHOW), { operation }));
  expect(rows).toEqual([{ metaData: { app: 'trellis', operation, request: 'request-1' } }]);
  expect(finished.map(({ name }) => name)).toEqual(['a/b', operation]);
});

it('a failed statement reports its code, and its session is closed', async () => {
  await expect(database.read('RETURN 1 +')).rejects.toThrow();
  const failure = 'Neo.ClientError.Statement.SyntaxError';
  expect(finished).toMatchObject([{ name: 'other', failure }]);
  expect(finished[0]!.ended).toBeGreaterThan(finished[0]!.began);
  expect(sessions).toEqual([1, 0]);
});
