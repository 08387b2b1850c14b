/** Moves of documents never create a cycle. */
import { proposal, startCatalog, type TestCatalog } from '../helpers/catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { mutate, done, stored } = mutationTools(() => catalog);

const newDocument = (parentDocument?: string): Promise<string> =>
  done('createDocument', { contents: { text: 'x' }, title: 'Kept', parentDocument });
const parentOf = async (urn: string) => (await stored(urn, 'documentInfo')).parentDocument?.document;

it('moves a document below another one and back to the top, with what is below it', async () => {
  const [parent, urn] = [await newDocument(), await newDocument()];
  const child = await newDocument(urn);
  await done('moveDocument', { urn, parentDocument: parent });
  const { document } = await catalog.query(
    'query ($urn: String!) { document(urn: $urn) { parentDocuments { documents { urn } } } }',
    { urn: child },
  );
  expect(document.parentDocuments.documents).toEqual([{ urn }, { urn: parent }]);
  await done('moveDocument', { urn });
  expect(await parentOf(urn)).toBeUndefined();
  expect(await stored(urn, 'documentInfo')).toMatchObject({ title: 'Kept' });
});

it('refuses a parent that is the document or below it, by each API', async () => {
  const top = await newDocument();
  const middle = await newDocument(top);
  const bottom = await newDocument(middle);
  for (const parentDocument of [top, middle, bottom])
    expect(codeOf(await mutate('moveDocument', { urn: top, parentDocument }))).toBe('INVALID_ASPECT');
  const info = { ...(await stored(top, 'documentInfo')), parentDocument: { document: bottom } };
  expect((await catalog.ingest(top, 'documentInfo', info)).json).toMatchObject({
    code: 'INVALID_ASPECT',
  });
  const patch = [{ op: 'add', path: '/parentDocument/document', value: bottom }];
  expect((await catalog.ingest(top, 'documentInfo', patch, { changeType: 'PATCH' })).status).toBe(400);
  const swap = await catalog.ingestBatch([
    proposal(top, 'documentInfo', info),
    proposal(middle, 'documentInfo', { ...info, parentDocument: { document: top } }),
  ]);
  expect(swap.status).toBe(400);
  expect(await parentOf(top)).toBeUndefined();
});

it('refuses a parent that does not exist', async () => {
  const urn = await newDocument();
  const none = `${urn}-none`;
  expect(codeOf(await mutate('moveDocument', { urn, parentDocument: none }))).toBe('NOT_FOUND');
  expect(codeOf(await mutate('moveDocument', { urn, parentDocument: 'urn:li:tag:x' }))).toBe('INVALID_URN');
});

it('lets one of two concurrent moves into each other succeed', async () => {
  for (let round = 0; round < 3; round += 1) {
    const [left, right] = [await newDocument(), await newDocument()];
    const [below, above] = [await newDocument(left), await newDocument(right)];
    const answers = await Promise.all([
      mutate('moveDocument', { urn: left, parentDocument: above }),
      mutate('moveDocument', { urn: right, parentDocument: below }),
    ]);
    expect(answers.map(codeOf).filter((code) => code !== undefined)).toEqual(['INVALID_ASPECT']);
  }
});
