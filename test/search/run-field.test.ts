/** The search field `runId`: the runs that wrote the current aspects of an entity. */
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { openRuns } from '../helpers/api/suite.js';
import { inRun } from '../helpers/api/runs.js';

const { catalog, runs } = await openRuns();

/** Two runs, a dataset, and a write to it. */
function subject() {
  const [first, second] = [unique('run-a'), unique('run-b')];
  const urn = datasetUrn(unique('t'));
  const write = (runId: string | undefined, aspect: string, value: object) =>
    runs.write(runId, urn, aspect, value);
  return { first, second, urn, write };
}

const described = (description: string) => ({ description });

/** Returns the URNs that a filter on the field finds. */
async function filter(criterion: object, and: readonly object[] = []): Promise<string[]> {
  const { json } = await catalog.search({
    ...{ input: '*', entity: 'dataset' },
    filter: { or: [{ and: [{ field: 'runId', ...criterion }, ...and] }] },
  });
  return json.value.entities;
}
const ofRun = (run: string) => filter({ values: [run] });

/** Checks that search derives the same from the aspects alone. */
async function expectInOrder(urn: string): Promise<void> {
  const { json } = await catalog.post('/operations?action=restoreIndices', { urn });
  expect(json.value.searchRestored).toBe(0);
}

it('has the runs of all current aspects, also of those that search does not read', async () => {
  const { first, second, urn, write } = subject();
  await write(first, 'datasetProperties', described('one'));
  await write(second, 'testResults', { failing: [], passing: [] });
  expect([await ofRun(first), await ofRun(second)]).toEqual([[urn], [urn]]);
  await write(second, 'datasetProperties', described('two'));
  // The first run created the entity, so its key aspect is still from it.
  expect(await ofRun(first)).toEqual([urn]);
  await expectInOrder(urn);
});

it('loses a run when none of its values is left, and gets it back by a rollback of the next run', async () => {
  const { first, second, urn, write } = subject();
  await write(undefined, 'status', { removed: false });
  await write(first, 'datasetProperties', described('one'));
  await write(second, 'datasetProperties', described('two'));
  expect([await ofRun(first), await ofRun(second)]).toEqual([[], [urn]]);
  await runs.rollBack(second);
  expect([await ofRun(first), await ofRun(second)]).toEqual([[urn], []]);
  await catalog.ingest(urn, 'datasetProperties', undefined, { changeType: 'DELETE' });
  expect(await ofRun(first)).toEqual([]);
  await expectInOrder(urn);
});

it('stays as it is if a run writes an unchanged value, like the run in the metadata of the aspect', async () => {
  const { first, second, urn, write } = subject();
  await write(undefined, 'status', { removed: false });
  await write(first, 'datasetProperties', described('one'));
  await write(second, 'datasetProperties', described('one'));
  expect([await ofRun(first), await ofRun(second)]).toEqual([[urn], []]);
  await runs.rollBack(first);
  // The value belongs to the second run now.
  expect([await ofRun(first), await ofRun(second)]).toEqual([[], [urn]]);
  await expectInOrder(urn);
});

it('forgets the entity that is hard-deleted', async () => {
  const { first, second, urn, write } = subject();
  await write(first, 'datasetProperties', described('one'));
  await catalog.post('/entities?action=delete', { urn });
  expect(await ofRun(first)).toEqual([]);
  await write(second, 'datasetProperties', described('one'));
  expect([await ofRun(first), await ofRun(second)]).toEqual([[], [urn]]);
});

it('can be used in all conditions, in query text, as a facet, in GraphQL and in OpenAPI', async () => {
  const { first, second, urn, write } = subject();
  const other = datasetUrn(unique('t'));
  const plain = datasetUrn(unique('t'));
  await write(first, 'datasetProperties', described('one'));
  await catalog.ingestBatch([
    inRun(second, other, 'status', { removed: false }),
    proposal(plain, 'status', { removed: false }, { systemMetadata: { runId: 'no-run-id-provided' } }),
  ]);
  const among = [{ field: 'urn', values: [urn, other, plain] }];
  expect(await filter({ condition: 'IN', values: [first, second] })).toEqual([urn, other].sort());
  expect(await filter({ condition: 'EXISTS', values: [] }, among)).toEqual([urn, other].sort());
  expect(await filter({ values: [first], negated: true }, among)).toEqual([other, plain].sort());
  expect(await filter({ condition: 'START_WITH', values: [first.slice(0, -1)] }, among)).toEqual([urn]);
  for (const input of [`runId:"${first}"`, `runId:${first}`, `runId:${first.slice(0, -1)}*`]) {
    const { json } = await catalog.search({ input, entity: 'dataset' });
    expect([input, json.value.entities]).toEqual([input, [urn]]);
  }
  const { searchAcrossEntities } = await catalog.query(
    `query ($run: String!) { searchAcrossEntities(input: { query: "*", types: [DATASET], orFilters: [{ and: [
      { field: "runId", values: [$run], condition: EQUAL }] }] }) { total searchResults { entity { urn } } } }`,
    { run: first },
  );
  expect(searchAcrossEntities).toEqual({ total: 1, searchResults: [{ entity: { urn } }] });
  const { aggregateAcrossEntities } = await catalog.query(
    `query ($urns: [String!]) { aggregateAcrossEntities(input: { query: "*", types: [DATASET], facets: ["runId"], orFilters: [{ and: [
      { field: "urn", values: $urns }] }] }) { facets { field aggregations { value count } } } }`,
    { urns: [urn, other, plain] },
  );
  const values = [first, second].sort().map((value) => ({ value, count: 1 }));
  expect(aggregateAcrossEntities.facets).toEqual([{ field: 'runId', aggregations: values }]);
  const listed = await catalog.get(
    `/openapi/v3/entity/dataset?query=${encodeURIComponent(`runId:"${first}"`)}&aspects=datasetKey`,
  );
  expect(listed.json.entities.map((each: { urn: string }) => each.urn)).toEqual([urn]);
});
