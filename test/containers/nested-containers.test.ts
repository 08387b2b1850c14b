/** Containers in containers, stated by `container` aspects alone: paths, filters and the browse tree follow every write at once. */
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { openCatalog, openV3 } from '../helpers/api/suite.js';
import { aspectValue } from '../helpers/api/aspect-value.js';

const { catalog, v3, newDataset } = await openV3();
const catalogs = [catalog, await openCatalog()];

const newContainer = () => `urn:li:container:${unique('box')}`;
const placed = (urn: string, container: string) => proposal(urn, 'container', { container });
const exists = (urn: string) => proposal(urn, 'status', { removed: false });

async function ingest(...proposals: (object | undefined)[]): Promise<void> {
  const { status, text } = await catalog.ingestBatch(proposals);
  if (status !== 200) throw new Error(text);
}

async function hardDelete(urn: string): Promise<void> {
  expect((await catalog.post('/entities?action=delete', { urn })).status).toBe(200);
}

async function pathOf(urn: string): Promise<string[]> {
  const { path } = await aspectValue(catalog, urn, 'browsePathsV2');
  for (const { id, urn: named } of path) if (id.startsWith('urn:')) expect(named).toBe(id);
  return path.map(({ id }: { id: string }) => id);
}

/** Returns the URNs of datasets and containers that a filter finds. */
async function find(field: string, value: string, more: object = {}): Promise<string[]> {
  const filter = { or: [{ and: [{ field, values: [value], condition: 'CONTAIN', ...more }] }] };
  const { json } = await catalog.post('/entities?action=searchAcrossEntities', {
    ...{ input: '*', entities: ['dataset', 'container'], start: 0, count: 100, filter },
  });
  return json.value.entities.map(({ entity }: { entity: string }) => entity).sort();
}

/** Returns the groups below a place of the browse tree, with the number of datasets in each. */
async function groupsAt(...path: string[]): Promise<[string, number][]> {
  const query = `query ($path: [String!]) { browseV2(input: { type: DATASET, path: $path, count: 100 }) {
    groups { name count entity { urn } } } }`;
  const { browseV2 } = await catalog.query(query, { path });
  return browseV2.groups.map(({ name, count }: { name: string; count: number }) => [name, count]);
}

/** Checks that search derives the same from the aspects alone. */
async function expectInOrder(...urns: string[]): Promise<void> {
  for (const urn of urns) {
    const { json } = await catalog.post('/operations?action=restoreIndices', { urn });
    expect([urn, json.value.searchRestored]).toEqual([urn, 0]);
  }
}

const [INSTANCE, DATABASE, SCHEMA, TABLE] = [0, 1, 2, 3] as const;

/** A table in a schema in a database in an instance, and the proposals that place them. */
function nest() {
  const urns = [newContainer(), newContainer(), newContainer(), newDataset()] as const;
  const [instance, database, schema, table] = urns;
  const proposals = [
    exists(instance),
    placed(database, instance),
    placed(schema, database),
    placed(table, schema),
  ];
  return { instance, database, schema, table, proposals };
}

async function expectNested({ instance, database, schema, table }: ReturnType<typeof nest>): Promise<void> {
  expect(await pathOf(table)).toEqual([instance, database, schema]);
  expect(await pathOf(schema)).toEqual([instance, database]);
  for (const field of ['container', 'browsePathV2']) {
    expect(await find(field, database)).toEqual([schema, table].sort());
    expect(await find(field, instance)).toEqual([database, schema, table].sort());
  }
  expect(await groupsAt(instance)).toEqual([[database, 1]]);
  expect(await groupsAt(instance, database)).toEqual([[schema, 1]]);
  await expectInOrder(instance, database, schema, table);
}

