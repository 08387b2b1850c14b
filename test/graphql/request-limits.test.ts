/** Configurable limits of GraphQL requests: each error names its limit and the value. */
import type { GraphqlLimits } from '../../src/api/graphql/limits/limits.js';
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

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
            code: 'DEADLINE_EXCEEDED',
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

it('each limit is enforced, and the error names the exceeded limit', async () => {
  const catalog = await withLimits({ depth: 4, breadth: 5, cost: 40, tokens: 50 });
  const broken = [
    [
      '{ dataset(urn: "URN") { container { container { container { urn } } } } }',
      'depth at most 4',
      '5 levels deep',
    ],
    [
      '{ dataset(urn: "URN") { a: urn b: urn c: urn d: urn e: urn } }',
      'breadth at most 5',
      'more than 5 fields',
    ],
    [
      '{ search(input: { type: DATASET, query: "*", count: 40 }) { searchResults { entity { urn } } } }',
      'cost at most 40',
      'the limit is 40',
    ],
    [`{ dataset(urn: "URN") { ${'urn '.repeat(50)} } }`, 'tokens at most 50', 'more than 50 tokens'],
  ] as const;
  for (const [query, rule, words] of broken) {
    const { errors, data } = await catalog.graphql(query.replace('URN', table));
    expect({ errors, data }).toEqual({
      errors: [
        expect.objectContaining({
          message: expect.stringContaining(words),
          extensions: expect.objectContaining({ code: 'LIMIT_EXCEEDED', rule }),
        }),
      ],
      data: undefined,
    });
  }
  const { errors } = await catalog.graphql(`{ dataset(urn: "${table}") { container { urn } } }`);
  expect(errors).toBeUndefined();
});

it('a limit that is not set has its default', async () => {
  const catalog = await withLimits({ depth: 30 });
  const nested = Array.from({ length: 21 }).reduce<string>(
    (inner) =>
      `relationships(input: { types: [], direction: OUTGOING }) { relationships { entity { ${inner} } } }`,
    'urn',
  );
  const { errors } = await catalog.graphql(`{ entity(urn: "${table}") { ${nested} } }`);
  expect(errors).toMatchObject([{ extensions: { rule: 'depth at most 30' } }]);
});
