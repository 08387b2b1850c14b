/** Unusual and hostile GraphQL input: the graph API answers according to GraphQL, or explains the refusal. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { together } from '../helpers/graphql/graph.js';

const name = unique('reviewed');
const table = (index: number) => datasetUrn(`${name}.t${String(index).padStart(3, '0')}`);
/** More than the default size of a page. */
const COUNT = 104;
const hub = table(0);
const ids = Array.from({ length: COUNT }, (_, index) => table(index));
const owner = `urn:li:corpuser:${name}`;

let catalog: TestCatalog;

/** Every dataset but the first is derived from the first; every third one has an owner. */
beforeAll(async () => {
  catalog = await startCatalog({ graphApi: true });
  const answer = await catalog.ingestBatch([
    ...ids.map((urn, index) =>
      proposal(urn, 'datasetProperties', { name: `n${index % 7}`, description: 'd' }),
    ),
    ...ids
      .slice(1)
      .map((urn) => proposal(urn, 'upstreamLineage', { upstreams: [{ dataset: hub, type: 'COPY' }] })),
    ...ids
      .filter((_, index) => index % 3 === 0)
      .map((urn) => proposal(urn, 'ownership', { owners: [{ owner, type: 'DATAOWNER' }] })),
  ]);
  if (answer.status !== 200) throw new Error(answer.text);
}, 120_000);

afterAll(async () => {
  await catalog.stop();
});

const ask = async (selection: string, variables = {}, declared = ''): Promise<any> =>
  (await catalog.query(`query ${declared} { graph { ${selection} } }`, variables)).graph;
const refusal = async (selection: string, variables = {}, declared = ''): Promise<any> =>
  (await catalog.graphql(`query ${declared} { graph { ${selection} } }`, variables)).errors?.[0];
const ofHub = (selection: string) => `entities(where: { urn: { eq: "${hub}" } }) { ${selection} }`;
const mine = `where: { urn: { contains: "${name}" } }`;

describe('a selection', () => {
  it('may repeat a field with different subfields', async () => {
    const { page } = await ask(`page: datasetsConnection(${mine}, first: 2) {
      aggregate { count { nodes n: nodes } node { name { longest } } }
      sums: aggregate { again: count { m: nodes } node { name { l: longest } urn { shortest } } }
      a: edges { node { x: urn } } b: edges { cursor it: node { x: name } }
      pageInfo { hasNextPage } p: pageInfo { more: hasNextPage }
    }`);
    expect(page).toMatchObject({
      aggregate: { count: { nodes: COUNT, n: COUNT } },
      sums: { again: { m: COUNT }, node: { name: { l: expect.stringMatching(/^n\d$/) } } },
      a: [{ node: { x: table(0) } }, { node: { x: table(1) } }],
      b: [{ it: { x: 'n0' } }, { it: { x: 'n1' } }],
      pageInfo: { hasNextPage: true },
      p: { more: true },
    });
  });

  it('may repeat a field below a relationship', async () => {
    const { entities } = await ask(
      ofHub(`downstreamConnection(first: 1, sort: [{ node: { urn: ASC } }]) {
        a: edges { node { urn: name name: urn } }
        b: edges { p: properties { aspect } q: properties { owner } properties { via of: owner } }
      }
      downstreamConnection(first: 1, sort: [{ node: { urn: ASC } }]) { number: totalCount edges { node { type } } }
      one: downstream(limit: 1, sort: [{ urn: ASC }]) { urn }
      two: downstream(limit: 2, sort: [{ urn: DESC }]) { urn }
      one: downstream(limit: 1, sort: [{ urn: ASC }]) { type }`),
    );
    expect(entities[0]).toEqual({
      downstreamConnection: {
        a: [{ node: { urn: 'n1', name: table(1) } }],
        b: [
          {
            p: { aspect: 'upstreamLineage' },
            q: { owner: table(1) },
            properties: { via: null, of: table(1) },
          },
        ],
        number: COUNT - 1,
        edges: [{ node: { type: 'dataset' } }],
      },
      one: [{ urn: table(1), type: 'dataset' }],
      two: [{ urn: table(COUNT - 1) }, { urn: table(COUNT - 2) }],
    });
  });

  it('may consist of __typename only, anywhere', async () => {
    const { datasetsConnection, entities } = await ask(`
      datasetsConnection(${mine}, first: 2) {
        edges { __typename } aggregate { node { __typename } } t: aggregate { count { __typename } }
      }
      ${ofHub(`downstreamConnection(first: 2) { edges { properties { __typename } } e: edges { __typename node { urn @skip(if: true) } } }`)}`);
    expect(datasetsConnection).toEqual({
      edges: [{ __typename: 'GraphEntityEdge' }, { __typename: 'GraphEntityEdge' }],
      aggregate: { node: { __typename: 'GraphEntityAggregateNode' } },
      t: { count: { __typename: 'GraphCount' } },
    });
    expect(entities[0].downstreamConnection.edges).toEqual([
      { properties: { __typename: 'GraphEdge' } },
      { properties: { __typename: 'GraphEdge' } },
    ]);
    expect(entities[0].downstreamConnection.e[0]).toEqual({ __typename: 'GraphRelationEdge', node: {} });
  });

  it('uses the variables of each request when the same document is sent again', async () => {
    const question =
      'datasets(where: { urn: { eq: $urn } }) { upstream(limit: $n) { urn } aspect(name: $aspect) }';
    const declared = '($urn: String!, $n: Int, $aspect: String!)';
    const answers = await Promise.all(
      [1, 2, 1].map((index) =>
        ask(
          question,
          { urn: table(index), n: index, aspect: index === 1 ? 'ownership' : 'datasetProperties' },
          declared,
        ),
      ),
    );
    const shown = answers.map(({ datasets }) => [datasets[0].upstream, datasets[0].aspect]);
    expect(shown[0]).toEqual([[{ urn: hub }], null]);
    expect(shown[1]).toEqual([[{ urn: hub }], expect.stringContaining('n2')]);
    expect(shown[2]).toEqual(shown[0]);
  });
});

