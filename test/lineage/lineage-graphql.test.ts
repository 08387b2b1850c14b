/** The GraphQL form of lineage. `test/exhaustive` checks ends and degrees on any graph. */
import {
  datasetUrn,
  proposal,
  startCatalog,
  unique,
  uniqueWord,
  type TestCatalog,
} from '../helpers/catalog.js';

// One word of letters, because a test searches for a single letter, which must not be a word of this prefix.
const name = uniqueWord('flow');
const urn = (letter: string) => datasetUrn(`${name}.${letter}`);
const flow = `urn:li:dataFlow:(airflow,${name},PROD)`;
const job = `urn:li:dataJob:(${flow},load)`;
const chart = `urn:li:chart:(looker,${name})`;
const column = (letter: string) => `urn:li:schemaField:(${urn(letter)},id)`;

//   a -> b -> d -> load -> e -> a (a cycle)
//   a -> c -> d                  e -> chart, c is soft-deleted
let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
  const upstreams = (letter: string, ...from: string[]) =>
    proposal(urn(letter), 'upstreamLineage', {
      upstreams: from.map((each) => ({
        dataset: urn(each),
        type: 'TRANSFORMED',
        auditStamp: { time: 1_000, actor: 'urn:li:corpuser:ann' },
      })),
      ...(letter === 'b' && {
        fineGrainedLineages: [
          {
            upstreamType: 'FIELD_SET',
            upstreams: [column('a')],
            downstreamType: 'FIELD',
            downstreams: [column('b')],
            confidenceScore: 1,
          },
        ],
      }),
    });
  const answer = await catalog.ingestBatch([
    upstreams('b', 'a'),
    upstreams('c', 'a'),
    upstreams('d', 'b', 'c'),
    upstreams('a', 'e'),
    proposal(urn('c'), 'status', { removed: true }),
    ...['a', 'b', 'c', 'd', 'e'].map((each) => proposal(urn(each), 'datasetProperties', { name: each })),
    proposal(job, 'dataJobInputOutput', { inputDatasets: [urn('d')], outputDatasets: [urn('e')] }),
    proposal(chart, 'chartInfo', {
      title: 'A chart',
      description: '',
      lastModified: {},
      inputs: [{ string: urn('e') }],
    }),
  ]);
  if (answer.status !== 200) throw new Error(answer.text);
});
afterAll(() => catalog.stop());

const ACROSS = `query ($input: SearchAcrossLineageInput!) { searchAcrossLineage(input: $input) { start count total cuts { bound limit }
  searchResults { degree degrees hasMorePaths paths { path { urn } } entity { urn type ... on Dataset { name } } }
  facets { field aggregations { value count } } } }`;
const across = async (from: string, direction: string, more: object = {}) =>
  (await catalog.query(ACROSS, { input: { urn: from, direction, query: '*', ...more } })).searchAcrossLineage;
const found = (results: any) => results.searchResults.map(({ entity, degree }: any) => [entity.urn, degree]);

it('returns every entity once with its shortest degree, through jobs and soft-deleted entities', async () => {
  const all = await across(urn('a'), 'DOWNSTREAM');
  expect(found(all)).toEqual([
    [urn('b'), 1],
    [urn('d'), 2],
    [job, 3],
    [urn('e'), 4],
    [chart, 5],
  ]);
  expect(all).toMatchObject({ start: 0, count: 10, total: 5, cuts: [] });
  expect(all.searchResults[1].entity).toMatchObject({ type: 'DATASET', name: 'd' });
  const paths = all.searchResults[1].paths.map(({ path }: any) => path.map((step: any) => step.urn));
  expect(paths.sort()).toEqual(
    [
      [urn('a'), urn('b'), urn('d')],
      [urn('a'), urn('c'), urn('d')],
    ].sort(),
  );
  expect(found(await across(urn('b'), 'UPSTREAM')).slice(0, 3)).toEqual([
    [urn('a'), 1],
    [urn('e'), 2],
    [job, 3],
  ]);
});

