/** What the graph API answers with: order, pages, sums, edges, and one statement for each list. */
import { introspectionFromSchema, isInputObjectType, isObjectType } from 'graphql';
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { openGraph, type Graph } from '../api/support/graph.js';
import { openTestGraph, type TestGraph } from './graph-api-harness.js';

let catalog: TestCatalog;
let graph: TestGraph;
let database: Graph;

const prefix = unique('answers');
const COUNT = 12;
const table = (index: number) => datasetUrn(`${prefix}.t${index}`);
const names = Array.from({ length: COUNT }, (_, index) => `name ${String.fromCharCode(97 + index)}`);
const mine = `where: { urn: { contains: "${prefix}" } }`;

/** Every table is made of table 0. */
beforeAll(async () => {
  catalog = await startCatalog();
  graph = await openTestGraph();
  database = await openGraph();
  const answer = await catalog.ingestBatch(
    names.flatMap((name, index) => [
      proposal(table(index), 'datasetProperties', { name, description: `number ${index}` }),
      proposal(table(index), 'upstreamLineage', {
        upstreams: [
          {
            dataset: table(0),
            type: 'COPY',
            created: { time: 1_700_000_000_000 + index, actor: 'urn:li:corpuser:maker' },
          },
        ],
      }),
    ]),
  );
  expect(answer.status).toBe(200);
}, 120_000);

afterAll(async () => {
  await graph.stop();
  await catalog.stop();
  await database.close();
});

it('sorts, and pages by limit and offset are the whole list', async () => {
  const pages: string[] = [];
  for (let offset = 0; offset < COUNT; offset += 5) {
    const page = `datasets(${mine}, sort: [{ name: DESC }], limit: 5, offset: $offset) { name }`;
    const { datasets } = await graph.ask(page, { offset });
    pages.push(...datasets.map(({ name }: { name: string }) => name));
  }
  expect(pages).toEqual([...names].reverse());
});

it.each(['', ', sort: [{ removed: ASC }]'])(
  'pages without overlap when nothing tells two apart%s',
  async (sort) => {
    const pages: string[] = [];
    for (let offset = 0; offset < COUNT; offset += 5) {
      const { datasets } = await graph.ask(`datasets(${mine}, limit: 5, offset: $offset ${sort}) { urn }`, {
        offset,
      });
      pages.push(...datasets.map(({ urn }: { urn: string }) => urn));
    }
    expect(pages).toEqual(names.map((_, index) => table(index)).sort());
  },
);

it('pages by cursor, with the total on each page', async () => {
  const pages: string[] = [];
  let after = '';
  for (let more = true; more;) {
    const cursor = after === '' ? '' : `, after: "${after}"`;
    const { datasetsConnection } = await graph.ask(
      `datasetsConnection(${mine}, first: 5, sort: [{ name: ASC }]${cursor}) {
        totalCount pageInfo { hasNextPage endCursor } edges { node { name } }
      }`,
    );
    expect(datasetsConnection.totalCount).toBe(COUNT);
    pages.push(...datasetsConnection.edges.map((edge: any) => edge.node.name));
    ({ hasNextPage: more, endCursor: after } = datasetsConnection.pageInfo);
  }
  expect(pages).toEqual(names);
});

it('counts and aggregates', async () => {
  const { datasetsConnection } = await graph.ask(
    `datasetsConnection(${mine}) {
      totalCount
      aggregate { count { nodes } node { name { shortest longest } } }
    }`,
  );
  expect(datasetsConnection).toMatchObject({ totalCount: COUNT, aggregate: { count: { nodes: COUNT } } });
  expect(names).toContain(datasetsConnection.aggregate.node.name.longest);
});

it.each([
  ['node: { name: { longestLength: { gte: 6 } } }', 1],
  ['node: { name: { shortestLength: { gt: 6 } } }', 0],
  ['edge: { createdOn: { max: { gte: 1700000000000 } } }', 1],
  ['edge: { createdOn: { min: { lt: 1700000000000 } } }', 0],
  ['count: { edges: { gte: 12 } }', 1],
  ['OR: [{ count: { nodes: { eq: 0 } } }, { count: { nodes: { gt: 11 } } }]', 1],
])('filters by an aggregate of relationships: %s', async (aggregate, count) => {
  const { datasets } = await graph.ask(
    `datasets(where: { urn: { eq: $urn }, downstreamConnection: { aggregate: { ${aggregate} } } }) { urn }`,
    { urn: table(0) },
  );
  expect(datasets).toHaveLength(count);
});

