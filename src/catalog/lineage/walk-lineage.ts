/** Follows lineage from some entities up to the bounds. */
import { checkHops, checkRange, checkStarts } from './bounds.js';
import { followEdges, rangeParameters, startsAtColumn, typeOf } from './follow-edges.js';
import type { LineageDeps } from './lineage-deps.js';
import type { LineageCut, LineageWalk, LineageWalkQuery } from './types.js';

type EndRow = readonly [urn: string, degree: number, type: string | null];

/** Runs one statement; two if schema fields and other entities are requested together. */
export async function walkLineage(deps: LineageDeps, query: LineageWalkQuery): Promise<LineageWalk[]> {
  checkStarts(query.urns, deps.bounds);
  checkRange(query);
  const distinct = [...new Set(query.urns)];
  const [columns, others] = [distinct.filter(startsAtColumn), distinct.filter((urn) => !startsAtColumn(urn))];
  const found = await Promise.all([
    walkFrom(deps, { ...query, urns: columns }, true),
    walkFrom(deps, { ...query, urns: others }, false),
  ]);
  const walks = new Map(found.flat().map((walk) => [walk.urn, walk]));
  return query.urns.map((urn) => walks.get(urn) ?? { urn, ends: [], cuts: [] });
}

async function walkFrom(
  deps: LineageDeps,
  query: LineageWalkQuery,
  columns: boolean,
): Promise<LineageWalk[]> {
  if (query.urns.length === 0) return [];
  const { bounds } = deps;
  const hops = checkHops(query.maxHops, bounds);
  const isWhole = hops === bounds.hops;
  const text = followEdges(deps.loadStatement('lineage/walk-lineage'), {
    ...query,
    columns,
    hops: isWhole ? hops + 1 : hops,
  });
  const rows = await deps.runRead(text, {
    urns: query.urns,
    nodes: bounds.nodes,
    ...rangeParameters(query),
  });
  return rows.map((row) => toWalk(row['urn'] as string, row['ends'] as EndRow[], { ...bounds, hops }));
}

function toWalk(urn: string, rows: readonly EndRow[], bounds: { hops: number; nodes: number }): LineageWalk {
  const near = rows.slice(0, bounds.nodes).filter(([, degree]) => degree <= bounds.hops);
  const cuts: LineageCut[] = [];
  if (rows.some(([, degree]) => degree > bounds.hops)) cuts.push({ bound: 'hops', limit: bounds.hops });
  if (rows.length > bounds.nodes) cuts.push({ bound: 'nodes', limit: bounds.nodes });
  const ends = near.map(([end, degree, type]) => ({
    urn: end,
    type: type ?? typeOf(end),
    degree,
    exists: type !== null,
  }));
  return { urn, ends, cuts };
}
