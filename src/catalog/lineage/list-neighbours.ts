/** Reads one hop of lineage for many entities at once. */
import type { JsonObject } from '../../core/json.js';
import type { StatementRows } from '../../neo4j/generated/statement-rows.js';
import { checkPage, listPosition } from '../page.js';
import { checkRange, type LineageDeps } from './bounds.js';
import { followEdges, rangeParameters, readByLevel, typeOf, type Following } from './follow-edges.js';
import type { LineageEdge, LineageNeighbour, LineageNeighbours, LineageNeighboursQuery } from './types.js';

type Row = StatementRows['lineage/list-neighbours'];
type Neighbour = Row['page'][number];

/** Runs one statement; two if schema fields and other entities are requested together. */
export async function listNeighbours(
  deps: LineageDeps,
  query: LineageNeighboursQuery,
): Promise<LineageNeighbours[]> {
  const { start, count } = query;
  checkPage({ start, count });
  checkRange(query);
  const rows = await readByLevel(query.urns, (urns, columns) =>
    readNeighbours(deps, { ...query, urns }, columns),
  );
  const found = new Map(rows.map((row) => [row.urn, row]));
  return query.urns.map((urn) => {
    const row = found.get(urn);
    const neighbours = row?.page.map(toNeighbour) ?? [];
    return {
      urn,
      start,
      count: neighbours.length,
      total: row?.total ?? 0,
      filtered: row?.filtered ?? 0,
      neighbours,
      cuts: row?.isCut === true ? [{ bound: 'edges', limit: deps.bounds.edges }] : [],
    };
  });
}

async function readNeighbours(
  { database, load, bounds }: LineageDeps,
  query: LineageNeighboursQuery,
  columns: boolean,
): Promise<Row[]> {
  const text = followEdges(load('lineage/list-neighbours'), { ...query, columns });
  return database.read(text, {
    urns: query.urns,
    edges: bounds.edges,
    includeSoftDeleted: query.includeSoftDeleted === true,
    mergeSiblings: query.mergeSiblings === true,
    start: listPosition(query.start),
    count: query.count,
    ...rangeParameters(query),
  });
}

function toNeighbour([urn, type, edges]: Neighbour): LineageNeighbour {
  return {
    urn,
    type: type ?? typeOf(urn),
    degree: 1,
    exists: type !== null,
    edges: edges.map(toEdge).sort(compareEdges),
  };
}

const STAMPS = ['createdOn', 'createdActor', 'updatedOn', 'updatedActor', 'via'] as const;

function toEdge(stored: Neighbour[2][number]): LineageEdge {
  const { relationship, aspect, owner } = stored;
  const stamps = Object.fromEntries(
    STAMPS.flatMap((name) => (stored[name] === undefined ? [] : [[name, stored[name]]])),
  );
  const properties =
    stored.properties === undefined ? undefined : (JSON.parse(stored.properties) as JsonObject);
  return {
    relationship,
    aspect,
    owner,
    ...stamps,
    ...(properties !== undefined && { properties }),
    isManual: properties?.['source'] === 'UI',
  };
}

function compareEdges(left: LineageEdge, right: LineageEdge): number {
  const key = ({ relationship, aspect, owner }: LineageEdge): string =>
    `${relationship}\n${aspect}\n${owner}`;
  return key(left) < key(right) ? -1 : 1;
}

/**
 * Finds the ends behind which lineage continues that a walk did not follow. Runs one statement for up to `bounds.starts` entities; none if
 * nothing is left to check.
 * @param unfollowed entities or columns whose lineage was not followed, by the URN of the end that stands for them
 * @returns URNs of ends
 */
export async function withFurtherLineage(
  deps: LineageDeps,
  { direction, startTimeMillis, endTimeMillis }: Following,
  unfollowed: ReadonlyMap<string, readonly string[]>,
): Promise<ReadonlySet<string>> {
  const urns = [...new Set([...unfollowed.values()].flat())];
  const continued = new Set<string>();
  for (let at = 0; at < urns.length; at += deps.bounds.starts) {
    const found = await listNeighbours(deps, {
      urns: urns.slice(at, at + deps.bounds.starts),
      ...{ direction, startTimeMillis, endTimeMillis, start: 0, count: 0, includeSoftDeleted: true },
    });
    for (const { urn, total } of found) if (total > 0) continued.add(urn);
  }
  const ends = [...unfollowed].filter(([, members]) => members.some((urn) => continued.has(urn)));
  return new Set(ends.map(([end]) => end));
}

/**
 * Summarizes the edges between an entity and its neighbour by the newest one, or the first one of those with the same time. The summary is
 * manual if any edge is.
 * @param edges at least one
 */
export function summarizeEdges(edges: readonly LineageEdge[]): LineageEdge {
  const newest = edges.reduce((best, edge) => (timeOf(edge) > timeOf(best) ? edge : best));
  return { ...newest, isManual: edges.some(({ isManual }) => isManual) };
}

function timeOf({ updatedOn, createdOn }: LineageEdge): number {
  return updatedOn ?? createdOn ?? 0;
}
