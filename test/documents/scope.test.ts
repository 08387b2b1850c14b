/** With view authorization on, nothing reveals a document that a reader may not view. */
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { inviteReader, openViewing } from '../authorization/scope-support.js';

const { catalog, root } = await openViewing();
const mark = unique('scoped');
const domain = `urn:li:domain:${mark}`;
const asset = datasetUrn(mark);
const create = async (title: string): Promise<string> => {
  const input = { title: mark, contents: { text: title }, state: 'PUBLISHED', relatedAssets: [asset] };
  const data = await root.query('mutation ($input: CreateDocumentInput!) { createDocument(input: $input) }', {
    input,
  });
  return data.createDocument;
};
const reader = await inviteReader(catalog, [{ field: 'DOMAIN', values: [domain] }]);

let seen: string;
let hidden: string;
beforeAll(async () => {
  [seen, hidden] = [await create('seen'), await create('hidden')];
  const answer = await root.post('/aspects?action=ingestProposalBatch', {
    proposals: [
      proposal(domain, 'domainProperties', { name: mark }),
      proposal(asset, 'datasetProperties', { name: mark }),
      ...[asset, seen].map((urn) => proposal(urn, 'domains', { domains: [domain] })),
    ],
  });
  expect(answer.status).toBe(200);
});

it('searches and lists of related documents leave it out, and do not count it', async () => {
  const query = `query ($urn: String!) {
    searchDocuments(input: { query: "${mark}" }) { total documents { urn } }
    dataset(urn: $urn) { relatedDocuments(input: {}) { total documents { urn } } } }`;
  const { searchDocuments, dataset } = await reader.query(query, { urn: asset });
  expect(searchDocuments).toEqual({ total: 1, documents: [{ urn: seen }] });
  expect(dataset.relatedDocuments).toEqual(searchDocuments);
  expect((await root.query(query, { urn: asset })).searchDocuments.total).toBe(2);
});

it('its history is refused where another document names it', async () => {
  await root.query(
    'mutation ($input: UpdateDocumentRelatedEntitiesInput!) { updateDocumentRelatedEntities(input: $input) }',
    { input: { urn: seen, relatedDocuments: [hidden] } },
  );
  const query = `query ($urn: String!) { document(urn: $urn) { changeHistory { changeType }
    info { relatedDocuments { document { urn changeHistory { changeType } } } } } }`;
  const { errors } = await reader.graphql(query, { urn: seen });
  expect(errors.map(({ extensions }: any) => extensions.reason)).toEqual(['FORBIDDEN']);
  const { document } = await root.query(query, { urn: seen });
  expect(document.info.relatedDocuments[0].document.changeHistory).toEqual([{ changeType: 'CREATED' }]);
  const own = await reader.query(
    'query ($urn: String!) { document(urn: $urn) { changeHistory { changeType } } }',
    {
      urn: seen,
    },
  );
  expect(own.document.changeHistory.at(-1)).toEqual({ changeType: 'CREATED' });
});

it('changes of it look like changes of a document that does not exist', async () => {
  const change = (urn: string) =>
    reader.graphql('mutation ($input: MoveDocumentInput!) { moveDocument(input: $input) }', {
      input: { urn },
    });
  const codes = await Promise.all([change(hidden), change(`${hidden}-none`)]);
  expect(codes.map(({ errors }) => errors[0].extensions.reason)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
});
