/** Random graphs with cycles, diamonds, hubs and self loops: every answer equals that of a plain breadth-first walk. */
import fc from 'fast-check';
import type {
  LineageDirection,
  LineageHit,
  LineageReader,
  LineageSearchQuery,
} from '../../src/catalog/lineage/types.js';
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { referenceWalk, startLineage, upstream, whole, type LineageSetting } from '../lineage/support.js';

let setting: LineageSetting;
beforeAll(async () => {
  setting = await startLineage();
}, 120_000);
afterAll(() => setting.stop());

type Kind = 'written' | 'removed' | 'stub' | 'job';

interface Drawn {
  readonly kinds: readonly Kind[];
  readonly edges: readonly (readonly [downstream: number, upstream: number])[];
}

interface Graph {
  readonly urns: readonly string[];
  readonly kindOf: ReadonlyMap<string, Kind>;
  readonly edges: readonly (readonly [downstream: string, upstream: string])[];
}

const kind = fc.constantFrom<Kind>('written', 'written', 'written', 'removed', 'stub', 'job');

/** Draws edges between any two nodes, often with the first one, which thus becomes a hub. */
const drawnGraph: fc.Arbitrary<Drawn> = fc.array(kind, { minLength: 2, maxLength: 14 }).chain((kinds) => {
  const index = fc.nat(kinds.length - 1);
  const often = fc.oneof({ weight: 3, arbitrary: index }, { weight: 1, arbitrary: fc.constant(0) });
  return fc.record({ kinds: fc.constant(kinds), edges: fc.array(fc.tuple(often, often), { maxLength: 40 }) });
});

async function writeGraph({ kinds, edges }: Drawn): Promise<Graph> {
  const prefix = unique('random');
  const urns = kinds.map((kind, index) =>
    kind === 'job'
      ? `urn:li:dataJob:(urn:li:dataFlow:(airflow,${prefix},PROD),job_${index})`
      : datasetUrn(`${prefix}.t_${index}`),
  );
  // No aspect defines an edge from an unwritten dataset to another dataset. Edges of jobs are defined by the job.
  const stated = edges.filter(([lower, upper]) => kinds[lower] !== 'stub' || kinds[upper] === 'job');
  await setting.write(
    kinds.flatMap((kind, index) => proposalsOf({ kind, index, urns, kinds, edges: stated })),
  );
  return {
    urns,
    kindOf: new Map(urns.map((urn, index) => [urn, kinds[index]!])),
    edges: stated.map(([lower, upper]) => [urns[lower]!, urns[upper]!]),
  };
}

interface Place extends Drawn {
  readonly kind: Kind;
  readonly index: number;
  readonly urns: readonly string[];
}

function proposalsOf({ kind, index, urns, kinds, edges }: Place): object[] {
  const urn = urns[index]!;
  const upstreams = [...new Set(edges.flatMap(([lower, upper]) => (lower === index ? [upper] : [])))];
  const downstreams = [...new Set(edges.flatMap(([lower, upper]) => (upper === index ? [lower] : [])))];
  const select = (indices: readonly number[], isJob: boolean) =>
    indices.filter((other) => (kinds[other] === 'job') === isJob).map((other) => urns[other]!);
  if (kind === 'stub') return [];
  if (kind === 'job') {
    const sides = {
      inputDatasets: select(upstreams, false),
      outputDatasets: select(downstreams, false),
      inputDatajobs: select(upstreams, true),
    };
    return [proposal(urn, 'dataJobInputOutput', sides)];
  }
  return [
    proposal(urn, 'status', { removed: kind === 'removed' }),
    proposal(urn, 'datasetProperties', { name: index % 2 === 0 ? 'evenish' : 'oddish' }),
    proposal(urn, 'upstreamLineage', {
      upstreams: select(upstreams, false).map((dataset) => upstream(dataset)),
    }),
  ];
}

const DIRECTIONS: readonly LineageDirection[] = ['UPSTREAM', 'DOWNSTREAM'];

/** Calls `check` for each random graph, with two of its nodes as starts, in both directions. */
async function onRandomGraphs(
  numRuns: number,
  check: (graph: Graph, start: string, direction: LineageDirection) => Promise<void>,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(drawnGraph, fc.nat(), async (drawn, seed) => {
      const graph = await writeGraph(drawn);
      for (const start of new Set([graph.urns[0]!, graph.urns[seed % graph.urns.length]!])) {
        for (const direction of DIRECTIONS) await check(graph, start, direction);
      }
    }),
    { numRuns },
  );
}

interface Expected {
  readonly urn: string;
  readonly degree: number;
}

