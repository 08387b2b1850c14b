/** Removal of all references to a URN. */
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { aspectValue } from '../helpers/api/aspect-value.js';
import { expectConsistent } from '../helpers/api/graph.js';
import { describeRecordings, readRecording } from '../helpers/recordings.js';
import { openCatalogAndGraph } from '../helpers/api/suite.js';

const { catalog, graph } = await openCatalogAndGraph();

const deleteReferences = async (urn: string, dryRun = false): Promise<any> => {
  const answer = await catalog.post('/entities?action=deleteReferences', { urn, dryRun });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return answer.json.value;
};
const value = (urn: string, aspect: string) => aspectValue(catalog, urn, aspect);
const version = async (urn: string, aspect: string): Promise<number> => {
  const [row] = await graph.rows('MATCH (n:Entity {urn: $urn}) RETURN n["meta_" + $aspect] AS meta', {
    urn,
    aspect,
  });
  return JSON.parse(row!['meta']).version;
};
const incoming = async (urn: string): Promise<number> =>
  (await catalog.get(`/relationships?urn=${encodeURIComponent(urn)}&direction=INCOMING`)).json.total;

it('removes items of arrays at any depth, as new versions, and changes nothing else', async () => {
  const name = unique('tagged');
  const [urn, tag, other] = [datasetUrn(name), `urn:li:tag:${name}`, `urn:li:tag:${name}_other`];
  const fields = (tags: string[]) => ({
    editableSchemaFieldInfo: [{ fieldPath: 'a', globalTags: { tags: tags.map((each) => ({ tag: each })) } }],
  });
  await catalog.ingest(urn, 'globalTags', {
    tags: [{ tag }, { tag: other, context: '12345678901234567890' }],
  });
  await catalog.ingest(urn, 'editableSchemaMetadata', fields([other, tag]));
  const expected = {
    total: 2,
    relatedAspects: [
      { relationship: 'EditableSchemaFieldTaggedWith', entity: urn, aspect: 'editableSchemaMetadata' },
      { relationship: 'TaggedWith', entity: urn, aspect: 'globalTags' },
    ],
    keptAspects: [],
    totalKept: 0,
  };
  const dry = await deleteReferences(tag, true);
  expect(dry).toEqual(expected);
  // Clients print the values of a row in this order.
  expect(Object.keys(dry.relatedAspects[0])).toEqual(['relationship', 'entity', 'aspect']);
  expect(await version(urn, 'globalTags')).toBe(1);
  expect(await deleteReferences(tag)).toEqual(expected);
  expect(await value(urn, 'globalTags')).toEqual({ tags: [{ tag: other, context: '12345678901234567890' }] });
  expect(await value(urn, 'editableSchemaMetadata')).toEqual(fields([other]));
  expect(await version(urn, 'globalTags')).toBe(2);
  expect(await incoming(tag)).toBe(0);
  const filter = { or: [{ and: [{ field: 'tags', condition: 'EQUAL', values: [tag] }] }] };
  const hits = await catalog.search({ entity: 'dataset', input: '*', filter });
  expect(hits.json.value.numEntities).toBe(0);
  await expectConsistent(graph, urn);
  expect(await deleteReferences(tag)).toEqual({
    total: 0,
    relatedAspects: [],
    keptAspects: [],
    totalKept: 0,
  });
});

it('removes an optional member and keeps the other members', async () => {
  const name = unique('term');
  const [term, node] = [`urn:li:glossaryTerm:${name}`, `urn:li:glossaryNode:${name}`];
  await catalog.ingest(term, 'glossaryTermInfo', {
    name,
    definition: 'd',
    termSource: 'INTERNAL',
    parentNode: node,
  });
  const owner = `urn:li:corpuser:${name}`;
  const typeUrn = `urn:li:ownershipType:${name}`;
  await catalog.ingest(term, 'ownership', { owners: [{ owner, type: 'CUSTOM', typeUrn }] });
  await deleteReferences(node);
  await deleteReferences(typeUrn);
  expect(await value(term, 'glossaryTermInfo')).toEqual({ name, definition: 'd', termSource: 'INTERNAL' });
  expect(await value(term, 'ownership')).toEqual({
    owners: [{ owner, type: 'CUSTOM' }],
    ownerTypes: { 'urn:li:ownershipType:__system__custom': [owner] },
  });
  await expectConsistent(graph, term);
});

it('deletes an aspect that would be empty', async () => {
  const name = unique('contained');
  const [urn, container] = [datasetUrn(name), `urn:li:container:${name}`];
  await catalog.ingest(urn, 'container', { container });
  expect(await deleteReferences(container)).toMatchObject({ total: 1, keptAspects: [] });
  expect(await value(urn, 'container')).toBeUndefined();
  expect((await catalog.aspect(urn, 'container', 1)).status).toBe(200);
  await expectConsistent(graph, urn);
});

it('keeps key aspects and aspects that would be invalid without the URN, and reports them', async () => {
  const name = unique('contract');
  const [dataset, contract] = [datasetUrn(name), `urn:li:dataContract:${name}`];
  const flow = `urn:li:dataFlow:(airflow,${name},PROD)`;
  const job = `urn:li:dataJob:(${flow},load)`;
  await catalog.ingest(contract, 'dataContractProperties', {
    entity: dataset,
    rawContract: 'fresh every day',
  });
  await catalog.ingest(job, 'status', { removed: false });
  for (const [urn, entity, aspect] of [
    [dataset, contract, 'dataContractProperties'],
    [flow, job, 'dataJobKey'],
  ] as const) {
    const result = await deleteReferences(urn);
    expect(result).toMatchObject({
      total: 1,
      relatedAspects: [{ entity, aspect }],
      keptAspects: [{ entity, aspect }],
      totalKept: 1,
    });
    expect(await deleteReferences(urn, true)).toEqual(result);
    expect(await version(entity, aspect)).toBe(1);
  }
});

