/** Requests that try to exhaust GraphQL: each is refused with status 200 and a code, without internals. */
import { LIMITS } from '../../src/api/graphql/limits.js';
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ');

/** Each fragment selects two fields whose values spread the next one. */
const doubling = (count: number, fields: (next: string) => string, last: string) =>
  `${times(count, (index) => `fragment F${index} on Entity { ${fields(`...F${index + 1}`)} }`)}
   fragment F${count} on Entity { ${last} }`;
const related = (name: string, inner: string) =>
  `${name}: relationships(input: { types: ["Twin"], direction: OUTGOING }) { relationships { entity { ${inner} } } }`;

it.each([
  ['selections within selections', `{${'a{'.repeat(12_000)}a${'}'.repeat(12_000)}}`, 'nesting'],
  ['lists within lists', `{ dataset(urn: ${'['.repeat(20_000)}${']'.repeat(20_000)}) { urn } }`, 'nesting'],
  ['a long text', `{ __typename } # ${'x'.repeat(1_000_000)}`, 'characters at most 1000000'],
  ['many lines', `{ __typename }${'\n'.repeat(100_001)}`, 'lines at most 100000'],
  ['aliases', `{ ${times(20_000, (index) => `a${index}: __typename`)} }`, 'tokens at most 50000'],
  ['directives', `{ __typename ${'@include(if: true) '.repeat(20_000)} }`, 'tokens at most 50000'],
  [
    'fragments that nest each other',
    `{ entity(urn: "urn:li:tag:a") { ...F0 } } ${doubling(60, (next) => `${related('a', next)} ${related('b', next)}`, 'urn')}`,
    'depth at most 50',
  ],
  [
    'fragments that every alias repeats',
    `{ ${times(2_000, (index) => `a${index}: __schema { ...F }`)} } fragment F on __Schema { types { ${times(30, (index) => `b${index}: name`)} } }`,
    `values at most ${LIMITS.values}`,
  ],
  [
    'aliases of introspection',
    `{ __schema { types { fields { ${times(1_000, (index) => `a${index}: name`)} } } } }`,
    `values at most ${LIMITS.values}`,
  ],
  [
    'aliases of searches',
    `{ ${times(1_000, (index) => `a${index}: searchAcrossEntities(input: { query: "x${index}" }) { total }`)} }`,
    'statements at most 500',
  ],
])('a request is refused with %s', async (_what, query, rule) => {
  const { data, errors } = await catalog.graphql(query);
  expect(data).toBeUndefined();
  expect(errors).toMatchObject([{ extensions: { reason: 'LIMIT_EXCEEDED', rule } }]);
  expect(JSON.stringify(errors)).not.toMatch(/call stack|aborted|node_modules/);
});

it('a request is refused with more errors than a long document can describe', async () => {
  const query = `${'\n'.repeat(90_000)}query ($urns: [String!]!) { entities(urns: $urns) { urn } }`;
  const { data, errors } = await catalog.graphql(query, { urns: times(10_000, () => 'wrong').split(' ') });
  expect(data).toBeUndefined();
  expect(errors).toMatchObject([{ extensions: { rule: `values at most ${LIMITS.values}` } }]);
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

it('fragments that double without a field cost as much as one', async () => {
  const { data, errors } = await catalog.graphql(
    `{ ...F0 } ${times(60, (index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`)}
     fragment F60 on Query { tag(urn: "urn:li:tag:none") { urn } }`,
  );
  expect({ data, errors }).toEqual({ data: { tag: { urn: 'urn:li:tag:none' } }, errors: undefined });
});

it('fragments whose fields double end after as many values as one request may resolve', async () => {
  const urn = datasetUrn(unique('self'));
  await catalog.ingest(urn, 'upstreamLineage', { upstreams: [{ dataset: urn, type: 'COPY' }] });
  const loop = (name: string, inner: string) =>
    `${name}: relationships(input: { types: ["DownstreamOf"], direction: OUTGOING }) { relationships { entity { ${inner} } } }`;
  const query = `{ entity(urn: "${urn}") { ...F0 } } ${times(15, (index) => `fragment F${index} on Dataset { ${loop('a', `...F${index + 1}`)} ${loop('b', `...F${index + 1}`)} ${loop('c', `...F${index + 1}`)} }`)}
    fragment F15 on Dataset { urn }`;
  const { data, errors } = await catalog.graphql(query);
  expect(data).toBeUndefined();
  expect(errors).toMatchObject([{ extensions: { rule: `values at most ${LIMITS.values}` } }]);
});

it('a request is refused with cyclic fragments', async () => {
  const { errors } = await catalog.graphql(
    '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
  );
  expect(errors).toMatchObject([{ extensions: { reason: 'GRAPHQL_VALIDATION_FAILED' } }]);
});

it('one field that is repeated many times is resolved once', async () => {
  const urn = `urn:li:tag:${unique('none')}`;
  const { data, errors } = await catalog.graphql(`{ ${times(4_500, () => `tag(urn: "${urn}") { urn }`)} }`);
  expect(errors).toBeUndefined();
  expect(data).toEqual({ tag: { urn } });
});

it('an invalid request is answered with all violated rules', async () => {
  const { data, errors } = await catalog.graphql('{ nosuch other dataset { urn } }');
  expect(data).toBeUndefined();
  const code = 'GRAPHQL_VALIDATION_FAILED';
  expect(errors).toMatchObject(
    ['nosuch', 'other', 'dataset'].map((name) => ({
      message: expect.stringContaining(name),
      extensions: { reason: code, errorId: expect.any(String) },
    })),
  );
});

it('a request is refused if fields of one name conflict', async () => {
  const { errors } = await catalog.graphql('{ tag(urn: "urn:li:tag:a") { a: name a: description } }');
  expect(errors).toMatchObject([
    {
      message: expect.stringMatching(/^Fields "a" conflict/),
      extensions: { reason: 'GRAPHQL_VALIDATION_FAILED' },
    },
  ]);
});