describe('nested containers', () => {
  it.each([
    ['outermost first', [INSTANCE, DATABASE, SCHEMA, TABLE]],
    ['innermost first', [TABLE, SCHEMA, DATABASE, INSTANCE]],
    ['the middle last', [INSTANCE, TABLE, DATABASE, SCHEMA]],
  ])('are complete if they are written one by one, %s', async (_, order) => {
    const nested = nest();
    for (const position of order) await ingest(nested.proposals[position]);
    await expectNested(nested);
  });

  it('are complete if they are written in one batch, in either order', async () => {
    for (const order of [
      [INSTANCE, DATABASE, SCHEMA, TABLE],
      [TABLE, SCHEMA, DATABASE, INSTANCE],
    ]) {
      const nested = nest();
      await ingest(...order.map((position) => nested.proposals[position]!));
      await expectNested(nested);
    }
  });

  it('are complete if they are written at the same time through two services', async () => {
    for (let round = 0; round < 2; round += 1) {
      const nested = nest();
      await Promise.all(
        nested.proposals.map((each, index) => catalogs[(index + round) % 2]!.ingestBatch([each])),
      );
      await expectNested(nested);
    }
  });

  it('are named in the answer to the write that creates an entity, and in GraphQL', async () => {
    const { instance, database, schema, proposals } = nest();
    await ingest(...proposals);
    const urn = newDataset();
    const { json } = await v3.put('dataset', [{ urn, container: { value: { container: schema } } }]);
    const path = [instance, database, schema].map((id) => ({ id, urn: id }));
    expect(json[0].browsePathsV2).toEqual({ value: { path } });
    const query =
      'query ($urn: String!) { dataset(urn: $urn) { browsePathV2 { path { name entity { urn } } } } }';
    const { dataset } = await catalog.query(query, { urn });
    expect(dataset.browsePathV2.path).toEqual(path.map(({ id }) => ({ name: id, entity: { urn: id } })));
    const hits = await catalog.query(
      `query ($urn: String!) { searchAcrossEntities(input: { query: "*", types: [DATASET], orFilters: [{ and: [
        { field: "urn", values: [$urn] }] }] }) { searchResults { entity { ... on Dataset { browsePathV2 { path { name } } } } } } }`,
      { urn },
    );
    expect(hits.searchAcrossEntities.searchResults[0].entity.browsePathV2.path).toEqual(
      path.map(({ id }) => ({ name: id })),
    );
  });

  it('end at an entity that is no container, which moves alone', async () => {
    const [table, other] = [newDataset(), newDataset()];
    await ingest(placed(other, newContainer()), placed(table, other));
    expect(await pathOf(table)).toEqual([other]);
    await ingest(placed(other, newContainer()));
    expect(await pathOf(table)).toEqual([other]);
    await expectInOrder(table, other);
  });

  it('end where a circle closes', async () => {
    const [a, b] = [newContainer(), newContainer()];
    const table = newDataset();
    await ingest(placed(table, a), placed(a, b), placed(b, a));
    expect(await pathOf(table)).toEqual([b, a]);
    expect(await find('container', b)).toEqual([a, b, table].sort());
    await expectInOrder(a, b, table);
    const self = newContainer();
    await ingest(placed(self, self));
    expect(await pathOf(self)).toEqual([self]);
    await ingest(placed(a, newContainer()));
    await expectInOrder(a, b, table);
    expect((await pathOf(table)).slice(1)).toEqual([a]);
  });
});