/** Returns the visible ends, nearest first, then by URN. */
function expectedEnds(
  graph: Graph,
  start: string,
  direction: LineageDirection,
  isShown: (kind: Kind, end: Expected) => boolean = (kind) => kind !== 'removed',
): Expected[] {
  return [...referenceWalk(graph.edges, start, direction)]
    .map(([urn, degree]) => ({ urn, degree }))
    .filter((end) => isShown(graph.kindOf.get(end.urn)!, end))
    .sort((left, right) => left.degree - right.degree || (left.urn < right.urn ? -1 : 1));
}

const plain = (ends: readonly Expected[]): Expected[] => ends.map(({ urn, degree }) => ({ urn, degree }));

function countBy(ends: readonly Expected[], name: (end: Expected) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const end of ends) counts[name(end)] = (counts[name(end)] ?? 0) + 1;
  return counts;
}

interface Paging {
  readonly lineage: LineageReader;
  readonly size: number;
  readonly by: 'start' | 'scrollId';
}

async function pagesOf(
  query: Omit<LineageSearchQuery, 'page'>,
  { lineage, size, by }: Paging,
): Promise<LineageHit[]> {
  const hits: LineageHit[] = [];
  let scrollId: string | undefined;
  for (;;) {
    const start = by === 'start' ? hits.length : 0;
    const page = { start, count: size, ...(by === 'scrollId' && scrollId !== undefined && { scrollId }) };
    const answer = await lineage.search({ ...query, page });
    hits.push(...answer.hits);
    if (answer.scrollId === undefined) return hits;
    expect(answer.hits).toHaveLength(size);
    scrollId = answer.scrollId;
  }
}

/** Every run writes a graph and asks dozens of queries. */
const TIMEOUT = 240_000;

