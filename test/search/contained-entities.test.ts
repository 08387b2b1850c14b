/** Searches within one entity: a container, a domain, a data product, a folder of the glossary, siblings. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

const word = unique('places');
const urn = (name: string) => datasetUrn(`${word}.${name}`);
const names = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `t${String(from + index).padStart(3, '0')}`);
const box = (name: string) => `urn:li:container:${word}_${name}`;
const domain = (name: string) => `urn:li:domain:${word}_${name}`;
const product = (name: string) => `urn:li:dataProduct:${word}_${name}`;
const node = (name: string) => `urn:li:glossaryNode:${word}_${name}`;
const term = (name: string) => `urn:li:glossaryTerm:${word}_${name}`;
const unwritten = datasetUrn(`${word}.unwritten`);
const removed = urn('removed');

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
  const inBox = (name: string, container: string) =>
    proposal(urn(name), 'container', { container: box(container) });
  const answer = await catalog.ingestBatch([
    ...names(0, 70).map((name) =>
      proposal(urn(name), 'datasetProperties', { name, description: `orders ${word}` }),
    ),
    proposal(removed, 'status', { removed: true }),
    ...names(0, 12).map((name) => inBox(name, 'big')),
    inBox('removed', 'big'),
    inBox('t012', 'small'),
    proposal(urn('t000'), 'globalTags', { tags: [{ tag: `urn:li:tag:${word}` }] }),
    proposal(urn('t001'), 'editableDatasetProperties', { description: `wholly different ${word}special` }),
    ...['big', 'small', 'empty'].map((name) => proposal(box(name), 'containerProperties', { name })),
    ...['one', 'two'].map((name) => proposal(domain(name), 'domainProperties', { name })),
    ...names(0, 3).map((name) => proposal(urn(name), 'domains', { domains: [domain('one')] })),
    proposal(box('small'), 'domains', { domains: [domain('two')] }),
    proposal(product('large'), 'dataProductProperties', {
      name: 'large',
      assets: [...names(0, 70).map(urn), removed, unwritten].map((destinationUrn) => ({ destinationUrn })),
    }),
    proposal(product('little'), 'dataProductProperties', {
      name: 'little',
      assets: [{ destinationUrn: urn('t005') }, { destinationUrn: box('small') }],
    }),
    proposal(product('void'), 'dataProductProperties', { name: 'void' }),
    proposal(node('top'), 'glossaryNodeInfo', { definition: 'top', name: 'top' }),
    proposal(node('inner'), 'glossaryNodeInfo', {
      definition: 'inner',
      name: 'inner',
      parentNode: node('top'),
    }),
    ...['a', 'b'].map((name) =>
      proposal(term(name), 'glossaryTermInfo', {
        definition: name,
        termSource: 'X',
        name,
        parentNode: node('top'),
      }),
    ),
    proposal(urn('t000'), 'siblings', { siblings: [urn('t001'), urn('t002'), unwritten], primary: true }),
  ]);
  if (answer.status !== 200) throw new Error(answer.text);
});
afterAll(() => catalog.stop());

const PAGE = 'start count total searchResults { entity { urn } }';
const inContainer = async (name: string, args = '', selection = PAGE) =>
  (await catalog.query(`{ container(urn: "${box(name)}") { entities${args} { ${selection} } } }`)).container
    .entities;
const urnsOf = ({ searchResults }: any) => searchResults.map(({ entity }: any) => entity.urn);

it('lists the direct contents of a container in pages, without soft-deleted entities', async () => {
  const first = await inContainer('big');
  expect({ ...first, searchResults: urnsOf(first) }).toEqual({
    start: 0,
    count: 10,
    total: 12,
    searchResults: names(0, 10).map(urn),
  });
  const second = await inContainer('big', '(input: { start: 10, count: 10 })');
  expect([second.count, urnsOf(second)]).toEqual([10, names(10, 12).map(urn)]);
  expect(await inContainer('empty')).toMatchObject({ total: 0, searchResults: [] });
});

it('searches in a container by words and filters, and returns the matched fields', async () => {
  const { total, searchResults } = await inContainer(
    'big',
    `(input: { query: "${word}special" })`,
    'total searchResults { entity { urn } matchedFields { name } }',
  );
  expect([total, searchResults[0].entity.urn]).toEqual([1, urn('t001')]);
  expect(searchResults[0].matchedFields.length).toBeGreaterThan(0);
  const tagged = await inContainer(
    'big',
    `(input: { filters: [{ field: "tags", values: ["urn:li:tag:${word}"] }] })`,
  );
  expect(urnsOf(tagged)).toEqual([urn('t000')]);
  const contained = `(input: { filters: [{ field: "name", values: ["t00"], condition: CONTAIN }] })`;
  expect((await inContainer('big', contained)).total).toBe(10);
});

it('counts facets within each container', async () => {
  const { entities } =
    await catalog.query(`{ entities(urns: ["${box('big')}", "${box('small')}"]) { ... on Container {
    entities { total facets { field aggregations { value count } } } } } }`);
  const typesIn = ({ entities: { total, facets } }: any) => [
    total,
    facets.find(({ field }: any) => field === '_entityType').aggregations,
  ];
  expect(entities.map(typesIn)).toEqual([
    [12, [{ value: 'DATASET', count: 12 }]],
    [1, [{ value: 'DATASET', count: 1 }]],
  ]);
});

it('lists the entities of a domain, of any type', async () => {
  const answer = await catalog.query(`{ one: domain(urn: "${domain('one')}") { entities { ${PAGE} } }
    two: domain(urn: "${domain('two')}") { entities(input: { count: 5 }) { ${PAGE} } } }`);
  expect([urnsOf(answer.one.entities), urnsOf(answer.two.entities)]).toEqual([
    names(0, 3).map(urn),
    [box('small')],
  ]);
});

describe('assets of a data product', () => {
  const assetsOf = async (name: string, input: string, selection = PAGE) =>
    (
      await catalog.query(
        `{ dataProduct(urn: "${product(name)}") { entities(input: ${input}) { ${selection} } } }`,
      )
    ).dataProduct.entities;

  it('are found, many, few or none, without soft-deleted entities and stubs', async () => {
    const page = await assetsOf('large', '{ query: "*", start: 60, count: 20 }');
    expect([page.total, urnsOf(page)]).toEqual([70, names(60, 70).map(urn)]);
    expect(urnsOf(await assetsOf('little', '{ query: "*" }'))).toEqual([box('small'), urn('t005')]);
    expect(await assetsOf('void', '{ query: "*" }')).toMatchObject({ total: 0 });
    const all = '{ query: "*", count: 0, searchFlags: { includeSoftDeleted: true } }';
    expect((await assetsOf('large', all)).total).toBe(71);
  });

  it('can be searched by words, types and filters', async () => {
    expect((await assetsOf('large', `{ query: "orders ${word}", count: 0 }`)).total).toBe(70);
    expect((await assetsOf('little', `{ query: "orders ${word}" }`)).total).toBe(1);
    expect(urnsOf(await assetsOf('little', '{ query: "*", types: [CONTAINER] }'))).toEqual([box('small')]);
    const tagged = `{ query: "*", orFilters: [{ and: [{ field: "tags", values: ["urn:li:tag:${word}"] }] },
      { and: [{ field: "container", values: ["${box('small')}"] }] }] }`;
    expect(urnsOf(await assetsOf('large', tagged))).toEqual([urn('t000'), urn('t012')]);
  });

  it('cannot be searched with filters and pages that a search refuses', async () => {
    const codeOf = async (input: string) =>
      (
        await catalog.graphql(
          `{ dataProduct(urn: "${product('little')}") { entities(input: ${input}) { total } } }`,
        )
      ).errors[0].extensions.reason;
    expect(await codeOf('{ query: "*", orFilters: [{ and: [{ field: "nonsense" }] }] }')).toBe(
      'INVALID_FILTER',
    );
    expect(await codeOf('{ query: "*", count: 10001 }')).toBe('LIMIT_EXCEEDED');
    expect(await codeOf('{ query: "*", start: -1 }')).toBe('INVALID_REQUEST');
  });
});

it('scrolls through the terms and folders of a folder', async () => {
  const next = async (scrollId?: string) =>
    (
      await catalog.query(
        `query ($scrollId: String) { glossaryNode(urn: "${node('top')}") { glossaryChildrenSearch(input: { query: "*", count: 2,
          scrollId: $scrollId }) { nextScrollId total searchResults { entity { urn } } } } }`,
        { scrollId },
      )
    ).glossaryNode.glossaryChildrenSearch;
  const first = await next();
  const second = await next(first.nextScrollId);
  expect([first.total, urnsOf(first), urnsOf(second), second.nextScrollId]).toEqual([
    3,
    [node('inner'), term('a')],
    [term('b')],
    null,
  ]);
});

it('searches among siblings', async () => {
  const { dataset } = await catalog.query(
    `{ dataset(urn: "${urn('t000')}") { siblingsSearch(input: { query: "*", count: 10 }) { total searchResults { entity { urn } } } } }`,
  );
  expect([dataset.siblingsSearch.total, urnsOf(dataset.siblingsSearch)]).toEqual([2, names(1, 3).map(urn)]);
  const without = await catalog.query(
    `{ dataset(urn: "${urn('t003')}") { siblingsSearch(input: { query: "*" }) { total } } }`,
  );
  expect(without.dataset.siblingsSearch.total).toBe(0);
});
