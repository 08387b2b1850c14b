/**
 * The cost of a page of changes depends on its contents, not on the length of the log, and the cost of a rollback on what the run wrote,
 * not on the length of its entities' logs.
 */
import { openRuns } from '../helpers/api/suite.js';
import { datasetUrn, unique } from '../helpers/catalog.js';
import { dbHits, profile, resampleIndexes, statementNamer } from './inspect-plans.js';

const { catalog, graph, runs } = await openRuns();
const nameOf = statementNamer();

// Otherwise plans depend on what was stored when Neo4j last counted the entries of its indexes. Each test sends its statements for the
// long log first, so they are planned for that.
beforeAll(async () => {
  const urns = [await tableWithLog(6_000), (await runInLog(4_000)).urn];
  await resampleIndexes(graph.driver);
  for (const urn of urns) await catalog.post('/entities?action=delete', { urn });
}, 120_000);

/** Writes a table three times, and adds other changes to its log before the last two writes. Half of them are timeseries points. */
async function tableWithLog(others: number): Promise<string> {
  const urn = datasetUrn(unique('log'));
  await runs.write(undefined, urn, 'datasetProperties', { name: 'one' });
  await graph.rows(
    `MATCH (own:Change {urn: $urn}) WHERE own.at IS NOT NULL
     WITH max(own.at) AS at
     UNWIND range(1, toInteger($others)) AS index
     CREATE (:Change {urn: $urn, at: at - index, queued: at, actor: 'urn:li:corpuser:other', transaction: $urn, step: index,
       aspects: ['status'], operations: [CASE index % 2 WHEN 0 THEN 'UPSERT' ELSE 'POINT' END], versions: [0]})`,
    { urn, others },
  );
  for (const name of ['two', 'three']) await runs.write(undefined, urn, 'datasetProperties', { name });
  return urn;
}

describe('a page of changes', () => {
  /** Returns the database hits of the statements that read changes for a request. The same request runs before, to number the changes. */
  async function hitsOf(others: number, queryFor: (urn: string) => string): Promise<number> {
    const urn = await tableWithLog(others);
    await catalog.query(queryFor(urn));
    catalog.takeStatements();
    await catalog.query(queryFor(urn));
    const sent = catalog.takeStatements().filter(({ text }) => /^(history|changes)\//.test(nameOf(text)));
    expect(sent.length).toBeGreaterThanOrEqual(2);
    let hits = 0;
    for (const statement of sent) hits += dbHits(await profile(graph.driver, statement));
    await catalog.post('/entities?action=delete', { urn });
    return hits;
  }

  it('of a history reads its changes and only the index entries of the next 200', async () => {
    const query = (urn: string) =>
      `{ dataset(urn: "${urn}") { history(input: { count: 2 }) { changes { before after } nextCursor } } }`;
    expect(await hitsOf(4_000, query)).toBeLessThan((await hitsOf(4, query)) + 300);
  }, 120_000);

  it('of the log reads its changes and only the index entries of the next 5,000', async () => {
    const query = () => '{ catalogChanges(input: { count: 2 }) { older changes { urn } } }';
    expect(await hitsOf(6_000, query)).toBeLessThan((await hitsOf(4, query)) + 5_300);
  }, 120_000);

  it('of recently changed entities is searched in windows of 5,000 changes', async () => {
    const query = () => '{ recentlyChanged(input: { count: 1 }) { time } }';
    expect(await hitsOf(11_000, query)).toBeLessThan(30_000);
  }, 120_000);
});

/** Writes an entity twice, the second time in a run, and adds changes of others to its log before and after the run. */
async function runInLog(others: number): Promise<{ readonly urn: string; readonly run: string }> {
  const [urn, run] = [datasetUrn(unique('log')), unique('run')];
  await runs.write(unique('run'), urn, 'datasetProperties', { name: 'before' });
  await runs.write(run, urn, 'datasetProperties', { name: 'by the run' });
  await graph.rows(
    `MATCH (own:Change {urn: $urn, runId: $run}) WHERE own.at IS NOT NULL
     WITH max(own.at) AS at
     UNWIND range(1, toInteger($others)) AS index
     CREATE (change:Change {urn: $urn, at: at + (index % 2) * 2000000 - 1000000 - index, actor: 'urn:li:corpuser:other', transaction: $urn, step: index,
       aspects: ['status'], operations: ['UPSERT'], versions: [index]})
     FOREACH (_ IN CASE WHEN index % 4 < 2 THEN [1] ELSE [] END | SET change.runId = $urn)
     FOREACH (_ IN CASE WHEN index % 4 >= 2 THEN [1] ELSE [] END |
       SET change.undoneRunId = $urn, change.undoneAt = at, change.undoneRound = 1)`,
    { urn, run, others },
  );
  return { urn, run };
}

/** Rolls back a run with one change of an entity whose log has other changes before and after. @returns database hits */
async function hitsOfRollback(others: number): Promise<number> {
  const { urn, run } = await runInLog(others);
  catalog.takeStatements();
  expect(await runs.rollBack(run, { dryRun: true })).toMatchObject({ aspectsReverted: 1 });
  const sent = catalog.takeStatements();
  let hits = 0;
  for (const statement of sent) hits += dbHits(await profile(graph.driver, statement));
  expect(await runs.rollBack(run)).toMatchObject({ aspectsReverted: 1 });
  expect(await runs.value(urn, 'datasetProperties')).toEqual({ name: 'before' });
  await catalog.post('/entities?action=delete', { urn });
  return hits;
}

it('a rollback costs no more if its entity has thousands of other changes', async () => {
  const many = await hitsOfRollback(4_000);
  expect(many).toBeLessThan((await hitsOfRollback(4)) * 1.5 + 20);
}, 120_000);