describe('lineage of random graphs', () => {
  it(
    'walks to every end with its smallest degree',
    async () => {
      await onRandomGraphs(25, async (graph, start, direction) => {
        const expected = expectedEnds(graph, start, direction, () => true);
        const query = { urn: start, direction, page: whole, includeSoftDeleted: true, facets: [] };
        const { hits, cuts } = await setting.lineage.search(query);
        expect(plain(hits)).toEqual(expected);
        expect(cuts).toEqual([]);
        const near = await setting.lineage.search({ ...query, maxHops: 2 });
        expect(plain(near.hits)).toEqual(expected.filter(({ degree }) => degree <= 2));
        for (const hit of hits) expect(hit.exists).toBe(graph.kindOf.get(hit.urn) !== 'stub');
      });
    },
    TIMEOUT,
  );

  it(
    'finds, counts and facets ends that are not removed',
    async () => {
      await onRandomGraphs(25, async (graph, start, direction) => {
        const expected = expectedEnds(graph, start, direction);
        const answer = await setting.lineage.search({ urn: start, direction, page: whole });
        expect(plain(answer.hits)).toEqual(expected);
        expect(answer.total).toBe(expected.length);
        expect(answer.cuts).toEqual([]);
        const facet = (name: string) =>
          Object.fromEntries(
            answer.facets
              .find((each) => each.name === name)!
              .aggregations.map(({ value, count }) => [value, count]),
          );
        expect(facet('degree')).toEqual({
          ...{ 1: 0, 2: 0, '3+': 0 },
          ...countBy(expected, ({ degree }) => (degree < 3 ? String(degree) : '3+')),
        });
        expect(facet('_entityType')).toEqual(countBy(expected, ({ urn }) => urn.split(':')[2]!));
      });
    },
    TIMEOUT,
  );

  it(
    'returns pages by start and by cursor that add up to the whole',
    async () => {
      await onRandomGraphs(10, async (graph, start, direction) => {
        const expected = expectedEnds(graph, start, direction);
        // The database sorts a band with more ends than the limit, so this covers both ways.
        for (const lineage of [setting.lineage, setting.bounded({ band: 1 })]) {
          const query = { urn: start, direction, facets: ['degree'] };
          expect(plain(await pagesOf(query, { lineage, size: 1, by: 'start' }))).toEqual(expected);
          expect(plain(await pagesOf(query, { lineage, size: 2, by: 'scrollId' }))).toEqual(expected);
          expect(plain(await pagesOf(query, { lineage, size: 3, by: 'start' }))).toEqual(expected);
        }
        const byTwo = { lineage: setting.lineage, size: 2, by: 'scrollId' } as const;
        const sort = [{ field: 'degree', order: 'DESCENDING' }] as const;
        const farthestFirst = [...expected].sort((left, right) => right.degree - left.degree);
        expect(plain(await pagesOf({ urn: start, direction, sort }, byTwo))).toEqual(farthestFirst);
        const byName = await pagesOf(
          { urn: start, direction, sort: [{ field: '_entityName', order: 'ASCENDING' }] },
          byTwo,
        );
        expect(byName.map(({ urn }) => urn).sort()).toEqual(expected.map(({ urn }) => urn).sort());
      });
    },
    TIMEOUT,
  );

  it(
    'filters by degree, type, field and words',
    async () => {
      await onRandomGraphs(15, async (graph, start, direction) => {
        const search = async (query: Partial<LineageSearchQuery>) =>
          plain((await setting.lineage.search({ urn: start, direction, page: whole, ...query })).hits);
        const ends = (isShown: (kind: Kind, end: Expected) => boolean) =>
          expectedEnds(graph, start, direction, (kind, end) => kind !== 'removed' && isShown(kind, end));
        const degree = (values: readonly string[]) => ({
          or: [{ and: [{ field: 'degree', condition: 'EQUAL', values } as const] }],
        });
        expect(await search({ filter: degree(['2']) })).toEqual(ends((_, end) => end.degree === 2));
        expect(await search({ filter: degree(['1', '3+']) })).toEqual(ends((_, end) => end.degree !== 2));
        expect(await search({ filter: degree(['3+']) })).toEqual(ends((_, end) => end.degree > 2));
        expect(await search({ filter: degree(['1', '3+']), maxHops: 2 })).toEqual(
          ends((_, end) => end.degree === 1),
        );
        expect(await search({ entityTypes: ['dataJob'] })).toEqual(ends((kind) => kind === 'job'));
        const isEven = (kind: Kind, { urn }: Expected) =>
          kind === 'written' && graph.urns.indexOf(urn) % 2 === 0;
        expect(await search({ input: 'evenish' })).toEqual(ends(isEven));
        const eitherWay = {
          or: [
            {
              and: [
                { field: 'degree', condition: 'EQUAL', values: ['1'] },
                { field: 'name', condition: 'EQUAL', values: ['evenish'] },
              ],
            },
            { and: [{ field: 'name', condition: 'EQUAL', values: ['nobody'] }] },
          ],
        } as const;
        expect(await search({ filter: eitherWay })).toEqual(
          ends((kind, end) => end.degree === 1 && isEven(kind, end)),
        );
      });
    },
    TIMEOUT,
  );

  it(
    'returns all shortest paths',
    async () => {
      await onRandomGraphs(20, async (graph, start, direction) => {
        const answer = await setting
          .bounded({ paths: 1_000 })
          .search({ urn: start, direction, page: whole, includePaths: true, facets: [] });
        for (const hit of answer.hits) {
          const sorted = hit.paths.map((path) => path.join(' ')).sort();
          expect(sorted).toEqual(shortestPaths(graph, { start, direction, hit }).sort());
          expect(hit.hasMorePaths).toBe(false);
        }
      });
    },
    TIMEOUT,
  );

  it(
    'lists the neighbours of all nodes in one statement',
    async () => {
      await onRandomGraphs(10, async (graph, _start, direction) => {
        setting.takeStatements();
        const answers = await setting.lineage.neighbours({
          urns: graph.urns,
          direction,
          start: 0,
          count: 100,
        });
        expect(setting.takeStatements()).toHaveLength(1);
        expect(answers.map(({ urn }) => urn)).toEqual(graph.urns);
        for (const { urn, neighbours, total, filtered } of answers) {
          const near = expectedEnds(graph, urn, direction, (_, { degree }) => degree === 1);
          const isGhost = ({ urn: end }: Expected) => ['removed', 'stub'].includes(graph.kindOf.get(end)!);
          const kept = near.filter((end) => !isGhost(end));
          expect(plain(neighbours)).toEqual(kept);
          expect([total, filtered]).toEqual([kept.length, near.length - kept.length]);
        }
      });
    },
    TIMEOUT,
  );
});

interface PathQuestion {
  readonly start: string;
  readonly direction: LineageDirection;
  readonly hit: Expected;
}

/** Extends every path by every edge, once per degree. */
function shortestPaths(graph: Graph, { start, direction, hit }: PathQuestion): string[] {
  let paths = [[start]];
  for (let step = 0; step < hit.degree; step += 1) {
    paths = paths.flatMap((path) =>
      [...new Set(referenceWalkOneHop(graph, path.at(-1)!, direction))].map((next) => [...path, next]),
    );
    const remaining = hit.degree - step - 1;
    const way = (urn: string) =>
      urn === hit.urn ? 0 : (referenceWalk(graph.edges, urn, direction).get(hit.urn) ?? 99);
    paths = paths.filter((path) => way(path.at(-1)!) === remaining);
  }
  return paths.map((path) => path.join(' '));
}

function referenceWalkOneHop(graph: Graph, urn: string, direction: LineageDirection): string[] {
  return [...referenceWalk(graph.edges, urn, direction)].flatMap(([end, degree]) =>
    degree === 1 ? [end] : [],
  );
}
