/** The lineage of an entity contains that of its siblings, and of siblings among its neighbours one stands for both. */
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { inviteReader, openViewing, type Reader } from '../authorization/scope-support.js';
import { madeFrom, named, pairOf, siblingsOf } from './datasets.js';

//   raw -> model -> mart        The model and its table are siblings, so are those of the orders.
//   seed -> table -> report     The mart is made from the model and the table, too.
const { catalog, root } = await openViewing();
const mark = unique('merged');
const { model, table } = pairOf(`${mark}.customers`);
const orders = pairOf(`${mark}.orders`);
const [raw, seed, report] = ['raw', 'seed', 'report'].map((name) => datasetUrn(`${mark}.${name}`)) as [
  string,
  string,
  string,
];
const mart = datasetUrn(`${mark}.mart`, 'dbt');

const write = async (...proposals: object[]) => {
  const { status, text } = await root.post('/aspects?action=ingestProposalBatch', { proposals });
  expect([status, text]).toEqual([200, expect.any(String)]);
};
beforeAll(async () => {
  const urns = [model, table, orders.model, orders.table, raw, seed, mart, report];
  await write(
    ...urns.map((urn) => named(urn, urn)),
    madeFrom(model, raw, orders.model, orders.table),
    madeFrom(orders.table, orders.model),
    madeFrom(table, model, seed),
    madeFrom(mart, model, table, raw),
    madeFrom(report, table),
  );
});

interface Asked {
  readonly by?: Reader;
  readonly [argument: string]: unknown;
}

const QUERY = `query ($urn: String!, $input: LineageInput!) { dataset(urn: $urn) { lineage(input: $input) {
  start count total filtered relationships { type entity { urn } paths { path { urn } } } } } }`;
async function lineage(urn: string, direction: string, { by = root, ...more }: Asked = {}) {
  const { lineage: found } = (await by.query(QUERY, { urn, input: { direction, ...more } })).dataset;
  return { ...found, urns: found.relationships.map(({ entity }: any) => entity.urn) };
}
const merged = { separateSiblings: false };
const separate = { separateSiblings: true };

it.each<[string, string, string, string[], string[]]>([
  ['the model', model, 'UPSTREAM', [raw, seed, orders.model], [raw, orders.model, orders.table]],
  ['the table', table, 'UPSTREAM', [raw, seed, orders.model], [seed, model]],
  ['the model', model, 'DOWNSTREAM', [mart, report], [mart, table]],
  ['the table', table, 'DOWNSTREAM', [mart, report], [mart, report]],
  ['the mart', mart, 'UPSTREAM', [raw, model], [raw, model, table]],
  ['the raw table', raw, 'DOWNSTREAM', [mart, model], [mart, model]],
  ['the orders', orders.table, 'DOWNSTREAM', [model], [model]],
])('the lineage of %s is merged unless siblings are separate', async (_, urn, direction, pair, alone) => {
  for (const [more, urns] of [
    [{}, pair],
    [merged, pair],
    [separate, alone],
  ] as const) {
    const found = await lineage(urn, direction, more);
    expect(found).toMatchObject({ start: 0, total: urns.length, count: urns.length, filtered: 0 });
    expect(found.urns).toEqual([...urns].sort());
  }
});

it('a neighbour of both is listed once, and its path starts at the requested entity', async () => {
  const { relationships } = await lineage(table, 'DOWNSTREAM');
  expect(relationships.map(({ paths }: any) => paths[0].path.map((step: any) => step.urn))).toEqual([
    [table, mart],
    [table, report],
  ]);
});

it('pages are those of the merged neighbours', async () => {
  const all = (await lineage(model, 'UPSTREAM')).urns;
  for (const [start, urn] of all.entries()) {
    const page = await lineage(model, 'UPSTREAM', { start, count: 1 });
    expect(page).toMatchObject({ start, count: 1, total: 3, urns: [urn] });
  }
  expect(await lineage(model, 'UPSTREAM', { start: 3 })).toMatchObject({ count: 0, total: 3, urns: [] });
});

it('a reader who may view only one of two siblings sees that one, and none of the lineage of the other', async () => {
  const seen = [model, orders.table, raw, seed, mart, report];
  const by = await inviteReader(catalog, [{ field: 'URN', values: seen }]);
  expect((await lineage(model, 'UPSTREAM', { by })).urns).toEqual([raw, orders.table].sort());
  expect((await lineage(model, 'DOWNSTREAM', { by })).urns).toEqual([mart]);
  expect(await lineage(mart, 'UPSTREAM', { by })).toMatchObject({ total: 2, filtered: 0 });
});

it('siblings that are soft-deleted or do not exist count only with ghosts', async () => {
  const { model: gone, table: kept } = pairOf(unique('db.ghost'));
  const [unknown, upstream, below] = [unique('db'), unique('db'), unique('db')].map((name) =>
    datasetUrn(name, 'dbt'),
  );
  await write(
    ...[gone, kept, upstream!, below!].map((urn) => named(urn, urn)),
    madeFrom(gone, upstream!),
    madeFrom(below!, gone, kept, unknown!),
    siblingsOf(gone, true, kept),
    siblingsOf(kept, false, gone, unknown!),
    proposal(gone, 'status', { removed: true }),
  );
  const ghosts = { includeGhostEntities: true };
  expect((await lineage(kept, 'UPSTREAM')).urns).toEqual([]);
  expect((await lineage(kept, 'UPSTREAM', ghosts)).urns).toEqual([upstream]);
  expect(await lineage(below!, 'UPSTREAM')).toMatchObject({ urns: [kept], total: 1, filtered: 2 });
  const { urns, ...counts } = await lineage(below!, 'UPSTREAM', ghosts);
  expect(urns).toEqual([gone, unknown].sort());
  expect(counts).toMatchObject({ total: 2, filtered: 0 });
  await write(proposal(gone, 'status', { removed: false }));
  expect(await lineage(below!, 'UPSTREAM')).toMatchObject({ urns: [gone], total: 1, filtered: 1 });
});

it('neighbours that are siblings without a primary one, or with two, are separate', async () => {
  const [a, b, c, d, below] = ['a', 'b', 'c', 'd', 'below'].map((name) =>
    datasetUrn(`${mark}.equal_${name}`),
  ) as [string, string, string, string, string];
  await write(
    ...[a, b, c, d, below].map((urn) => named(urn, urn)),
    siblingsOf(a, false, b),
    siblingsOf(b, false, a),
    siblingsOf(c, true, d),
    siblingsOf(d, true, c),
    madeFrom(below, a, b, c, d),
  );
  expect((await lineage(below, 'UPSTREAM')).urns).toEqual([a, b, c, d]);
  await write(siblingsOf(b, true, a));
  expect((await lineage(below, 'UPSTREAM')).urns).toEqual([b, c, d]);
});
