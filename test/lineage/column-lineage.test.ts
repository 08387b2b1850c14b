/** Lineage of columns through GraphQL: grouping, jobs and queries on the way, degrees, paths, and the order of filtering. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

const prefix = unique('columns');
const table = (name: string) => datasetUrn(`${prefix}.${name}`);
const column = (name: string, path: string) => `urn:li:schemaField:(${table(name)},${path})`;
const job = `urn:li:dataJob:(urn:li:dataFlow:(airflow,${prefix},PROD),load)`;
const query = `urn:li:query:${prefix}`;
const chart = `urn:li:chart:(looker,${prefix})`;
const tag = `urn:li:tag:${prefix}`;

const pairs = (downstreams: string[], upstreams: string[], more: object = {}) => ({
  ...{ upstreamType: 'FIELD_SET', downstreamType: 'FIELD_SET', upstreams, downstreams },
  ...more,
});
const fine = (name: string, ...fineGrainedLineages: object[]) =>
  proposal(table(name), 'upstreamLineage', { upstreams: [], fineGrainedLineages });

//   a.x ─query─▶ b.x ─job─▶ c.x ─▶ d.x        a.x ─▶ a.y (the same table)       d.x ─▶ chart
//   a.x ─────────────────▶ c.y                a.x ─▶ ghost.x (nobody wrote it)
let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
  const answer = await catalog.ingestBatch([
    fine('a', pairs([column('a', 'y')], [column('a', 'x')])),
    fine('b', pairs([column('b', 'x')], [column('a', 'x')], { query })),
    fine('c', pairs([column('c', 'y')], [column('a', 'x')])),
    fine('d', pairs([column('d', 'x')], [column('c', 'x')]), pairs([], [column('a', 'x')])),
    proposal(job, 'dataJobInputOutput', {
      inputDatasets: [],
      outputDatasets: [],
      fineGrainedLineages: [
        pairs([column('c', 'x')], [column('b', 'x')]),
        pairs([column('ghost', 'x')], [column('a', 'x')]),
      ],
    }),
    proposal(query, 'queryProperties', {
      statement: { value: 'select x', language: 'SQL' },
      source: 'SYSTEM',
      created: { time: 1, actor: 'urn:li:corpuser:ann' },
      lastModified: { time: 1, actor: 'urn:li:corpuser:ann' },
    }),
    proposal(chart, 'inputFields', {
      fields: [
        {
          schemaFieldUrn: column('d', 'x'),
          schemaField: {
            fieldPath: 'total',
            type: { type: { 'com.linkedin.schema.NumberType': {} } },
            nativeDataType: 'number',
          },
        },
      ],
    }),
    proposal(table('b'), 'datasetProperties', { name: `${prefix}only` }),
    proposal(table('c'), 'globalTags', { tags: [{ tag }] }),
  ]);
  if (answer.status !== 200) throw new Error(answer.text);
});
afterAll(() => catalog.stop());

const RESULTS = `total isPartial lineageSearchPath cuts { bound limit } searchResults { degree degrees explored truncatedChildren
  ignoredAsHop entity { urn type } paths { path { urn } } insights { text } } facets { field aggregations { value count } }`;
const ACROSS = `query ($input: SearchAcrossLineageInput!) { searchAcrossLineage(input: $input) { ${RESULTS} } }`;
const SCROLL = `query ($input: ScrollAcrossLineageInput!) { scrollAcrossLineage(input: $input) { nextScrollId
  searchResults { degree entity { urn } paths { path { urn } } } } }`;

const start = { urn: column('a', 'x'), direction: 'DOWNSTREAM' };
const across = async (more: object = {}) =>
  (await catalog.query(ACROSS, { input: { ...start, ...more } })).searchAcrossLineage;
const found = ({ searchResults }: any) =>
  searchResults.map(({ entity, degree }: any) => [entity.urn, degree]);
const urns = (result: any) => found(result).map(([urn]: [string]) => urn);
const pathsTo = ({ searchResults }: any, urn: string): string[][] =>
  searchResults
    .find(({ entity }: any) => entity.urn === urn)
    .paths.map(({ path }: any) => path.map((step: any) => step.urn));
const grouping = (...groupingCriteria: object[]) => ({ searchFlags: { groupingSpec: { groupingCriteria } } });

const NEAREST_FIRST = [
  ...[table('a'), table('b'), table('c'), job].sort().map((urn) => [urn, 1]),
  [table('d'), 3],
  [chart, 4],
];

it('finds the tables of the columns, with the smallest degree, and the jobs on the way', async () => {
  const all = await across();
  expect(found(all)).toEqual(NEAREST_FIRST);
  expect(all.searchResults.find(({ entity }: any) => entity.urn === table('c')).degrees).toEqual([1, 2]);
  expect(all).toMatchObject({ isPartial: false, lineageSearchPath: 'TORTOISE', cuts: [] });
  const degrees = all.facets[0];
  expect(degrees).toEqual({
    field: 'degree',
    aggregations: [
      { value: '1', count: 4 },
      { value: '2', count: 0 },
      { value: '3+', count: 2 },
    ],
  });
});

it('paths lead from column to column, with the queries and jobs between', async () => {
  const all = await across();
  expect(pathsTo(all, table('b'))).toEqual([[column('a', 'x'), query, column('b', 'x')]]);
  expect(pathsTo(all, table('c'))).toEqual([
    [column('a', 'x'), column('c', 'y')],
    [column('a', 'x'), query, column('b', 'x'), job, column('c', 'x')],
  ]);
  expect(pathsTo(all, job)).toEqual([
    [column('a', 'x'), job],
    [column('a', 'x'), query, column('b', 'x'), job],
  ]);
  expect(pathsTo(all, table('a'))).toEqual([[column('a', 'x'), column('a', 'y')]]);
});

it('follows lineage upstream in the same way, from the start', async () => {
  const up = await across({ urn: column('d', 'x'), direction: 'UPSTREAM' });
  expect(found(up)).toEqual([
    [table('c'), 1],
    ...[table('b'), job].sort().map((urn) => [urn, 2]),
    [table('a'), 3],
  ]);
  expect(pathsTo(up, job)).toEqual([[column('d', 'x'), column('c', 'x'), job]]);
  const fromChart = `urn:li:schemaField:(${chart},total)`;
  expect(urns(await across({ urn: fromChart, direction: 'UPSTREAM', maxHops: 1 }))).toEqual([table('d')]);
});

it.each<[string, object, boolean]>([
  ['no specification', {}, true],
  ['that of the default', grouping({ baseEntityType: 'SCHEMA_FIELD', groupingEntityType: 'DATASET' }), true],
  ['an empty one', grouping(), false],
  ['another one', grouping({ baseEntityType: 'SCHEMA_FIELD', groupingEntityType: 'SCHEMA_FIELD' }), false],
])('with %s, hits are grouped: %s', async (_name, more, isGrouped) => {
  const all = await across({ ...more, maxHops: 1 });
  expect(urns(all)).toEqual(
    (isGrouped
      ? [table('a'), table('b'), table('c'), job]
      : [column('a', 'y'), column('b', 'x'), column('c', 'y'), column('ghost', 'x'), job]
    ).sort(),
  );
});

it('a scroll always finds tables', async () => {
  const seen: unknown[] = [];
  const flags = grouping({ baseEntityType: 'SCHEMA_FIELD', groupingEntityType: 'SCHEMA_FIELD' });
  for (let scrollId: string | null = ''; scrollId !== null;) {
    const input = { ...start, ...flags, count: 2, keepAlive: '5m', ...(scrollId !== '' && { scrollId }) };
    const { scrollAcrossLineage: page }: any = await catalog.query(SCROLL, { input });
    seen.push(...found(page));
    scrollId = page.nextScrollId;
  }
  expect(seen).toEqual(NEAREST_FIRST);
});

it.each<[string, object, string[]]>([
  ['the type of tables', { types: ['DATASET'] }, [table('a'), table('b'), table('c'), table('d')]],
  ['the type of columns', { types: ['SCHEMA_FIELD'] }, []],
  ['the type of jobs', { types: ['DATA_JOB'] }, [job]],
  ['the type of queries', { types: ['QUERY'] }, [query]],
  ['a tag of the table', { orFilters: [{ and: [{ field: 'tags', values: [tag] }] }] }, [table('c')]],
  [
    'the smallest degree of the table',
    { types: ['DATASET'], orFilters: [{ and: [{ field: 'degree', values: ['2', '3+'] }] }] },
    [table('d')],
  ],
  ['words', { query: `${prefix}only` }, [table('b')]],
])('groups columns before it filters by %s', async (_name, more, expected) => {
  expect(urns(await across(more)).sort()).toEqual([...expected].sort());
});

it('the paths of tables contain the queries of their edges', async () => {
  const [from, to] = [table('from'), table('to')];
  await catalog.ingest(from, 'status', { removed: false });
  await catalog.ingest(to, 'upstreamLineage', { upstreams: [{ dataset: from, type: 'VIEW', query }] });
  const down = { urn: from, direction: 'DOWNSTREAM' };
  const all = await across(down);
  expect(found(all)).toEqual([[to, 1]]);
  expect(pathsTo(all, to)).toEqual([[from, query, to]]);
  const withQueries = await across({ ...down, types: ['DATASET', 'QUERY'] });
  expect(found(withQueries)).toEqual([
    [to, 1],
    [query, 1],
  ]);
  expect(pathsTo(withQueries, query)).toEqual([[from, query]]);
});

it('edges go with the aspect that states them', async () => {
  const [from, to] = [column('gone', 'x'), column('went', 'x')];
  await catalog.ingest(table('gone'), 'status', { removed: false });
  await catalog.ingest(table('went'), 'upstreamLineage', {
    upstreams: [],
    fineGrainedLineages: [pairs([to], [from], { query })],
  });
  const up = { urn: to, direction: 'UPSTREAM' };
  expect(pathsTo(await across(up), table('gone'))).toEqual([[to, query, from]]);
  await catalog.ingest(table('went'), 'upstreamLineage', {
    upstreams: [],
    fineGrainedLineages: [pairs([to], [from])],
  });
  expect(pathsTo(await across(up), table('gone'))).toEqual([[to, from]]);
  await catalog.ingest(table('went'), 'upstreamLineage', { upstreams: [] });
  expect((await across(up)).total).toBe(0);
});
