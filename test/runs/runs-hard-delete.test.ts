/** A hard delete of an entity that runs wrote leaves no node, edge or search hit of it, except one log entry. */
import { datasetUrn, unique } from '../helpers/catalog.js';
import { openRuns } from '../helpers/api/suite.js';

const { catalog, graph, runs } = await openRuns();

const urnsOf = (name: string) => [
  datasetUrn(name),
  datasetUrn(`${name}_a`),
  datasetUrn(`${name}_b`),
  `urn:li:tag:${name}`,
];

/** Returns all nodes and edges of the entity and its runs, of every kind, as `<kind> <what>`. */
async function everything(name: string): Promise<string[]> {
  const rows = await graph.rows(
    `CALL () {
       UNWIND $urns AS urn MATCH (n:Entity {urn: urn}) RETURN 'entity ' + urn AS found
       UNION ALL
       UNWIND $urns AS urn MATCH (n:Entity {urn: urn})-[e]-() RETURN DISTINCT 'edge ' + type(e) + ' of ' + e.owner AS found
       UNION ALL
       UNWIND $urns AS urn MATCH ()-[e:Past {owner: urn}]-() RETURN DISTINCT 'edge Past of ' + urn AS found
       UNION ALL
       UNWIND $urns AS urn MATCH (n:AspectVersion {urn: urn}) WHERE n.aspect IS NOT NULL AND n.version IS NOT NULL
       RETURN DISTINCT 'version of ' + n.aspect AS found
       UNION ALL
       UNWIND $urns AS urn MATCH (n:TimeseriesPoint {urn: urn}) WHERE n.aspect IS NOT NULL AND n.timestampMillis IS NOT NULL
       RETURN 'point of ' + n.aspect AS found
       UNION ALL
       UNWIND $runs AS run MATCH (n:TimeseriesPoint {runId: run}) WHERE n.urn IS NOT NULL RETURN 'point of ' + run AS found
       UNION ALL
       UNWIND $urns AS urn MATCH (n:Change {urn: urn}) WHERE n.at IS NOT NULL
       RETURN DISTINCT 'change ' + reduce(all = '', each IN n.operations | all + each) AS found
       UNION ALL
       UNWIND $runs AS run MATCH (n:Change {runId: run}) WHERE n.at IS NOT NULL RETURN DISTINCT 'change of ' + run AS found
       UNION ALL
       UNWIND $runs AS run MATCH (n:Change {undoneRunId: run}) WHERE n.at IS NOT NULL
       RETURN DISTINCT 'undone change of ' + run AS found
     } RETURN found ORDER BY found`,
    { urns: urnsOf(name), runs: [`run-of-${name}`, `other-of-${name}`] },
  );
  return rows.map((row) => row['found'] as string);
}

/** Writes something of every kind: versions, points, live and past edges, changes of runs, a deleted value and a repeated value. */
async function writeAll(name: string): Promise<{ urn: string; run: string }> {
  const urn = datasetUrn(name);
  const [run, other] = [`run-of-${name}`, `other-of-${name}`];
  const upstreams = (suffix: string) => ({
    upstreams: [{ dataset: datasetUrn(`${name}_${suffix}`), type: 'COPY' }],
  });
  await runs.write(other, urn, 'upstreamLineage', upstreams('a'));
  await runs.write(run, urn, 'upstreamLineage', upstreams('b'));
  await runs.write(run, urn, 'globalTags', { tags: [{ tag: `urn:li:tag:${name}` }] });
  await runs.write(undefined, urn, 'globalTags', undefined, 'DELETE');
  await runs.write(run, urn, 'datasetProperties', { description: name });
  await runs.write(other, urn, 'datasetProperties', { description: name });
  await runs.write(run, urn, 'datasetProfile', { timestampMillis: 5, rowCount: 1 });
  return { urn, run };
}

/** The log entry that says who deleted the entity. */
const NOTE = ['change DELETE_ENTITY'];

it('deleting an entity by its URN leaves only a log entry', async () => {
  const name = unique('nothing');
  const { urn, run } = await writeAll(name);
  await runs.rollBack(run);
  await runs.write(run, urn, 'datasetProfile', { timestampMillis: 6, rowCount: 1 });
  const before = await everything(name);
  expect(before).toEqual(
    expect.arrayContaining([
      `entity ${urn}`,
      `edge DownstreamOf of ${urn}`,
      `edge HasUpstream of ${urn}`,
      `edge Past of ${urn}`,
      'version of upstreamLineage',
      'version of globalTags',
      'point of datasetProfile',
      `point of ${run}`,
      'change ROLLBACKROLLBACK',
      `change of ${run}`,
      `undone change of ${run}`,
    ]),
  );
  expect((await catalog.search({ entity: 'dataset', input: name })).json.value.numEntities).toBeGreaterThan(
    0,
  );
  const answer = await catalog.post('/entities?action=delete', { urn });
  expect(answer.json.value.timeseriesRows).toBe(1);
  expect(await everything(name)).toEqual(NOTE);
  expect((await catalog.search({ entity: 'dataset', input: name })).json.value.numEntities).toBe(0);
  for (const runId of [run, `other-of-${name}`])
    expect(await runs.describe(runId, { includeSoft: true })).toEqual([]);
});

it('rolling back all runs that wrote an entity leaves only a log entry', async () => {
  const name = unique('nothing');
  const { run } = await writeAll(name);
  await runs.rollBack(run);
  expect(await runs.rollBack(`other-of-${name}`)).toMatchObject({ entitiesDeleted: 1 });
  expect(await everything(name)).toEqual(NOTE);
});
