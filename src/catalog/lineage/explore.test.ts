/** Compares walks that are followed hop by hop with a plain computation of degrees, groups and paths. */
import fc from 'fast-check';
import { explore, collectEnds, type ExploreOptions, type HopEdge } from './explore.js';
import { tracePaths } from './find-paths.js';

type Link = readonly [from: number, to: number, via: number];

const TABLES = ['a', 'b', 'c'];
const table = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
/** Columns of three tables. */
const urnOf = (node: number) => `urn:li:schemaField:(${table(TABLES[node % 3]!)},f${node})`;
const VIAS = [undefined, 'urn:li:query:q', 'urn:li:dataJob:(urn:li:dataFlow:(airflow,f,PROD),j)'];
const LIMITS = { paths: 1_000, memberPaths: 10_000, ways: 10_000 };

const options = (parts: Partial<ExploreOptions> = {}): ExploreOptions => ({
  ...{ start: urnOf(0), hops: 100, edges: 1_000, columnsOnly: true, isIgnored: () => false },
  ...parts,
});

/** Reads the links of a test as the statement does. */
const reading =
  (links: readonly Link[], hidden: readonly number[] = []) =>
  ({ urns, most }: { urns: readonly string[]; most: number }): Promise<HopEdge[]> => {
    const found = links.filter(([from, to]) => from !== to && urns.includes(urnOf(from)));
    const edges = found.map(([from, to, via]) => ({
      ...{ from: urnOf(from), to: urnOf(to), via: VIAS[via], isVisible: !hidden.includes(to) },
      ...{ type: 'schemaField', platform: undefined },
    }));
    const distinct = new Map(edges.map((edge) => [JSON.stringify(edge), edge]));
    return Promise.resolve([...distinct.values()].slice(0, most + 1));
  };

const graph = fc.record({
  links: fc.array(fc.tuple(fc.nat(8), fc.nat(8), fc.nat(2)), { maxLength: 24 }),
  ignored: fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 3 }),
});

/** Returns the smallest degrees, by relaxing all links until nothing changes. Ignored nodes do not add a hop to what is behind them. */
function degreesOf(links: readonly Link[], ignored: readonly number[]): Map<number, number> {
  const degrees = new Map([[0, 0]]);
  const base = (node: number) => (degrees.get(node) ?? Infinity) - (ignored.includes(node) ? 1 : 0);
  for (let round = 0; round < 20; round += 1) {
    for (const [from, to] of links) {
      const degree = base(from) + 1;
      if (from !== to && degree < (degrees.get(to) ?? Infinity)) degrees.set(to, degree);
    }
  }
  degrees.delete(0);
  return degrees;
}

it('reaches every column with its smallest degree, and groups columns by their tables', async () => {
  await fc.assert(
    fc.asyncProperty(graph, async ({ links, ignored }) => {
      const isIgnored = ({ to }: HopEdge) => ignored.some((node) => urnOf(node) === to);
      const found = await explore(options({ isIgnored }), reading(links));
      const degrees = degreesOf(links, ignored);
      expect(new Map(found.reached.map(({ urn, degree }) => [urn, degree]))).toEqual(
        new Map([...degrees].map(([node, degree]) => [urnOf(node), degree])),
      );
      expect(found.reached.map((each) => each.degree)).toEqual(
        found.reached.map((each) => each.degree).sort((one, other) => one - other),
      );
      const ends = collectEnds(found, { groupColumns: true, isViaEnd: (type) => type === 'dataJob' });
      for (const [at, name] of TABLES.entries()) {
        const expected = [...degrees].filter(([node]) => node % 3 === at).map(([, degree]) => degree);
        expect(ends.get(table(name))?.degrees).toEqual(
          expected.length === 0 ? undefined : [...new Set(expected)].sort((one, other) => one - other),
        );
      }
      const jobDegrees = links
        .filter(([from, to, via]) => via === 2 && from !== to && (from === 0 || degrees.has(from)))
        .map(([from]) => (degrees.get(from) ?? 0) + (ignored.includes(from) ? 0 : 1));
      expect(ends.get(VIAS[2]!)?.degrees[0]).toBe(
        jobDegrees.length === 0 ? undefined : Math.min(...jobDegrees),
      );
      expect(ends.has(VIAS[1]!)).toBe(false);
    }),
  );
});

