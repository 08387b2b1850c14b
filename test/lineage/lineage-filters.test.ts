/** Filters and time ranges of lineage in GraphQL, and which relationships are lineage. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { madeFrom } from './support.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
}, 120_000);
afterAll(() => catalog.stop());

const write = async (proposals: readonly object[]) => {
  const answer = await catalog.ingestBatch(proposals);
  if (answer.status !== 200) throw new Error(answer.text);
};

const ACROSS = `query ($input: SearchAcrossLineageInput!) { searchAcrossLineage(input: $input) { total
  searchResults { degree entity { urn } } facets { field aggregations { value count } } } }`;
const BARE = `query ($input: SearchAcrossLineageInput!) { searchAcrossLineage(input: $input) { searchResults { degree entity { urn } } } }`;

type End = [urn: string, degree: number];
const across = async (input: object, query = ACROSS) =>
  (await catalog.query(query, { input })).searchAcrossLineage;
const ends = ({ searchResults }: any): End[] =>
  searchResults.map(({ entity, degree }: any) => [entity.urn, degree]);
const where = (...and: object[]) => ({ orFilters: [{ and }] });

describe('filters', () => {
  const prefix = unique('filtered');
  const urn = (letter: string) => datasetUrn(`${prefix}.${letter}`);
  const tag = `urn:li:tag:${prefix}`;
  const chain = ['a', 'b', 'c', 'd', 'e', 'f'];
  beforeAll(async () => {
    await write([
      ...chain.slice(1).map((letter, index) => madeFrom(urn(letter), [urn(chain[index]!)])),
      ...chain.map((letter) =>
        proposal(urn(letter), 'datasetProperties', {
          name: `orders ${letter}${letter}`,
          description: prefix,
        }),
      ),
      ...['c', 'e'].map((letter) => proposal(urn(letter), 'globalTags', { tags: [{ tag }] })),
    ]);
  });
  const from = { urn: urn('a'), direction: 'DOWNSTREAM', count: 100 };
  const letters = (results: any) => ends(results).map(([each]) => /\.(\w),/.exec(each)![1]);

  it.each<[string, object, string[]]>([
    [
      'degrees of the first alternative, which apply to all',
      {
        orFilters: [
          {
            and: [
              { field: 'degree', values: ['1', '2'] },
              { field: 'name', values: ['nobody'] },
            ],
          },
          {
            and: [
              { field: 'tags', values: [tag] },
              { field: 'degree', values: ['3+'] },
            ],
          },
        ],
      },
      ['c'],
    ],
    ['a number of hops', { maxHops: 4 }, ['b', 'c', 'd', 'e']],
    [
      '`filters` and `orFilters` together',
      { filters: [{ field: 'degree', values: ['3+'] }], ...where({ field: 'tags', values: [tag] }) },
      ['e'],
    ],
    [
      'words, a degree and a tag',
      {
        query: 'orders',
        ...where({ field: 'degree', values: ['1', '2'] }, { field: 'tags', values: [tag] }),
      },
      ['c'],
    ],
    [
      'words, sorted by URN',
      {
        query: 'orders',
        sortInput: { sortCriteria: [{ field: 'urn', sortOrder: 'DESCENDING' }] },
        ...where({ field: 'degree', values: ['2', '3+'] }),
      },
      ['f', 'e', 'd', 'c'],
    ],
  ])('%s', async (_, more, expected) => {
    const results = await across({ ...from, ...more });
    expect(letters(results)).toEqual(expected);
    expect(results.total).toBe(expected.length);
    const degrees = results.facets.find(({ field }: any) => field === 'degree').aggregations;
    expect(degrees.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(
      expected.length,
    );
  });
});

it('a time range, in lineageFlags or beside them, leaves out edges and the entities behind them', async () => {
  const prefix = unique('timed');
  const urn = (letter: string) => datasetUrn(`${prefix}.${letter}`);
  const edge = (dataset: string, time: number) => ({
    dataset,
    type: 'TRANSFORMED',
    created: { time, actor: 'urn:li:corpuser:ann' },
    auditStamp: { time, actor: 'urn:li:corpuser:ann' },
  });
  await write([
    proposal(urn('a'), 'status', { removed: false }),
    madeFrom(urn('b'), [edge(urn('a'), 1_000)]),
    madeFrom(urn('c'), [edge(urn('b'), 2_000), edge(urn('a'), 5_000)]),
    madeFrom(urn('d'), [edge(urn('c'), 1_500)]),
  ]);
  const found = async (more: object) =>
    ends(await across({ urn: urn('a'), direction: 'DOWNSTREAM', ...more }, BARE)).map(([each, degree]) => [
      /\.(\w),/.exec(each)![1],
      degree,
    ]);
  const early = [
    ['b', 1],
    ['c', 2],
    ['d', 3],
  ];
  expect(await found({ startTimeMillis: 500, endTimeMillis: 3_000 })).toEqual(early);
  expect(await found({ lineageFlags: { startTimeMillis: 500, endTimeMillis: 3_000 } })).toEqual(early);
  expect(await found({})).toEqual([
    ['b', 1],
    ['c', 1],
    ['d', 2],
  ]);
  expect(await found({ startTimeMillis: 4_000 })).toEqual([['c', 1]]);
  expect(await found({ lineageFlags: { startTimeMillis: 4_000 }, endTimeMillis: 4_500 })).toEqual([]);
});

it('lineage of process instances and columns follows only relationships that the model marks as lineage', async () => {
  const prefix = unique('process');
  const [input, output] = ['in', 'out'].map((each) => datasetUrn(`${prefix}.${each}`));
  const run = `urn:li:dataProcessInstance:${prefix}`;
  const column = (dataset: string, field: string) => `urn:li:schemaField:(${dataset},${field})`;
  await write([
    proposal(run, 'dataProcessInstanceProperties', {
      name: prefix,
      created: { time: 1, actor: 'urn:li:corpuser:ann' },
    }),
    proposal(run, 'dataProcessInstanceInput', { inputs: [], inputEdges: [{ destinationUrn: input }] }),
    proposal(run, 'dataProcessInstanceOutput', { outputs: [], outputEdges: [{ destinationUrn: output }] }),
    proposal(input!, 'ownership', {
      owners: [{ owner: 'urn:li:corpuser:ann', type: 'NONE' }],
      lastModified: { time: 0, actor: 'urn:li:corpuser:ann' },
    }),
    proposal(output!, 'upstreamLineage', {
      upstreams: [],
      fineGrainedLineages: [
        {
          upstreamType: 'FIELD_SET',
          upstreams: [column(input!, 'x'), column(input!, 'y')],
          downstreamType: 'FIELD',
          downstreams: [column(output!, 'z')],
          confidenceScore: 1,
        },
      ],
    }),
  ]);
  expect(ends(await across({ urn: input, direction: 'DOWNSTREAM' }, BARE))).toEqual([
    [run, 1],
    [output, 2],
  ]);
  const asColumns = { searchFlags: { groupingSpec: { groupingCriteria: [] } } };
  const up = { urn: column(output!, 'z'), direction: 'UPSTREAM', ...asColumns };
  expect(ends(await across(up, BARE))).toEqual([
    [column(input!, 'x'), 1],
    [column(input!, 'y'), 1],
  ]);
});
