/** Recorded GraphQL documents of existing clients, sent to a running catalog. */
import { Kind, OperationTypeNode, parse, print, type DefinitionNode, type DocumentNode } from 'graphql';
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { describeRecordings } from '../helpers/recordings.js';
import {
  NO_DOCUMENTS,
  recordedDocuments,
  recordedRequests,
  type RecordedRequest,
} from '../helpers/unit/recorded-documents.js';

/** A filter by a field that the recording invented. */
const UNKNOWN_FIELD = 'graph-client-reads-and-graphql.json#10';
/** Values of secrets, which only system users read. */
const SECRETS = 'graph-client-reads-and-graphql.json#47';

const documents = recordedDocuments();
const cut = recordedRequests().filter(({ place }) => NO_DOCUMENTS[place]?.includes('ends after'));
/**
 * The documents that can be sent again, each once. Queries for fields that no server has are excluded: the recording shows an error for
 * them.
 */
const queries = [
  ...new Map(
    documents
      .filter((each) => isQuery(each) && isFirstPage(each))
      .filter(({ place, body }) => place !== UNKNOWN_FIELD && place !== SECRETS && body.query !== '{ x }')
      .map((each) => [JSON.stringify(each.body), each]),
  ).values(),
];
const fileOf = (place: string): string => place.split('#')[0] ?? '';

function isQuery({ document, body }: (typeof documents)[number]): boolean {
  const operations = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  const chosen = operations.find(({ name }) => name?.value === body.operationName) ?? operations[0];
  return chosen?.operation === OperationTypeNode.QUERY;
}

/** Returns whether this is no later page: later pages contain the scroll id of the server of the recording. */
function isFirstPage({ body }: RecordedRequest): boolean {
  return !body.variables?.['scrollId'];
}

/** Parses the part before the cut, and closes all open brackets after the last complete field. */
function upToTheCut(query: string): DocumentNode {
  const whole = query.slice(0, query.lastIndexOf('}') + 1);
  const open = whole.split('{').length - whole.split('}').length;
  return parse(whole + ' }'.repeat(open));
}

function nameOf(definition: DefinitionNode): string | undefined {
  return definition.kind === Kind.OPERATION_DEFINITION || definition.kind === Kind.FRAGMENT_DEFINITION
    ? definition.name?.value
    : undefined;
}

/** Returns the cut document, completed with definitions from another document of the same command. */
function completed({ body }: RecordedRequest): string {
  const { definitions } = upToTheCut(body.query);
  const there = definitions.map(nameOf);
  const other = documents.find(({ place }) => place === 'cli-search.json#2')?.document.definitions ?? [];
  const rest = other.filter((each) => !there.includes(nameOf(each)));
  return print({ kind: Kind.DOCUMENT, definitions: [...definitions, ...rest] });
}