describe('a move of a container', () => {
  it('moves everything below, at any depth, when it is acknowledged', async () => {
    const nested = nest();
    const deep = Array.from({ length: 30 }, newContainer);
    const leaf = newDataset();
    await ingest(
      ...nested.proposals,
      ...deep.map((urn, index) => placed(urn, deep[index - 1] ?? nested.schema)),
      placed(leaf, deep.at(-1)!),
    );
    const { instance, database, schema, table } = nested;
    const other = newContainer();
    await ingest(placed(database, other));
    expect(await pathOf(leaf)).toEqual([other, database, schema, ...deep]);
    expect(await groupsAt(other, database, schema)).toEqual([[deep[0], 1]]);
    expect(await groupsAt(other)).toEqual([[database, 2]]);
    expect(await find('container', instance)).toEqual([]);
    expect(await find('browsePathV2', instance)).toEqual([]);
    expect(await find('container', other)).toEqual([database, schema, table, ...deep, leaf].sort());
    await expectInOrder(database, schema, table, leaf, deep[7]!);
  });

  it.each([
    [
      'its aspect is deleted',
      async (urn: string) => catalog.ingest(urn, 'container', undefined, { changeType: 'DELETE' }),
    ],
    ['it is hard-deleted', hardDelete],
  ])('to the top happens if %s', async (_, remove) => {
    const nested = nest();
    await ingest(...nested.proposals);
    const { instance, database, schema, table } = nested;
    await remove(database);
    expect(await pathOf(table)).toEqual([database, schema]);
    expect(await groupsAt(database)).toEqual([[schema, 1]]);
    expect(await groupsAt(instance)).toEqual([]);
    expect(await find('container', instance)).toEqual([]);
    expect(await find('container', database)).toEqual([schema, table].sort());
    await ingest(nested.proposals[DATABASE]);
    await expectNested(nested);
  });

  it('is undone by a rollback of the run that wrote it', async () => {
    const nested = nest();
    await ingest(...nested.proposals);
    const runId = unique('move');
    await catalog.ingest(
      nested.database,
      'container',
      { container: newContainer() },
      { systemMetadata: { runId } },
    );
    expect((await pathOf(nested.table))[0]).not.toBe(nested.instance);
    await catalog.post('/runs?action=rollback', { runId, dryRun: false, safe: true });
    await expectNested(nested);
  });

  it('leaves paths as they are that somebody wrote', async () => {
    const nested = nest();
    await ingest(...nested.proposals, proposal(nested.table, 'browsePathsV2', { path: [{ id: 'mine' }] }));
    const other = newContainer();
    await ingest(placed(nested.database, other));
    expect(await pathOf(nested.table)).toEqual(['mine']);
    expect(await find('browsePathV2', other)).toEqual([nested.database, nested.schema].sort());
    // It is in the container nevertheless.
    expect(await find('container', other)).toEqual([nested.database, nested.schema, nested.table].sort());
    await expectInOrder(nested.table);
  });

  it('keeps failing assertions and words of what is below', async () => {
    const nested = nest();
    const word = unique('gloss');
    const assertion = `urn:li:assertion:${unique('check')}`;
    await ingest(
      ...nested.proposals,
      proposal(nested.table, 'datasetProperties', { description: word }),
      proposal(assertion, 'assertionInfo', {
        type: 'VOLUME',
        volumeAssertion: { type: 'ROW_COUNT_TOTAL', entity: nested.table },
      }),
      proposal(assertion, 'assertionRunEvent', {
        ...{ timestampMillis: 1, runId: 'r', assertionUrn: assertion, asserteeUrn: nested.table },
        ...{ status: 'COMPLETE', result: { type: 'FAILURE' } },
      }),
    );
    await ingest(placed(nested.database, newContainer()));
    await expectInOrder(nested.table);
    const { json } = await catalog.search({
      ...{ input: word, entity: 'dataset' },
      filter: { or: [{ and: [{ field: 'hasFailingAssertions', values: ['true'] }] }] },
    });
    expect(json.value.entities).toEqual([nested.table]);
  });

  it('sends a fixed number of statements, whatever is below', async () => {
    const counts: number[] = [];
    for (const size of [1, 40]) {
      const nested = nest();
      const tables = Array.from({ length: size }, () => datasetUrn(unique('t')));
      await ingest(...nested.proposals, ...tables.map((urn) => placed(urn, nested.schema)));
      catalog.takeStatements();
      await ingest(placed(nested.database, newContainer()));
      counts.push(catalog.takeStatements().length);
    }
    expect(counts[1]).toBe(counts[0]);
  });
});
