/** `trellis check` and `trellis reindex`. */
import { openCatalogAndGraph } from '../helpers/api/suite.js';
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { trellisAt } from '../helpers/command-line.js';

const { catalog, graph } = await openCatalogAndGraph();
const trellis = trellisAt(() => catalog);

async function seed(): Promise<{ urn: string; like: string }> {
  const name = unique('clicheck');
  const urn = datasetUrn(name);
  const owners = [{ owner: `urn:li:corpuser:${name}`, type: 'DATAOWNER' }];
  await catalog.ingestBatch([
    proposal(urn, 'ownership', { owners }),
    proposal(urn, 'status', { removed: true }),
  ]);
  await catalog.ingest(urn, 'status', { removed: false });
  return { urn, like: `%${name}%` };
}

it('ends with 0 for a consistent catalog, and shows what it checked', async () => {
  const { like } = await seed();
  expect(await trellis(['check', '--urn-like', like])).toMatchObject({
    ...{ exitCode: 0, out: '2 nodes checked, no violations\n', error: '' },
  });
});

it('ends with 6 if violations remain, and with 0 if all are repaired', async () => {
  const { urn, like } = await seed();
  await graph.rows('MATCH (n:Entity {urn: $urn}) REMOVE n.search_names', { urn });
  const found = await trellis(['check', '--urn-like', like]);
  expect([found.exitCode, found.out]).toEqual([
    6,
    expect.stringContaining(`search: ${urn} has wrong values of search_names`),
  ]);
  const fixed = await trellis(['check', '--urn-like', like, '--fix', '--format', 'json']);
  expect([fixed.exitCode, fixed.json]).toEqual([
    0,
    {
      ...{ nodes: 2, violations: { SEARCH: 1 }, repaired: { SEARCH: 1 }, searchIndex: 'ONLINE' },
      examples: [{ urn, kind: 'SEARCH', message: 'has wrong values of search_names', repaired: true }],
    },
  ]);
  await graph.rows('MATCH (v:AspectVersion {urn: $urn}) DELETE v', { urn });
  const left = await trellis(['check', '--urn-like', like, '--fix']);
  expect([left.exitCode, left.out]).toEqual([
    6,
    expect.stringContaining('cannot be repaired: what was stored is lost'),
  ]);
});

it('reindex creates the index again, and derives edges and search fields again', async () => {
  const { urn, like } = await seed();
  await graph.rows('MATCH (n:Entity {urn: $urn})-[edge:OwnedBy]->() DELETE edge REMOVE n.search_names', {
    urn,
  });
  const { exitCode, json } = await trellis(['reindex', '--urn-like', like, '--json']);
  expect([exitCode, json.repaired]).toEqual([0, { EDGE: 1, SEARCH: 1, STUB: 1 }]);
  const { json: hits } = await catalog.search({ entity: 'dataset', input: `urn:"${urn}"` });
  expect(hits.value.entities).toEqual([urn]);
});