it('lists exactly the shortest paths, with the queries and jobs between the columns', async () => {
  await fc.assert(
    fc.asyncProperty(graph, async ({ links }) => {
      const { reached } = await explore(options(), reading(links));
      const degrees = new Map([[0, 0], ...degreesOf(links, [])]);
      /** All ways of a number of hops, by trying every link. */
      const ways = (node: number): string[] => {
        const degree = degrees.get(node) ?? 0;
        if (degree === 0) return [urnOf(0)];
        const last = links.filter(([from, to]) => to === node && degrees.get(from) === degree - 1);
        return [
          ...new Set(
            last.flatMap(([from, , via]) =>
              ways(from).map((way) => [way, VIAS[via], urnOf(node)].filter(Boolean).join(' ')),
            ),
          ),
        ];
      };
      for (const each of reached) {
        const node = Number(/f(\d+)\)$/.exec(each.urn)![1]);
        const { paths, hasMore } = tracePaths([{ reached: each }], LIMITS);
        expect(paths.map((path) => path.join(' ')).sort()).toEqual(ways(node).sort());
        expect(hasMore).toBe(false);
      }
    }),
  );
});

const chain: Link[] = [
  [0, 1, 0],
  [1, 2, 2],
  [2, 3, 1],
];

it('ends the paths to a job with the job, and leaves out hidden columns', async () => {
  const found = await explore(options(), reading(chain, [1]));
  const ends = collectEnds(found, { groupColumns: false, isViaEnd: () => true });
  const pathsTo = (urn: string) => tracePaths(ends.get(urn)?.members ?? [], LIMITS).paths;
  expect(pathsTo(VIAS[2]!)).toEqual([[urnOf(0), VIAS[2]]]);
  expect(pathsTo(urnOf(3))).toEqual([[urnOf(0), VIAS[2], urnOf(2), VIAS[1], urnOf(3)]]);
  expect(ends.get(VIAS[1]!)).toMatchObject({ degrees: [3], mustExist: true });
});

it('limits the paths of one member, and of all members together', async () => {
  const diamonds: Link[] = [1, 2, 4, 5].flatMap((middle): Link[] => [
    [0, middle, 0],
    [middle, 3, 0],
    [middle, 6, 0],
  ]);
  const { reached } = await explore(options(), reading(diamonds));
  const members = reached.filter(({ degree }) => degree === 2).map((each) => ({ reached: each }));
  const count = (limits: Partial<typeof LIMITS>) => {
    const { paths, hasMore } = tracePaths(members, { ...LIMITS, ...limits });
    return [paths.length, hasMore];
  };
  expect(count({})).toEqual([8, false]);
  expect(count({ paths: 4, memberPaths: 8, ways: 4 })).toEqual([8, false]);
  expect(count({ paths: 3 })).toEqual([6, true]);
  expect(count({ memberPaths: 5 })).toEqual([5, true]);
  expect(count({ ways: 2 })).toEqual([4, true]);
});

it('explores only the first entities of each hop by URN, and reports that', async () => {
  const links: Link[] = [
    [0, 1, 0],
    [0, 2, 0],
    [1, 4, 0],
    [2, 5, 0],
  ];
  const found = await explore(options({ perHop: 1 }), reading(links));
  expect(found.reached.map(({ urn, isExplored }) => [urn, isExplored])).toEqual([
    [urnOf(1), true],
    [urnOf(2), false],
    [urnOf(4), true],
  ]);
  expect(found.cuts).toEqual([{ bound: 'explored', limit: 1 }]);
  expect((await explore(options({ perHop: 2 }), reading(links))).cuts).toEqual([]);
});

it('stops at the number of hops and at the number of edges', async () => {
  const reachedWith = async (parts: Partial<ExploreOptions>) => {
    const { reached, cuts } = await explore(options(parts), reading(chain));
    return [reached.map(({ urn, isExplored }) => [urn, isExplored]), cuts];
  };
  expect(await reachedWith({ hops: 1 })).toEqual([[[urnOf(1), false]], []]);
  expect(await reachedWith({ edges: 3 })).toEqual([
    [
      [urnOf(1), true],
      [urnOf(2), true],
      [urnOf(3), true],
    ],
    [],
  ]);
  expect((await reachedWith({ edges: 1 }))[1]).toEqual([{ bound: 'edges', limit: 1 }]);
});

it('does not follow the lineage of a table that a column comes from as a whole', async () => {
  const asked: (readonly string[])[] = [];
  const found = await explore(options(), ({ urns }) => {
    asked.push(urns);
    const edge = { from: urnOf(0), to: table('z'), type: 'dataset', platform: undefined, via: undefined };
    return Promise.resolve([{ ...edge, isVisible: true }]);
  });
  expect(found.reached.map(({ urn }) => urn)).toEqual([table('z')]);
  expect(asked).toEqual([[urnOf(0)]]);
});