it('lists the first thousand aspects that keep the URN, and counts all', async () => {
  const name = unique('contracts');
  const dataset = datasetUrn(name);
  await catalog.ingestBatch(
    Array.from({ length: 1_003 }, (_, index) =>
      proposal(`urn:li:dataContract:${name}_${index}`, 'dataContractProperties', {
        entity: dataset,
        rawContract: `${index}`,
      }),
    ),
  );
  for (const dryRun of [true, false]) {
    const { total, relatedAspects, keptAspects, totalKept } = await deleteReferences(dataset, dryRun);
    const named = [total, relatedAspects.length, keptAspects.length, totalKept];
    expect(named).toEqual([1_003, 1_000, 1_000, 1_003]);
  }
});

it('removes lineage of a dataset and of its columns', async () => {
  const name = unique('lineage');
  const [urn, a, b] = ['x', 'a', 'b'].map((suffix) => datasetUrn(`${name}_${suffix}`)) as [
    string,
    string,
    string,
  ];
  const column = (dataset: string, field: string) => `urn:li:schemaField:(${dataset},${field})`;
  const upstreams = [a, b].map((dataset) => ({ dataset, type: 'COPY' }));
  const fine = (from: string[], to: string) => ({
    upstreamType: 'FIELD_SET',
    downstreamType: 'FIELD',
    upstreams: from,
    downstreams: [column(urn, to)],
  });
  await catalog.ingest(urn, 'upstreamLineage', {
    upstreams,
    fineGrainedLineages: [
      fine([column(a, 'f'), column(b, 'f')], 'one'),
      fine([column(a, 'f')], 'two'),
      fine([column(b, 'f')], 'three'),
    ],
  });
  await deleteReferences(a);
  await deleteReferences(column(a, 'f'));
  await deleteReferences(column(urn, 'three'));
  expect(await value(urn, 'upstreamLineage')).toMatchObject({
    upstreams: [{ dataset: b }],
    fineGrainedLineages: [{ upstreams: [column(b, 'f')], downstreams: [column(urn, 'one')] }],
  });
  expect((await value(urn, 'upstreamLineage')).fineGrainedLineages).toHaveLength(1);
  await expectConsistent(graph, urn);
});

it('works for a hard-deleted URN, and changes many entities in one transaction', async () => {
  const name = unique('many');
  const tag = `urn:li:tag:${name}`;
  const urns = Array.from({ length: 30 }, (_, index) => datasetUrn(`${name}_${index}`)).sort();
  await catalog.ingest(tag, 'tagProperties', { name });
  await catalog.ingestBatch(urns.map((urn) => proposal(urn, 'globalTags', { tags: [{ tag }] })));
  await catalog.post('/entities?action=delete', { urn: tag });
  const result = await deleteReferences(tag);
  expect(result.total).toBe(30);
  expect(result.relatedAspects.map((row: any) => row.entity)).toEqual(urns);
  const [row] = await graph.rows(
    `MATCH (c:Change) WHERE c.urn STARTS WITH $prefix AND c.versions = [2] RETURN count(DISTINCT c.transaction) AS transactions, count(c) AS changes`,
    { prefix: `urn:li:dataset:(urn:li:dataPlatform:hive,${name}_` },
  );
  expect(row).toEqual({ transactions: 1, changes: 30 });
  expect(await incoming(tag)).toBe(0);
});

it('loses no tag of concurrent patches', async () => {
  const name = unique('meanwhile');
  const [urn, tag] = [datasetUrn(name), `urn:li:tag:${name}`];
  await catalog.ingest(urn, 'globalTags', { tags: [{ tag }] });
  const added = Array.from({ length: 10 }, (_, index) => `urn:li:tag:${name}_${index}`);
  const patches = added.map((each) =>
    catalog.ingest(urn, 'globalTags', [{ op: 'add', path: `/tags/${each}`, value: { tag: each } }], {
      changeType: 'PATCH',
      contentType: 'application/json-patch+json',
    }),
  );
  const [, ...answers] = await Promise.all([deleteReferences(tag), ...patches]);
  expect(answers.map((answer: any) => answer.status)).toEqual(added.map(() => 200));
  const tags = (await value(urn, 'globalTags')).tags.map((each: any) => each.tag);
  expect(tags.sort()).toEqual(added.sort());
  await expectConsistent(graph, urn);
});

it('returns an empty result for an unknown URN', async () => {
  const nothing = { total: 0, relatedAspects: [], keptAspects: [], totalKept: 0 };
  expect(await deleteReferences(`urn:li:tag:${unique('unknown')}`)).toEqual(nothing);
});

describeRecordings('the recorded requests of the command line', () => {
  it('get answers of the expected form', async () => {
    const requests = readRecording('cli-delete.json')
      .map(({ request }) => request)
      .filter(({ target }) => target === '/entities?action=deleteReferences');
    expect(requests.length).toBeGreaterThan(3);
    for (const { target, body } of requests) {
      const answer = await catalog.post(target, body);
      expect(answer.status).toBe(200);
      expect(Object.keys(answer.json.value)).toEqual(['total', 'relatedAspects', 'keptAspects', 'totalKept']);
    }
  });
});
