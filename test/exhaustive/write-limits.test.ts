/** The largest accepted writes: each is stored completely, in one transaction. */
import { nameOf } from '../../src/neo4j/statements.js';
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { expectConsistent } from '../helpers/api/graph.js';
import { openCatalogAndGraph } from '../helpers/api/suite.js';

const { catalog, graph } = await openCatalogAndGraph();

/** The service sends these at any time, and more of them the longer a write takes. */
const IN_BACKGROUND =
  /^(?:census|consequences|events|executor|ingestion|metadata-tests|search-index|traces|usage-events)\//;

const newDataset = () => datasetUrn(unique('limits'));
const statusOf = ({ status, text }: { status: number; text: string }) =>
  status === 200 ? 200 : `${status} ${text.slice(0, 300)}`;

it('a batch of 20,000 proposals is stored in one transaction', async () => {
  const name = unique('bulk');
  const urns = Array.from({ length: 10_000 }, (_, index) => datasetUrn(`${name}_${index}`));
  const proposals = urns.flatMap((urn, index) => [
    proposal(urn, 'status', { removed: false }),
    proposal(urn, 'upstreamLineage', upstream(`${name}_${index >> 1}`)),
  ]);
  catalog.takeStatements();
  expect(statusOf(await catalog.ingestBatch(proposals))).toBe(200);
  // A statement takes up to 200 of the rows of 10,000 entities and 20,000 edges. Few others are sent.
  const sent = catalog.takeStatements().filter(({ text }) => !IN_BACKGROUND.test(nameOf(text)));
  expect(sent.length).toBeLessThanOrEqual(10 + 30_000 / 200);
  const written = await graph.rows(
    `UNWIND $urns AS urn MATCH (change:Change {urn: urn}) WHERE change.at > 0
     RETURN DISTINCT change.transaction AS transaction`,
    { urns },
  );
  expect(written).toHaveLength(1);
  const [row] = await graph.rows(
    'MATCH (n:Dataset) WHERE n.urn CONTAINS $name AND n.type IS NOT NULL RETURN count(n) AS entities',
    { name },
  );
  expect(row).toMatchObject({ entities: 10_000 });
}, 120_000);

const upstream = (name: string) => ({ upstreams: [{ dataset: datasetUrn(name), type: 'COPY' }] });

it('an entity with 5,000 edges can replace half of them', async () => {
  const urn = newDataset();
  const name = unique('fan');
  const lineage = (from: number) => ({
    upstreams: Array.from({ length: 5_000 }, (_, index) => ({
      dataset: datasetUrn(`${name}_${from + index}`),
      type: 'COPY',
    })),
  });
  for (const from of [0, 2_500, 2_499]) {
    expect(statusOf(await catalog.ingest(urn, 'upstreamLineage', lineage(from)))).toBe(200);
    await expectConsistent(graph, urn);
  }
  const [past] = await graph.rows(
    'MATCH (:Entity {urn: $urn})-[p:Past {type: "DownstreamOf"}]->() RETURN count(p) AS n',
    {
      urn,
    },
  );
  expect(past).toEqual({ n: 2_501 });
  expect((await catalog.post('/entities?action=delete', { urn })).json.value.rows).toBe(4);
  expect(await graph.rows('MATCH (n:Entity) WHERE n.urn CONTAINS $name RETURN n.urn', { name })).toEqual([]);
}, 120_000);

it('a million characters of words are stored in every field that search indexes', async () => {
  const urn = newDataset();
  const text = 'some words '.repeat(90_000);
  const answers = [
    await catalog.ingest(urn, 'datasetProperties', {
      name: text,
      description: text,
      customProperties: { [text]: text },
    }),
    await catalog.ingest(urn, 'browsePathsV2', { path: [{ id: text }] }),
    await catalog.ingest(urn, 'datasetProfile', { timestampMillis: 1, partitionSpec: { partition: text } }),
  ];
  expect(answers.map(statusOf)).toEqual([200, 200, 200]);
  await expectConsistent(graph, urn);
  const { json } = await catalog.entity(urn, ['datasetProperties']);
  expect(json.aspects.datasetProperties.value.description).toBe(text);
}, 120_000);

it('bodies of 20 MB are accepted', async () => {
  const urn = newDataset();
  const description = 'x'.repeat(1_000_000);
  const proposals = Array.from({ length: 20 }, () =>
    proposal(urn, 'editableDatasetProperties', { description }),
  );
  expect(statusOf(await catalog.ingestBatch(proposals))).toBe(200);
}, 120_000);