it('evaluates a filter below the root as at the root', async () => {
  const filters: [string, string[]][] = [
    ['ownedBy: { none: {} }', ids.filter((_, index) => index % 3 !== 0)],
    ['ownedBy: { some: {} }', ids.filter((_, index) => index % 3 === 0)],
    ['NOT: {}', []],
    ['OR: [{}, { urn: { eq: "x" } }]', ids],
    ['name: null, urn: { contains: null }, ownedBy: { none: null }', ids],
  ];
  const lists = filters.map(
    ([filter]) => `downstream(limit: 1000, where: { ${filter} }, sort: [{ urn: ASC }]) { urn }`,
  );
  const counts = filters.map(
    ([filter]) => `downstreamConnection(where: { node: { ${filter} } }) { totalCount }`,
  );
  const { entities } = await ask(ofHub(together([...lists, ...counts])));
  const answers = Object.values<any>(entities[0]);
  const expected = filters.map(([, urns]) => urns.filter((urn) => urn !== hub));
  expect(answers.slice(0, filters.length)).toEqual(expected.map((urns) => urns.map((urn) => ({ urn }))));
  expect(answers.slice(filters.length)).toEqual(expected.map(({ length }) => ({ totalCount: length })));
});

it('evaluates filters of edges as written', async () => {
  const filters: [string, number][] = [
    ['aggregate: { NOT: {} }', 0],
    ['aggregate: {}', COUNT],
    ['aggregate: { OR: [{}, { count: { nodes: { gt: 5 } } }] }', COUNT],
    ['aggregate: { NOT: { count: { nodes: { gt: 5 } } } }', COUNT - 1],
    ['aggregate: { count: { nodes: { gt: 5, lt: null }, edges: null }, node: null }', 1],
    ['some: { NOT: { edge: {} } }', 0],
    ['some: { edge: { NOT: {} } }', 0],
    ['none: { edge: { OR: [{}, { aspect: { eq: "x" } }] } }', COUNT - 1],
    ['some: { edge: { aspect: null } }', 1],
    ['some: { edge: { via: { eq: null } } }', 1],
  ];
  const counts = filters.map(
    ([filter]) =>
      `datasetsConnection(where: { urn: { contains: "${name}" }, downstreamConnection: { ${filter} } }) { totalCount }`,
  );
  const found = Object.values<{ totalCount: number }>(await ask(together(counts)));
  expect(found.map(({ totalCount }) => totalCount)).toEqual(filters.map(([, count]) => count));
});

