/** Who may manage tests, and what their actions may do. */
import { datasetUrn, proposal, unique, type TestCatalog } from '../helpers/catalog.js';
import { addPerson, rootCookie, startSecured, type Person } from '../helpers/secured-catalog.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startSecured();
});
afterAll(() => catalog.stop());

const as = async (who?: Person) => ({ cookie: who?.cookie ?? (await rootCookie(catalog)) });
const CREATE = 'mutation ($input: CreateTestInput!) { createTest(input: $input) }';
const LIST = 'query { listTests(input: {}) { total } }';
const DELETE = 'mutation ($urn: String!) { deleteTest(urn: $urn) }';

const made: string[] = [];
afterEach(async () => {
  for (const urn of made.splice(0)) await catalog.graphql(DELETE, { urn }, await as());
});

async function ingestAll(...proposals: object[]): Promise<void> {
  const answer = await catalog.post('/aspects?action=ingestProposalBatch', { proposals }, await as());
  expect(answer.status).toBe(200);
}

/** Gives a person a privilege by a policy of its own. */
async function grant(who: Person, policy: object): Promise<void> {
  const actors = { users: [who.urn], groups: [], resourceOwners: false, allUsers: false, allGroups: false };
  const info = { displayName: 'p', description: '', state: 'ACTIVE', editable: true, actors, ...policy };
  await ingestAll(proposal(`urn:li:dataHubPolicy:${unique('p')}`, 'dataHubPolicyInfo', info));
}

it('managing and listing tests require privileges of the platform', async () => {
  const reader = await addPerson(catalog, 'Reader');
  const input = { name: 'n', category: 'c', definition: { json: '{}' } };
  const asReader = await as(reader);
  for (const [query, variables] of [
    [CREATE, { input }],
    [DELETE, { urn: 'urn:li:test:x' }],
    [LIST, {}],
  ] as const) {
    const { errors } = await catalog.graphql(query, variables, asReader);
    expect(errors[0].extensions.reason).toBe('FORBIDDEN');
  }
  expect((await catalog.post('/tests?action=evaluate', { urns: [] }, asReader)).status).toBe(403);
  await grant(reader, { type: 'PLATFORM', privileges: ['VIEW_TESTS'] });
  expect((await catalog.graphql(LIST, {}, asReader)).errors).toBeUndefined();
});

it('an action does only what the author of the test may do, and is left out otherwise', async () => {
  const author = await addPerson(catalog);
  await grant(author, { type: 'PLATFORM', privileges: ['MANAGE_TESTS'] });
  const [mine, other] = [datasetUrn(unique('mine')), datasetUrn(unique('other'))];
  const tag = `urn:li:tag:${unique('t')}`;
  await ingestAll(
    ...[mine, other].map((urn) => proposal(urn, 'status', { removed: false })),
    proposal(tag, 'tagProperties', { name: 't' }),
  );
  const criterion = { field: 'URN', values: [mine], condition: 'EQUALS' };
  await grant(author, {
    ...{ type: 'METADATA', privileges: ['EDIT_ENTITY_TAGS'] },
    resources: { filter: { criteria: [criterion] }, allResources: false, resources: [] },
  });
  const json = JSON.stringify({
    on: { types: ['dataset'], conditions: [{ property: 'urn', operator: 'equals', values: [mine, other] }] },
    rules: [{ property: 'ownership.owners.owner', operator: 'exists' }],
    actions: { failing: [{ type: 'add_tags', values: [tag] }] },
  });
  const input = { name: 'n', category: 'c', definition: { json } };
  const { data } = await catalog.graphql(CREATE, { input }, await as(author));
  made.push(data.createTest);
  const answer = await catalog.post('/tests?action=evaluate', { urns: [mine, other] }, await as());
  expect(answer.json.value.map(({ failing }: any) => failing)).toEqual([
    [data.createTest],
    [data.createTest],
  ]);
  const tagsOf = async (urn: string) =>
    (
      await catalog.post(
        '/api/graphql',
        { query: `{ dataset(urn: "${urn}") { tags { tags { tag { urn } } } } }` },
        await as(),
      )
    ).text;
  expect(await tagsOf(mine)).toContain(tag);
  expect(await tagsOf(other)).not.toContain(tag);
  expect(catalog.log).toContainEqual(
    expect.objectContaining({
      level: 'warn',
      fields: { test: data.createTest, author: author.urn, actions: 1 },
    }),
  );
});

it('the actions of a suspended author are left out', async () => {
  const author = await addPerson(catalog, 'Admin');
  const urn = datasetUrn(unique('t'));
  const tag = `urn:li:tag:${unique('t')}`;
  await ingestAll(proposal(urn, 'status', { removed: false }), proposal(tag, 'tagProperties', { name: 't' }));
  const json = JSON.stringify({
    on: { types: ['dataset'], conditions: [{ property: 'urn', operator: 'equals', value: urn }] },
    rules: [{ property: 'ownership.owners.owner', operator: 'exists' }],
    actions: { failing: [{ type: 'add_tags', values: [tag] }] },
  });
  const input = { name: 'n', category: 'c', definition: { json } };
  const { data } = await catalog.graphql(CREATE, { input }, await as(author));
  made.push(data.createTest);
  const suspended = { status: 'SUSPENDED', lastModified: { time: 1, actor: 'urn:li:corpuser:datahub' } };
  await ingestAll(proposal(author.urn, 'corpUserStatus', suspended));
  await catalog.post('/tests?action=evaluate', { urns: [urn] }, await as());
  const answer = await catalog.post(
    '/api/graphql',
    {
      query: `{ dataset(urn: "${urn}") { tags { tags { tag { urn } } } testResults { failing { test { urn } } } } }`,
    },
    await as(),
  );
  expect(answer.text).toContain(data.createTest);
  expect(answer.text).not.toContain(tag);
});
