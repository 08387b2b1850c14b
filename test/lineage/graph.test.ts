/** Lineage graphs: their boxes and edges, and the counts of hidden neighbours. */
import type { LineageGraph, LineageGraphQuery } from '../../src/catalog/lineage/types.js';
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { madeFrom, namesOf, startLineage, upstream, wholeGraph, type LineageSetting } from './support.js';

let setting: LineageSetting;
beforeAll(async () => {
  setting = await startLineage();
}, 120_000);
afterAll(() => setting.stop());

type Asked = Pick<LineageGraphQuery, 'urn'> & Partial<LineageGraphQuery>;

const draw = (query: Asked): Promise<LineageGraph> => setting.lineage.graph({ ...wholeGraph, ...query });
const degreesOf = ({ entities }: LineageGraph) =>
  Object.fromEntries(entities.map(({ urn, degree }) => [urn, degree]));
const edgesOf = ({ edges }: LineageGraph) => edges.map(({ from, to, through }) => [from, to, through]);
const exists = (...urns: readonly string[]) => urns.map((urn) => proposal(urn, 'status', { removed: false }));
const newJob = () => `urn:li:dataJob:(urn:li:dataFlow:(airflow,${unique('flow')},PROD),load)`;
const joins = (job: string, inputDatasets: readonly string[], outputDatasets: readonly string[]) =>
  proposal(job, 'dataJobInputOutput', { inputDatasets, outputDatasets });

