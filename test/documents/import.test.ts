/** Imports of text files. */
import { startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { done, newTable, stored } = mutationTools(() => catalog);

const FIELDS = 'createdCount updatedCount failedCount errors documentUrns';
const tryImport = (input: object) =>
  catalog.graphql(
    `mutation ($input: ImportDocumentsFromFilesInput!) { importDocumentsFromFiles(input: $input) { ${FIELDS} } }`,
    { input },
  );
const importFiles = async (input: object): Promise<any> => {
  const { data, errors } = await tryImport(input);
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data.importDocumentsFromFiles;
};

it('imports files as published documents, in one transaction', async () => {
  const name = unique('on-call');
  const parent = await done('createDocument', { contents: { text: 'x' } });
  const result = await importFiles({
    documents: [
      { fileName: `guides/${name}.md`, content: '# On call' },
      { fileName: `${name}-page.html`, content: '<h1>Page</h1><script>x</script>' },
      { fileName: 'blank.txt', content: ' \n' },
      { fileName: `${name}-data.bin`, content: 'a\0b' },
      { fileName: `other/${name}.txt`, content: 'the same name' },
    ],
    ...{ useCase: 'SKILL', showInGlobalContext: false, parentDocumentUrn: parent },
  });
  expect(result).toMatchObject({ createdCount: 2, updatedCount: 0, failedCount: 2 });
  expect(result.errors).toEqual([
    `upload.${name}-data: the file is not a text file in UTF-8`,
    `upload.${name}: guides/${name}.md of this import has the same name, and would be the same document`,
  ]);
  const [markdown, page] = result.documentUrns;
  expect(markdown).toMatch(new RegExp(`^urn:li:document:upload\\.${name}-[\\da-f]{16}$`));
  expect(await stored(markdown, 'documentInfo')).toMatchObject({
    title: expect.stringMatching(/^On Call /),
    ...{ source: { sourceType: 'NATIVE' }, status: { state: 'PUBLISHED' }, contents: { text: '# On call' } },
    parentDocument: { document: parent },
    customProperties: {
      ...{ import_source_id: `upload.${name}`, import_source: 'file_upload', file_extension: '.md' },
      original_filename: `guides/${name}.md`,
    },
  });
  expect((await stored(page, 'documentInfo')).contents).toEqual({ text: '# Page' });
  expect(await stored(page, 'documentSettings')).toMatchObject({ showInGlobalContext: false });
  expect(await stored(page, 'subTypes')).toEqual({ typeNames: ['SKILL'] });
  expect(await stored(page, 'ownership')).toBeUndefined();
});

it('updates the document of an earlier import, and keeps what people added', async () => {
  const documents = [{ fileName: `${unique('again')}.md`, content: 'one' }];
  const [urn] = (await importFiles({ documents })).documentUrns;
  const [asset, parentDocument] = [
    await newTable(),
    await done('createDocument', { contents: { text: 'x' } }),
  ];
  await done('updateDocumentRelatedEntities', { urn, relatedAssets: [asset] });
  await done('moveDocument', { urn, parentDocument });
  await done('updateDocumentStatus', { urn, state: 'UNPUBLISHED' });
  await catalog.ingest(urn, 'status', { removed: true });
  const before = await stored(urn, 'documentInfo');
  const result = await importFiles({ documents: [{ ...documents[0], content: 'two' }] });
  expect(result).toMatchObject({ createdCount: 0, updatedCount: 1, failedCount: 0, documentUrns: [urn] });
  expect(await stored(urn, 'documentInfo')).toEqual({
    ...before,
    ...{ contents: { text: 'two' }, status: { state: 'PUBLISHED' }, lastModified: expect.anything() },
  });
  expect(await stored(urn, 'status')).toEqual({ removed: true });
});

it('refuses a parent that does not exist or is one of the documents, and too many files', async () => {
  const name = unique('bad');
  const documents = [{ fileName: `${name}.md`, content: 'x' }];
  const none = `urn:li:document:${name}`;
  expect(codeOf(await tryImport({ documents, parentDocumentUrn: none }))).toBe('NOT_FOUND');
  const [urn] = (await importFiles({ documents })).documentUrns;
  expect(codeOf(await tryImport({ documents, parentDocumentUrn: urn }))).toBe('INVALID_ASPECT');
  const many = Array.from({ length: 1_001 }, (_, index) => ({ fileName: `${name}${index}`, content: 'x' }));
  expect(codeOf(await tryImport({ documents: many }))).toBe('LIMIT_EXCEEDED');
});

it('does nothing for an import without text', async () => {
  expect(await importFiles({ documents: [{ fileName: 'a.md', content: '' }] })).toEqual({
    ...{ createdCount: 0, updatedCount: 0, failedCount: 0, errors: [], documentUrns: [] },
  });
});
