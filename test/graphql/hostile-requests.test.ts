/** Requests that try to exhaust GraphQL: each is refused with status 200 and a code, without internals. */
import { startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

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
  ['aliases', `{ ${times(20_000, (index) => `a${index}: __typename`)} }`, 'tokens at most 50000'],
  [
    'fragments that every alias repeats',
    `{ ${times(2_000, (index) => `a${index}: __schema { ...F }`)} } fragment F on __Schema { ${times(30, (index) => `b${index}: description`)} }`,
    'breadth at most 40000',
  ],
  ['directives', `{ __typename ${'@include(if: true) '.repeat(20_000)} }`, 'tokens at most 50000'],
  [
    'fragments that double',
    `{ ...F0 } ${times(25, (index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`)}
     fragment F25 on Query { __typename }`,
    'breadth at most 40000',
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

it('one field that is repeated many times is resolved once', async () => {
  const urn = `urn:li:tag:${unique('none')}`;
  const { data, errors } = await catalog.graphql(`{ ${times(4_500, () => `tag(urn: "${urn}") { urn }`)} }`);
  expect(errors).toBeUndefined();
  expect(data).toEqual({ tag: null });
});

it('an invalid request is answered with all violated rules', async () => {
  const { data, errors } = await catalog.graphql('{ nosuch other dataset { urn } }');
  expect(data).toBeUndefined();
  const code = 'GRAPHQL_VALIDATION_FAILED';
  expect(errors).toMatchObject(
    ['nosuch', 'other', 'dataset'].map((name) => ({
      message: expect.stringContaining(name),
      extensions: { code, errorId: expect.any(String) },
    })),
  );
});

it('a request is refused if fields of one name conflict', async () => {
  const { errors } = await catalog.graphql('{ tag(urn: "urn:li:tag:a") { a: name a: description } }');
  expect(errors).toMatchObject([
    {
      message: expect.stringMatching(/^Fields "a" conflict/),
      extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
    },
  ]);
});
