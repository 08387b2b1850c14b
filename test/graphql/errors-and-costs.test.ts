/** Limits, errors and costs of GraphQL requests: errors name the limit and contain no stack, and costs are reported on request. */
import { startCatalog, unique, datasetUrn, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const urn = datasetUrn(unique('operated'));
const errorOf = async (query: string, variables = {}) => {
  const { errors, data } = await catalog.graphql(query, variables);
  expect(errors).toHaveLength(1);
  expect(data ?? null).toBeNull();
  expect(JSON.stringify(errors)).not.toMatch(/stack|node_modules|\.ts:/);
  return errors[0];
};

const nested = (levels: number): string =>
  `{ dataset(urn: "${urn}") ${'{ container '.repeat(levels)}{ urn }${' }'.repeat(levels)} }`;
const owners = '{ ownership { owners { owner { ... on CorpUser { username } } } } }';

describe('a request is limited', () => {
  it('in depth', async () => {
    expect(await errorOf(nested(30))).toMatchObject({
      message: 'The query is 32 levels deep, the limit is 20',
      extensions: { code: 'LIMIT_EXCEEDED', rule: 'depth at most 20' },
    });
    expect((await catalog.graphql(nested(10))).errors).toBeUndefined();
  });

  it('in breadth, also through fragments that multiply', async () => {
    // Each fragment spreads the next one twice, so 16 of them yield 65,536 fields.
    const fragments = Array.from({ length: 16 }, (_, index) => {
      const inner = index === 15 ? 'urn' : `...f${index + 1}`;
      return `fragment f${index} on Dataset { a${index}: exists ${inner} ...on Dataset { ${inner} } }`;
    }).join(' ');
    const query = `{ dataset(urn: "${urn}") { ...f0 } } ${fragments}`;
    expect((await errorOf(query)).extensions).toMatchObject({
      code: 'LIMIT_EXCEEDED',
      rule: 'breadth at most 40000',
    });
  });

  it('in cost, by page sizes in literals or in variables', async () => {
    const query = `query ($count: Int!, $again: Int!) { searchAcrossEntities(input: { query: "*", count: $count }) {
      searchResults { entity { ... on Dataset ${owners} } } } b: searchAcrossEntities(input: { query: "*", count: $again }) {
      searchResults { entity { ... on Dataset { a: container { container { container { urn } } } ${owners.slice(1)} } } } }`;
    const wide = `query ($count: Int!) { ${Array.from(
      { length: 80 },
      (_, index) =>
        `s${index}: searchAcrossEntities(input: { query: "*", count: $count }) { searchResults { entity ${owners.replace('{ own', '{ ... on Dataset { own')} } } }`,
    ).join(' ')} }`;
    expect((await catalog.graphql(query, { count: 10, again: 10 })).errors).toBeUndefined();
    expect((await errorOf(wide, { count: 5_000 })).extensions).toMatchObject({
      code: 'LIMIT_EXCEEDED',
      rule: 'cost at most 5000000',
    });
  });

  it('in length', async () => {
    expect((await errorOf(`{ ${'__typename '.repeat(60_000)} }`)).message).toContain('token');
  });
});

it.each([
  ['{ nosuch }', 'GRAPHQL_VALIDATION_FAILED', /FieldUndefined.*nosuch/],
  ['{ dataset { urn } }', 'GRAPHQL_VALIDATION_FAILED', /urn/],
  ['{', 'GRAPHQL_PARSE_FAILED', /Syntax Error/],
  ['', 'BAD_REQUEST', /empty/],
  ['query A { __typename } query B { __typename }', 'OPERATION_RESOLUTION_FAILURE', /operation/],
  ['query ($urn: String!) { dataset(urn: $urn) { urn } }', 'BAD_USER_INPUT', /\$urn/],
])('%s fails with status 200 and an error', async (query, code, message) => {
  const error = await errorOf(query);
  expect(error.extensions.code).toBe(code);
  expect(error.message).toMatch(message);
});

it.each([
  [{}, 400],
  [{ query: 5 }, 400],
  [{ query: '{ __typename }', variables: [] }, 400],
  ['not json', 400],
])('%j is not a GraphQL request', async (body, status) => {
  const answer = await catalog.post('/api/graphql', body);
  expect([answer.status, answer.json.status]).toEqual([status, status]);
});

it('the cost is returned if the header requests it', async () => {
  const query = `{ dataset(urn: "${urn}") { name } }`;
  expect((await catalog.graphql(query)).extensions).toEqual({});
  const { extensions } = await catalog.graphql(query, {}, { 'x-trellis-cost': 'true' });
  expect(extensions.cost).toEqual({ statements: 1, millis: expect.any(Number) });
});

it('undeclared variables and full introspection are accepted', async () => {
  expect((await catalog.graphql('{ __typename }', { other: 1 })).data).toEqual({ __typename: 'Query' });
  const introspection = `{ __schema { queryType { name } types { name kind fields { name type { kind name ofType { kind name ofType {
    kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name } } } } } } } }
    args { name type { name kind } } } enumValues { name } inputFields { name } possibleTypes { name } } } }`;
  const { data, errors } = await catalog.graphql(introspection);
  expect(errors).toBeUndefined();
  expect(data.__schema.types.length).toBeGreaterThan(50);
});
