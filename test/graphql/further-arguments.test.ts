/** Arguments and input fields of existing operations, and small fields of answers. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const ME = 'urn:li:corpuser:datahub';
const ANN = 'urn:li:corpuser:ann';

it('relationships can be restricted to entity types at the other end', async () => {
  const dataset = datasetUrn(unique('t'));
  const [domain, application] = [`urn:li:domain:${unique('d')}`, `urn:li:application:${unique('a')}`];
  await catalog.ingestBatch([
    proposal(dataset, 'domains', { domains: [domain] }),
    proposal(dataset, 'applications', { applications: [application] }),
  ]);
  const ask = (relatedEntityTypes?: readonly string[]) =>
    catalog.graphql(
      `query ($urn: String!, $input: RelationshipsInput!) { dataset(urn: $urn) { relationships(input: $input) { total relationships { entity { urn } } } } }`,
      { urn: dataset, input: { types: ['AssociatedWith'], direction: 'OUTGOING', relatedEntityTypes } },
    );
  const found = async (types?: readonly string[]) =>
    (await ask(types)).data.dataset.relationships.relationships.map(({ entity }: any) => entity.urn);
  expect(await found(['application'])).toEqual([application]);
  expect(await found(['DOMAIN', 'application'])).toEqual([application, domain]);
  expect(await found([])).toEqual([application, domain]);
  expect(await found()).toEqual([application, domain]);
  expect((await ask(['nonsense'])).errors).toMatchObject([
    { path: ['dataset', 'relationships'], extensions: { reason: 'INVALID_REQUEST' } },
  ]);
});

describe('incidents of an asset', () => {
  const dataset = datasetUrn(unique('t'));
  const incidents = ['a', 'b', 'c'].map((id) => `urn:li:incident:${unique(id)}`) as [string, string, string];

  beforeAll(async () => {
    const rows = [
      { state: 'ACTIVE', stage: 'TRIAGE', priority: 0, assignee: ANN, time: 5, title: 'Late' },
      { state: 'ACTIVE', stage: 'FIXED', priority: 2, assignee: ME, time: 9, title: 'Wrong' },
      { state: 'RESOLVED', stage: 'FIXED', priority: 0, assignee: ME, time: 20, title: 'Gone' },
    ];
    await catalog.ingest(dataset, 'status', { removed: false });
    await catalog.ingestBatch(
      rows.map(({ state, stage, priority, assignee, time, title }, index) =>
        proposal(incidents[index] ?? '', 'incidentInfo', {
          ...{
            type: 'OPERATIONAL',
            title,
            entities: [dataset],
            priority,
            created: { time: index, actor: ME },
          },
          status: { state, stage, lastUpdated: { time, actor: ME } },
          assignees: [{ actor: assignee, assignedAt: { time, actor: ME } }],
        }),
      ),
    );
  });

  it.each([
    ['priority: CRITICAL', ['c', 'a']],
    ['stage: FIXED', ['c', 'b']],
    [`assigneeUrns: ["${ANN}"]`, ['a']],
    [`assigneeUrns: ["${ANN}", "${ME}"]`, ['c', 'b', 'a']],
    ['assigneeUrns: []', []],
    [`state: ACTIVE, stage: FIXED, priority: MEDIUM, assigneeUrns: ["${ME}"]`, ['b']],
    ['state: ACTIVE, priority: LOW', []],
  ])('are selected by %s', async (conditions, expected) => {
    const { dataset: found } = await catalog.query(
      `query ($urn: String!) { dataset(urn: $urn) { incidents(${conditions}) { total incidents { urn } } } }`,
      { urn: dataset },
    );
    const urns = expected.map((name) => ({ urn: incidents['abc'.indexOf(name)] }));
    expect(found.incidents).toEqual({ total: urns.length, incidents: urns });
  });

  it('appear in its health: the one that changed last, and their number', async () => {
    const { dataset: found } = await catalog.query(
      `query ($urn: String!) { dataset(urn: $urn) { health { type status reportedAt latestAssertionStatusByType { total }
        activeIncidentHealthDetails { latestIncidentUrn latestIncidentTitle lastActivityAt count } } } }`,
      { urn: dataset },
    );
    expect(found.health).toEqual([
      {
        ...{ type: 'INCIDENTS', status: 'FAIL', reportedAt: 9, latestAssertionStatusByType: null },
        activeIncidentHealthDetails: {
          ...{ latestIncidentUrn: incidents[1], latestIncidentTitle: 'Wrong', lastActivityAt: 9, count: 2 },
        },
      },
    ]);
  });

  it('that are all resolved leave no details', async () => {
    const [healthy, incident] = [datasetUrn(unique('t')), `urn:li:incident:${unique('r')}`];
    await catalog.ingest(healthy, 'status', { removed: false });
    await catalog.ingest(incident, 'incidentInfo', {
      ...{ type: 'OPERATIONAL', entities: [healthy], created: { time: 1, actor: ME } },
      status: { state: 'RESOLVED', lastUpdated: { time: 1, actor: ME } },
    });
    const { dataset: found } = await catalog.query(
      `query ($urn: String!) { dataset(urn: $urn) { health { status reportedAt activeIncidentHealthDetails { count } } } }`,
      { urn: healthy },
    );
    expect(found.health).toEqual([{ status: 'PASS', reportedAt: null, activeIncidentHealthDetails: null }]);
  });
});

it('an entity exists while it is only soft-deleted', async () => {
  const [written, referred] = [datasetUrn(unique('t')), datasetUrn(unique('t'))];
  await catalog.ingest(written, 'status', { removed: true });
  await catalog.ingest(written, 'upstreamLineage', { upstreams: [{ dataset: referred, type: 'COPY' }] });
  const EXISTS = 'query ($urn: String!) { entityExists(urn: $urn) }';
  expect(await catalog.query(EXISTS, { urn: written })).toEqual({ entityExists: true });
  expect(await catalog.query(EXISTS, { urn: referred })).toEqual({ entityExists: false });
  const { errors } = await catalog.graphql(EXISTS, { urn: 'nonsense' });
  expect(errors).toMatchObject([{ path: ['entityExists'], extensions: { reason: 'INVALID_URN' } }]);
  const { entities } = await catalog.query(
    `query ($urns: [String!]!) { entities(urns: $urns, checkForExistence: true) { urn } }`,
    { urns: [written, referred] },
  );
  expect(entities).toEqual([{ urn: written }, null]);
});

it('structured properties name the platforms for which pages offer them', async () => {
  const qualifiedName = unique('property');
  const [hive, spark] = ['urn:li:dataPlatform:hive', 'urn:li:dataPlatform:spark'];
  const parts = 'urn definition { allowedPlatforms { urn } }';
  const input = {
    ...{ qualifiedName, valueType: 'urn:li:dataType:datahub.string', allowedPlatforms: [hive] },
    entityTypes: ['urn:li:entityType:datahub.dataset'],
  };
  const CREATE = `mutation ($input: CreateStructuredPropertyInput!) { createStructuredProperty(input: $input) { ${parts} } }`;
  const { createStructuredProperty: made } = await catalog.query(CREATE, { input });
  expect(made.definition).toEqual({ allowedPlatforms: [{ urn: hive }] });
  const UPDATE = `mutation ($input: UpdateStructuredPropertyInput!) { updateStructuredProperty(input: $input) { ${parts} } }`;
  const change = { urn: made.urn, newAllowedPlatforms: [spark, hive] };
  const { updateStructuredProperty: changed } = await catalog.query(UPDATE, { input: change });
  expect(changed.definition).toEqual({ allowedPlatforms: [{ urn: hive }, { urn: spark }] });
  for (const wrong of [
    await catalog.graphql(CREATE, {
      input: { ...input, qualifiedName: unique('p'), allowedPlatforms: ['urn:li:tag:x'] },
    }),
    await catalog.graphql(UPDATE, { input: { urn: made.urn, newAllowedPlatforms: ['hive'] } }),
  ])
    expect(wrong.errors).toMatchObject([{ extensions: { reason: 'INVALID_URN' } }]);
});

it('a search in lineage applies a view, and tells whether it is complete; cursors and hits have their further members', async () => {
  const [start, middle] = [datasetUrn(unique('t')), datasetUrn(unique('t'))];
  const job = `urn:li:dataJob:(urn:li:dataFlow:(airflow,${unique('f')},PROD),j)`;
  const view = `urn:li:dataHubView:${unique('v')}`;
  const stamp = { time: 1, actor: ME };
  await catalog.ingestBatch([
    proposal(middle, 'status', { removed: false }),
    proposal(job, 'dataJobInputOutput', { inputDatasets: [middle], outputDatasets: [start] }),
    proposal(view, 'dataHubViewInfo', {
      ...{ name: 'v', type: 'GLOBAL', definition: { entityTypes: ['dataJob'], filter: { or: [] } } },
      ...{ created: stamp, lastModified: stamp },
    }),
    proposal(start, 'status', { removed: false }),
  ]);
  const SEARCH = `query ($input: SearchAcrossLineageInput!) { searchAcrossLineage(input: $input) { isPartial searchResults { insights { text } entity { urn } } } }`;
  const input = { urn: start, direction: 'UPSTREAM' };
  expect((await catalog.query(SEARCH, { input: { ...input, viewUrn: view } })).searchAcrossLineage).toEqual({
    ...{ isPartial: false, searchResults: [{ insights: [], entity: { urn: job } }] },
  });
  const { scrollAcrossLineage } = await catalog.query(
    `query ($input: ScrollAcrossLineageInput!) { scrollAcrossLineage(input: $input) { total isPartial } }`,
    { input: { ...input, keepAlive: '5m' } },
  );
  expect(scrollAcrossLineage).toEqual({ total: 2, isPartial: false });
  const { scrollAcrossEntities } = await catalog.query(
    `query ($input: ScrollAcrossEntitiesInput!) { scrollAcrossEntities(input: $input) { searchResults { insights { text } entity { urn } } } }`,
    { input: { query: '*', keepAlive: '1m', orFilters: [{ and: [{ field: 'urn', values: [start] }] }] } },
  );
  expect(scrollAcrossEntities.searchResults).toEqual([{ insights: [], entity: { urn: start } }]);
});

it('a requested run names who requested it and its source', async () => {
  const [named, other] = [unique('e'), unique('e')].map((id) => `urn:li:dataHubExecutionRequest:${id}`) as [
    string,
    string,
  ];
  const source = `urn:li:dataHubIngestionSource:${unique('s')}`;
  const request = { task: 'RUN_INGEST', args: {}, executorId: 'default', requestedAt: 1 };
  await catalog.ingestBatch([
    proposal(named, 'dataHubExecutionRequestInput', {
      ...request,
      actorUrn: ANN,
      source: { type: 'MANUAL', ingestionSource: source },
    }),
    proposal(other, 'dataHubExecutionRequestInput', { ...request, source: { type: 'CLI' } }),
  ]);
  const { entities } = await catalog.query(
    `query ($urns: [String!]!) { entities(urns: $urns) { ... on ExecutionRequest { input { actorUrn actor { urn } source { type ingestionSource } } } } }`,
    { urns: [named, other] },
  );
  expect(entities).toEqual([
    { input: { actorUrn: ANN, actor: { urn: ANN }, source: { type: 'MANUAL', ingestionSource: source } } },
    { input: { actorUrn: ME, actor: { urn: ME }, source: { type: 'CLI', ingestionSource: null } } },
  ]);
});

it('an access token names its owner, and whoever may edit owners may edit those of assertions', async () => {
  const user = `urn:li:corpuser:${unique('u')}`;
  await catalog.ingest(user, 'corpUserInfo', { active: true });
  const { createAccessToken } = await catalog.query(
    `mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { metadata { ownerUrn owner { urn } } } }`,
    { input: { type: 'PERSONAL', actorUrn: user, duration: 'ONE_HOUR', name: unique('token') } },
  );
  expect(createAccessToken.metadata).toEqual({ ownerUrn: ME, owner: { urn: ME } });
  const dataset = datasetUrn(unique('t'));
  await catalog.ingest(dataset, 'status', { removed: false });
  const { dataset: found } = await catalog.query(
    `query ($urn: String!) { dataset(urn: $urn) { privileges { canEditAssertionOwners } } }`,
    { urn: dataset },
  );
  expect(found.privileges).toEqual({ canEditAssertionOwners: true });
});