it.each<[string, object, string[]]>([
  ['degrees', { orFilters: [{ and: [{ field: 'degree', values: ['1', '2'] }] }] }, ['b', 'd']],
  [
    'degrees of three and more',
    { orFilters: [{ and: [{ field: 'degree', values: ['3+'] }] }], types: ['DATASET'] },
    ['e'],
  ],
  ['a type', { types: ['DATASET'] }, ['b', 'd', 'e']],
  ['words', { query: 'd', types: ['DATASET'] }, ['d']],
  ['a page', { types: ['DATASET'], start: 1, count: 1 }, ['d']],
  [
    'types, with soft-deleted entities',
    { types: ['DATASET'], searchFlags: { includeSoftDeleted: true } },
    ['b', 'c', 'd', 'e'],
  ],
])('selects results by %s', async (_, more, letters) => {
  const results = await across(urn('a'), 'DOWNSTREAM', more);
  expect(found(results).map(([each]: [string]) => each)).toEqual(letters.map(urn));
});

it('counts facets over all results, including the facet of degrees', async () => {
  const { facets } = await across(urn('a'), 'DOWNSTREAM', { count: 1 });
  const facet = (field: string) =>
    Object.fromEntries(
      facets
        .find((each: any) => each.field === field)
        .aggregations.map(({ value, count }: any) => [value, count]),
    );
  expect(facet('degree')).toEqual({ '1': 1, '2': 1, '3+': 3 });
  expect(facet('_entityType')).toEqual({ DATASET: 3, DATA_JOB: 1, CHART: 1 });
});

it('scrolls through all results', async () => {
  const query = `query ($input: ScrollAcrossLineageInput!) { scrollAcrossLineage(input: $input) { nextScrollId
    searchResults { degree entity { urn type } paths { path { urn type } } } } }`;
  const seen: string[] = [];
  let scrollId: string | null = null;
  do {
    const input: object = { urn: urn('a'), direction: 'DOWNSTREAM', count: 2, scrollId };
    const { scrollAcrossLineage: page } = await catalog.query(query, { input });
    for (const [each] of found(page)) seen.push(each);
    scrollId = page.nextScrollId;
  } while (scrollId);
  expect(seen).toEqual([urn('b'), urn('d'), job, urn('e'), chart]);
});

const NEIGHBOURS = `query ($urn: String!, $input: LineageInput!) { entity(urn: $urn) { ... on EntityWithRelationships { lineage(input: $input) {
  start count total filtered cuts { bound } relationships { type degree createdOn createdActor { urn } updatedOn isManual entity { urn } paths { path { urn } } } } } } }`;

it('returns the neighbours of an entity with their edges, and ghost entities on request', async () => {
  const neighbours = async (input: object) =>
    (await catalog.query(NEIGHBOURS, { urn: urn('a'), input: { direction: 'DOWNSTREAM', ...input } })).entity
      .lineage;
  expect(await neighbours({})).toMatchObject({
    start: 0,
    count: 1,
    total: 1,
    filtered: 1,
    cuts: [],
    relationships: [
      {
        type: 'DownstreamOf',
        degree: 1,
        entity: { urn: urn('b') },
        isManual: false,
        paths: [{ path: [{ urn: urn('a') }, { urn: urn('b') }] }],
      },
    ],
  });
  const ghosts = await neighbours({ includeGhostEntities: true });
  expect(ghosts.relationships.map(({ entity }: any) => entity.urn)).toEqual([urn('b'), urn('c')]);
});

it('returns no lineage for an unknown URN', async () => {
  expect((await across(datasetUrn(unique('none')), 'UPSTREAM')).total).toBe(0);
});

it.each<[object, string]>([
  [{ urn: 'nonsense' }, 'INVALID_URN'],
  [{ urn: 'urn:li:nothing:1' }, 'UNKNOWN_ENTITY'],
  [{ count: 1_000_000 }, 'LIMIT_EXCEEDED'],
  [{ startTimeMillis: 2, endTimeMillis: 1 }, 'INVALID_REQUEST'],
  [{ orFilters: [{ and: [{ field: 'degree', values: ['many'] }] }] }, 'INVALID_FILTER'],
])('%j is refused', async (more, code) => {
  const { errors } = await catalog.graphql(ACROSS, {
    input: { urn: urn('a'), direction: 'UPSTREAM', ...more },
  });
  expect(errors).toMatchObject([{ extensions: { reason: code } }]);
});
