/** Who may upload, register and download files. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { datasetUrn, proposal, send, unique, type TestCatalog } from '../helpers/catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import { verbs, where } from '../authorization/policies-verbs.js';
import { openViewing } from '../authorization/scope-support.js';
import { described, fileTools } from './support.js';

const folder = mkdtempSync(join(tmpdir(), 'trellis-files-'));
const { catalog } = await openViewing({
  files: { kind: 'folder', folder, prefix: 'product_assets', maxBytes: 1_000, uploadSeconds: 3_600 },
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const { holder, somebody, asRoot, store: ingest } = verbs((): TestCatalog => catalog);
const { permit, create, download, store } = fileTools((): TestCatalog => catalog);

async function newTable(): Promise<string> {
  const urn = datasetUrn(unique('db.files'));
  const fields = [
    { fieldPath: 'id', nativeDataType: 'int', type: { type: { 'com.linkedin.schema.NumberType': {} } } },
  ];
  const platformSchema = { 'com.linkedin.schema.Schemaless': {} };
  const schema = {
    schemaName: 't',
    platform: 'urn:li:dataPlatform:hive',
    version: 0,
    hash: '',
    platformSchema,
    fields,
  };
  await ingest(proposal(urn, 'schemaMetadata', schema));
  return urn;
}

it('a file takes the privilege for the documentation that shows it', async () => {
  const asset = await newTable();
  const on = { resources: where({ field: 'URN', values: [asset] }) };
  const uses = [
    { scenario: 'ASSET_DOCUMENTATION' },
    { scenario: 'ASSET_DOCUMENTATION', schemaField: `urn:li:schemaField:(${asset},id)` },
    { scenario: 'ASSET_DOCUMENTATION_LINKS' },
  ];
  const privileges = ['EDIT_ENTITY_DOCS', 'EDIT_DATASET_COL_DESCRIPTION', 'EDIT_ENTITY_DOC_LINKS'];
  for (const [index, privilege] of privileges.entries()) {
    const { headers } = await holder(['VIEW_ENTITY_PAGE', privilege], on);
    const codes = uses.map(async ({ schemaField, ...use }) => {
      const wanted = { ...use, assetUrn: asset, schemaFieldUrn: schemaField };
      const file = { ...described(unique('file')), ...use, referencedByAsset: asset, schemaField };
      return [codeOf(await permit(wanted, headers)), codeOf(await create(file, headers))];
    });
    const expected = uses.map((_, at) =>
      at === index ? [undefined, undefined] : ['FORBIDDEN', 'FORBIDDEN'],
    );
    expect(await Promise.all(codes)).toEqual(expected);
  }
});

it('the files of a glossary term take the privilege on the group of the term', async () => {
  const [group, term] = [`urn:li:glossaryNode:${unique('g')}`, `urn:li:glossaryTerm:${unique('t')}`];
  await ingest(
    proposal(group, 'glossaryNodeInfo', { definition: 'x' }),
    proposal(term, 'glossaryTermInfo', { definition: 'x', termSource: 'INTERNAL', parentNode: group }),
  );
  const on = { resources: where({ field: 'URN', values: [group] }) };
  const keeper = await holder(['MANAGE_GLOSSARY_CHILDREN'], on);
  await holder(['VIEW_ENTITY_PAGE'], {
    resources: where({ field: 'URN', values: [term] }),
    actors: { users: [keeper.urn] },
  });
  for (const scenario of ['ASSET_DOCUMENTATION', 'ASSET_DOCUMENTATION_LINKS'])
    expect(codeOf(await permit({ scenario, assetUrn: term }, keeper.headers))).toBeUndefined();
});

it('people download the files of the assets that they may view', async () => {
  const asset = await newTable();
  const root = await asRoot();
  const id = await store(asset, 'abc', root.headers);
  const viewer = await holder(['VIEW_ENTITY_PAGE'], { resources: where({ field: 'URN', values: [asset] }) });
  const other = await somebody();
  const statuses = [root.headers, viewer.headers, other.headers, {}].map(
    async (headers) => (await download(id, headers)).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 200, 404, 401]);
  expect(codeOf(await permit({ assetUrn: asset }, other.headers))).toBe('NOT_FOUND');
  expect(codeOf(await create({ ...described(unique('f')), referencedByAsset: asset }, other.headers))).toBe(
    'NOT_FOUND',
  );
});

it('a file without an asset takes the privilege to edit files', async () => {
  const [reader, root] = [await somebody('Reader'), await asRoot()];
  expect(codeOf(await create(described(unique('file')), reader.headers))).toBe('FORBIDDEN');
  expect(codeOf(await create(described(unique('file')), root.headers))).toBeUndefined();
});

it('the address of an upload needs no credentials, and pages of other sites cannot use it', async () => {
  const { data } = await permit({ assetUrn: await newTable() }, (await asRoot()).headers);
  const { url } = data.getPresignedUploadUrl;
  const put = async (headers: Record<string, string>) =>
    (await send(url, { method: 'PUT', body: 'x', headers })).status;
  expect([await put({ origin: 'https://evil.example' }), await put({})]).toEqual([403, 200]);
});
