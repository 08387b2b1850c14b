/** Plain writes of incidents: the summaries of their assets follow in the same transaction, however an incident changes. */
import { proposal, startCatalog, unique, type Answer, type TestCatalog } from '../helpers/catalog.js';
import { openapiV3 } from '../helpers/api/openapi-v3.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { newTable, newTables, stored, done, exists } = mutationTools(() => catalog);

const stamp = { time: 7, actor: 'urn:li:corpuser:datahub' };
const newUrn = () => `urn:li:incident:${unique('incident')}`;
const infoOf = (entities: string[], state = 'ACTIVE') => ({
  ...{ type: 'FRESHNESS', title: 'Late', entities, created: stamp },
  status: { state, lastUpdated: { ...stamp, time: 9 } },
});
const accepted = async (answer: Promise<Answer>) => {
  const { status, text } = await answer;
  if (status >= 300) throw new Error(text);
};
const write = (urn: string, entities: string[], state?: string) =>
  accepted(catalog.ingest(urn, 'incidentInfo', infoOf(entities, state)));
const listed = async (urn: string) => {
  const { activeIncidentDetails: active = [], resolvedIncidentDetails: resolved = [] } =
    (await stored(urn, 'incidentsSummary')) ?? {};
  return { active: active.map(({ urn }: any) => urn), resolved: resolved.map(({ urn }: any) => urn) };
};
const NONE = { active: [], resolved: [] };

it('an ingested incident is listed by each of its assets, moves between the lists and between assets', async () => {
  const [stays = '', leaves = '', joins = ''] = await newTables(3);
  const urn = newUrn();
  await write(urn, [stays, leaves]);
  const entry = { urn, type: 'FRESHNESS', createdAt: 7 };
  expect((await stored(leaves, 'incidentsSummary')).activeIncidentDetails).toEqual([entry]);
  await write(urn, [stays, joins], 'RESOLVED');
  expect((await stored(joins, 'incidentsSummary')).resolvedIncidentDetails).toEqual([
    { ...entry, resolvedAt: 9 },
  ]);
  expect(await listed(stays)).toEqual({ active: [], resolved: [urn] });
  expect(await listed(leaves)).toEqual(NONE);
});

it('a write and a patch through OpenAPI change the lists', async () => {
  const [first = '', second = ''] = await newTables(2);
  const v3 = openapiV3(catalog);
  const urn = newUrn();
  await accepted(v3.put('incident', [{ urn, incidentInfo: { value: infoOf([first]) } }], '?async=false'));
  expect(await listed(first)).toEqual({ active: [urn], resolved: [] });
  const move = [{ op: 'add', path: '/entities', value: [second] }];
  await accepted(v3.on('PATCH', urn, '/incidentInfo', { patch: move }));
  expect([await listed(first), await listed(second)]).toEqual([NONE, { active: [urn], resolved: [] }]);
});

it('a deleted incident, and one that only lost its description, is listed no longer, until it is written again', async () => {
  const table = await newTable();
  const [gone, empty] = [newUrn(), newUrn()];
  const proposals = [gone, empty].map((urn) => proposal(urn, 'incidentInfo', infoOf([table])));
  await accepted(catalog.ingestBatch(proposals));
  expect(await listed(table)).toEqual({ active: [gone, empty], resolved: [] });
  await accepted(openapiV3(catalog).on('DELETE', gone));
  expect(await listed(table)).toEqual({ active: [empty], resolved: [] });
  await accepted(openapiV3(catalog).on('DELETE', empty, '/incidentInfo'));
  expect(await listed(table)).toEqual(NONE);
  await write(empty, [table]);
  expect(await listed(table)).toEqual({ active: [empty], resolved: [] });
});

it('search finds the asset by its active incidents as soon as the write is acknowledged', async () => {
  const table = await newTable();
  const total = async () => {
    const orFilters = [
      {
        and: [
          { field: 'hasActiveIncidents', values: ['true'] },
          { field: 'urn', values: [table] },
        ],
      },
    ];
    const { searchAcrossEntities } = await catalog.query(
      'query ($input: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $input) { total } }',
      { input: { query: '*', orFilters } },
    );
    return searchAcrossEntities.total;
  };
  const urn = newUrn();
  await write(urn, [table]);
  expect(await total()).toBe(1);
  await write(urn, [table], 'RESOLVED');
  expect(await total()).toBe(0);
});

it('incidents of one asset that many clients write at once are all counted', async () => {
  const [table = '', other = ''] = await newTables(2);
  const urns = Array.from({ length: 12 }, newUrn);
  await Promise.all(urns.map((urn) => write(urn, [table])));
  expect((await listed(table)).active.sort()).toEqual([...urns].sort());
  await Promise.all(
    urns.map((urn, index) => (index % 2 === 0 ? write(urn, [other]) : write(urn, [table], 'RESOLVED'))),
  );
  const moved = urns.filter((_, index) => index % 2 === 0).sort();
  expect((await listed(other)).active.sort()).toEqual(moved);
  const { active, resolved } = await listed(table);
  expect(active).toEqual([]);
  expect(resolved.sort()).toEqual(urns.filter((urn) => !moved.includes(urn)).sort());
});

it('concurrent moves of one incident leave it in the lists of its last asset', async () => {
  const tables = await newTables(6);
  const urn = newUrn();
  await write(urn, [tables[0]!]);
  await Promise.all(tables.map((table) => write(urn, [table])));
  const { entities } = await stored(urn, 'incidentInfo');
  const lists = await Promise.all(tables.map(listed));
  expect(tables.filter((_, index) => lists[index]?.active.includes(urn))).toEqual(entities);
});

it('a summary that a client writes itself stays until an incident of the asset changes', async () => {
  const table = await newTable();
  const urn = await done('raiseIncident', { type: 'VOLUME', resourceUrn: table });
  const own = { activeIncidentDetails: [{ urn: newUrn(), type: 'SQL', createdAt: 1 }] };
  await accepted(catalog.ingest(table, 'incidentsSummary', own));
  await accepted(catalog.ingest(table, 'datasetProperties', { description: 'x' }));
  expect((await listed(table)).active).toEqual([own.activeIncidentDetails[0]?.urn]);
  await write(urn, [table], 'RESOLVED');
  expect((await listed(table)).resolved).toEqual([urn]);
});

it('an incident on an asset that does not exist is stored, and does not create the asset', async () => {
  const [table, none] = [await newTable(), `urn:li:chart:(looker,${unique('none')})`];
  await write(newUrn(), [table, none]);
  expect(await exists(none)).toBe(false);
  expect((await listed(table)).active).toHaveLength(1);
});

it('a rollback of the run changes the lists back', async () => {
  const [first = '', second = ''] = await newTables(2);
  const [moved, added, others] = [newUrn(), newUrn(), newUrn()];
  const runId = unique('run');
  const inRun = (urn: string, entities: string[]) =>
    accepted(catalog.ingest(urn, 'incidentInfo', infoOf(entities), { systemMetadata: { runId } }));
  await write(moved, [first]);
  await inRun(moved, [second]);
  await inRun(added, [first]);
  await write(others, [first]);
  expect((await listed(first)).active).toEqual([added, others]);
  await accepted(catalog.post('/runs?action=rollback', { runId, dryRun: false, safe: false }));
  expect((await listed(first)).active.sort()).toEqual([moved, others].sort());
  expect(await listed(second)).toEqual(NONE);
});
