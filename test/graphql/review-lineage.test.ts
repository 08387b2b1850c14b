/** Lineage as clients ask for it, against a plain breadth-first walk: random graphs, a hub, and filters of every size. */
import fc from 'fast-check';
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { madeFrom, referenceWalk } from '../lineage/support.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
}, 120_000);
afterAll(() => catalog.stop());

const write = async (proposals: readonly object[]) => {
  const answer = await catalog.ingestBatch(proposals);
  if (answer.status !== 200) throw new Error(answer.text);
};

const ACROSS = `query ($input: SearchAcrossLineageInput!) { searchAcrossLineage(input: $input) { start count total cuts { bound limit }
  searchResults { degree entity { urn } } facets { field aggregations { value count } } } }`;
const BARE = `query ($input: SearchAcrossLineageInput!) { searchAcrossLineage(input: $input) { total cuts { bound } searchResults { degree entity { urn } } } }`;
const SCROLL = `query ($input: ScrollAcrossLineageInput!) { scrollAcrossLineage(input: $input) { nextScrollId total searchResults { degree entity { urn } } } }`;

type End = [urn: string, degree: number];
const across = async (input: object, query = ACROSS) =>
  (await catalog.query(query, { input })).searchAcrossLineage;
const ends = ({ searchResults }: any): End[] =>
  searchResults.map(({ entity, degree }: any) => [entity.urn, degree]);
const nearestFirst = (list: readonly End[]): End[] =>
  [...list].sort(([one, near], [other, far]) => near - far || (one < other ? -1 : 1));
const where = (...and: object[]) => ({ orFilters: [{ and }] });

async function scrolled(input: object): Promise<End[]> {
  const seen: End[] = [];
  let scrollId: string | null = null;
  do {
    const { scrollAcrossLineage: page }: any = await catalog.query(SCROLL, { input: { ...input, scrollId } });
    seen.push(...ends(page));
    scrollId = page.nextScrollId;
  } while (scrollId !== null);
  return seen;
}

