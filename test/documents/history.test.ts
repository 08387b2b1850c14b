/** The change history of documents, and their timeline. */
import { startCatalog, type TestCatalog } from '../helpers/catalog.js';
import { mutationTools } from '../helpers/graphql/mutations.js';
import { takeRequestStatements } from '../helpers/statements.js';

let catalog: TestCatalog;
let urn: string;
let other: string;
beforeAll(async () => {
  catalog = await startCatalog();
  const contents = { text: 'one' };
  [urn, other] = [
    await done('createDocument', { title: 'A', contents }),
    await done('createDocument', { contents }),
  ];
  await done('updateDocumentContents', { urn, title: 'B', contents: { text: 'two' } });
  await done('moveDocument', { urn, parentDocument: other });
  await done('updateDocumentRelatedEntities', { urn, relatedDocuments: [other] });
  await done('updateDocumentSettings', { urn, showInGlobalContext: false });
  await done('updateDocumentStatus', { urn, state: 'PUBLISHED' });
  await catalog.graphql('mutation ($urn: String!) { deleteDocument(urn: $urn) }', { urn });
});
afterAll(() => catalog.stop());
const { done } = mutationTools(() => catalog);

const ask = (args: string, urns = [urn]) =>
  catalog.graphql(
    `query ($urns: [String!]!) { entities(urns: $urns) { ... on Document {
      changeHistory${args} { changeType description timestamp actor { urn } details { key value } } } } }`,
    { urns },
  );
const historyOf = async (args = ''): Promise<any[]> => (await ask(args)).data.entities[0].changeHistory;

it('lists the changes newest first, with their actor and details', async () => {
  const history = await historyOf();
  expect(history.map(({ changeType }) => changeType)).toEqual([
    ...['DELETED', 'STATE_CHANGED', 'RELATED_DOCUMENTS_CHANGED', 'PARENT_CHANGED', 'TEXT_CHANGED'],
    ...['TITLE_CHANGED', 'CREATED'],
  ]);
  expect(history.at(-1)).toMatchObject({ actor: { urn: 'urn:li:corpuser:datahub' }, details: null });
  expect(history.find(({ changeType }) => changeType === 'PARENT_CHANGED')).toMatchObject({
    ...{ description: `${urn} was given a parent, ${other}.`, details: [{ key: 'parentUrn', value: other }] },
  });
  const times = history.map(({ timestamp }) => timestamp);
  expect(times).toEqual([...times].sort((left, right) => right - left));
});

it('restricts the changes by time and number', async () => {
  const [newest, second, ...older] = await historyOf();
  expect(await historyOf('(limit: 2)')).toEqual([newest, second]);
  expect(await historyOf(`(endTimeMillis: ${newest.timestamp - 1})`)).toEqual([second, ...older]);
  const from = `startTimeMillis: ${second.timestamp}, endTimeMillis: ${second.timestamp}`;
  expect(await historyOf(`(${from})`)).toEqual([second]);
  expect(await historyOf('(endTimeMillis: 1)')).toEqual([]);
});

it.each(['(limit: 0)', '(limit: 1001)', '(endTimeMillis: -1)', '(startTimeMillis: 2, endTimeMillis: 1)'])(
  'refuses %s',
  async (args) => {
    expect((await ask(args)).errors[0].extensions.reason).toBe('INVALID_REQUEST');
  },
);

it('reads the histories of a page of documents with the statements of one', async () => {
  const statementsFor = async (urns: string[]) => {
    catalog.takeStatements();
    const { data } = await ask('', urns);
    expect(data.entities.every((each: any) => each.changeHistory.length > 0)).toBe(true);
    return takeRequestStatements(catalog).length;
  };
  expect(await statementsFor([urn, other])).toBe(await statementsFor([urn]));
});

it('has timelines of the categories of documents', async () => {
  const { getTimeline } = await catalog.query(
    `query ($urn: String!) { getTimeline(input: { urn: $urn, changeCategories: [DOCUMENTATION, PARENT, RELATED_ENTITIES] }) {
      changeTransactions { changes { category operation modifier } } } }`,
    { urn },
  );
  expect(getTimeline.changeTransactions.map(({ changes }: any) => changes)).toEqual([
    [{ category: 'RELATED_ENTITIES', operation: 'ADD', modifier: other }],
    [{ category: 'PARENT', operation: 'ADD', modifier: other }],
    [
      { category: 'DOCUMENTATION', operation: 'MODIFY', modifier: null },
      { category: 'DOCUMENTATION', operation: 'MODIFY', modifier: null },
    ],
    [
      { category: 'DOCUMENTATION', operation: 'ADD', modifier: null },
      { category: 'DOCUMENTATION', operation: 'ADD', modifier: null },
    ],
  ]);
  const encoded = encodeURIComponent(urn);
  const { json } = await catalog.get(`/openapi/v2/timeline/v1/${encoded}?categories=PARENT`);
  expect(json[0].changeEvents[0].parameters).toEqual({ parentUrn: other });
});
