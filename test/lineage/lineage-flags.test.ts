/** `lineageFlags` of lineage searches: limits of explored entities, and entities that do not count as hops. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { madeFrom } from './support.js';

const prefix = unique('flags');
const urn = (name: string) => datasetUrn(`${prefix}.${name}`);
const model = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:dbt,${prefix}.${name},PROD)`;

//   a ─▶ b1 ─▶ c1 ─▶ d        a ─▶ m (dbt) ─▶ e (dbt) ─▶ f
//   a ─▶ b2 ─▶ c2
let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
  const written = [urn('a'), model('m'), model('e'), ...['b1', 'b2', 'c1', 'c2', 'd', 'f'].map(urn)];
  const answer = await catalog.ingestBatch([
    ...written.map((each) => proposal(each, 'status', { removed: false })),
    madeFrom(urn('b1'), [urn('a')]),
    madeFrom(urn('b2'), [urn('a')]),
    madeFrom(urn('c1'), [urn('b1')]),
    madeFrom(urn('c2'), [urn('b2')]),
    madeFrom(urn('d'), [urn('c1')]),
    madeFrom(model('m'), [urn('a')]),
    madeFrom(model('e'), [model('m')]),
    madeFrom(urn('f'), [model('e')]),
  ]);
  if (answer.status !== 200) throw new Error(answer.text);
});
afterAll(() => catalog.stop());

const HITS = `total isPartial cuts { bound limit }
  searchResults { degree explored truncatedChildren ignoredAsHop entity { urn } paths { path { urn } } }`;
const ACROSS = `query ($input: SearchAcrossLineageInput!) { searchAcrossLineage(input: $input) { ${HITS} } }`;
const start = { urn: urn('a'), direction: 'DOWNSTREAM', count: 100 };
const across = async (more: object) =>
  (await catalog.query(ACROSS, { input: { ...start, ...more } })).searchAcrossLineage;
const short = (each: string) => /\.(\w+),/.exec(each)![1]!;
/** Returns what `pick` selects of each hit, by the short name of the hit. */
const byName = ({ searchResults }: any, pick: (hit: any) => unknown) =>
  Object.fromEntries(searchResults.map((hit: any) => [short(hit.entity.urn), pick(hit)]));

it('without flags, everything is explored', async () => {
  const all = await across({});
  expect(byName(all, ({ degree }) => degree)).toEqual({
    ...{ b1: 1, b2: 1, m: 1, c1: 2, c2: 2, e: 2, d: 3, f: 3 },
  });
  expect(all.searchResults.every(({ explored }: any) => explored)).toBe(true);
  expect(
    all.searchResults.some((hit: any) => hit.truncatedChildren === true || hit.ignoredAsHop === true),
  ).toBe(false);
  expect(all.isPartial).toBe(false);
});

it('a limit of explored entities leaves out what is only behind the others', async () => {
  const all = await across({ lineageFlags: { entitiesExploredPerHopLimit: 1 } });
  // The first by URN: the dbt model, whose platform comes first.
  expect(byName(all, ({ explored, truncatedChildren }) => [explored, truncatedChildren])).toEqual({
    m: [true, false],
    b1: [false, true],
    b2: [false, true],
    e: [true, false],
    f: [true, false],
  });
  expect(all).toMatchObject({ isPartial: true, cuts: [{ bound: 'explored', limit: 1 }] });
  expect(await across({ lineageFlags: { entitiesExploredPerHopLimit: 10 } })).toMatchObject({
    ...{ total: 8, isPartial: false, cuts: [] },
  });
});

it('the last hop of a filter by degree is not explored', async () => {
  const all = await across({ orFilters: [{ and: [{ field: 'degree', values: ['1', '2'] }] }] });
  expect(byName(all, ({ explored, truncatedChildren }) => [explored, truncatedChildren])).toEqual({
    ...{ b1: [true, false], b2: [true, false], m: [true, false] },
    ...{ c1: [false, true], c2: [false, false], e: [false, true] },
  });
});

it.each([[['dbt']], [['urn:li:dataPlatform:dbt', 'looker']]])(
  'entities of ignored platforms do not count as hops: %j',
  async (platforms) => {
    const all = await across({ lineageFlags: { ignoreAsHops: [{ entityType: 'DATASET', platforms }] } });
    expect(byName(all, ({ degree, ignoredAsHop }) => [degree, ignoredAsHop])).toEqual({
      ...{ b1: [1, false], b2: [1, false], m: [1, true], e: [1, true], f: [1, false] },
      ...{ c1: [2, false], c2: [2, false], d: [3, false] },
    });
    const paths = all.searchResults.find(({ entity }: any) => entity.urn === urn('f')).paths;
    expect(paths).toEqual([
      { path: [urn('a'), model('m'), model('e'), urn('f')].map((each) => ({ urn: each })) },
    ]);
  },
);

it('ignored entities of any platform, together with a limit of hops', async () => {
  const lineageFlags = { ignoreAsHops: [{ entityType: 'DATASET' }] };
  const all = await across({ lineageFlags, orFilters: [{ and: [{ field: 'degree', values: ['1'] }] }] });
  expect(all.total).toBe(8);
});

it('walks with such flags have at most 20 hops', async () => {
  const chain = Array.from({ length: 23 }, (_, index) => urn(`chain${index}`));
  await catalog.ingestBatch(chain.slice(1).map((each, index) => madeFrom(each, [chain[index]!])));
  const from = { urn: chain[0] };
  expect(await across(from)).toMatchObject({ total: 22, isPartial: false });
  expect(await across({ ...from, lineageFlags: { entitiesExploredPerHopLimit: 5 } })).toMatchObject({
    ...{ total: 20, isPartial: true, cuts: [{ bound: 'hops', limit: 20 }] },
  });
});

it.each<[string, object, string]>([
  ['a limit of no entities', { lineageFlags: { entitiesExploredPerHopLimit: 0 } }, 'INVALID_REQUEST'],
  [
    'more hops than a limited walk has',
    { maxHops: 21, lineageFlags: { entitiesExploredPerHopLimit: 1 } },
    'LIMIT_EXCEEDED',
  ],
  ['no start', { urn: null }, 'INVALID_REQUEST'],
  ['a degree of 4', { orFilters: [{ and: [{ field: 'degree', values: ['4'] }] }] }, 'INVALID_FILTER'],
])('%s is refused', async (_name, more, code) => {
  const { errors } = await catalog.graphql(ACROSS, { input: { ...start, ...more } });
  expect(errors).toMatchObject([{ extensions: { reason: code } }]);
});