describe('the graph around an entity', () => {
  it('contains its neighbours, grown neighbours, and counts of further ones', async () => {
    const { a, up, top, down, end } = namesOf('a', 'up', 'top', 'down', 'end');
    await setting.write([
      ...exists(top),
      madeFrom(up, [top]),
      madeFrom(a, [up]),
      madeFrom(down, [upstream(a, { properties: { source: 'UI' } })]),
      madeFrom(end, [down]),
    ]);
    const graph = await draw({ urn: a });
    expect(graph.entities[0]).toEqual({
      urn: a,
      degree: 0,
      upstream: { count: 1, hidden: 0 },
      downstream: { count: 1, hidden: 0 },
    });
    expect(degreesOf(graph)).toEqual({ [a]: 0, [up]: -1, [down]: 1 });
    expect(graph.entities.find(({ urn }) => urn === up)?.upstream).toEqual({ count: 1, hidden: 1 });
    expect(new Set(graph.edges)).toEqual(
      new Set([
        { from: up, to: a, through: 0, isManual: false },
        { from: a, to: down, through: 0, isManual: true },
      ]),
    );
    expect([graph.groups, graph.cuts]).toEqual([[], []]);
    const growth = [{ urn: up, direction: 'UPSTREAM', hops: 5 }] as const;
    expect(degreesOf(await draw({ urn: a, growth }))).toEqual({ [a]: 0, [up]: -1, [top]: -2, [down]: 1 });
  });

  it('contains the entities of a cycle once, with both of their edges, but no self-loops', async () => {
    const { a, b } = namesOf('a', 'b');
    await setting.write([madeFrom(a, [b, a]), madeFrom(b, [a])]);
    const graph = await draw({ urn: a, upstreamHops: 5, downstreamHops: 5 });
    expect(new Set(edgesOf(graph).map(([from, to]) => `${from} ${to}`))).toEqual(
      new Set([`${a} ${b}`, `${b} ${a}`]),
    );
    expect(graph.entities.map(({ upstream: { count }, downstream }) => [count, downstream.count])).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  it('is empty for an unknown entity', async () => {
    const { a } = namesOf('a');
    expect(await draw({ urn: a, pathTo: datasetUrn('elsewhere') })).toEqual({
      entities: [
        { urn: a, degree: 0, upstream: { count: 0, hidden: 0 }, downstream: { count: 0, hidden: 0 } },
      ],
      groups: [],
      edges: [],
      cuts: [],
    });
  });

  it('contains columns if the entity is a column', async () => {
    const { a, b } = namesOf('a', 'b');
    const [from, to] = [`urn:li:schemaField:(${b},y)`, `urn:li:schemaField:(${a},x)`];
    await setting.write([
      proposal(a, 'upstreamLineage', {
        upstreams: [upstream(b)],
        fineGrainedLineages: [
          { upstreamType: 'FIELD_SET', downstreamType: 'FIELD', upstreams: [from], downstreams: [to] },
        ],
      }),
    ]);
    expect(edgesOf(await draw({ urn: to }))).toEqual([[from, to, 0]]);
  });
});

describe('a hub', () => {
  const name = unique('hub');
  const hub = datasetUrn(`${name}.hub`);
  const ends = Array.from({ length: 500 }, (_, index) => datasetUrn(`${name}.end_${1_000 + index}`));
  const chart = `urn:li:chart:(looker,${name})`;

  beforeAll(async () => {
    await setting.write([
      ...exists(hub),
      ...ends.map((end) => madeFrom(end, [hub])),
      proposal(chart, 'chartInfo', {
        title: name,
        description: '',
        lastModified: { created: { time: 0, actor: 'urn:li:corpuser:a' } },
        inputEdges: [{ destinationUrn: hub }],
      }),
    ]);
  }, 120_000);

  it('folds all but the first neighbours, and counts what it folds', async () => {
    setting.takeStatements();
    const { entities, groups, edges, cuts } = await draw({ urn: hub });
    expect(setting.takeStatements()).toHaveLength(3);
    expect([entities.length, edges.length, cuts]).toEqual([11, 11, []]);
    expect(entities[0]?.downstream).toEqual({ count: 501, hidden: 0 });
    const id = `group:DOWNSTREAM:${hub}`;
    expect(groups).toEqual([
      {
        id,
        of: hub,
        direction: 'DOWNSTREAM',
        degree: 1,
        count: 491,
        types: [{ value: 'dataset', count: 491 }],
        platforms: [{ value: 'urn:li:dataPlatform:hive', count: 491 }],
      },
    ]);
    const { groups: fewer } = await draw({ urn: hub, maxNeighbours: 1, unfold: [ends[0] ?? ''] });
    expect(fewer[0]?.types).toEqual([{ value: 'dataset', count: 499 }]);
    expect(edges).toContainEqual({ from: hub, to: id, isManual: false, through: 0 });
  });

  it('unfolds some by name, and more with a larger number', async () => {
    const wanted = [ends[321] ?? '', ends[499] ?? ''];
    const unfolded = await draw({ urn: hub, unfold: wanted });
    expect(unfolded.entities.map(({ urn }) => urn)).toEqual(expect.arrayContaining(wanted));
    expect([unfolded.entities.length, unfolded.groups[0]?.count]).toEqual([13, 489]);
    const more = await draw({ urn: hub, maxNeighbours: 100, maxNodes: 1_000 });
    expect([more.entities.length, more.groups[0]?.count]).toEqual([101, 401]);
  });

  it('reports a cut if there is no room', async () => {
    const full = await draw({ urn: hub, maxNeighbours: 100, maxNodes: 20 });
    expect([full.entities.length + full.groups.length, full.groups[0]?.count]).toEqual([20, 483]);
    expect(full.cuts).toEqual([{ bound: 'nodes', limit: 20 }]);
  });

  it('can be filtered by type and platform', async () => {
    const charts = await draw({ urn: hub, types: ['chart'] });
    expect(degreesOf(charts)).toEqual({ [hub]: 0, [chart]: 1 });
    expect(charts.entities[0]?.downstream).toEqual({ count: 1, hidden: 0 });
    const looker = await draw({ urn: hub, platforms: ['urn:li:dataPlatform:looker'] });
    expect(degreesOf(looker)).toEqual({ [hub]: 0, [chart]: 1 });
  });
});

it('a cut is reported if and only if more edges exist than are drawn', async () => {
  const { a, b, c } = namesOf('a', 'b', 'c');
  await setting.write([madeFrom(b, [a]), madeFrom(c, [a, b])]);
  const drawn = async (flows: number) => {
    const query = { ...wholeGraph, urn: a, downstreamHops: 2 };
    const { edges, cuts } = await setting.bounded({ flows }).graph(query);
    return [edges.length, cuts];
  };
  expect(await drawn(2)).toEqual([2, [{ bound: 'edges', limit: 2 }]]);
  expect(await drawn(3)).toEqual([3, []]);
});

describe('a hidden entity', () => {
  it('is joined if it is a job between tables, or a table between jobs', async () => {
    const { a, b, c } = namesOf('a', 'b', 'c');
    const [first, second] = [newJob(), newJob()];
    await setting.write([...exists(a, b, c), joins(first, [a], [b]), joins(second, [b], [c])]);
    const tables = await draw({ urn: a, downstreamHops: 2, hideProcesses: true });
    expect(degreesOf(tables)).toEqual({ [a]: 0, [b]: 1, [c]: 2 });
    expect(edgesOf(tables)).toEqual([
      [a, b, 1],
      [b, c, 1],
    ]);
    expect(tables.entities[0]?.downstream).toEqual({ count: 1, hidden: 0 });
    const jobs = await draw({ urn: first, downstreamHops: 5, types: ['dataJob'] });
    expect(edgesOf(jobs)).toEqual([[first, second, 1]]);
  });

  it('is soft-deleted or has no metadata, and lineage through it is joined', async () => {
    const { a, gone, unwritten, b, c } = namesOf('a', 'gone', 'unwritten', 'b', 'c');
    await setting.write([
      ...exists(a),
      madeFrom(gone, [a]),
      proposal(gone, 'status', { removed: true }),
      madeFrom(b, [gone]),
      joins(newJob(), [unwritten], [b]),
      madeFrom(c, [b]),
    ]);
    const graph = await draw({ urn: a, downstreamHops: 5, hideProcesses: true });
    expect(degreesOf(graph)).toEqual({ [a]: 0, [b]: 1, [c]: 2 });
    expect(edgesOf(graph)).toEqual([
      [a, b, 1],
      [b, c, 0],
    ]);
    expect(graph.entities[1]?.upstream).toEqual({ count: 1, hidden: 0 });
  });

  it('has no valid edge in the time range', async () => {
    const { a, early, late } = namesOf('a', 'early', 'late');
    await setting.write([
      ...exists(early, late),
      madeFrom(a, [upstream(early, { updated: 100 }), upstream(late, { updated: 900 })]),
    ]);
    const graph = await draw({ urn: a, startTimeMillis: 500, endTimeMillis: 1_000 });
    expect(edgesOf(graph)).toEqual([[late, a, 0]]);
    expect(graph.entities[0]?.upstream).toEqual({ count: 1, hidden: 0 });
  });
});

describe('a path', () => {
  it('is drawn at any distance and in either direction, without hidden entities', async () => {
    const { a, b, c, d, other } = namesOf('a', 'b', 'c', 'd', 'other');
    const job = newJob();
    await setting.write([
      ...exists(a),
      madeFrom(b, [a]),
      madeFrom(c, [b]),
      ...exists(d),
      joins(job, [c], [d]),
      madeFrom(other, [b]),
    ]);
    const none = { upstreamHops: 0, downstreamHops: 0, hideProcesses: true };
    const down = await draw({ urn: a, pathTo: d, ...none });
    expect(degreesOf(down)).toEqual({ [a]: 0, [b]: 1, [c]: 2, [d]: 3 });
    expect(edgesOf(down)).toEqual([
      [a, b, 0],
      [b, c, 0],
      [c, d, 1],
    ]);
    expect(down.entities[1]?.downstream).toEqual({ count: 2, hidden: 1 });
    expect(degreesOf(await draw({ urn: d, pathTo: a, ...none }))).toEqual({
      [d]: 0,
      [c]: -1,
      [b]: -2,
      [a]: -3,
    });
    const toJob = await draw({ urn: a, pathTo: job, ...none });
    expect(degreesOf(toJob)).toEqual({ [a]: 0, [b]: 1, [c]: 2, [job]: 3 });
  });

  it('is one of a limited number, and a cut is reported beyond it', async () => {
    const { a, z } = namesOf('a', 'z');
    const between = Array.from({ length: 12 }, (_, index) => datasetUrn(unique(`way${index}`)));
    await setting.write([...exists(a), ...between.map((urn) => madeFrom(urn, [a])), madeFrom(z, between)]);
    const graph = await draw({ urn: a, pathTo: z, upstreamHops: 0, downstreamHops: 0 });
    expect([graph.entities.length, graph.cuts]).toEqual([12, [{ bound: 'paths', limit: 10 }]]);
  });
});
