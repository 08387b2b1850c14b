/** Mutations that create, change and delete documents. */
import { startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { mutate, done, newTable, newUser, stored, exists } = mutationTools(() => catalog);

const ACTOR = 'urn:li:corpuser:datahub';
const contents = { text: '# Orders' };
const newDocument = (parts: object = {}): Promise<string> => done('createDocument', { contents, ...parts });
const infoOf = (urn: string) => stored(urn, 'documentInfo');
const remove = (urn: string) =>
  catalog.graphql('mutation ($urn: String!) { deleteDocument(urn: $urn) }', { urn });

describe('createDocument', () => {
  it('creates a draft of the actor that general searches find', async () => {
    const urn = await newDocument();
    expect(urn).toMatch(/^urn:li:document:[\da-f-]{36}$/);
    const { created, lastModified, ...info } = await infoOf(urn);
    expect(info).toEqual({ source: { sourceType: 'NATIVE' }, status: { state: 'UNPUBLISHED' }, contents });
    expect([created.actor, lastModified]).toEqual([ACTOR, created]);
    expect(await stored(urn, 'documentSettings')).toMatchObject({ showInGlobalContext: true });
    expect((await stored(urn, 'ownership')).owners).toMatchObject([
      { owner: ACTOR, type: 'TECHNICAL_OWNER' },
    ]);
    expect(await stored(urn, 'subTypes')).toBeUndefined();
  });

  it('stores everything that is given, and answers it like OpenAPI v3', async () => {
    const [asset, owner, other] = [await newTable(), await newUser(), await newDocument()];
    const id = unique('doc');
    const urn = await newDocument({
      ...{ id, title: 'Orders', subType: 'Runbook', state: 'PUBLISHED', parentDocument: other },
      owners: [{ ownerUrn: owner, ownerEntityType: 'CORP_USER', type: 'BUSINESS_OWNER' }],
      ...{ relatedAssets: [asset, asset], relatedDocuments: [other] },
      settings: { showInGlobalContext: false },
    });
    expect(urn).toBe(`urn:li:document:${id}`);
    const { document } = await catalog.query(
      `query ($urn: String!) { document(urn: $urn) { subType settings { showInGlobalContext }
        ownership { owners { owner { ... on CorpUser { urn } } type } }
        parentDocuments { count documents { urn } }
        info { title contents { text } status { state } source { sourceType } parentDocument { document { urn } }
          relatedAssets { asset { urn } } relatedDocuments { document { urn } } } } }`,
      { urn },
    );
    expect(document).toEqual({
      ...{ subType: 'Runbook', settings: { showInGlobalContext: false } },
      ownership: { owners: [{ owner: { urn: owner }, type: 'BUSINESS_OWNER' }] },
      parentDocuments: { count: 1, documents: [{ urn: other }] },
      info: {
        ...{ title: 'Orders', contents, status: { state: 'PUBLISHED' }, source: { sourceType: 'NATIVE' } },
        parentDocument: { document: { urn: other } },
        relatedAssets: [{ asset: { urn: asset } }],
        relatedDocuments: [{ document: { urn: other } }],
      },
    });
    const { json } = await catalog.get(`/openapi/v3/entity/document/${encodeURIComponent(urn)}`);
    expect(json.documentInfo.value).toMatchObject({
      ...{ title: 'Orders', contents, status: { state: 'PUBLISHED' } },
      ...{ relatedAssets: [{ asset }], parentDocument: { document: other } },
    });
    expect(json.subTypes.value).toEqual({ typeNames: ['Runbook'] });
  });

  it('refuses an id that is taken, also by a deleted document, and a concurrent creation', async () => {
    const id = unique('doc');
    const answers = await Promise.all(
      ['a', 'b'].map((text) => mutate('createDocument', { id, contents: { text } })),
    );
    expect(answers.map(codeOf).filter((code) => code !== undefined)).toEqual(['CONFLICT']);
    await remove(`urn:li:document:${id}`);
    expect(codeOf(await mutate('createDocument', { id, contents }))).toBe('CONFLICT');
  });

  it.each<[string, object, string]>([
    ['a parent of another type', { parentDocument: 'urn:li:domain:x' }, 'INVALID_URN'],
    ['a related document of another type', { relatedDocuments: ['urn:li:domain:x'] }, 'INVALID_URN'],
    ['a related asset without a URN', { relatedAssets: ['x'] }, 'INVALID_URN'],
    [
      'an owner who does not exist',
      { owners: [{ ownerUrn: 'urn:li:corpuser:none', ownerEntityType: 'CORP_USER' }] },
      'NOT_FOUND',
    ],
  ])('refuses %s, and stores nothing', async (_, parts, code) => {
    const id = unique('doc');
    expect(codeOf(await mutate('createDocument', { id, contents, ...parts }))).toBe(code);
    expect(await exists(`urn:li:document:${id}`)).toBe(false);
  });
});

describe('an existing document', () => {
  it('gets a new title, text and subtype, and keeps what is not named', async () => {
    const urn = await newDocument({ title: 'A', relatedAssets: [await newTable()] });
    const before = await infoOf(urn);
    await done('updateDocumentContents', { urn, title: 'B' });
    await done('updateDocumentContents', { urn, contents: { text: 'new' }, subType: 'FAQ' });
    const after = await infoOf(urn);
    expect(after).toEqual({
      ...before,
      title: 'B',
      contents: { text: 'new' },
      lastModified: expect.anything(),
    });
    expect(after.lastModified.time).toBeGreaterThan(before.created.time);
    expect(await stored(urn, 'subTypes')).toEqual({ typeNames: ['FAQ'] });
    await done('updateDocumentSubType', { urn });
    expect(await stored(urn, 'subTypes')).toEqual({ typeNames: [] });
  });

  it('keeps, replaces and removes related entities', async () => {
    const [asset, other] = [await newTable(), await newDocument()];
    const urn = await newDocument({ relatedAssets: [asset], relatedDocuments: [other] });
    const none = 'urn:li:dataset:(urn:li:dataPlatform:hive,not.there.yet,PROD)';
    await done('updateDocumentRelatedEntities', { urn, relatedAssets: [none] });
    expect(await infoOf(urn)).toMatchObject({
      ...{ relatedAssets: [{ asset: none }], relatedDocuments: [{ document: other }] },
    });
    await done('updateDocumentRelatedEntities', { urn, relatedAssets: [], relatedDocuments: null });
    const info = await infoOf(urn);
    expect([info.relatedAssets, info.relatedDocuments]).toEqual([undefined, [{ document: other }]]);
  });

  it('is published, and its settings change, with a stamp each time', async () => {
    const urn = await newDocument();
    const { lastModified } = await infoOf(urn);
    await done('updateDocumentStatus', { urn, state: 'PUBLISHED' });
    await done('updateDocumentSettings', { urn, showInGlobalContext: false });
    const info = await infoOf(urn);
    expect(info.status).toEqual({ state: 'PUBLISHED' });
    expect(info.lastModified.time).toBeGreaterThan(lastModified.time);
    expect(await stored(urn, 'documentSettings')).toMatchObject({ showInGlobalContext: false });
  });

  it('is soft-deleted, also twice, and its children stay', async () => {
    const urn = await newDocument();
    const child = await newDocument({ parentDocument: urn });
    for (const answer of [await remove(urn), await remove(urn)])
      expect(answer.data.deleteDocument).toBe(true);
    expect(await stored(urn, 'status')).toEqual({ removed: true });
    expect((await infoOf(child)).parentDocument).toEqual({ document: urn });
  });
});

it.each([
  ['updateDocumentContents', { title: 'x' }],
  ['updateDocumentRelatedEntities', { relatedAssets: [] }],
  ['updateDocumentStatus', { state: 'PUBLISHED' }],
  ['updateDocumentSubType', { subType: 'x' }],
  ['updateDocumentSettings', { showInGlobalContext: true }],
  ['moveDocument', {}],
])('%s refuses a document that does not exist, and other entities', async (name, parts) => {
  const urn = `urn:li:document:${unique('none')}`;
  expect(codeOf(await mutate(name, { urn, ...parts }))).toBe('NOT_FOUND');
  expect(await exists(urn)).toBe(false);
  expect(codeOf(await mutate(name, { urn: await newTable(), ...parts }))).toBe('INVALID_URN');
});

it('deleteDocument refuses a document that does not exist, and other entities', async () => {
  expect(codeOf(await remove(`urn:li:document:${unique('none')}`))).toBe('NOT_FOUND');
  const table = await newTable();
  expect(codeOf(await remove(table))).toBe('INVALID_URN');
  expect(await stored(table, 'status')).toBeUndefined();
});
