/** Results of the graph API: order, pages, aggregates, edges, and one statement per list. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { openGraph, type Graph } from '../helpers/api/graph.js';
import { resampleIndexes } from '../statement/inspect-plans.js';
import { graphOf, together } from '../helpers/graphql/graph.js';

let catalog: TestCatalog;
const ask = graphOf(() => catalog);
let database: Graph;

const prefix = unique('answers');
const COUNT = 12;
const table = (index: number) => datasetUrn(`${prefix}.t${index}`);
const names = Array.from({ length: COUNT }, (_, index) => `name ${String.fromCharCode(97 + index)}`);
const mine = `where: { urn: { contains: "${prefix}" } }`;

/** Every dataset is derived from dataset 0. */
beforeAll(async () => {
  catalog = await startCatalog({ graphApi: true });
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
  await catalog.stop();
  await database.close();
});

it('pages by limit and offset in sort order add up to the whole list', async () => {
  const pages: string[] = [];
  for (let offset = 0; offset < COUNT; offset += 5) {
    const page = `datasets(${mine}, sort: [{ name: DESC }], limit: 5, offset: $offset) { name }`;
    const { datasets } = await ask(page, { offset });
    pages.push(...datasets.map(({ name }: { name: string }) => name));
  }
  expect(pages).toEqual([...names].reverse());
});

it.each(['', ', sort: [{ removed: ASC }]'])(
  'pages do not overlap if the sort order is ambiguous%s',
  async (sort) => {
    const pages: string[] = [];
    for (let offset = 0; offset < COUNT; offset += 5) {
      const { datasets } = await ask(`datasets(${mine}, limit: 5, offset: $offset ${sort}) { urn }`, {
        offset,
      });
      pages.push(...datasets.map(({ urn }: { urn: string }) => urn));
    }
    expect(pages).toEqual(names.map((_, index) => table(index)).sort());
  },
);

it('pages by cursor contain the total', async () => {
  const pages: string[] = [];
  let after = '';
  for (let more = true; more;) {
    const cursor = after === '' ? '' : `, after: "${after}"`;
    const { datasetsConnection } = await ask(
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

it('counts and aggregates are returned', async () => {
  const { datasetsConnection } = await ask(
    `datasetsConnection(${mine}) {
      totalCount
      aggregate { count { nodes } node { name { shortest longest } } }
    }`,
  );
  expect(datasetsConnection).toMatchObject({ totalCount: COUNT, aggregate: { count: { nodes: COUNT } } });
  expect(names).toContain(datasetsConnection.aggregate.node.name.longest);
});

it('aggregates of relationships can be used in filters', async () => {
  const filters: [string, number][] = [
    ['node: { name: { longestLength: { gte: 6 } } }', 1],
    ['node: { name: { shortestLength: { gt: 6 } } }', 0],
    ['edge: { createdOn: { max: { gte: 1700000000000 } } }', 1],
    ['edge: { createdOn: { min: { lt: 1700000000000 } } }', 0],
    ['count: { edges: { gte: 12 } }', 1],
    ['OR: [{ count: { nodes: { eq: 0 } } }, { count: { nodes: { gt: 11 } } }]', 1],
  ];
  const list = (aggregate: string) =>
    `datasets(where: { urn: { eq: $urn }, downstreamConnection: { aggregate: { ${aggregate} } } }) { urn }`;
  const answer = await ask(together(filters.map(([aggregate]) => list(aggregate))), { urn: table(0) });
  const found = Object.values<object[]>(answer).map(({ length }) => length);
  expect(found).toEqual(filters.map(([, count]) => count));
});

it('edges have their properties, and their lists are sorted and paged independently', async () => {
  const { entities } = await ask(
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

it('any aspect can be read by its name', async () => {
  const { entities } = await ask(
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

it('aliases, fragments and directives are supported', async () => {
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
  expect(await catalog.query(source, { urn: table(4) })).toEqual({
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
  beforeAll(async () => {
    const filler = unique('filler');
    const urns = Array.from({ length: 1_000 }, (_, index) => datasetUrn(`${filler}.${index}`));
    const answer = await catalog.ingestBatch(urns.map((urn) => proposal(urn, 'status', { removed: false })));
    expect(answer.status).toBe(200);
    await resampleIndexes(database.driver);
  });

  it.each([
    ['entities(where: { urn: { eq: "x" } }) { upstream { urn } }', /Node(Unique)?IndexSeek/],
    ['datasets(where: { urn: { in: ["x", "y"] } }) { upstream { urn } }', /Node(Unique)?IndexSeek/],
    ['datasets(limit: 3) { urn }', /NodeIndexSeek.*\(type, urn\)/],
    [
      'datasets(limit: 3, offset: 6, removed: null, where: { ownedBy: { none: {} } }) { urn }',
      /NodeIndexSeek/,
    ],
    // The planner selects one of two indexes by the size of the graph.
    ['entities(limit: 3) { urn }', /NodeIndexScan.*\((type, )?urn\)/],
  ])('start with an index: %s', async (selection, index) => {
    catalog.takeStatements();
    await ask(selection);
    const [statement] = catalog.takeStatements();
    const plan = await explain(statement!.text, statement!.parameters);
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(/ByLabelScan|AllNodesScan|CartesianProduct/);
    // The index provides the requested order.
    if (selection.startsWith('datasets(limit')) expect(plan).not.toMatch(/"(Top|Sort)@/);
  });

  async function explain(text: string, parameters: Record<string, unknown>): Promise<string> {
    const question = text.replace(/^(.*\n)CYPHER 5/, '$1CYPHER 5 EXPLAIN');
    const { summary } = await database.driver.executeQuery(question, parameters);
    return JSON.stringify(summary.plan);
  }
});
