/** The lineage graph for a reader with a restricted view: hidden entities are neither named nor counted. */
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { inviteReader, openViewing, type Reader } from './scope-support.js';

const word = unique('drawn');
const dataset = (name: string) => datasetUrn(`${word}.${name}`);
const [up, hub, seen, end] = [dataset('up'), dataset('hub'), dataset('seen'), dataset('end')];
const hidden = Array.from({ length: 30 }, (_, index) => dataset(`a_hidden_${index}`));
const secret = dataset('secret');
const beyond = dataset('beyond');
const column = (table: string) => `urn:li:schemaField:(${table},id)`;
/** Adds lineage between a column of one table and a column of the other. */
const job = `urn:li:dataJob:(urn:li:dataFlow:(airflow,${word},PROD),hidden)`;

const { catalog, root } = await openViewing();
let reader: Reader;

beforeAll(async () => {
  reader = await inviteReader(catalog, [{ field: 'URN', values: [up, hub, seen, end, beyond] }]);
  const madeFrom = (urn: string, ...datasets: string[]) =>
    proposal(urn, 'upstreamLineage', {
      upstreams: datasets.map((upstream) => ({ dataset: upstream, type: 'COPY' })),
    });
  const schema = (urn: string) =>
    proposal(urn, 'schemaMetadata', {
      ...{ schemaName: word, platform: 'urn:li:dataPlatform:hive', version: 0, hash: '' },
      platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
      fields: [
        {
          fieldPath: 'id',
          type: { type: { 'com.linkedin.schema.StringType': {} } },
          nativeDataType: 'text',
        },
      ],
    });
  const { status, text } = await root.post('/aspects?action=ingestProposalBatch', {
    proposals: [
      ...[up, hub, seen].map(schema),
      proposal(job, 'dataJobInputOutput', {
        ...{ inputDatasets: [], outputDatasets: [] },
        fineGrainedLineages: [
          {
            ...{ upstreamType: 'FIELD_SET', downstreamType: 'FIELD' },
            ...{ upstreams: [column(hub)], downstreams: [column(seen)] },
          },
        ],
      }),
      madeFrom(hub, up),
      ...[...hidden, seen].map((urn) => madeFrom(urn, hub)),
      madeFrom(secret, seen),
      madeFrom(beyond, secret),
      madeFrom(end, seen),
    ],
  });
  expect([status, text]).toEqual([200, expect.any(String)]);
}, 120_000);

async function draw(by: Reader, input: object): Promise<any> {
  const { lineageGraph } = await by.query(
    `query ($input: LineageGraphInput!) { lineageGraph(input: $input) {
      nodes { id upstreamCount downstreamCount hiddenUpstream hiddenDownstream group { count } }
      edges { from to through } columnEdges { fromUrn toUrn } cuts { bound } } }`,
    { input },
  );
  return lineageGraph;
}

const node = (graph: any, id: string) => graph.nodes.find((each: any) => each.id === id);
const ids = (graph: any) => graph.nodes.map(({ id }: any) => id).sort();

it('boxes, groups and counts exclude hidden neighbours', async () => {
  const whole = await draw(root, { urn: hub, maxNeighbours: 5 });
  expect([node(whole, hub).downstreamCount, node(whole, `group:DOWNSTREAM:${hub}`).group.count]).toEqual([
    31, 26,
  ]);
  const part = await draw(reader, { urn: hub, maxNeighbours: 5 });
  expect(ids(part)).toEqual([hub, seen, up].sort());
  expect(node(part, hub)).toMatchObject({ upstreamCount: 1, downstreamCount: 1, hiddenDownstream: 0 });
  expect(node(part, seen)).toMatchObject({ downstreamCount: 1, hiddenDownstream: 1 });
  expect(part.cuts).toEqual([]);
});

it('lineage through hidden entities is neither joined nor counted', async () => {
  const part = await draw(reader, { urn: seen, upstreamHops: 0, downstreamHops: 5 });
  expect(ids(part)).toEqual([end, seen].sort());
  expect(node(part, seen).downstreamCount).toBe(1);
  expect(ids(await draw(root, { urn: seen, upstreamHops: 0, downstreamHops: 5 }))).toContain(beyond);
});

it('a path skips hidden entities, as other path queries do', async () => {
  const part = await draw(reader, { urn: seen, upstreamHops: 0, downstreamHops: 0, pathTo: beyond });
  expect(part.edges).toEqual([{ from: seen, to: beyond, through: 0 }]);
  expect(JSON.stringify(part)).not.toContain(secret);
});

it('a hidden entity looks like an unknown one', async () => {
  const part = await draw(reader, { urn: secret, upstreamHops: 5, downstreamHops: 5, unfold: hidden });
  const nobody = await draw(reader, { urn: dataset('nobody') });
  expect({ ...node(part, secret), id: '' }).toEqual({ ...node(nobody, dataset('nobody')), id: '' });
  expect([part.nodes.length, part.edges]).toEqual([1, []]);
  const unfolded = await draw(reader, {
    urn: hub,
    unfold: hidden,
    growth: [{ urn: secret, direction: 'UPSTREAM' }],
  });
  expect(ids(unfolded)).toEqual([hub, seen, up].sort());
});

it('column lineage from a hidden job is excluded', async () => {
  const input = { urn: hub, openColumns: [hub, seen], unfold: [seen] };
  expect((await draw(root, input)).columnEdges).toEqual([{ fromUrn: hub, toUrn: seen }]);
  expect((await draw(reader, input)).columnEdges).toEqual([]);
});