describe('random graphs', () => {
  const graph = fc.integer({ min: 2, max: 16 }).chain((size) => {
    const node = fc.nat(size - 1);
    const often = fc.oneof({ weight: 3, arbitrary: node }, { weight: 1, arbitrary: fc.constant(0) });
    return fc.record({
      size: fc.constant(size),
      removed: fc.uniqueArray(node, { maxLength: 4 }),
      edges: fc.array(fc.tuple(often, often), { maxLength: 50 }),
      start: node,
      count: fc.integer({ min: 1, max: 5 }),
      wanted: fc.record({ value: fc.constantFrom('1', '2', '3', '2+', '3+'), negated: fc.boolean() }),
    });
  });

  it('give the ends, degrees, counts, pages and scrolls of the plain walk', async () => {
    await fc.assert(
      fc.asyncProperty(graph, async ({ size, removed, edges, start, count, wanted }) => {
        const prefix = unique('walk');
        const urns = Array.from({ length: size }, (_, index) => datasetUrn(`${prefix}.t_${index}`));
        const named = edges.map(([lower, upper]): [string, string] => [urns[lower]!, urns[upper]!]);
        const hidden = new Set(removed.map((index) => urns[index]!));
        await write(
          urns.flatMap((urn) => [
            proposal(urn, 'status', { removed: hidden.has(urn) }),
            madeFrom(urn, [...new Set(named.flatMap(([lower, upper]) => (lower === urn ? [upper] : [])))]),
          ]),
        );
        for (const direction of ['UPSTREAM', 'DOWNSTREAM'] as const) {
          const walked = referenceWalk(named, urns[start]!, direction);
          const expected = nearestFirst([...walked].filter(([urn]) => !hidden.has(urn)));
          const from = { urn: urns[start]!, direction };
          const all = await across({ ...from, count: 100 });
          expect(ends(all)).toEqual(expected);
          expect(all).toMatchObject({ total: expected.length, cuts: [] });
          const degrees = all.facets.find(({ field }: any) => field === 'degree').aggregations;
          const counted = ['1', '2', '3+'].flatMap((value) => {
            const number = expected.filter(([, degree]) => String(Math.min(degree, 3)) === value[0]).length;
            return number === 0 ? [] : [{ value, count: number }];
          });
          expect(degrees).toEqual(counted);
          expect(ends(await across({ ...from, start: 1, count }, BARE))).toEqual(
            expected.slice(1, 1 + count),
          );
          expect(await scrolled({ ...from, count })).toEqual(expected);
          const lowest = Number(wanted.value[0]);
          const fits = (degree: number) =>
            (wanted.value.endsWith('+') ? degree >= lowest : degree === lowest) !== wanted.negated;
          const narrowed = await across({
            ...from,
            count: 100,
            ...where(
              { field: 'degree', values: [wanted.value], negated: wanted.negated },
              { field: 'platform', values: ['urn:li:dataPlatform:hive'] },
            ),
          });
          expect(ends(narrowed)).toEqual(expected.filter(([, degree]) => fits(degree)));
          expect(narrowed.total).toBe(narrowed.searchResults.length);
        }
      }),
      { numRuns: 25 },
    );
  }, 180_000);
});

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
      'a tag, not near',
      where({ field: 'tags', values: [tag] }, { field: 'degree', values: ['2'], negated: true }),
      ['e'],
    ],
    [
      'either a degree or a tag',
      {
        orFilters: [
          { and: [{ field: 'degree', values: ['1'] }] },
          { and: [{ field: 'tags', values: [tag] }] },
        ],
      },
      ['b', 'c', 'e'],
    ],
    [
      'two degrees that exclude each other',
      where({ field: 'degree', values: ['1'] }, { field: 'degree', values: ['2'] }),
      [],
    ],
    ['no degree at all', where({ field: 'degree', values: ['1+'], negated: true }), []],
    [
      'no degree, or a tag',
      {
        orFilters: [
          { and: [{ field: 'degree', values: ['1+'], negated: true }] },
          { and: [{ field: 'tags', values: [tag] }] },
        ],
      },
      ['c', 'e'],
    ],
    [
      'the older filters and the newer',
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
      'words in another order',
      {
        query: 'orders',
        sortInput: { sortCriteria: [{ field: 'urn', sortOrder: 'DESCENDING' }] },
        ...where({ field: 'degree', values: ['2+'] }),
      },
      ['f', 'e', 'd', 'c'],
    ],
    ['an empty branch', { orFilters: [{ and: [] }] }, ['b', 'c', 'd', 'e', 'f']],
    ['another type', { types: ['CHART'] }, []],
  ])('%s', async (_, more, expected) => {
    const results = await across({ ...from, ...more });
    expect(letters(results)).toEqual(expected);
    expect(results.total).toBe(expected.length);
    const degrees = results.facets.find(({ field }: any) => field === 'degree').aggregations;
    expect(degrees.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(
      expected.length,
    );
  });

  it('of hundreds of criteria are one predicate each kind, whatever their number', async () => {
    const branches = (number: number) =>
      Array.from({ length: number }, (_, index) => ({
        and: [
          { field: 'tags', values: [index === 0 ? tag : `urn:li:tag:${prefix}_${index}`] },
          { field: 'degree', values: [index % 2 === 0 ? '3+' : '1'] },
        ],
      }));
    const statement = async (number: number): Promise<string> => {
      catalog.takeStatements();
      expect(letters(await across({ ...from, orFilters: branches(number) }, BARE))).toEqual(['e']);
      return catalog.takeStatements()[0]!.text;
    };
    expect(await statement(400)).toBe(await statement(2));
  });

  it('of too many criteria are refused with the bound', async () => {
    const and = Array.from({ length: 1_001 }, () => ({ field: 'tags', values: [tag] }));
    const { errors } = await catalog.graphql(BARE, { input: { ...from, ...where(...and) } });
    expect(errors).toMatchObject([{ extensions: { code: 'LIMIT_EXCEEDED' } }]);
  });

  it.each<[object, string]>([
    [{ start: -1 }, 'INVALID_REQUEST'],
    [{ count: -1 }, 'INVALID_REQUEST'],
    [{ count: 1_000_000 }, 'LIMIT_EXCEEDED'],
    [{ startTimeMillis: 2, endTimeMillis: 1 }, 'INVALID_REQUEST'],
    [where({ field: 'degree', values: ['0'] }), 'INVALID_FILTER'],
    [where({ field: 'degree', values: ['1) OR true //'] }), 'INVALID_FILTER'],
    [where({ field: 'degree', condition: 'GREATER_THAN', values: ['1'] }), 'INVALID_FILTER'],
    [where({ field: 'x` OR true //', values: ['1'] }), 'INVALID_FILTER'],
    [{ urn: 'urn:li:nothing:1' }, 'UNKNOWN_ENTITY'],
  ])('refuse %j', async (more, code) => {
    const { errors } = await catalog.graphql(BARE, { input: { ...from, ...more } });
    expect(errors).toMatchObject([{ extensions: { code } }]);
  });

  it('a cursor that is none is refused', async () => {
    const { errors } = await catalog.graphql(SCROLL, {
      input: { urn: urn('a'), direction: 'DOWNSTREAM', scrollId: 'nonsense' },
    });
    expect(errors[0].extensions.code).toMatch(/^INVALID_/);
  });
});

