/** Datasets at older versions, the parents of documents, and the versions of an asset. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const STAMP = { time: 7, actor: 'urn:li:corpuser:ann' };
const STAMPS = { created: STAMP, lastModified: STAMP };

describe('a dataset at older versions', () => {
  const VERSIONED = `query ($urn: String!, $stamp: String) { versionedDataset(urn: $urn, versionStamp: $stamp) { urn type name origin platform { urn }
    exists status { removed } properties { description } editableProperties { description } schema { hash }
    container { urn } health { type } relationships(input: { types: [], direction: OUTGOING }) { total } overview { description } } }`;
  const name = unique('t');
  const urn = datasetUrn(name);

  beforeAll(async () => {
    const schema = {
      schemaName: 't',
      platform: 'urn:li:dataPlatform:hive',
      version: 0,
      fields: [],
      platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
    };
    for (const text of ['one', 'two', 'three']) {
      await catalog.ingest(urn, 'datasetProperties', { description: text });
      await catalog.ingest(urn, 'schemaMetadata', { ...schema, hash: text });
    }
  });

  it.each([
    ['datasetProperties:1;schemaMetadata:2', 'one', 'two'],
    [' datasetProperties:0 ; schemaMetadata:1 ', 'three', 'one'],
    ['schemaMetadata:1', null, 'one'],
    ['datasetProperties:77;schemaMetadata:0', null, 'three'],
    [null, 'three', 'three'],
    ['  ', 'three', 'three'],
  ])('has the versions of the stamp %j', async (stamp, description, hash) => {
    const { versionedDataset } = await catalog.query(VERSIONED, { urn, stamp });
    expect(versionedDataset).toMatchObject({
      ...{
        urn,
        type: 'DATASET',
        name,
        origin: 'PROD',
        platform: { urn: 'urn:li:dataPlatform:hive' },
        exists: true,
      },
      ...{
        properties: description === null ? null : { description },
        schema: { hash },
        editableProperties: null,
      },
      ...{ overview: { description: 'three' }, health: [] },
    });
  });

  it.each([
    ['schemaMetadata', 'INVALID_REQUEST'],
    ['schemaMetadata:x', 'INVALID_REQUEST'],
    ['schemaMetadata:1:2', 'INVALID_REQUEST'],
    ['nonsense:1', 'UNKNOWN_ASPECT'],
  ])('the stamp %s is refused', async (stamp, code) => {
    const { errors } = await catalog.graphql(VERSIONED, { urn, stamp });
    expect(errors).toMatchObject([{ path: ['versionedDataset'], extensions: { reason: code } }]);
  });

  it('must be a dataset, and may be missing', async () => {
    const { errors } = await catalog.graphql(VERSIONED, { urn: 'urn:li:tag:x' });
    expect(errors).toMatchObject([{ extensions: { reason: 'INVALID_URN' } }]);
    expect(await catalog.query(VERSIONED, { urn: datasetUrn(unique('none')) })).toMatchObject({
      versionedDataset: { exists: false, properties: null, schema: null },
    });
  });
});

it('documents list their parents up to one that does not exist', async () => {
  const [top, middle, leaf] = ['a', 'b', 'c'].map((id) => `urn:li:document:${unique(id)}`) as [
    string,
    string,
    string,
  ];
  const info = (parent?: string) => ({
    ...{ contents: { text: 'x' }, status: { state: 'PUBLISHED' }, ...STAMPS },
    ...(parent !== undefined && { parentDocument: { document: parent } }),
  });
  await catalog.ingest(leaf, 'documentInfo', info(middle));
  const ask = async () =>
    (
      await catalog.query(
        `query ($urn: String!) { document(urn: $urn) { parentDocuments { count documents { urn } } globalTags { tags { tag { urn } } } } }`,
        { urn: leaf },
      )
    ).document;
  expect(await ask()).toEqual({ parentDocuments: { count: 0, documents: [] }, globalTags: null });
  await catalog.ingest(middle, 'documentInfo', info(top));
  expect((await catalog.ingest(top, 'documentInfo', info(middle))).status).toBe(400);
  await catalog.ingest(top, 'documentInfo', info());
  expect((await ask()).parentDocuments).toEqual({ count: 2, documents: [{ urn: middle }, { urn: top }] });
});

it('a version set lists its versions, newest first', async () => {
  const set = `urn:li:versionSet:(${unique('set')},dataset)`;
  const versions = ['A', 'C', 'B'].map((sortId) => ({ sortId, urn: datasetUrn(unique('t')) }));
  const written = await catalog.ingestBatch(
    versions.map(({ urn, sortId }) =>
      proposal(urn, 'versionProperties', { versionSet: set, version: { versionTag: sortId }, sortId }),
    ),
  );
  expect(written.status).toBe(200);
  const { versionSet } = await catalog.query(
    `query ($urn: String!) { versionSet(urn: $urn) { versionsSearch(input: { query: "*" }) { total searchResults { entity { urn } } } } }`,
    { urn: set },
  );
  const order = ['C', 'B', 'A'].map((sortId) => ({
    entity: { urn: versions.find((each) => each.sortId === sortId)?.urn },
  }));
  expect(versionSet.versionsSearch).toEqual({ total: 3, searchResults: order });
});