it('tells of each edge what is known of it, sorted and paged on its own', async () => {
  const { entities } = await graph.ask(
    `entities(where: { urn: { eq: $urn } }) {
      downstreamConnection(first: 2, sort: [{ edge: { createdOn: DESC } }]) {
        totalCount
        edges { node { name } properties { aspect owner relationship createdOn createdActor } }
      }
      incomingDownstreamOf(limit: 3, offset: 1, sort: [{ name: ASC }]) { name }
    }`,
    { urn: table(0) },
  );
  const properties = (index: number) => ({
    aspect: 'upstreamLineage',
    owner: table(index),
    relationship: 'DownstreamOf',
    createdOn: 1_700_000_000_000 + index,
    createdActor: 'urn:li:corpuser:maker',
  });
  expect(entities).toEqual([
    {
      downstreamConnection: {
        totalCount: COUNT,
        edges: [11, 10].map((index) => ({ node: { name: names[index] }, properties: properties(index) })),
      },
      incomingDownstreamOf: names.slice(1, 4).map((name) => ({ name })),
    },
  ]);
});

it('reads any aspect by its name', async () => {
  const { entities } = await graph.ask(
    `entities(where: { urn: { eq: $urn } }) {
      own: aspect(name: "datasetProperties") none: aspect(name: "ownership") bad: aspect(name: "x'] //")
    }`,
    { urn: table(3) },
  );
  expect({ ...entities[0], own: JSON.parse(entities[0].own) }).toEqual({
    own: { name: names[3], description: 'number 3' },
    none: null,
    bad: null,
  });
});

it('answers to aliases, fragments and directives', async () => {
  const source = `
    query ($urn: String!, $no: Boolean = false) {
      everything: graph {
        first: datasets(where: { urn: { eq: $urn } }) { ...One ...One }
        second: datasetsConnection(where: { urn: { eq: $urn } }) { ...Page }
      }
    }
    fragment One on GraphEntity {
      __typename id: urn name @include(if: $no)
      ... on GraphEntity @skip(if: true) { type }
      above: upstreamConnection { ...Edges }
      both: upstream { id: urn }
    }
    fragment Edges on GraphRelationConnection { number: totalCount list: edges { end: node { id: urn } at: properties { aspect } } }
    fragment Page on GraphEntitiesConnection { number: totalCount info: pageInfo { more: hasNextPage } list: edges { end: node { id: urn } } }
  `;
  const list = [{ end: { id: table(0) }, at: { aspect: 'upstreamLineage' } }];
  expect(await graph.run(source, { urn: table(4) })).toEqual({
    everything: {
      first: [
        {
          __typename: 'GraphEntity',
          id: table(4),
          above: { number: 1, list },
          both: [{ id: table(0) }],
        },
      ],
      second: { number: 1, info: { more: false }, list: [{ end: { id: table(4) } }] },
    },
  });
});

