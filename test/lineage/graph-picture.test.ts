/** `lineageGraph`: layout, open columns, and refused input. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { madeFrom, upstream } from './support.js';

let catalog: TestCatalog;
const name = unique('picture');
const [a, b, c] = [datasetUrn(`${name}.a`), datasetUrn(`${name}.b`), datasetUrn(`${name}.c`)];
const field = (dataset: string, path: string) => `urn:li:schemaField:(${dataset},${path})`;

const schema = (urn: string, columns: readonly string[]) =>
  proposal(urn, 'schemaMetadata', {
    ...{ schemaName: name, platform: 'urn:li:dataPlatform:hive', version: 0, hash: '' },
    platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
    fields: columns.map((fieldPath) => ({
      fieldPath,
      type: { type: { 'com.linkedin.schema.StringType': {} } },
      nativeDataType: `char(${fieldPath.length})`,
    })),
  });

const columnEdge = (upstreams: readonly string[], downstreams: readonly string[]) => ({
  ...{ upstreamType: 'FIELD_SET', downstreamType: 'FIELD' },
  ...{ upstreams, downstreams },
});

const many = Array.from({ length: 250 }, (_, index) => `column_${index}`);

beforeAll(async () => {
  catalog = await startCatalog();
  const { status, text } = await catalog.ingestBatch([
    schema(a, ['x', 'y']),
    schema(b, ['z', 'a,b']),
    schema(c, many),
    proposal(b, 'upstreamLineage', {
      upstreams: [upstream(a)],
      fineGrainedLineages: [
        columnEdge([field(a, 'y'), field(a, 'unlisted')], [field(b, 'z'), field(b, 'a%2Cb')]),
      ],
    }),
    madeFrom(c, [b]),
  ]);
  expect([status, text]).toEqual([200, expect.any(String)]);
}, 120_000);
afterAll(() => catalog.stop());

const SELECTION = `width height cuts { bound limit } columnEdges { fromUrn fromField toUrn toField }
  nodes { id degree x y width height upstreamCount downstreamCount hiddenUpstream hiddenDownstream
    entity { urn type } columns { fieldPath urn type } group { of direction count types { value count } } }
  edges { from to through isManual points { x y } }`;

const ask = (input: object) =>
  catalog.graphql(`query ($input: LineageGraphInput!) { lineageGraph(input: $input) { ${SELECTION} } }`, {
    input,
  });

async function picture(input: object): Promise<any> {
  const { data, errors } = await ask(input);
  expect(errors).toBeUndefined();
  return data.lineageGraph;
}

it('places the entities from left to right, with the edges between their sides', async () => {
  const node = { degree: 0, y: 0, width: 240, height: 64, columns: null, group: null };
  expect(await picture({ urn: b })).toEqual({
    ...{ width: 912, height: 64, cuts: [], columnEdges: [] },
    nodes: [
      { ...node, ...counts(0, 1), id: a, degree: -1, x: 0, entity: { urn: a, type: 'DATASET' } },
      { ...node, ...counts(1, 1), id: b, x: 336, entity: { urn: b, type: 'DATASET' } },
      { ...node, ...counts(1, 0), id: c, degree: 1, x: 672, entity: { urn: c, type: 'DATASET' } },
    ],
    edges: [
      { from: a, to: b, through: 0, isManual: false, points: [point(240), point(336)] },
      { from: b, to: c, through: 0, isManual: false, points: [point(576), point(672)] },
    ],
  });
});

const counts = (upstreamCount: number, downstreamCount: number) => ({
  ...{ upstreamCount, downstreamCount },
  ...{ hiddenUpstream: 0, hiddenDownstream: 0 },
});
const point = (x: number) => ({ x, y: 32 });

it('shows open columns, with the lineage between them', async () => {
  const { nodes, columnEdges } = await picture({ urn: a, openColumns: [a, b, c] });
  expect(nodes).toMatchObject([
    {
      id: a,
      height: 64 + 8 + 2 * 24,
      columns: [
        { fieldPath: 'x', urn: field(a, 'x'), type: 'char(1)' },
        { fieldPath: 'y', urn: field(a, 'y'), type: 'char(1)' },
      ],
    },
    { id: b, columns: [{ fieldPath: 'z' }, { fieldPath: 'a,b', urn: field(b, 'a%2Cb') }] },
  ]);
  expect(columnEdges).toEqual([
    { fromUrn: a, fromField: 'y', toUrn: b, toField: 'a,b' },
    { fromUrn: a, fromField: 'y', toUrn: b, toField: 'z' },
  ]);
  expect((await picture({ urn: a, openColumns: [a] })).columnEdges).toEqual([]);
});

it('lists only the first 200 columns of a table and reports the cut', async () => {
  const { nodes, cuts } = await picture({ urn: c, upstreamHops: 0, openColumns: [c] });
  expect(nodes[0].columns.map(({ fieldPath }: any) => fieldPath)).toEqual(many.slice(0, 200));
  expect([nodes[0].height, cuts]).toEqual([64 + 8 + 200 * 24, [{ bound: 'columns', limit: 200 }]]);
});

it('draws a group as a box beside unfolded neighbours', async () => {
  const hub = datasetUrn(`${name}.hub`);
  const ends = ['p', 'q', 'r', 's'].map((end) => datasetUrn(`${name}.${end}`));
  await catalog.ingestBatch([
    proposal(hub, 'status', { removed: false }),
    ...ends.map((end) => madeFrom(end, [hub])),
  ]);
  const { nodes, edges } = await picture({ urn: hub, maxNeighbours: 1 });
  const id = `group:DOWNSTREAM:${hub}`;
  expect(nodes.find((node: any) => node.id === id)).toMatchObject({
    ...{ degree: 1, x: 336, height: 48, entity: null, columns: null },
    group: { of: hub, direction: 'DOWNSTREAM', count: 3, types: [{ value: 'DATASET', count: 3 }] },
  });
  expect(edges.map(({ to }: any) => to)).toEqual([ends[0], id]);
});

it('accepts the usual names of types and platforms', async () => {
  const found = async (input: object) => (await picture(input)).nodes.map(({ id }: any) => id);
  expect(await found({ urn: b, types: ['CHART'] })).toEqual([b]);
  expect(await found({ urn: b, platforms: ['hive'] })).toEqual([a, b, c]);
  expect(await found({ urn: b, platforms: ['urn:li:dataPlatform:looker'] })).toEqual([b]);
  const growth = [{ urn: b, direction: 'DOWNSTREAM' }];
  expect(await found({ urn: a, growth })).toEqual([a, b, c]);
  expect(await found({ urn: a, downstreamHops: 0, pathTo: c })).toEqual([a, b, c]);
});

it('draws an unknown entity alone', async () => {
  const urn = datasetUrn(`${name}.unknown`);
  const { nodes, edges } = await picture({ urn });
  expect([nodes, edges]).toMatchObject([[{ id: urn, x: 0, y: 0, ...counts(0, 0) }], []]);
});

describe('refuses', () => {
  const refused = async (input: object) => {
    const { errors } = await ask({ urn: a, ...input });
    const { reason, path, rule } = errors[0].extensions;
    return [reason, path, rule];
  };

  it.each([
    ['a text that is not a URN', { urn: 'a' }, 'INVALID_URN'],
    ['an unknown entity type', { urn: 'urn:li:unheard:a' }, 'UNKNOWN_ENTITY'],
    ['a text that is not a URN among the open columns', { openColumns: ['a'] }, 'INVALID_URN'],
    [
      'a text that is not a URN in a growth',
      { growth: [{ urn: 'a', direction: 'UPSTREAM' }] },
      'INVALID_URN',
    ],
  ])('%s', async (_what, input, code) => {
    expect((await refused(input))[0]).toBe(code);
  });

  it.each<[object, string, string, string]>([
    [{ upstreamHops: -1 }, 'INVALID_REQUEST', '/upstreamHops', 'minimum 0'],
    [{ downstreamHops: 6 }, 'LIMIT_EXCEEDED', '/downstreamHops', 'maximum 5'],
    [{ maxNeighbours: 0 }, 'INVALID_REQUEST', '/maxNeighbours', 'minimum 1'],
    [{ maxNeighbours: 101 }, 'LIMIT_EXCEEDED', '/maxNeighbours', 'maximum 100'],
    [{ maxNodes: 9 }, 'INVALID_REQUEST', '/maxNodes', 'minimum 10'],
    [{ maxNodes: 1_001 }, 'LIMIT_EXCEEDED', '/maxNodes', 'maximum 1000'],
    [
      { growth: [{ urn: a, direction: 'UPSTREAM', hops: 6 }] },
      'LIMIT_EXCEEDED',
      '/growth/0/hops',
      'maximum 5',
    ],
    [
      { growth: Array(201).fill({ urn: a, direction: 'UPSTREAM' }) },
      'LIMIT_EXCEEDED',
      '/growth',
      'maximum 200',
    ],
    [{ unfold: Array(1_001).fill(a) }, 'LIMIT_EXCEEDED', '/unfold', 'maximum 1000'],
    [{ openColumns: Array(51).fill(a) }, 'LIMIT_EXCEEDED', '/openColumns', 'maximum 50'],
    [{ platforms: Array(201).fill('hive') }, 'LIMIT_EXCEEDED', '/platforms', 'maximum 200'],
    [
      { startTimeMillis: 2, endTimeMillis: 1 },
      'INVALID_REQUEST',
      '/endTimeMillis',
      'not before startTimeMillis',
    ],
  ])('%j', async (input, ...expected) => {
    expect(await refused(input)).toEqual(expected);
  });
});
