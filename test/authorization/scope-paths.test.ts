/** Lineage paths through hidden entities: paths that differ only in hidden entities count as one path, which is found quickly. */
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { inviteReader, openViewing, type Reader } from './scope-support.js';

const { catalog, root } = await openViewing();

interface Lattice {
  readonly start: string;
  readonly end: string;
}

/** Stores layers of datasets between start and end, where each dataset is derived from all of the next layer. */
async function storeLattice(layers: number, width: number): Promise<Lattice> {
  const word = unique('paths');
  const [start, end] = [datasetUrn(`${word}.start`), datasetUrn(`${word}.end`)];
  const between = Array.from({ length: layers }, (_, layer) =>
    Array.from({ length: width }, (_, index) => datasetUrn(`${word}.${layer}.${index}`)),
  );
  const all = [[start], ...between, [end]];
  const proposals = all.flatMap((layer, depth) => {
    const upstreams = (all[depth + 1] ?? []).map((dataset) => ({ dataset, type: 'COPY' }));
    return layer.map((urn) => proposal(urn, 'upstreamLineage', { upstreams }));
  });
  const { status, text } = await root.post('/aspects?action=ingestProposalBatch', { proposals });
  expect([status, text]).toEqual([200, expect.any(String)]);
  return { start, end };
}

async function pathsFor(by: Reader, { start, end }: Lattice): Promise<unknown> {
  const { searchAcrossLineage } =
    await by.query(`{ searchAcrossLineage(input: { urn: "${start}", direction: UPSTREAM, query: "*",
    orFilters: [{ and: [{ field: "urn", values: ["${end}"] }] }] }) {
    cuts { bound } searchResults { degree hasMorePaths paths { path { urn } } } } }`);
  const [hit] = searchAcrossLineage.searchResults;
  const paths = hit.paths.map(({ path }: any) => path.map(({ urn }: any) => urn));
  return { degree: hit.degree, paths, more: hit.hasMorePaths, cuts: searchAcrossLineage.cuts.length };
}

it('returns the path, and reports that more may exist, if there are too many ways to follow', async () => {
  const lattice = await storeLattice(8, 8);
  const { start, end } = lattice;
  const reader = await inviteReader(catalog, [{ field: 'URN', values: [start, end] }]);
  expect(await pathsFor(reader, lattice)).toEqual({ degree: 9, paths: [[start, end]], more: true, cuts: 1 });
  expect(await pathsFor(root, lattice)).toMatchObject({ paths: { length: 10 }, more: true, cuts: 1 });
});

it('returns exactly one path if all ways were followed', async () => {
  const lattice = await storeLattice(3, 10);
  const { start, end } = lattice;
  const reader = await inviteReader(catalog, [{ field: 'URN', values: [start, end] }]);
  expect(await pathsFor(reader, lattice)).toEqual({ degree: 4, paths: [[start, end]], more: false, cuts: 0 });
});
