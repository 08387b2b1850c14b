/** Tests growing a lineage graph from known neighbours, and which neighbours must still be read. */
import fc from 'fast-check';
import { compareTexts } from '../../../core/compare.js';
import { growGraph, type GrownGraph, type GrowRequest } from './grow-graph.js';
import { isProcess, NO_SIDE, type SidesByUrn, type Neighbour, type Side, type Sides } from './join-hidden.js';
import type { LineageGraphQuery } from '../types.js';

/** Data flows from the first entity to the second. Names that begin with `job` are processes; entities named `view…` are filtered out. */
type Edges = readonly (readonly [from: string, to: string])[];

const neighbour = (urn: string): Neighbour => ({
  urn,
  type: urn.startsWith('job') ? 'dataJob' : 'dataset',
  platform: undefined,
});

const isHidden = (end: Neighbour): boolean => isProcess(end) || end.urn.startsWith('view');

function sideOf(ends: readonly string[]): Side {
  const all = [...new Set(ends)].sort(compareTexts).map(neighbour);
  const shown = all.filter((end) => !isHidden(end));
  return {
    ...NO_SIDE,
    kinds: shown.length === 0 ? [] : [{ type: 'dataset', platform: undefined, count: shown.length }],
    shown,
    hidden: all.filter(isHidden),
  };
}

function sidesOf(edges: Edges, urn: string): Sides {
  const self = neighbour(urn);
  return {
    self,
    isShown: !isHidden(self),
    UPSTREAM: sideOf(edges.flatMap(([from, to]) => (to === urn && from !== urn ? [from] : []))),
    DOWNSTREAM: sideOf(edges.flatMap(([from, to]) => (from === urn && to !== urn ? [to] : []))),
  };
}

const QUERY: LineageGraphQuery = {
  urn: 'a',
  upstreamHops: 1,
  downstreamHops: 1,
  growth: [],
  unfold: [],
  types: [],
  platforms: [],
  hideProcesses: false,
  maxNeighbours: 10,
  maxNodes: 100,
};

const BOUNDS = { hiddenHops: 5, hiddenNodes: 100, hiddenInPicture: 100 };

interface Grown extends GrownGraph {
  /** Number of reads until nothing was missing. */
  readonly rounds: number;
  readonly known: SidesByUrn;
}

/** Reads missing neighbours until none is missing, as the reader does. */
function grow(
  edges: Edges,
  query: Partial<LineageGraphQuery> = {},
  bounds: Partial<GrowRequest['bounds']> = {},
): Grown {
  const known = new Map<string, Sides>();
  const request = { query: { ...QUERY, ...query }, paths: [], bounds: { ...BOUNDS, ...bounds } };
  for (let rounds = 0; ; rounds += 1) {
    const grown = growGraph(request, known);
    if (grown.missing.size === 0) return { ...grown, rounds, known };
    for (const urn of grown.missing) known.set(urn, sidesOf(edges, urn));
  }
}

const drawn = ({ entities }: GrownGraph) => [...entities.keys()].join(' ');
const degrees = ({ entities }: GrownGraph) =>
  Object.fromEntries([...entities.values()].map(({ urn, degree }) => [urn, degree]));
const hub = (count: number): Edges =>
  Array.from({ length: count }, (_, index) => ['a', `n${String(index).padStart(2, '0')}`] as const);