describe('a hub of 10,000', () => {
  const prefix = unique('hub');
  const hub = datasetUrn(`${prefix}.hub`);
  const leaves = Array.from({ length: 10_000 }, (_, index) => datasetUrn(`${prefix}.leaf_${index}`)).sort();
  beforeAll(async () => {
    await write([
      proposal(hub, 'status', { removed: false }),
      ...leaves.flatMap((leaf) => [madeFrom(leaf, [hub])]),
    ]);
  }, 300_000);

  it('is answered whole, and says that it is', async () => {
    const all = await across({ urn: hub, direction: 'DOWNSTREAM', count: 3 });
    expect(all).toMatchObject({ total: 10_000, cuts: [], count: 3 });
    expect(ends(all)).toEqual(leaves.slice(0, 3).map((leaf) => [leaf, 1]));
    // From a leaf its siblings are not downstream: the way is one way.
    expect((await across({ urn: leaves[7], direction: 'DOWNSTREAM' }, BARE)).total).toBe(0);
    const neighbours = await catalog.query(
      `query ($urn: String!) { dataset(urn: $urn) { lineage(input: { direction: DOWNSTREAM, start: 9990, count: 100 }) { total count filtered cuts { bound }
        relationships { entity { urn } } } } }`,
      { urn: hub },
    );
    expect(neighbours.dataset.lineage).toMatchObject({ total: 10_000, count: 10, filtered: 0, cuts: [] });
    expect(neighbours.dataset.lineage.relationships.map(({ entity }: any) => entity.urn)).toEqual(
      leaves.slice(9_990),
    );
  }, 120_000);

  it('scrolls to the end', async () => {
    const seen = await scrolled({ urn: hub, direction: 'DOWNSTREAM', count: 3_000 });
    expect(seen.map(([urn]) => urn)).toEqual(leaves);
  }, 120_000);
});

it('a time range, whether in lineageFlags or beside them, leaves out edges and what lies behind them', async () => {
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

it('process instances and columns: what the model calls lineage, and no other relationship', async () => {
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
  expect(ends(await across({ urn: column(output!, 'z'), direction: 'UPSTREAM' }, BARE))).toEqual([
    [column(input!, 'x'), 1],
    [column(input!, 'y'), 1],
  ]);
});