describe('pages', () => {
  it('report that more follows if no size is requested', async () => {
    const { datasetsConnection, entities } = await ask(
      `datasetsConnection(${mine}) { totalCount edges { node { urn } } pageInfo { hasNextPage } }
       ${ofHub('downstreamConnection { edges { node { urn } } pageInfo { hasNextPage hasPreviousPage } }')}`,
    );
    expect(datasetsConnection).toMatchObject({ totalCount: COUNT, pageInfo: { hasNextPage: true } });
    expect(datasetsConnection.edges).toHaveLength(100);
    expect(entities[0].downstreamConnection.pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: false });
  });

  it.each(['limit', 'first'])('below the root fit together (%s)', async (argument) => {
    const urns: string[] = [];
    for (let place: string | number = 0; urns.length < COUNT - 1;) {
      const page: any =
        argument === 'limit'
          ? `list: downstream(limit: 50, offset: ${place}, sort: [{ name: ASC }]) { urn }`
          : `list: downstreamConnection(first: 50, sort: [{ node: { name: ASC } }] ${place === 0 ? '' : `, after: "${place}"`}) {
               edges { node { urn } } pageInfo { endCursor hasNextPage hasPreviousPage } }`;
      const { list } = (await ask(ofHub(page))).entities[0];
      const added = argument === 'limit' ? list : list.edges.map(({ node }: any) => node);
      urns.push(...added.map(({ urn }: { urn: string }) => urn));
      if (argument === 'first')
        expect(list.pageInfo).toMatchObject({
          hasPreviousPage: place !== 0,
          hasNextPage: urns.length < COUNT - 1,
        });
      place = argument === 'limit' ? urns.length : list.pageInfo.endCursor;
      if (added.length === 0) break;
    }
    expect([...urns].sort()).toEqual(ids.slice(1));
  });
});

it('an aspect that holds credentials is refused', async () => {
  const { data, errors } = await catalog.graphql(
    '{ graph { datasets(limit: 1) { ownedBy { aspect(name: "corpUserCredentials") } } } }',
  );
  expect([data, errors]).toMatchObject([null, [{ extensions: { reason: 'FORBIDDEN' } }]]);
});

it('lists and counts contain written entities only', async () => {
  const { datasets, owned, unowned } = await ask(
    `datasets(${mine}, limit: 1000, removed: null) { urn ownedBy { urn } upstream { urn } }
     owned: datasetsConnection(where: { urn: { contains: "${name}" }, ownedBy: { some: {} } }) { aggregate { count { nodes } } }
     unowned: datasetsConnection(where: { urn: { contains: "${name}" }, ownedBy: { none: {} } }) { aggregate { count { nodes } } }`,
  );
  expect(datasets).toEqual(
    ids.map((urn, index) => ({
      urn,
      ownedBy: index % 3 === 0 ? [{ urn: owner }] : [],
      upstream: index === 0 ? [] : [{ urn: hub }],
    })),
  );
  const withOwner = ids.filter((_, index) => index % 3 === 0).length;
  expect([owned.aggregate.count.nodes, unowned.aggregate.count.nodes]).toEqual([
    withOwner,
    COUNT - withOwner,
  ]);
});

it('an error names the failed field and the rule, without internals', async () => {
  const error = await refusal('here: datasets(limit: -1) { urn }');
  expect(error).toEqual({
    message: 'limit is -1, and must be 1 or more',
    path: ['graph', 'here'],
    locations: [expect.anything()],
    extensions: {
      ...{ code: 400, type: 'BAD_REQUEST', reason: 'INVALID_REQUEST' },
      rule: 'limit >= 1',
      errorId: expect.any(String),
    },
  });
});