describe('a lineage graph', () => {
  const chain: Edges = [
    ['c', 'b'],
    ['b', 'a'],
    ['a', 'x'],
    ['x', 'y'],
    ['y', 'z'],
  ];

  it('reaches as many hops upstream and downstream as the query asks for', () => {
    expect(degrees(grow(chain))).toEqual({ a: 0, b: -1, x: 1 });
    expect(degrees(grow(chain, { upstreamHops: 0, downstreamHops: 3 }))).toEqual({ a: 0, x: 1, y: 2, z: 3 });
    expect(degrees(grow(chain, { upstreamHops: 5, downstreamHops: 0 }))).toEqual({ a: 0, b: -1, c: -2 });
  });

  it('needs one read per hop for any number of entities', () => {
    const wide: Edges = Array.from({ length: 30 }, (_, index) => [
      ['a', `b${index}`] as const,
      [`b${index}`, `c${index}`] as const,
    ]).flat();
    const { rounds, entities } = grow(wide, { downstreamHops: 2, maxNeighbours: 100 });
    expect([rounds, entities.size]).toEqual([3, 61]);
  });

  it('grows from the requested entities in their order, but not from entities that it does not contain', () => {
    const growth = [
      { urn: 'x', direction: 'DOWNSTREAM', hops: 1 },
      { urn: 'y', direction: 'DOWNSTREAM', hops: 1 },
      { urn: 'c', direction: 'UPSTREAM', hops: 1 },
    ] as const;
    expect(degrees(grow(chain, { growth }))).toEqual({ a: 0, b: -1, x: 1, y: 2, z: 3 });
    expect(drawn(grow(chain, { growth: [...growth].reverse() }))).toBe('a b x y');
  });

  it('may grow back to the column of the start', () => {
    const growth = [{ urn: 'x', direction: 'UPSTREAM', hops: 1 }] as const;
    expect(degrees(grow([...chain, ['w', 'x']], { growth }))).toEqual({ a: 0, b: -1, x: 1, w: 0 });
  });

  it('contains every entity of a cycle once', () => {
    const cycle: Edges = [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
      ['a', 'a'],
    ];
    expect(drawn(grow(cycle, { upstreamHops: 5, downstreamHops: 5 }))).toBe('a c b');
  });
});

describe('many neighbours', () => {
  it('are folded into a group, unless only one is left', () => {
    const folded = grow(hub(12));
    expect(drawn(folded)).toBe('a n00 n01 n02 n03 n04 n05 n06 n07 n08 n09');
    expect(folded.groups).toEqual([{ of: 'a', direction: 'DOWNSTREAM', degree: 1 }]);
    const whole = grow(hub(11));
    expect([whole.entities.size, whole.groups]).toEqual([12, []]);
  });

  it('are drawn beside the group if they are unfolded', () => {
    const { entities, groups } = grow(hub(20), { maxNeighbours: 2, unfold: ['n17', 'other'] });
    expect([[...entities.keys()], groups.length]).toEqual([['a', 'n00', 'n01', 'n17'], 1]);
  });

  it('leave room for both sides in a full graph', () => {
    const both = [...hub(30), ...hub(30).map(([a, end]) => [`u${end}`, a] as const)];
    const grown = grow(both, { maxNeighbours: 4, maxNodes: 10, upstreamHops: 3, downstreamHops: 3 });
    expect(grown.groups.map(({ direction }) => direction)).toEqual(['UPSTREAM', 'DOWNSTREAM']);
    expect([grown.entities.size, grown.isFull]).toEqual([8, true]);
  });

  it('are also folded if there is no room for more boxes', () => {
    const grown = grow(hub(20), { maxNeighbours: 100, maxNodes: 10 });
    expect([grown.entities.size, grown.groups.length, grown.isFull]).toEqual([9, 1, true]);
  });
});

