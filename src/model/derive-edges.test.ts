import fc from 'fast-check';
import type { JsonObject } from '../core/json.js';
import { MAX_URN_BYTES } from '../core/limits.js';
import { deriveEdges, diffEdges, edgeIdentity } from './derive-edges.js';
import type { Edge } from './types.js';
import { parseUrnSyntax } from './urn.js';
import { aspectOf, lineageModel, modelOf } from '../../test/helpers/unit/model-of.js';

const PAIRS = { path: '/fineGrainedLineages/*', relationship: 'DownstreamOf' };
const OWNER = parseUrnSyntax(dataset('t'));

function dataset(name: string): string {
  return `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
}

function column(table: string, name: string): string {
  return `urn:li:schemaField:(${dataset(table)},${name})`;
}

function derive(aspectName: string, value: unknown): Edge[] {
  return deriveEdges(lineageModel, OWNER, aspectName, value as JsonObject);
}

describe('deriveEdges', () => {
  it.each([
    [[], 1],
    [['hive'], 0],
    [['dbt'], 1],
  ])('without column lineage of the platforms %j has %d edges of columns', (platforms, count) => {
    const model = { ...lineageModel, platformsWithoutColumnEdges: new Set(platforms) };
    const pair = {
      ...{ upstreamType: 'FIELD_SET', upstreams: [column('a', 'x')] },
      ...{ downstreamType: 'FIELD', downstreams: [column('t', 'x')] },
    };
    const value = { upstreams: [{ dataset: dataset('a') }], fineGrainedLineages: [pair] };
    const edges = deriveEdges(model, OWNER, 'upstreamLineage', value);
    expect(edges).toHaveLength(1 + count);
  });

  it('gives each edge the side values of its own item', () => {
    const value = {
      upstreams: [
        {
          dataset: dataset('a'),
          auditStamp: { time: 5, actor: 'urn:li:corpuser:ann' },
          properties: { k: 'v' },
        },
        {
          dataset: dataset('b'),
          created: { time: 0, actor: 'urn:li:corpuser:bob' },
          query: 'urn:li:query:q',
        },
      ],
    };
    const shared = {
      source: OWNER.text,
      type: 'DownstreamOf',
      aspect: 'upstreamLineage',
      owner: OWNER.text,
      downstream: 'source',
    };
    expect(derive('upstreamLineage', value)).toEqual([
      {
        ...shared,
        target: dataset('a'),
        updatedOn: 5,
        updatedActor: 'urn:li:corpuser:ann',
        properties: '{"k":"v"}',
      },
      {
        ...shared,
        target: dataset('b'),
        createdOn: 0,
        createdActor: 'urn:li:corpuser:bob',
        via: 'urn:li:query:q',
      },
    ]);
  });

  it('marks the downstream end of each edge', () => {
    const value = { groups: ['urn:li:mlModelGroup:g'], mlFeatures: ['urn:li:mlFeature:(a,b)'] };
    expect(derive('mlModelProperties', value).map(({ type, downstream }) => [type, downstream])).toEqual([
      ['MemberOf', 'target'],
      ['Consumes', 'source'],
    ]);
  });

  it('reads values inside unions', () => {
    expect(derive('chartInfo', { inputs: [{ string: dataset('a') }] })).toHaveLength(1);
  });

  it('connects every downstream column with every upstream column', () => {
    const value = {
      upstreams: [],
      fineGrainedLineages: [
        {
          upstreams: [column('a', 'x'), column('a', 'y')],
          downstreams: [column('t', 'p'), column('t', 'q')],
          query: 'urn:li:query:q',
        },
        { downstreams: [column('t', 'r')] },
        { upstreams: [column('a', 'x')], downstreams: [column('t', 'p')] },
      ],
    };
    const edges = derive('upstreamLineage', value);
    expect(edges.map(({ source, target }) => [source, target])).toEqual([
      [column('t', 'p'), column('a', 'x')],
      [column('t', 'p'), column('a', 'y')],
      [column('t', 'q'), column('a', 'x')],
      [column('t', 'q'), column('a', 'y')],
    ]);
    expect(edges[0]).toEqual({
      source: column('t', 'p'),
      type: 'DownstreamOf',
      target: column('a', 'x'),
      aspect: 'upstreamLineage',
      owner: OWNER.text,
      downstream: 'source',
      via: 'urn:li:query:q',
    });
  });

  it('names the job through which the data of its columns flows', () => {
    const model = modelOf(
      aspectOf('dataJobInputOutput', {
        columnLineage: [{ ...PAIRS, upstreams: 'upstreams', downstreams: 'downstreams', via: '$owner' }],
      }),
    );
    const job = parseUrnSyntax('urn:li:dataJob:(urn:li:dataFlow:(airflow,f,PROD),j)');
    const items = [
      { upstreams: [column('a', 'x')], downstreams: [column('t', 'p')], query: 'urn:li:query:q' },
      { upstreams: [], downstreams: [column('t', 'q')] },
    ];
    expect(deriveEdges(model, job, 'dataJobInputOutput', { fineGrainedLineages: items })).toEqual([
      {
        ...{ source: column('t', 'p'), type: 'DownstreamOf', target: column('a', 'x') },
        ...{ aspect: 'dataJobInputOutput', owner: job.text, downstream: 'source', via: job.text },
      },
    ]);
  });

  it("connects a chart's own columns with those that it shows", () => {
    const model = modelOf(
      aspectOf('inputFields', {
        columnLineage: [
          {
            ...{ path: '/fields/*', relationship: 'DownstreamOf' },
            ...{ upstreams: 'schemaFieldUrn', downstreamFields: 'schemaField/fieldPath' },
          },
        ],
      }),
    );
    const chart = parseUrnSyntax('urn:li:chart:(looker,c)');
    const shown = column('a', 'x');
    const edges = deriveEdges(model, chart, 'inputFields', {
      fields: [
        { schemaFieldUrn: shown, schemaField: { fieldPath: 'total (net), EUR' } },
        { schemaFieldUrn: shown },
        { schemaFieldUrn: shown, schemaField: { fieldPath: ' ' } },
        { schemaFieldUrn: 'x', schemaField: { fieldPath: 'y' } },
      ],
    });
    expect(edges.map(({ source, target }) => [source, target])).toEqual([
      ['urn:li:schemaField:(urn:li:chart:(looker,c),total %28net%29%2C EUR)', shown],
    ]);
  });

  it('leaves out values that are not URNs, and never fails', () => {
    const bad = ['x', 'urn:li:tag', '', 7, null, {}, `urn:li:tag:${'a'.repeat(MAX_URN_BYTES)}`];
    expect(derive('mlModelProperties', { groups: bad })).toEqual([]);
    expect(derive('mlModelProperties', { groups: 'urn:li:tag:x', mlFeatures: { a: 3 } })).toEqual([]);
    expect(
      derive('upstreamLineage', { upstreams: 3, fineGrainedLineages: [null, 3, { upstreams: 'x' }] }),
    ).toEqual([]);
    expect(derive('unknownAspect', {})).toEqual([]);
  });

  it('keeps the first of several edges with the same identity', () => {
    const upstreams = [
      { dataset: dataset('a'), query: 'urn:li:query:1' },
      { dataset: dataset('a'), query: 'urn:li:query:2' },
    ];
    expect(derive('upstreamLineage', { upstreams }).map(({ via }) => via)).toEqual(['urn:li:query:1']);
  });
});

const names = fc.constantFrom('a', 'b', 'c', 'd');
const columns = fc.array(
  fc.tuple(names, names).map(([table, name]) => column(table, name)),
  { maxLength: 3 },
);
const queries = fc.option(fc.constantFrom('urn:li:query:1', 'urn:li:query:2'), { nil: undefined });
const payloads = fc.record({
  upstreams: fc.array(
    fc.record({ dataset: names.map(dataset), query: queries, auditStamp: fc.record({ time: fc.nat(2) }) }),
    { maxLength: 4 },
  ),
  fineGrainedLineages: fc.array(fc.record({ upstreams: columns, downstreams: columns, query: queries }), {
    maxLength: 4,
  }),
});

describe('diffEdges', () => {
  it('finds no difference between the edges of equal payloads', () => {
    fc.assert(
      fc.property(payloads, (value) => {
        const edges = derive('upstreamLineage', value);
        expect(derive('upstreamLineage', structuredClone(value))).toEqual(edges);
        expect(diffEdges(edges, derive('upstreamLineage', value))).toEqual({
          removed: [],
          added: [],
          changed: [],
        });
        expect(new Set(edges.map(edgeIdentity)).size).toBe(edges.length);
      }),
    );
  });

  it('removes exactly the edges that are gone, and turns the old edges into the new ones', () => {
    fc.assert(
      fc.property(payloads, payloads, (old, next) => {
        const before = derive('upstreamLineage', old);
        const after = derive('upstreamLineage', next);
        const { removed, added, changed } = diffEdges(before, after);
        const kept = new Set(after.map(edgeIdentity));
        expect(removed).toEqual(before.filter((edge) => !kept.has(edgeIdentity(edge))));
        const graph = new Map(before.map((edge) => [edgeIdentity(edge), edge]));
        for (const edge of removed) expect(graph.delete(edgeIdentity(edge))).toBe(true);
        for (const edge of changed) {
          expect(graph.get(edgeIdentity(edge))).not.toEqual(edge);
          graph.set(edgeIdentity(edge), edge);
        }
        for (const edge of added) {
          expect(graph.has(edgeIdentity(edge))).toBe(false);
          graph.set(edgeIdentity(edge), edge);
        }
        expect(graph).toEqual(new Map(after.map((edge) => [edgeIdentity(edge), edge])));
      }),
    );
  });

  it('distinguishes a changed property from another edge', () => {
    const edges = (time: number): Edge[] =>
      derive('upstreamLineage', { upstreams: [{ dataset: dataset('a'), auditStamp: { time } }] });
    const { removed, added, changed } = diffEdges(edges(1), edges(2));
    expect([removed, added]).toEqual([[], []]);
    expect(changed.map(({ updatedOn }) => updatedOn)).toEqual([2]);
  });
});

it('an edge that stops being lineage, or changes its direction, is another edge', () => {
  const edge = { source: 'a', type: 'Consumes', target: 'b', aspect: 'io', owner: 'a' };
  for (const [before, after] of [
    [edge, { ...edge, downstream: 'source' as const }],
    [{ ...edge, downstream: 'source' as const }, edge],
    [
      { ...edge, downstream: 'source' as const },
      { ...edge, downstream: 'target' as const },
    ],
  ] as const)
    expect(diffEdges([before], [after])).toEqual({ removed: [before], added: [after], changed: [] });
});
