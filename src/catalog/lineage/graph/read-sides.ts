/** Reads the neighbours of many entities, on both sides. */
import { compareTexts } from '../../../core/compare-texts.js';
import { followEdges, rangeParameters, startsAtColumn, typeOf } from '../follow-edges.js';
import type { LineageBounds } from '../bounds.js';
import type { LineageDeps } from '../lineage-deps.js';
import { PROCESS_TYPES } from './processes.js';
import { NO_SIDE, type SidesByUrn, type Neighbour, type Side, type Sides } from './sides.js';
import type { LineageGraphQuery } from './types.js';

type NeighbourRow = readonly [urn: string, type: string, platform: string | null];

type SideRow = readonly [
  direction: 'UPSTREAM' | 'DOWNSTREAM' | 'SELF',
  isCut: boolean,
  kinds: readonly (readonly [type: string, platform: string | null, count: number])[],
  shown: readonly NeighbourRow[],
  hidden: readonly NeighbourRow[],
];

/** One statement. Unknown and hidden entities have no neighbours. */
export async function readSides(
  { runRead, loadStatement, bounds }: LineageDeps,
  query: LineageGraphQuery,
  urns: readonly string[],
): Promise<SidesByUrn> {
  const columns = startsAtColumn(query.urn);
  const text = followEdges(loadStatement('lineage/list-sides'), { ...query, columns, direction: 'UPSTREAM' });
  const rows = await runRead(text, {
    urns,
    edges: bounds.edges,
    listed: bounds.listed + query.unfold.length,
    followed: bounds.listed + 1,
    unfold: query.unfold,
    types: query.types.length === 0 ? null : query.types,
    platforms: query.platforms.length === 0 ? null : query.platforms,
    left: query.hideProcesses ? PROCESS_TYPES : [],
    ...rangeParameters(query),
  });
  const known = new Map(rows.map((row) => [row['urn'] as string, row['sides'] as SideRow[]]));
  return new Map(urns.map((urn) => [urn, toSides(urn, known.get(urn) ?? [], bounds)]));
}

function toSides(urn: string, rows: readonly SideRow[], bounds: LineageBounds): Sides {
  const sideOf = (direction: SideRow[0]): Side => {
    const row = rows.find(([name]) => name === direction);
    return row === undefined ? NO_SIDE : toSide(row, bounds);
  };
  const own = sideOf('SELF');
  const [self] = [...own.shown, ...own.hidden];
  return {
    self: self ?? { urn, type: typeOf(urn), platform: undefined },
    isShown: own.shown.length > 0,
    UPSTREAM: sideOf('UPSTREAM'),
    DOWNSTREAM: sideOf('DOWNSTREAM'),
  };
}

function toSide([, isCut, kinds, shown, hidden]: SideRow, { edges, listed }: LineageBounds): Side {
  const cutAt = isCut ? edges : hidden.length > listed ? listed : undefined;
  return {
    kinds: kinds.map(([type, platform, count]) => ({ type, platform: platform ?? undefined, count })),
    shown: shown.map(toNeighbour).sort((left, right) => compareTexts(left.urn, right.urn)),
    hidden: hidden.map(toNeighbour),
    ...(cutAt !== undefined && { cutAt }),
  };
}

function toNeighbour([urn, type, platform]: NeighbourRow): Neighbour {
  return { urn, type, platform: platform ?? undefined };
}