describe('a hidden entity', () => {
  const through = (grown: GrownGraph, urn = 'a', direction: 'UPSTREAM' | 'DOWNSTREAM' = 'DOWNSTREAM') =>
    grown.sideOf(urn, direction).neighbours.map((end) => [end.urn, end.through]);

  it('is replaced by a joined edge with the length of the shortest path', () => {
    const grown = grow([
      ['a', 'job1'],
      ['job1', 'view'],
      ['view', 'b'],
      ['a', 'job2'],
      ['job2', 'b'],
      ['job1', 'c'],
    ]);
    expect(through(grown)).toEqual([
      ['b', 1],
      ['c', 1],
    ]);
    expect(drawn(grown)).toBe('a b c');
  });

  it('does not make a drawn entity its own neighbour', () => {
    expect(
      through(
        grow([
          ['a', 'job'],
          ['job', 'a'],
          ['job', 'b'],
        ]),
      ),
    ).toEqual([['b', 1]]);
  });

  it('is drawn if it is the start, and joined edges end there', () => {
    const grown = grow(
      [
        ['b', 'job'],
        ['job', 'c'],
      ],
      { urn: 'job' },
    );
    expect(degrees(grown)).toEqual({ job: 0, b: -1, c: 1 });
    expect(through(grown, 'b')).toEqual([['job', 0]]);
  });

  it('is not joined to a process that runs after it if data flows through a table in between', () => {
    const edges: Edges = [
      ['a', 'job1'],
      ['job1', 'b'],
      ['b', 'job2'],
      ['job1', 'job2'],
      ['job2', 'c'],
    ];
    expect(through(grow(edges, { downstreamHops: 2 }))).toEqual([['b', 1]]);
    expect(through(grow(edges.filter(([, to]) => to !== 'b')))).toEqual([['c', 2]]);
  });

  it('can be in a cycle, and is visited up to limits of hops and edges', () => {
    const cycle = grow([
      ['a', 'job1'],
      ['job1', 'job2'],
      ['job2', 'job1'],
    ]);
    expect([through(cycle), cycle.sideOf('a', 'DOWNSTREAM').cuts]).toEqual([[], []]);
    const cuts = (grown: GrownGraph) => grown.sideOf('a', 'DOWNSTREAM').cuts;
    const chainOf = (jobs: number) => {
      const urns = ['a', ...Array.from({ length: jobs }, (_, index) => `job${index}`), 'b'];
      return grow(urns.slice(1).map((to, index) => [urns[index] ?? '', to] as const));
    };
    expect([through(chainOf(5)), cuts(chainOf(5))]).toEqual([[['b', 5]], []]);
    expect([through(chainOf(6)), cuts(chainOf(6))]).toEqual([[], [{ bound: 'hops', limit: 5 }]]);
    const wide: Edges = [
      ['a', 'job1'],
      ['a', 'job2'],
    ];
    expect([cuts(grow(wide)), cuts(grow(wide, {}, { hiddenNodes: 1 }))]).toEqual([
      [],
      [{ bound: 'edges', limit: 1 }],
    ]);
  });

  it('is visited only up to a limit for the whole graph', () => {
    const jobs = [0, 1, 2].map((index) => `job${index}`);
    const edges: Edges = [['jobIn', 'a'], ...jobs.map((job) => ['a', job] as const)];
    const cutsOf = (hiddenInPicture: number) => {
      const { sideOf } = grow(edges, {}, { hiddenInPicture });
      return (['UPSTREAM', 'DOWNSTREAM'] as const).map((direction) => sideOf('a', direction).cuts);
    };
    // The walk upstream visits one job, the walk downstream three.
    expect(cutsOf(4)).toEqual([[], []]);
    expect(cutsOf(3)).toEqual([[], [{ bound: 'edges', limit: 3 }]]);
  });
});

const graphs = fc.array(
  fc.tuple(
    fc.constantFrom('a', 'b', 'c', 'd', 'e', 'job', 'view1', 'view2'),
    fc.constantFrom('a', 'b', 'c', 'd', 'e', 'job', 'view1'),
  ),
  { maxLength: 25 },
);

describe('any graph', () => {
  it('contains the entities that a plain walk reaches, without hidden ones', () => {
    fc.assert(
      fc.property(graphs, (edges) => {
        const grown = grow(edges, { upstreamHops: 0, downstreamHops: 5, maxNeighbours: 100 });
        const reached = new Set(['a']);
        for (const urn of reached) for (const [from, to] of edges) if (from === urn) reached.add(to);
        const shown = [...reached].filter((urn) => !isHidden(neighbour(urn)));
        expect([...grown.entities.keys()].sort()).toEqual(shown.sort());
      }),
    );
  });

  it('never exceeds the maximum number of boxes', () => {
    fc.assert(
      fc.property(graphs, fc.integer({ min: 1, max: 3 }), (edges, maxNeighbours) => {
        const grown = grow(edges, { upstreamHops: 5, downstreamHops: 5, maxNeighbours, maxNodes: 4 });
        expect(grown.entities.size + grown.groups.length).toBeLessThanOrEqual(4);
        expect(grown.entities.has('a')).toBe(true);
      }),
    );
  });
});