describeRecordings('recorded documents, sent as they are', () => {
  let catalog: TestCatalog;
  const table = datasetUrn('db.t1');
  const name = unique('users');
  const users = datasetUrn(name, 'snowflake');
  const properties = { name, description: 'Who buys' };

  beforeAll(async () => {
    catalog = await startCatalog();
    const upstreams = [{ dataset: users, type: 'TRANSFORMED' }];
    const tag = 'urn:li:tag:recorded';
    const answer = await catalog.ingestBatch([
      proposal(users, 'datasetProperties', properties),
      proposal(users, 'globalTags', { tags: [{ tag }] }),
      proposal(table, 'upstreamLineage', { upstreams }),
      proposal(tag, 'tagProperties', { name: 'Recorded' }),
      proposal('urn:li:corpuser:users', 'corpUserInfo', { active: true, displayName: 'Users' }),
    ]);
    expect(answer.status).toBe(200);
  });
  afterAll(() => catalog.stop());

  it.each([...new Set(queries.map(({ place }) => fileOf(place)))])(
    '%s is answered without errors',
    async (file) => {
      const asked = queries.filter(({ place }) => fileOf(place) === file);
      const answers = await Promise.all(asked.map(({ body }) => catalog.post('/api/graphql', body)));
      const outcomes = answers.map(({ status, json }, index) => [asked[index]?.place, status, json.errors]);
      expect(outcomes).toEqual(asked.map(({ place }) => [place, 200, undefined]));
      for (const { json } of answers) expect(json.data).toEqual(expect.any(Object));
    },
  );

  it('a filter by an unknown field is refused', async () => {
    const { json } = await catalog.post(
      '/api/graphql',
      documents.find(({ place }) => place === UNKNOWN_FIELD)?.body,
    );
    expect(json.errors).toMatchObject([{ extensions: { reason: 'INVALID_FILTER' } }]);
  });

  it('search finds existing entities', async () => {
    const body = documents.find(({ place }) => place === 'cli-search.json#2')?.body;
    const variables = { ...body?.variables, query: name };
    const { searchAcrossEntities } = (await catalog.post('/api/graphql', { ...body, variables })).json.data;
    expect(searchAcrossEntities.searchResults).toContainEqual({
      entity: {
        urn: users,
        type: 'DATASET',
        name,
        properties,
        platform: { urn: 'urn:li:dataPlatform:snowflake', name: 'snowflake' },
      },
    });
  });

  it('an assertion run reports which data is missing for a result', async () => {
    const urn = `urn:li:assertion:${unique('recorded')}`;
    const rows = { operator: 'EQUAL_TO', parameters: { value: { value: '1', type: 'NUMBER' } } };
    const volumeAssertion = { type: 'ROW_COUNT_TOTAL', entity: users, rowCountTotal: rows };
    expect((await catalog.ingest(urn, 'assertionInfo', { type: 'VOLUME', volumeAssertion })).status).toBe(
      200,
    );
    const body = documents.find(({ body: { query } }) => query.includes('mutation runAssertion('))?.body;
    const variables = { ...body?.variables, assertionUrn: urn };
    const { json } = await catalog.post('/api/graphql', { ...body, variables });
    expect(json.errors).toBeUndefined();
    expect(json.data.runAssertion).toMatchObject({ type: 'ERROR', error: { type: 'INSUFFICIENT_DATA' } });
  });

  it('a scroll continues after the previous page', async () => {
    const [first, next] = documents.filter(({ place }) => place.startsWith('cli-container.json'));
    const send = async (body: RecordedRequest['body'] | undefined, variables: object) => {
      const page = {
        ...body,
        variables: { ...body?.variables, ...variables, batchSize: 1, orFilters: null },
      };
      return (await catalog.post('/api/graphql', page)).json.data.scrollAcrossEntities;
    };
    const page = await send(first?.body, {});
    expect(isFirstPage(next!)).toBe(false);
    const nextPage = await send(next?.body, { scrollId: page.nextScrollId });
    expect(nextPage.searchResults).toHaveLength(1);
    expect(nextPage.searchResults).not.toEqual(page.searchResults);
  });

  it('lineage returns the stored entities with their paths', async () => {
    const body = documents.find(({ place }) => place === 'cli-lineage.json#1')?.body;
    const { searchResults } = (await catalog.post('/api/graphql', body)).json.data.scrollAcrossLineage;
    expect(searchResults).toContainEqual({
      degree: 1,
      entity: expect.objectContaining({ urn: users, type: 'DATASET', platform: { name: 'snowflake' } }),
      paths: [{ path: [table, users].map((urn) => ({ urn, type: 'DATASET' })) }],
    });
  });

  it.each(cut)('$place is answered as far as it was recorded', async (request) => {
    const query = completed(request);
    expect(query).toMatch(/on Dashboard/);
    const variables = { ...request.body.variables, query: name };
    const body = { query, variables, operationName: 'search' };
    const { status, json } = await catalog.post('/api/graphql', body);
    expect({ status, errors: json.errors }).toEqual({ status: 200 });
    const found = json.data.searchAcrossEntities.searchResults.map(({ entity }: any) => entity);
    expect(found).toContainEqual(
      expect.objectContaining({
        urn: users,
        tags: { tags: [{ tag: expect.objectContaining({ urn: 'urn:li:tag:recorded' }) }] },
      }),
    );
  });
});
