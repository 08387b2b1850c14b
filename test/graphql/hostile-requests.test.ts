/** Requests that try to exhaust GraphQL: each is refused with status 200 and a code, without internals. */
import { startCatalog, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ');

it.each([
  ['selections within selections', `{${'a{'.repeat(12_000)}a${'}'.repeat(12_000)}}`, 'nesting'],
  ['lists within lists', `{ dataset(urn: ${'['.repeat(20_000)}${']'.repeat(20_000)}) { urn } }`, 'nesting'],
  [
    'one field repeated many times',
    `{ ${times(4_500, () => 'dataset(urn: "x") { urn }')} }`,
    'fields of one name',
  ],
  ['aliases', `{ ${times(6_000, (index) => `a${index}: __typename`)} }`, 'breadth at most 5000'],
  ['directives', `{ __typename ${'@include(if: true) '.repeat(20_000)} }`, 'tokens at most 50000'],
  [
    'fragments that double',
    `{ ...F0 } ${times(25, (index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`)}
     fragment F25 on Query { __typename }`,
    'breadth at most 5000',
  ],
])('a request is refused with %s', async (_what, query, rule) => {
  const { data, errors } = await catalog.graphql(query);
  expect(data).toBeUndefined();
  expect(errors).toMatchObject([{ extensions: { code: 'LIMIT_EXCEEDED', rule } }]);
  expect(JSON.stringify(errors)).not.toMatch(/call stack|aborted|node_modules/);
});

it('a request is refused with variables that are nested too deeply', async () => {
  const filter = `${'{"and":['.repeat(20_000)}${']}'.repeat(20_000)}`;
  const query =
    'query ($f: [AndFilterInput!]) { searchAcrossEntities(input: { query: "*", orFilters: $f }) { total } }';
  const answer = await catalog.post(
    '/api/graphql',
    `{"query":${JSON.stringify(query)},"variables":{"f":${filter}}}`,
  );
  expect([200, 400]).toContain(answer.status);
  expect(answer.text).not.toMatch(/INTERNAL|call stack/);
});

it('a request is refused with cyclic fragments', async () => {
  const { errors } = await catalog.graphql(
    '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
  );
  expect(errors).toMatchObject([{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }]);
});

it('each refusal has its own id, even if GraphQL reuses one error object', async () => {
  const query = `{ ${times(4_500, () => 'dataset(urn: "x") { urn }')} }`;
  const idOf = async () => (await catalog.graphql(query)).errors[0].extensions.errorId;
  const ids = [await idOf(), await idOf()];
  expect(ids).toEqual([expect.any(String), expect.any(String)]);
  expect(ids[0]).not.toBe(ids[1]);
});
