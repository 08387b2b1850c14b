/** Entity types that only some catalogs use: notebooks, relationships of datasets, views, posts, files. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const ANN = 'urn:li:corpuser:ann';
const STAMP = { time: 7, actor: ANN };
const STAMPS = { created: STAMP, lastModified: STAMP };
const UNKNOWN = { time: 0, actor: 'urn:li:corpuser:unknown' };

describe('a notebook', () => {
  const NOTEBOOK = `query ($urn: String!) { notebook(urn: $urn) { type tool notebookId platform { urn }
    info { title description externalUrl customProperties { key value } changeAuditStamps { created { time actor } lastModified { time actor } deleted { time } } }
    content { cells { type chartCell { cellId cellTitle } textCell { cellId cellTitle text }
      queryChell { cellId cellTitle rawQuery lastExecuted { time } changeAuditStamps { created { actor } } } } }
    editableProperties { description } browsePaths { path } } }`;

  it('has its cells by type', async () => {
    const id = unique('n');
    const urn = `urn:li:notebook:(querybook,${id})`;
    await catalog.ingestBatch([
      proposal(urn, 'notebookInfo', {
        ...{ title: 'N', description: 'Notes', externalUrl: 'https://x.org/n', customProperties: { a: 'b' } },
        changeAuditStamps: { created: STAMP, deleted: STAMP },
      }),
      proposal(urn, 'notebookContent', {
        cells: [
          { type: 'TEXT_CELL', textCell: { cellId: '1', text: 'hello', changeAuditStamps: STAMPS } },
          {
            type: 'QUERY_CELL',
            queryCell: {
              cellId: '2',
              cellTitle: 'Q',
              rawQuery: 'select 1',
              lastExecuted: STAMP,
              changeAuditStamps: STAMPS,
            },
          },
          { type: 'CHART_CELL', chartCell: { cellId: '3', cellTitle: 'C', changeAuditStamps: STAMPS } },
        ],
      }),
      proposal(urn, 'editableNotebookProperties', { description: 'Mine' }),
      proposal(urn, 'browsePaths', { paths: ['/a/b'] }),
      proposal(urn, 'dataPlatformInstance', { platform: 'urn:li:dataPlatform:jupyter' }),
    ]);
    expect((await catalog.query(NOTEBOOK, { urn })).notebook).toEqual({
      ...{
        type: 'NOTEBOOK',
        tool: 'querybook',
        notebookId: id,
        platform: { urn: 'urn:li:dataPlatform:jupyter' },
      },
      info: {
        ...{ title: 'N', description: 'Notes', externalUrl: 'https://x.org/n' },
        customProperties: [{ key: 'a', value: 'b' }],
        changeAuditStamps: { created: STAMP, lastModified: UNKNOWN, deleted: { time: 7 } },
      },
      content: {
        cells: [
          {
            type: 'TEXT_CELL',
            chartCell: null,
            queryChell: null,
            textCell: { cellId: '1', cellTitle: '', text: 'hello' },
          },
          {
            ...{ type: 'QUERY_CELL', chartCell: null, textCell: null },
            queryChell: {
              ...{ cellId: '2', cellTitle: 'Q', rawQuery: 'select 1', lastExecuted: { time: 7 } },
              changeAuditStamps: { created: { actor: ANN } },
            },
          },
          {
            type: 'CHART_CELL',
            chartCell: { cellId: '3', cellTitle: 'C' },
            textCell: null,
            queryChell: null,
          },
        ],
      },
      editableProperties: { description: 'Mine' },
      browsePaths: [{ path: ['a', 'b'] }],
    });
  });

  it('has the platform of its tool and no cells if nobody has written them', async () => {
    const urn = `urn:li:notebook:(querybook,${unique('n')})`;
    await catalog.ingest(urn, 'status', { removed: true });
    expect((await catalog.query(NOTEBOOK, { urn })).notebook).toMatchObject({
      ...{ platform: { urn: 'urn:li:dataPlatform:querybook' }, content: { cells: [] }, info: null },
    });
  });
});

it('a relationship of datasets has its columns, a cardinality, and edited texts', async () => {
  const [source, destination] = [datasetUrn(unique('t')), datasetUrn(unique('t'))];
  const [full, bare] = [unique('r'), unique('r')].map((id) => `urn:li:erModelRelationship:${id}`) as [
    string,
    string,
  ];
  const required = {
    name: 'r',
    source,
    destination,
    relationshipFieldMappings: [{ sourceField: 'a', destinationField: 'b' }],
  };
  await catalog.ingestBatch([
    proposal(full, 'erModelRelationshipProperties', { ...required, ...STAMPS, cardinality: 'ONE_N' }),
    proposal(full, 'editableERModelRelationshipProperties', { name: 'mine', description: 'Joins' }),
    proposal(full, 'globalTags', { tags: [{ tag: 'urn:li:tag:join' }] }),
    proposal(bare, 'erModelRelationshipProperties', required),
  ]);
  const QUERY = `query ($urn: String!) { erModelRelationship(urn: $urn) { id type editableProperties { name description }
    properties { name source { urn } destination { urn } relationshipFieldMappings { sourceField destinationField } cardinality createdTime createdActor { urn } }
    tags { tags { tag { urn } } } privileges { canEdit } lineage(input: { direction: UPSTREAM }) { total }
    relationships(input: { types: ["ermodelrelationA"], direction: OUTGOING }) { relationships { entity { urn } } } } }`;
  const shown = {
    name: 'r',
    source: { urn: source },
    destination: { urn: destination },
    relationshipFieldMappings: required.relationshipFieldMappings,
  };
  expect((await catalog.query(QUERY, { urn: full })).erModelRelationship).toEqual({
    ...{
      id: full.split(':')[3],
      type: 'ER_MODEL_RELATIONSHIP',
      editableProperties: { name: 'mine', description: 'Joins' },
    },
    properties: { ...shown, cardinality: 'ONE_N', createdTime: 7, createdActor: { urn: ANN } },
    ...{
      tags: { tags: [{ tag: { urn: 'urn:li:tag:join' } }] },
      privileges: { canEdit: true },
      lineage: { total: 0 },
    },
    relationships: { relationships: [{ entity: { urn: source } }] },
  });
  expect((await catalog.query(QUERY, { urn: bare })).erModelRelationship).toMatchObject({
    ...{
      properties: { ...shown, cardinality: 'N_N', createdTime: 0, createdActor: null },
      editableProperties: null,
    },
  });
});

describe('a view', () => {
  const VIEW = `query ($urn: String!) { view(urn: $urn) { name description viewType
    definition { entityTypes filter { operator filters { field condition values negated } } } } }`;
  const a = { field: 'platform.keyword', values: ['x'], condition: 'EQUAL', negated: false };
  const b = { field: 'name', values: [], condition: 'IS_NULL', negated: false };
  const shown = (more: object = {}) => ({
    field: 'platform',
    values: ['x'],
    condition: 'EQUAL',
    negated: false,
    ...more,
  });
  const isNull = { field: 'name', values: [], condition: 'EXISTS', negated: true };

  async function viewWith(definition: object, type = 'GLOBAL') {
    const urn = `urn:li:dataHubView:${unique('v')}`;
    const answer = await catalog.ingest(urn, 'dataHubViewInfo', {
      name: 'V',
      description: 'd',
      type,
      definition,
      ...STAMPS,
    });
    expect(answer.status).toBe(200);
    return (await catalog.query(VIEW, { urn })).view;
  }

  it.each([
    ['one conjunction', { or: [{ and: [a, b] }] }, { operator: 'AND', filters: [shown(), isNull] }],
    [
      'several conditions',
      { or: [{ and: [a] }, { and: [b] }] },
      { operator: 'OR', filters: [shown(), isNull] },
    ],
    [
      'conjunctions that an editor cannot show',
      { or: [{ and: [a, b] }, { and: [a] }] },
      { operator: 'OR', filters: [] },
    ],
    [
      'the old form',
      { criteria: [{ ...a, values: [], value: 'x' }] },
      { operator: 'AND', filters: [shown()] },
    ],
    ['no condition', {}, { operator: 'AND', filters: [] }],
  ])('shows %s', async (_, filter, expected) => {
    expect(await viewWith({ entityTypes: ['dataset', 'DATA_JOB'], filter })).toEqual({
      ...{ name: 'V', description: 'd', viewType: 'GLOBAL' },
      definition: { entityTypes: ['DATASET', 'DATA_JOB'], filter: expected },
    });
  });

  it('of one user is personal, and an unknown one is null', async () => {
    expect(await viewWith({ entityTypes: [], filter: {} }, 'PERSONAL')).toMatchObject({
      viewType: 'PERSONAL',
    });
    expect(await catalog.query(VIEW, { urn: `urn:li:dataHubView:${unique('none')}` })).toEqual({
      view: null,
    });
  });

  it('that a user chose but nobody defined counts as not chosen', async () => {
    const [user, id] = [`urn:li:corpuser:${unique('u')}`, unique('v')];
    await catalog.ingest(user, 'corpUserSettings', {
      appearance: {},
      views: { defaultView: `urn:li:dataHubView:${id}` },
    });
    const { corpUser } = await catalog.query(
      `query ($urn: String!) { corpUser(urn: $urn) { settings { views { defaultView { name } } } } }`,
      { urn: user },
    );
    expect(corpUser.settings.views.defaultView).toBeNull();
  });
});

describe('posts and files', () => {
  const BOTH = `query ($urns: [String!]!) { entities(urns: $urns) { urn
    ... on Post { postType content { contentType title description link media { type location } } lastModified { time actor } }
    ... on DataHubFile { info { bucketStorageLocation { storageBucket storageKey } originalFileName mimeType sizeInBytes scenario
      referencedByAsset { urn } schemaField { urn } created { time actor { urn } } } } } }`;

  it('have the members of their main aspect', async () => {
    const [post, file, dataset] = [
      `urn:li:post:${unique('p')}`,
      `urn:li:dataHubFile:${unique('f')}`,
      datasetUrn(unique('t')),
    ];
    const column = `urn:li:schemaField:(${dataset},id)`;
    const media = { type: 'IMAGE', location: 'https://x.org/i.png' };
    const stored = {
      ...{
        bucketStorageLocation: { storageBucket: 'b', storageKey: 'k' },
        originalFileName: 'a.png',
        mimeType: 'image/png',
      },
      ...{ sizeInBytes: 9, scenario: 'ASSET_DOCUMENTATION' },
    };
    await catalog.ingestBatch([
      proposal(post, 'postInfo', {
        ...{ type: 'HOME_PAGE_ANNOUNCEMENT', created: 1, lastModified: 2, auditStamp: STAMP },
        content: { type: 'LINK', title: 'Hi', description: 'd', link: 'https://x.org', media },
      }),
      proposal(file, 'dataHubFileInfo', {
        ...stored,
        referencedByAsset: dataset,
        schemaField: column,
        created: STAMP,
      }),
    ]);
    expect((await catalog.query(BOTH, { urns: [post, file] })).entities).toEqual([
      {
        ...{ urn: post, postType: 'HOME_PAGE_ANNOUNCEMENT', lastModified: { time: 2, actor: ANN } },
        content: { contentType: 'LINK', title: 'Hi', description: 'd', link: 'https://x.org', media },
      },
      {
        urn: file,
        info: {
          ...{ ...stored, referencedByAsset: { urn: dataset }, schemaField: { urn: column } },
          created: { time: 7, actor: { urn: ANN } },
        },
      },
    ]);
  });

  it('without their main aspect are entities without fields of their own, and unknown files are null', async () => {
    const file = `urn:li:dataHubFile:${unique('f')}`;
    await catalog.ingest(file, 'status', { removed: true });
    const { data, errors } = await catalog.graphql(BOTH, {
      urns: [file, `urn:li:dataHubFile:${unique('none')}`],
    });
    expect(errors).toBeUndefined();
    expect(data.entities).toEqual([{ urn: file }, null]);
  });
});
