/** Deletion of all aspects that were written with a model registry. */
import { datasetUrn, unique } from '../helpers/catalog.js';
import { expectConsistent } from '../helpers/api/graph.js';
import { openCatalogAndGraph } from '../helpers/api/suite.js';

const { catalog, graph } = await openCatalogAndGraph();

const deleteAll = (body: object) => catalog.post('/entities?action=deleteAll', body);

it('deletes only the aspects whose latest payload names the registry', async () => {
  const name = unique('registry');
  const [urn, other] = [datasetUrn(name), datasetUrn(`${name}_other`)];
  const of = (registryVersion: string) => ({ systemMetadata: { registryName: name, registryVersion } });
  await catalog.ingest(urn, 'datasetProperties', { description: 'one' }, of('0.0.1'));
  await catalog.ingest(urn, 'globalTags', { tags: [] }, of('0.0.1'));
  await catalog.ingest(urn, 'globalTags', { tags: [{ tag: `urn:li:tag:${name}` }] });
  await catalog.ingest(urn, 'status', { removed: false });
  await catalog.ingest(other, 'status', { removed: false }, of('0.0.2'));
  const expected = {
    value: {
      aspectRowSummaries: [],
      entitiesAffected: 1,
      aspectsAffected: 1,
      aspectsReverted: 1,
      unsafeEntitiesCount: 0,
      unsafeEntities: [],
      entitiesDeleted: 0,
    },
  };
  const registryId = `${name}:0.0.1`;
  for (const soft of [true, false])
    expect((await deleteAll({ registryId, dryRun: true, soft })).json).toEqual(expected);
  expect((await catalog.aspect(urn, 'datasetProperties')).status).toBe(200);
  expect((await deleteAll({ registryId, dryRun: false, soft: false })).json).toEqual(expected);
  expect((await catalog.aspect(urn, 'datasetProperties')).status).toBe(404);
  expect((await catalog.aspect(urn, 'globalTags')).status).toBe(200);
  expect((await catalog.aspect(other, 'status')).status).toBe(200);
  await expectConsistent(graph, urn);
  const again = (await deleteAll({ registryId, dryRun: false, soft: false })).json.value;
  expect(again).toMatchObject({ entitiesAffected: 0, aspectsAffected: 0 });
});

it.each([
  ['nothing', {}],
  ['a missing member `dryRun`', { registryId: 'm:0.0.1', soft: false }],
  ['no registry', { dryRun: false, soft: false }],
  ['no version', { registryId: 'm', dryRun: false, soft: false }],
  ['a soft deletion', { registryId: 'm:0.0.1', dryRun: false, soft: true }],
])('refuses %s with status 400 and a message', async (_, body) => {
  const answer = await deleteAll(body);
  expect(answer.status).toBe(400);
  expect(answer.json.message).toEqual(expect.any(String));
});
