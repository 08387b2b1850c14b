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

describe('a request is limited', () => {
  it('in depth', async () => {
    expect(await errorOf(nested(60))).toMatchObject({
      message: 'The query is 62 levels deep, the limit is 50',
      extensions: { reason: 'LIMIT_EXCEEDED', rule: 'depth at most 50' },
    });
    expect((await catalog.graphql(nested(40))).errors).toBeUndefined();
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
  expect(error.extensions.reason).toBe(code);
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
