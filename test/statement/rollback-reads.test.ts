/** The cost of a rollback depends on what the run wrote, not on the length of its entities' logs. */
import { datasetUrn, unique } from '../helpers/catalog.js';
import { openRuns } from '../helpers/api/suite.js';
import { dbHits, profile, resampleIndexes } from './inspect-plans.js';

const { catalog, graph, runs } = await openRuns();

/** Rolls back a run with one change of an entity whose log has other changes before and after. @returns database hits */
async function hitsOfRollback(others: number): Promise<number> {
  const [name, run] = [unique('log'), unique('run')];
  const urn = datasetUrn(name);
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
  // Otherwise plans depend on what was stored when Neo4j last counted the entries of its indexes.
  await resampleIndexes(graph.driver);
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
  const few = await hitsOfRollback(4);
  expect(await hitsOfRollback(4_000)).toBeLessThan(few * 1.5 + 20);
}, 120_000);
