/** The GraphQL fields of incidents, queries and versions. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const ACTOR = 'urn:li:corpuser:ada';
const stamp = (time: number) => ({ time, actor: ACTOR });
const assertionUrn = () => `urn:li:assertion:${unique('a')}`;

async function read(root: string, urn: string, selection: string): Promise<any> {
  return (await catalog.query(`query ($urn: String!) { ${root}(urn: $urn) { ${selection} } }`, { urn }))[
    root
  ];
}

async function ingest(urn: string, aspectName: string, value: object): Promise<void> {
  expect((await catalog.ingest(urn, aspectName, value)).status).toBe(200);
}

async function newDataset(): Promise<string> {
  const urn = datasetUrn(unique('t'));
  await ingest(urn, 'status', { removed: false });
  return urn;
}

describe('incidents', () => {
  const incident = (entities: string[], state: string, time: number, more: object = {}) => ({
    type: 'OPERATIONAL',
    entities,
    status: { state, lastUpdated: stamp(time) },
    created: stamp(time),
    ...more,
  });

  it('show their fields, their asset and their source', async () => {
    const dataset = await newDataset();
    const [urn, assertion] = [`urn:li:incident:${unique('i')}`, assertionUrn()];
    await ingest(urn, 'incidentInfo', {
      ...incident([dataset], 'ACTIVE', 5, { type: 'CUSTOM', customType: 'Ours', priority: 1, startedAt: 3 }),
      title: 'Late',
      description: 'Not there',
      assignees: [
        { actor: ACTOR, assignedAt: stamp(1) },
        { actor: 'urn:li:corpGroup:team', assignedAt: stamp(1) },
      ],
      source: { type: 'ASSERTION_FAILURE', sourceUrn: assertion },
      status: { state: 'ACTIVE', stage: 'TRIAGE', message: 'Looking', lastUpdated: stamp(6) },
    });
    const selection = `incidentType customType title description priority startedAt created { time actor }
      status { state stage message lastUpdated { time } } source { type source { urn type } } entity { urn }
      assignees { ... on CorpUser { username } ... on CorpGroup { name } }`;
    expect(await read('incident', urn, selection)).toEqual({
      incidentType: 'CUSTOM',
      customType: 'Ours',
      title: 'Late',
      description: 'Not there',
      priority: 'HIGH',
      startedAt: 3,
      created: stamp(5),
      status: { state: 'ACTIVE', stage: 'TRIAGE', message: 'Looking', lastUpdated: { time: 6 } },
      source: { type: 'ASSERTION_FAILURE', source: { urn: assertion, type: 'ASSERTION' } },
      entity: { urn: dataset },
      assignees: [{ username: 'ada' }, { name: 'team' }],
    });
  });

  it('of many assets are listed newest first, and can be filtered by state', async () => {
    const assets = await Promise.all(Array.from({ length: 8 }, newDataset));
    const urns: string[] = [];
    const proposals = [10, 30, 20].map((time, index) => {
      urns.push(`urn:li:incident:${unique('i')}`);
      return proposal(
        urns[index]!,
        'incidentInfo',
        incident(assets, index === 1 ? 'RESOLVED' : 'ACTIVE', time),
      );
    });
    expect((await catalog.ingestBatch(proposals)).status).toBe(200);
    const query = `query ($urns: [String!]!) { entities(urns: $urns) { ... on Dataset {
      incidents { start count total incidents { urn } }
      active: incidents(state: ACTIVE, count: 1) { total incidents { urn } } } } }`;
    const { entities } = await catalog.query(query, { urns: assets });
    const [first, second, third] = urns;
    expect(entities).toEqual(
      assets.map(() => ({
        incidents: {
          start: 0,
          count: 20,
          total: 3,
          incidents: [second, third, first].map((urn) => ({ urn })),
        },
        active: { total: 2, incidents: [{ urn: third }] },
      })),
    );
  });
});

it('a query shows its statement and its subjects', async () => {
  const urn = `urn:li:query:${unique('q')}`;
  const [dataset, fieldOf] = [datasetUrn('one'), datasetUrn('two')];
  await ingest(urn, 'queryProperties', {
    name: 'Q',
    description: 'D',
    statement: { value: 'select 1' },
    source: 'MANUAL',
    created: stamp(1),
    lastModified: stamp(2),
    origin: dataset,
    customProperties: { a: 'b' },
  });
  await ingest(urn, 'querySubjects', {
    subjects: [{ entity: dataset }, { entity: `urn:li:schemaField:(${fieldOf},id)` }],
  });
  const selection = `platform { name } subjects { dataset { urn } schemaField { fieldPath } }
    properties { name description statement { value language } source created { time } createdOn { time actor { username } }
      lastModified { time } origin { urn } customProperties { key value } }`;
  expect(await read('query', urn, selection)).toEqual({
    platform: { name: 'unknown' },
    subjects: [
      { dataset: { urn: dataset }, schemaField: null },
      { dataset: { urn: fieldOf }, schemaField: { fieldPath: 'id' } },
    ],
    properties: {
      name: 'Q',
      description: 'D',
      statement: { value: 'select 1', language: 'SQL' },
      source: 'MANUAL',
      created: { time: 1 },
      createdOn: { time: 1, actor: { username: 'ada' } },
      lastModified: { time: 2 },
      origin: { urn: dataset },
      customProperties: [{ key: 'a', value: 'b' }],
    },
  });
});

it('a version shows its version set, and the set shows its latest version', async () => {
  const [dataset, set] = [datasetUrn(unique('t')), `urn:li:versionSet:(${unique('s')},dataset)`];
  await ingest(dataset, 'versionProperties', {
    versionSet: set,
    version: { versionTag: 'v2' },
    aliases: [{ versionTag: 'latest' }],
    comment: 'C',
    sortId: '0002',
    metadataCreatedTimestamp: stamp(4),
  });
  await ingest(set, 'versionSetProperties', { latest: dataset, versioningScheme: 'LEXICOGRAPHIC_STRING' });
  const selection = `versionProperties { version { versionTag } aliases { versionTag } comment isLatest created { time }
    createdInSource { time } versionSet { urn latestVersion { urn } properties { versioningScheme } } }`;
  expect((await read('dataset', dataset, selection)).versionProperties).toEqual({
    version: { versionTag: 'v2' },
    aliases: [{ versionTag: 'latest' }],
    comment: 'C',
    isLatest: true,
    created: { time: 4 },
    createdInSource: null,
    versionSet: {
      urn: set,
      latestVersion: { urn: dataset },
      properties: { versioningScheme: 'LEXICOGRAPHIC_STRING' },
    },
  });
});
