/** Configurable limits of GraphQL requests: each error names its limit and the value. */
import type { GraphqlLimits } from '../../src/api/graphql/limits.js';
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

const table = datasetUrn(unique('limits'));
const started: TestCatalog[] = [];

async function withLimits(graphqlLimits: Partial<GraphqlLimits>): Promise<TestCatalog> {
  const catalog = await startCatalog({ graphqlLimits });
  started.push(catalog);
  return catalog;
}

afterEach(async () => {
  await Promise.all(started.splice(0).map((catalog) => catalog.stop()));
});

/** Parsing and validating this many fields takes longer than a millisecond, before Neo4j is queried. */
const manyFields = `{ dataset(urn: "${table}") {
  ${Array.from({ length: 4_000 }, (_, index) => `urn${index}: urn`).join(' ')} properties { name } } }`;

it('a request that exceeds the time limit reports this with status 200', async () => {
  const catalog = await withLimits({ millis: 1 });
  const { status, json } = await catalog.post('/api/graphql', { query: manyFields });
  expect({ status, json }).toEqual({
    status: 200,
    json: {
      errors: [
        {
          message: 'The request exceeded its time limit of 1 ms',
          extensions: {
            code: 500,
            type: 'SERVER_ERROR',
            reason: 'DEADLINE_EXCEEDED',
            rule: 'time at most 1 ms',
            errorId: expect.any(String),
          },
        },
      ],
      extensions: {},
    },
  });
});

it('the same request succeeds within the default limits, and a service recovers after a late request', async () => {
  const usual = await startCatalog();
  started.push(usual);
  await usual.ingest(table, 'datasetProperties', { name: 'of the limits' });
  expect(await usual.query(manyFields)).toMatchObject({
    dataset: { urn0: table, properties: { name: 'of the limits' } },
  });
  const hurried = await withLimits({ millis: 1 });
  await hurried.post('/api/graphql', { query: manyFields });
  expect((await hurried.get('/config')).status).toBe(200);
});

it.each([
  [
    { depth: 4 },
    '{ dataset(urn: "URN") { container { container { container { urn } } } } }',
    'depth at most 4',
    '5 levels deep',
  ],
  [
    { tokens: 50 },
    `{ dataset(urn: "URN") { ${'urn '.repeat(50)} } }`,
    'tokens at most 50',
    'more than 50 tokens',
  ],
  [{ characters: 20 }, '{ dataset(urn: "URN") { urn } }', 'characters at most 20', 'more than 20 characters'],
  [
    { values: 5 },
    '{ dataset(urn: "URN") { a: urn b: urn c: urn d: urn e: urn } }',
    'values at most 5',
    '5 values',
  ],
  [
    { statements: 2 },
    '{ a: dataset(urn: "URN") { urn } b: dataset(urn: "URN") { urn } c: dataset(urn: "URN") { urn } }',
    'statements at most 2',
    '2 statements',
  ],
  [
    { rows: 1 },
    '{ search(input: { type: TAG, query: "WORD", count: 40 }) { searchResults { entity { urn } } } }',
    'rows at most 1',
    '1 rows',
  ],
  [
    { readCharacters: 40 },
    '{ dataset(urn: "URN") { properties { name description } } }',
    'readCharacters at most 40',
    '40 characters of stored text',
  ],
  [
    { answerBytes: 100 },
    '{ dataset(urn: "URN") { properties { name description } } }',
    'answerBytes at most 100',
    '100 bytes',
  ],
])('%j is enforced, and the error names the limit', async (limits, query, rule, words) => {
  const catalog = await withLimits(limits);
  const word = unique('limits').replaceAll('-', '');
  await catalog.ingest(table, 'datasetProperties', { name: 'of the limits', description: 'x'.repeat(100) });
  for (const index of [1, 2])
    await catalog.ingest(`urn:li:tag:${word}${index}`, 'tagProperties', { name: `${word} ${index}` });
  const { errors, data } = await catalog.graphql(query.replaceAll('URN', table).replace('WORD', word));
  expect({ errors, data }).toEqual({
    errors: [
      expect.objectContaining({
        message: expect.stringContaining(words),
        extensions: expect.objectContaining({ reason: 'LIMIT_EXCEEDED', rule }),
      }),
    ],
    data: undefined,
  });
  const small = await catalog.graphql('{ __typename }');
  expect(small).toMatchObject({ data: { __typename: 'Query' } });
});

it('long lists read what their entries show beforehand, so that no field of them counts as waiting', async () => {
  const catalog = await withLimits({ values: 10_000 });
  const source = datasetUrn(unique('source'));
  const derived = Array.from({ length: 600 }, () => datasetUrn(unique('derived')));
  const upstreamLineage = { upstreams: [{ dataset: source, type: 'COPY' }] };
  const { status } = await catalog.ingestBatch(
    derived.flatMap((urn, index) => [
      proposal(urn, 'datasetProperties', { name: `table ${index}` }),
      proposal(urn, 'upstreamLineage', upstreamLineage),
    ]),
  );
  expect(status).toBe(200);
  const entity = 'urn type ... on Dataset { name properties { name } }';
  const data = await catalog.query(`query ($urns: [String!]!) { entities(urns: $urns) { ${entity} } }`, {
    urns: derived,
  });
  expect(data.entities.at(-1).properties).toEqual({ name: 'table 599' });
  const page = '(input: { direction: DOWNSTREAM, start: 0, count: 1000 })';
  const found = await catalog.query(
    `query ($urn: String!) { dataset(urn: $urn) { lineage${page} { relationships { entity { ${entity} } } } } }`,
    { urn: source },
  );
  const searched = await catalog.query(
    `query ($urn: String!) { searchAcrossLineage(input: { urn: $urn, direction: DOWNSTREAM, count: 1000 }) {
      searchResults { degree entity { ${entity} } } } }`,
    { urn: source },
  );
  const names = new Set(derived.map((_, index) => `table ${index}`));
  const lists = [found.dataset.lineage.relationships, searched.searchAcrossLineage.searchResults];
  for (const list of lists) expect(new Set(list.map((each: any) => each.entity.name))).toEqual(names);
});
