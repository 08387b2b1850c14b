/** Lineage through the API: random graphs compared with a plain breadth-first walk, filters of every size, and a hub of 10,000. */
import fc from 'fast-check';
import { datasetUrn, proposal, unique, type TestCatalog } from '../helpers/catalog.js';
import { madeFrom, referenceWalk, startLineage, type LineageSetting } from '../lineage/support.js';

let setting: LineageSetting;
let catalog: TestCatalog;
beforeAll(async () => {
  setting = await startLineage();
  ({ catalog } = setting);
}, 120_000);
afterAll(() => setting.stop());

const write = (proposals: readonly object[]) => setting.write(proposals);

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
const ONE = { field: 'degree', values: ['1'] };
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
      wanted: fc.record({ value: fc.constantFrom('1', '2', '3+'), negated: fc.boolean() }),
    });
  });

  it('have the ends, degrees, counts, pages and scrolls of the plain walk', async () => {
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
          const counted = ['1', '2', '3+'].map((value) => {
            const number = expected.filter(([, degree]) => String(Math.min(degree, 3)) === value[0]).length;
            return { value, count: number };
          });
          expect(degrees).toEqual(counted);
          expect(ends(await across({ ...from, start: 1, count }, BARE))).toEqual(
            expected.slice(1, 1 + count),
          );
          expect(await scrolled({ ...from, count })).toEqual(expected);
          const lowest = Number(wanted.value[0]);
          const fits = (degree: number) =>
            wanted.value.endsWith('+') ? degree >= lowest : degree === lowest;
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
  beforeAll(() =>
    write([
      ...chain.slice(1).map((letter, index) => madeFrom(urn(letter), [urn(chain[index]!)])),
      ...['c', 'e'].map((letter) => proposal(urn(letter), 'globalTags', { tags: [{ tag }] })),
    ]),
  );
  const tagged = { field: 'tags', values: [tag] };
  /** The first and the last alternative have the tag; the others have tags of no entity. The degrees of the first count. */
  const hundreds = Array.from({ length: 400 }, (_, index) => ({
    and: [
      { field: 'tags', values: [index % 399 === 0 ? tag : `${tag}_${index}`] },
      { field: 'degree', values: [index % 2 === 0 ? '3+' : '2'] },
    ],
  }));

  it.each<[string, object, string[]]>([
    ['a tag and a minimum degree', where(tagged, { field: 'degree', values: ['3+'] }), ['e']],
    [
      'a degree of the second alternative',
      { orFilters: [{ and: [tagged] }, { and: [tagged, ONE] }] },
      ['c', 'e'],
    ],
    ['hundreds of branches', { orFilters: hundreds }, ['e']],
    ['hundreds of branches but the first', { orFilters: hundreds.slice(1) }, ['c']],
  ])('%s', async (_, filter, expected) => {
    const results = await across({ urn: urn('a'), direction: 'DOWNSTREAM', count: 100, ...filter });
    expect(ends(results).map(([each]) => /\.(\w),/.exec(each)![1])).toEqual(expected);
    expect(results.total).toBe(expected.length);
    const degrees = results.facets.find(({ field }: any) => field === 'degree').aggregations;
    const counted = degrees.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
    expect(counted).toBe(expected.length);
  });
});

describe('a hub of 10,000', () => {
  const prefix = unique('hub');
  const hub = datasetUrn(`${prefix}.hub`);
  const leaves = Array.from({ length: 10_000 }, (_, index) => datasetUrn(`${prefix}.leaf_${index}`)).sort();
  const query = { urn: hub, direction: 'DOWNSTREAM' } as const;
  beforeAll(async () => {
    await write([
      proposal(hub, 'status', { removed: false }),
      ...leaves.flatMap((leaf) => [madeFrom(leaf, [hub])]),
    ]);
  }, 300_000);

  it('is returned without cuts', async () => {
    const all = await across({ ...query, count: 3 });
    expect(all).toMatchObject({ total: 10_000, cuts: [], count: 3 });
    expect(ends(all)).toEqual(leaves.slice(0, 3).map((leaf) => [leaf, 1]));
    // Siblings of a leaf are not downstream of it, because edges are directed.
    expect((await across({ urn: leaves[7], direction: 'DOWNSTREAM' }, BARE)).total).toBe(0);
    expect(ends(await across({ urn: leaves[5], direction: 'UPSTREAM' }, BARE))).toEqual([[hub, 1]]);
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

  it('can be scrolled to its end', async () => {
    const seen = await scrolled({ ...query, count: 3_000 });
    expect(seen.map(([urn]) => urn)).toEqual(leaves);
  }, 120_000);

  it('is counted and paged to its end by the reader, unless the limit of edges cuts it', async () => {
    const { lineage } = setting;
    // The database sorts that many ends of one degree in a separate statement.
    const first = await lineage.search({ ...query, page: { start: 0, count: 3 } });
    expect([first.total, first.cuts, first.hits.map(({ urn }) => urn)]).toEqual([
      10_000,
      [],
      leaves.slice(0, 3),
    ]);
    const next = await lineage.search({ ...query, page: { start: 0, count: 3, scrollId: first.scrollId! } });
    expect(next.hits.map(({ urn }) => urn)).toEqual(leaves.slice(3, 6));
    const page = { start: 7_000, count: 3_000 };
    const far = await lineage.search({ ...query, page, facets: ['name', 'degree'] });
    expect(far.hits.map(({ urn }) => urn)).toEqual(leaves.slice(7_000));
    expect(far.facets[1]!.aggregations).toEqual([
      { value: '1', count: 10_000 },
      { value: '2', count: 0 },
      { value: '3+', count: 0 },
    ]);
    const [near] = await lineage.neighbours({ urns: [hub], ...query, start: 9_000, count: 5_000 });
    expect([near!.total, near!.cuts]).toEqual([10_000, []]);
    expect(near!.neighbours.map(({ urn }) => urn)).toEqual(leaves.slice(9_000));
    const [cut] = await setting
      .bounded({ edges: 500 })
      .neighbours({ urns: [hub], ...query, start: 0, count: 1 });
    expect(cut!.cuts).toEqual([{ bound: 'edges', limit: 500 }]);
  }, 120_000);
});