describe('statements', () => {
  const deep = (name: string, limit: number) => `
    datasets(where: { urn: { contains: "${name}" }, upstream: { some: { name: { eq: "${name}" } } } }, limit: ${limit},
      sort: [{ name: ASC }]) {
      aspect(name: "${name}")
      upstream(limit: ${limit}, where: { name: { in: ["${name}"] } }) {
        downstreamConnection(first: ${limit}, where: { edge: { aspect: { startsWith: "${name}" } } }) {
          totalCount edges { node { ownedBy(limit: 2, where: { field_platform: { includes: "${name}" } }) { urn } } }
        }
      }
    }`;

  it('are one for each list, however deep it goes', async () => {
    graph.takeStatements();
    await graph.ask(deep(prefix, 3));
    expect(graph.takeStatements()).toHaveLength(1);
    await graph.ask(
      `a: ${deep(prefix, 3)} b: datasetsConnection(first: 1) { totalCount edges { node { urn } } }`,
    );
    expect(graph.takeStatements()).toHaveLength(2);
  });

  it('hold no value that a client sent', async () => {
    graph.takeStatements();
    await graph.ask(deep('first_value', 91));
    const [first] = graph.takeStatements();
    await graph.ask(deep("'] DETACH DELETE this //", 73));
    const [second] = graph.takeStatements();
    expect(second!.text).toBe(first!.text);
    expect(first!.text).not.toMatch(/first_value|\b91\b/);
    expect(Object.values(first!.parameters)).toContain('first_value');
  });

  it.each([
    ['entities(where: { urn: { eq: "x" } }) { upstream { urn } }', /Node(Unique)?IndexSeek/],
    ['datasets(where: { urn: { in: ["x", "y"] } }) { upstream { urn } }', /Node(Unique)?IndexSeek/],
    ['datasets(limit: 3) { urn }', /NodeIndexSeek.*\(type, urn\)/],
    [
      'datasets(limit: 3, offset: 6, removed: null, where: { ownedBy: { none: {} } }) { urn }',
      /NodeIndexSeek/,
    ],
    // Which of the two indexes is scanned depends on how much the graph holds.
    ['entities(limit: 3) { urn }', /NodeIndexScan.*\((type, )?urn\)/],
  ])('begin in an index: %s', async (selection, index) => {
    graph.takeStatements();
    await graph.ask(selection);
    const [statement] = graph.takeStatements();
    const plan = await explain(statement!.text, statement!.parameters);
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(/ByLabelScan|AllNodesScan|CartesianProduct/);
    // Its order is the one asked for.
    if (selection.startsWith('datasets(limit')) expect(plan).not.toMatch(/"(Top|Sort)@/);
  });

  async function explain(text: string, parameters: Record<string, unknown>): Promise<string> {
    const question = text.replace(/^CYPHER 5/, 'CYPHER 5 EXPLAIN');
    const { summary } = await database.driver.executeQuery(question, parameters);
    return JSON.stringify(summary.plan);
  }
});

describe('limits', () => {
  it.each([
    ['datasets(limit: 1001) { urn }', 'LIMIT_EXCEEDED'],
    ['datasetsConnection(first: 1001) { totalCount }', 'LIMIT_EXCEEDED'],
    ['datasets { upstream(limit: 5000) { urn } }', 'LIMIT_EXCEEDED'],
    ['datasets(limit: -1) { urn }', 'INVALID_REQUEST'],
    ['datasets(limit: 0) { urn }', 'INVALID_REQUEST'],
    ['datasets { upstream(limit: 0) { urn } }', 'INVALID_REQUEST'],
    ['datasetsConnection(first: 0) { totalCount }', 'INVALID_REQUEST'],
    ['datasets { upstream(offset: -1) { urn } }', 'INVALID_REQUEST'],
    ['datasetsConnection(first: -1) { totalCount }', 'INVALID_REQUEST'],
  ])('%s', async (selection, code) => {
    graph.takeStatements();
    expect(await graph.refusal(selection)).toMatchObject({ originalError: { code } });
    expect(graph.takeStatements()).toEqual([]);
  });

  it('hold for variables too', async () => {
    const error = await graph.refusal('datasets { upstream(limit: $limit) { urn } }', { limit: 1001 });
    expect(error).toMatchObject({ originalError: { code: 'LIMIT_EXCEEDED' } });
  });
});

describe('the schema', () => {
  it('reads only, under one field, and all its types say what they belong to', () => {
    const { schema } = graph;
    expect([schema.getMutationType(), schema.getSubscriptionType()]).toEqual([undefined, undefined]);
    const types = Object.values(schema.getTypeMap()).filter(
      (type) => (isObjectType(type) || isInputObjectType(type)) && !type.name.startsWith('__'),
    );
    expect(types.map(({ name }) => name).filter((name) => !name.startsWith('Graph'))).toEqual(['Query']);
    expect(Object.keys(schema.getQueryType()!.getFields())).toEqual(['version', 'graph']);
  });

  it('is small enough to be looked at in a browser', () => {
    const { schema } = graph;
    expect(Object.keys(schema.getTypeMap()).length).toBeLessThan(80);
    expect(JSON.stringify(introspectionFromSchema(schema)).length).toBeLessThan(1_000_000);
  });

  it('has every relationship of the model, in both directions', () => {
    const type = graph.schema.getType('GraphEntity');
    const fields = isObjectType(type) ? Object.keys(type.getFields()) : [];
    const relationships = [...graph.model.aspects.values()].flatMap((aspect) => aspect.relationships);
    expect(relationships.length).toBeGreaterThan(50);
    for (const { name } of relationships) {
      expect(fields).toContain(name.charAt(0).toLowerCase() + name.slice(1));
      expect(fields).toContain(`incoming${name.charAt(0).toUpperCase()}${name.slice(1)}`);
    }
  });
});
