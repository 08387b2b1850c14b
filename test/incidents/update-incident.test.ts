/** Changes of incidents, and of the lists of incidents that their entities keep. */
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { newTable, newUser, stored, done } = mutationTools(() => catalog);

const raise = (resourceUrns: string[], parts: object = {}): Promise<string> =>
  done('raiseIncident', { type: 'OPERATIONAL', resourceUrns, title: 'Late', ...parts });
const update = (urn: string, input: object) =>
  catalog.graphql(
    `mutation ($urn: String!, $input: UpdateIncidentInput!) { updateIncident(urn: $urn, input: $input) }`,
    { urn, input },
  );
const updated = async (urn: string, input: object) => {
  expect(await update(urn, input)).toMatchObject({ data: { updateIncident: true } });
};
const listed = async (urn: string) => {
  const { activeIncidentDetails: active = [], resolvedIncidentDetails: resolved = [] } =
    (await stored(urn, 'incidentsSummary')) ?? {};
  return { active: active.map(({ urn }: any) => urn), resolved: resolved.map(({ urn }: any) => urn) };
};

it('an update changes only the given members', async () => {
  const [table, first, second] = [await newTable(), await newUser(), await newUser()];
  const urn = await raise([table], { priority: 'LOW', assigneeUrns: [first], description: 'Still' });
  const before = await stored(urn, 'incidentInfo');
  await updated(urn, { title: 'Later', startedAt: 7 });
  expect(await stored(urn, 'incidentInfo')).toEqual({ ...before, title: 'Later', startedAt: 7 });
  await updated(urn, { priority: 'CRITICAL', assigneeUrns: [first, second] });
  const { incident } = await catalog.query(
    `{ incident(urn: "${urn}") { title priority assignees { ... on CorpUser { urn } } } }`,
  );
  expect(incident).toEqual({
    ...{ title: 'Later', priority: 'CRITICAL', assignees: [{ urn: first }, { urn: second }] },
  });
  expect((await stored(urn, 'incidentInfo')).assignees[0]).toEqual(before.assignees[0]);
  expect((await stored(table, 'incidentsSummary')).activeIncidentDetails).toMatchObject([
    { urn, priority: 0 },
  ]);
  await updated(urn, { assigneeUrns: [] });
  expect((await stored(urn, 'incidentInfo')).assignees).toEqual([]);
});

it('entities that join or leave get and lose their entry', async () => {
  const [stays, leaves, joins] = [await newTable(), await newTable(), await newTable()];
  const urn = await raise([stays, leaves]);
  await updated(urn, { resourceUrns: [stays, joins, joins] });
  expect((await stored(urn, 'incidentInfo')).entities).toEqual([stays, joins]);
  expect(await Promise.all([stays, leaves, joins].map(listed))).toEqual([
    { active: [urn], resolved: [] },
    { active: [], resolved: [] },
    { active: [urn], resolved: [] },
  ]);
  await updated(urn, { status: { state: 'RESOLVED', stage: 'FIXED' }, resourceUrns: [joins] });
  expect(await Promise.all([stays, joins].map(listed))).toEqual([
    { active: [], resolved: [] },
    { active: [], resolved: [urn] },
  ]);
  const { resolvedIncidentDetails: before } = await stored(joins, 'incidentsSummary');
  await updated(urn, { title: 'Fixed' });
  expect((await stored(joins, 'incidentsSummary')).resolvedIncidentDetails).toEqual(before);
});

it('a status replaces the previous one with its stage and message', async () => {
  const urn = await raise([await newTable()], {
    status: { state: 'ACTIVE', stage: 'TRIAGE', message: 'Hm' },
  });
  await updated(urn, { status: { state: 'ACTIVE' } });
  const { status } = await stored(urn, 'incidentInfo');
  expect(Object.keys(status).sort()).toEqual(['lastUpdated', 'state']);
});

it('what an update names must exist, and nothing is stored otherwise', async () => {
  const [table, none] = [await newTable(), unique('none')];
  const urn = await raise([table]);
  const before = await stored(urn, 'incidentInfo');
  const refused: [object, string][] = [
    [{ resourceUrns: [] }, 'INVALID_REQUEST'],
    [{ resourceUrns: ['x'] }, 'INVALID_URN'],
    [{ resourceUrns: [table, datasetUrn(none)] }, 'NOT_FOUND'],
    [{ assigneeUrns: [`urn:li:corpuser:${none}`] }, 'NOT_FOUND'],
    [{ assigneeUrns: [table] }, 'INVALID_URN'],
  ];
  for (const [part, code] of refused) {
    const { errors } = await update(urn, { title: 'New', ...part });
    expect([part, errors[0].extensions.reason]).toEqual([part, code]);
  }
  expect(await stored(urn, 'incidentInfo')).toEqual(before);
  const { errors } = await update(`urn:li:incident:${none}`, { title: 'x' });
  expect(errors[0].extensions.reason).toBe('NOT_FOUND');
});
