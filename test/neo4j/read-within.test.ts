/** When the budget of a request is used up, its running statement is stopped and no further statement is sent. */
import { LIMITS } from '../../src/api/graphql/limits.js';
import { RequestBudget, type WorkLimits } from '../../src/core/request-budget.js';
import { openDatabase, type Database } from '../../src/neo4j/database.js';
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { neo4jForTests } from '../helpers/neo4j-server.js';
import { takeRequestStatements } from '../helpers/statements.js';

/** A statement that would run for hours. */
const ENDLESS =
  'UNWIND range(1, 1000000) AS one UNWIND range(1, 1000000) AS other RETURN sum(one * other % 7) AS sum';

const budget = (limits: Partial<WorkLimits>) => new RequestBudget({ ...LIMITS, ...limits });

describe('reading within a budget', () => {
  const sent: string[] = [];
  let database: Database;
  beforeAll(async () => {
    database = openDatabase({ ...(await neo4jForTests()), onStatement: (text) => void sent.push(text) });
  });
  afterAll(() => database.close());

  const running = async (mark: string): Promise<unknown> => {
    const [row] = await database.read(
      'SHOW TRANSACTIONS YIELD currentQuery WHERE currentQuery ENDS WITH $mark RETURN count(*) AS running',
      { mark },
    );
    return row?.['running'];
  };

  it('stops a statement in the database at the deadline', async () => {
    const mark = unique('endless');
    const reading = database.readWithin(budget({ millis: 200 }))(`${ENDLESS} // ${mark}`);
    await expect(reading).rejects.toMatchObject({ code: 'DEADLINE_EXCEEDED' });
    expect(await running(mark)).toBe(0);
  });

  it('sends nothing after the deadline', async () => {
    sent.length = 0;
    await expect(database.readWithin(budget({ millis: -1 }))('RETURN 1 AS one')).rejects.toMatchObject({
      code: 'DEADLINE_EXCEEDED',
    });
    expect(sent).toEqual([]);
  });

  it.each<[string, string, Partial<WorkLimits>]>([
    ['rows', 'UNWIND range(1, 1000000000) AS number RETURN number', { rows: 5_000 }],
    ['entries of lists', 'RETURN range(1, 5001) AS numbers', { rows: 5_000 }],
    ['characters', "UNWIND range(1, 1000000000) AS number RETURN 'text'", { readCharacters: 5_000 }],
  ])('stops a statement that returns too many %s', async (_what, statement, limits) => {
    const mark = unique('long');
    await expect(database.readWithin(budget(limits))(`${statement} // ${mark}`)).rejects.toMatchObject({
      code: 'LIMIT_EXCEEDED',
      details: { rule: expect.stringContaining('at most 5000') },
    });
    expect(await running(mark)).toBe(0);
  });

  it('runs as many statements of a request at a time as the limit permits, and lets the others wait', async () => {
    const events: string[] = [];
    const limits = { readsOfRequest: 1, waitMillis: 1 };
    const narrow = openDatabase({ ...(await neo4jForTests()), limits });
    try {
      const read = narrow.readWithin({
        left: () => 60_000,
        sending: () => void events.push('sent'),
        receiving: () => void events.push('answered'),
      });
      // Each takes longer than statements of other requests wait.
      const statement = 'UNWIND range(1, 200000) AS number RETURN sum(number) AS sum';
      await Promise.all(Array.from({ length: 5 }, () => read(statement)));
    } finally {
      await narrow.close();
    }
    expect(events).toEqual(Array.from({ length: 5 }, () => ['sent', 'answered']).flat());
  });

  it('returns the rows within the budget', async () => {
    expect(await database.readWithin(budget({ rows: 1, readCharacters: 3 }))("RETURN 'one' AS one")).toEqual([
      { one: 'one' },
    ]);
  });
});

const boundsOfRequest = (catalog: TestCatalog): number[] =>
  takeRequestStatements(catalog).map(({ timeoutMillis = 0 }) => timeoutMillis);

it('a GraphQL request limits each statement to its remaining time, and a REST request to the default limit', async () => {
  const catalog = await startCatalog({ graphqlLimits: { millis: 20_000 } });
  try {
    const urn = datasetUrn(unique('bounded'));
    await catalog.ingest(urn, 'datasetProperties', { name: 'bounded' });
    catalog.takeStatements();
    await catalog.query(
      `query($urn: String!) {
        dataset(urn: $urn) { name lineage(input: { direction: UPSTREAM }) { total } ownership { owners { type } } }
        search(input: { type: DATASET, query: "bounded" }) { total searchResults { entity { urn } } }
      }`,
      { urn },
    );
    const bounds = boundsOfRequest(catalog);
    expect(bounds.length).toBeGreaterThan(2);
    for (const bound of bounds) expect(bound > 0 && bound <= 20_000).toBe(true);
    await catalog.entity(urn);
    expect(boundsOfRequest(catalog)).toEqual([120_000]);
  } finally {
    await catalog.stop();
  }
});
