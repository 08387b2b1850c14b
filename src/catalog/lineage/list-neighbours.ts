/** Reads one hop of lineage for many entities at once. */
import type { JsonObject } from '../../core/json.js';
import { checkPage, listPosition } from '../page.js';
import { checkRange } from './bounds.js';
import { followEdges, rangeParameters, startsAtColumn, typeOf } from './follow-edges.js';
import type { LineageDeps } from './lineage-deps.js';
import type { LineageEdge, LineageNeighbour, LineageNeighbours, LineageNeighboursQuery } from './types.js';

/** Properties of a `HasUpstream` edge, as the write path stores it. */
interface EdgeProperties extends Omit<LineageEdge, 'properties' | 'isManual'> {
  /** JSON text. */
  readonly properties?: string;
}

interface NeighbourRow {
  readonly urn: string;
  readonly total: number;
  readonly filtered: number;
  readonly isCut: boolean;
  readonly page: readonly (readonly [urn: string, type: string | null, edges: readonly EdgeProperties[]])[];
}

/** Runs one statement; two if schema fields and other entities are requested together. */
export async function listNeighbours(
  deps: LineageDeps,
  query: LineageNeighboursQuery,
): Promise<LineageNeighbours[]> {
  const { start, count } = query;
  checkPage({ start, count });
  checkRange(query);
  const distinct = [...new Set(query.urns)];
  const rows = await Promise.all([
    readNeighbours(deps, { ...query, urns: distinct.filter(startsAtColumn) }, true),
    readNeighbours(deps, { ...query, urns: distinct.filter((urn) => !startsAtColumn(urn)) }, false),
  ]);
  const found = new Map(rows.flat().map((row) => [row.urn, row]));
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
  { runRead, loadStatement, bounds }: LineageDeps,
  query: LineageNeighboursQuery,
  columns: boolean,
): Promise<NeighbourRow[]> {
  if (query.urns.length === 0) return [];
  const text = followEdges(loadStatement('lineage/list-neighbours'), { ...query, columns });
  const rows = await runRead(text, {
    urns: query.urns,
    edges: bounds.edges,
    includeGhosts: query.includeGhosts === true,
    mergeSiblings: query.mergeSiblings === true,
    start: listPosition(query.start),
    count: query.count,
    ...rangeParameters(query),
  });
  return rows as unknown as NeighbourRow[];
}

function toNeighbour([urn, type, edges]: NeighbourRow['page'][number]): LineageNeighbour {
  return {
    urn,
    type: type ?? typeOf(urn),
    degree: 1,
    exists: type !== null,
    edges: edges.map(toEdge).sort(compareEdges),
  };
}

const STAMPS = ['createdOn', 'createdActor', 'updatedOn', 'updatedActor', 'via'] as const;

function toEdge(stored: EdgeProperties): LineageEdge {
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
