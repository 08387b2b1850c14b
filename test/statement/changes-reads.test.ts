/** The cost of a page of changes depends on its contents, not on the length of the log. */
import { openRuns } from '../helpers/api/suite.js';
import { datasetUrn, unique } from '../helpers/catalog.js';
import { dbHits, profile, resampleIndexes, statementNamer } from './inspect-plans.js';

const { catalog, graph, runs } = await openRuns();
const nameOf = statementNamer();

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

/** Returns the database hits of the statements that read changes for a request. The same request runs before, to number the changes. */
async function hitsOf(others: number, queryFor: (urn: string) => string): Promise<number> {
  const urn = await tableWithLog(others);
  await catalog.query(queryFor(urn));
  await resampleIndexes(graph.driver);
  catalog.takeStatements();
  await catalog.query(queryFor(urn));
  const sent = catalog.takeStatements().filter(({ text }) => /^(history|changes)\//.test(nameOf(text)));
  expect(sent.length).toBeGreaterThanOrEqual(2);
  let hits = 0;
  for (const statement of sent) hits += dbHits(await profile(graph.driver, statement));
  await catalog.post('/entities?action=delete', { urn });
  return hits;
}

it('a page of a history reads its changes and only the index entries of the next 200', async () => {
  const query = (urn: string) =>
    `{ dataset(urn: "${urn}") { history(input: { count: 2 }) { changes { before after } nextCursor } } }`;
  expect(await hitsOf(4_000, query)).toBeLessThan((await hitsOf(4, query)) + 300);
}, 120_000);

it('a page of the log reads its changes and only the index entries of the next 5,000', async () => {
  const query = () => '{ catalogChanges(input: { count: 2 }) { older changes { urn } } }';
  expect(await hitsOf(6_000, query)).toBeLessThan((await hitsOf(4, query)) + 5_300);
}, 120_000);

it('recently changed entities are searched in windows of 5,000 changes', async () => {
  const query = () => '{ recentlyChanged(input: { count: 1 }) { time } }';
  expect(await hitsOf(11_000, query)).toBeLessThan(30_000);
}, 120_000);
