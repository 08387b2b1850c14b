/** The privileges that changes of documents need. */
import { proposal, unique, type TestCatalog } from '../helpers/catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import { mutationOf } from '../helpers/graphql/mutations.js';
import { startSecured } from '../helpers/secured-catalog.js';
import { verbs, where, type Somebody } from '../authorization/policies-verbs.js';

let catalog: TestCatalog;
let editor: Somebody;
const { asRoot, holder, somebody } = verbs(() => catalog);
beforeAll(async () => {
  catalog = await startSecured();
  editor = await somebody('Editor');
});
afterAll(() => catalog.stop());

const send = async (by: Somebody, name: string, input: object): Promise<any> =>
  by.graphql(mutationOf(name, name === 'importDocumentsFromFiles' ? '{ createdCount }' : ''), { input });
const contents = { text: 'x' };
const newDocument = async (): Promise<string> =>
  (await send(await asRoot(), 'createDocument', { contents })).data.createDocument;
const payloadsOf = async (urn: string): Promise<object[]> => {
  const query = 'query ($urn: String!) { document(urn: $urn) { aspects { payload } } }';
  return (await (await asRoot()).graphql(query, { urn })).data.document.aspects;
};
const remove = (by: Somebody, urn: string) =>
  by.graphql('mutation ($urn: String!) { deleteDocument(urn: $urn) }', { urn });
const changesOf = (urn: string): [string, object][] => [
  ['updateDocumentContents', { urn, title: 'x' }],
  ['updateDocumentRelatedEntities', { urn, relatedAssets: [] }],
  ['moveDocument', { urn }],
  ['updateDocumentStatus', { urn, state: 'PUBLISHED' }],
  ['updateDocumentSubType', { urn, subType: 'x' }],
  ['updateDocumentSettings', { urn, showInGlobalContext: true }],
];
const files = () => ({ documents: [{ fileName: `${unique('file')}.md`, content: 'x' }] });

it('MANAGE_DOCUMENTS, which editors have, permits everything', async () => {
  const manager = await holder(['MANAGE_DOCUMENTS'], { type: 'PLATFORM' });
  for (const by of [manager, editor]) {
    expect(codeOf(await send(by, 'createDocument', { contents }))).toBeUndefined();
    expect(codeOf(await send(by, 'importDocumentsFromFiles', files()))).toBeUndefined();
    const urn = await newDocument();
    for (const [name, input] of changesOf(urn)) expect(codeOf(await send(by, name, input))).toBeUndefined();
    expect(codeOf(await remove(by, urn))).toBeUndefined();
  }
});

it('EDIT_ENTITY permits changes, but no deletion', async () => {
  const urn = await newDocument();
  const by = await holder(['EDIT_ENTITY'], { resources: where({ field: 'URN', values: [urn] }) });
  for (const [name, input] of changesOf(urn)) expect(codeOf(await send(by, name, input))).toBeUndefined();
  expect(codeOf(await remove(by, urn))).toBe('FORBIDDEN');
  expect(codeOf(await send(by, 'createDocument', { contents }))).toBe('FORBIDDEN');
  const { data } = await by.graphql(
    'query ($urn: String!) { document(urn: $urn) { privileges { canManageEntity } } }',
    { urn },
  );
  expect(data.document.privileges.canManageEntity).toBe(true);
});

it('DELETE_ENTITY permits the deletion, and nothing else', async () => {
  const by = await holder(['DELETE_ENTITY']);
  const urn = await newDocument();
  for (const [name, input] of changesOf(urn)) expect(codeOf(await send(by, name, input))).toBe('FORBIDDEN');
  expect(codeOf(await remove(by, urn))).toBeUndefined();
  // Restoring is not deleting.
  expect((await by.write(urn, 'status', { removed: false })).status).toBe(403);
  expect((await by.write(urn, 'status', { removed: true })).status).toBe(200);
});

it.each([['EDIT_ENTITY_DOCS'], ['VIEW_ENTITY_PAGE']])('%s permits no change', async (privilege) => {
  const by = await holder([privilege]);
  const urn = await newDocument();
  const before = await payloadsOf(urn);
  expect(before).not.toEqual([]);
  for (const [name, input] of changesOf(urn)) expect(codeOf(await send(by, name, input))).toBe('FORBIDDEN');
  expect(codeOf(await remove(by, urn))).toBe('FORBIDDEN');
  expect(codeOf(await send(by, 'createDocument', { contents }))).toBe('FORBIDDEN');
  expect(codeOf(await send(by, 'importDocumentsFromFiles', files()))).toBe('FORBIDDEN');
  expect(await payloadsOf(urn)).toEqual(before);
  expect((await by.writeAll([proposal(urn, 'documentInfo', {})])).status).toBe(403);
});
