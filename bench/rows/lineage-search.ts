/** `searchAcrossLineage` in GraphQL, beside one variable-length pattern. */
import { deepStrictEqual } from 'node:assert/strict';
import type { Direction } from '../../src/catalog/relationships/types.js';
import { toParameters } from '../../src/neo4j/tune-driver.js';
import type { BenchContext } from '../context.js';
import type { BareStatement } from '../floor/bare-neo4j.js';
import { toRow, type RowResult } from '../measure/figures.js';
import { compareLatency } from '../measure/rounds.js';

const GOAL = { bound: 'at most', ratio: 1.5 } as const;
const PAGE = 100;

export interface Start {
  readonly urn: string;
  /** `OUTGOING` leads upstream. */
  readonly direction: Direction;
}

export interface Reach {
  /** Absent: as far as the lineage goes. */
  readonly hops?: number;
  /** What the starts are, for the title of the row. */
  readonly from?: string;
}

const ACROSS = `query ($input: SearchAcrossLineageInput!) { searchAcrossLineage(input: $input) { total cuts { bound } searchResults { degree entity { urn type } } } }`;

interface AcrossAnswer {
  readonly searchAcrossLineage: {
    readonly total: number;
    readonly cuts: readonly object[];
    readonly searchResults: readonly { degree: number; entity: { urn: string } }[];
  };
}

interface Within {
  readonly total: number;
  readonly page: readonly (readonly [urn: string, degree: number])[];
}

/** Starts with more results than the service counts are left out. @returns no row if none is left */
export async function measureAcross(
  { http, bare, limits, log }: Pick<BenchContext, 'http' | 'bare' | 'limits' | 'log'>,
  starts: readonly Start[],
  reach: Reach,
): Promise<RowResult[]> {
  const service = async (start: Start): Promise<Within & { readonly isCut: boolean }> => {
    const { searchAcrossLineage } = await http.query<AcrossAnswer>(...acrossRequest(start, reach));
    const { total, cuts, searchResults } = searchAcrossLineage;
    const page = searchResults.map(({ degree, entity }) => [entity.urn, degree] as const);
    return { total, isCut: cuts.length > 0, page };
  };
  const floor = async (start: Start): Promise<Within> => {
    const [row] = await bare.read(neighbourhood(start, reach));
    return row as unknown as Within;
  };
  let found = 0;
  const complete: Start[] = [];
  for (const start of starts) {
    const { isCut, ...within } = await service(start);
    if (isCut) continue;
    deepStrictEqual(within, await floor(start));
    found += within.total;
    complete.push(start);
  }
  if (complete.length < starts.length) {
    log(`${titleOf(reach)}: ${starts.length - complete.length} starts have more results than are counted`);
  }
  if (complete.length === 0) return [];
  const figures = await compareLatency({ service, floor }, complete, limits);
  const results = Math.round(found / complete.length);
  return [toRow({ row: 'lineage', title: titleOf(reach), ...figures, results, goal: GOAL })];
}

function titleOf({ hops, from }: Reach): string {
  const far = hops === undefined ? 'any distance' : `${hops} ${hops === 1 ? 'hop' : 'hops'}`;
  return `lineage, ${far}${from === undefined ? '' : `, ${from}`} (searchAcrossLineage)`;
}

/** The document and its variables. */
export function acrossRequest(
  { urn, direction }: Start,
  { hops }: Reach,
): [text: string, variables: Record<string, unknown>] {
  const input = {
    urn,
    direction: direction === 'OUTGOING' ? 'UPSTREAM' : 'DOWNSTREAM',
    count: PAGE,
    ...(hops !== undefined && { maxHops: hops }),
  };
  return [ACROSS, { input }];
}

/** The number of results within some hops, and the nearest results with their shortest distances. */
function neighbourhood({ urn, direction }: Start, { hops }: Reach): BareStatement {
  const [left, right] = direction === 'OUTGOING' ? ['-', '->'] : ['<-', '-'];
  const text = `
MATCH path = (start:Entity {urn: $urn})${left}[:HasUpstream*1..${hops ?? ''}]${right}(other:Entity)
USING INDEX start:Entity(urn)
WITH start, other, min(length(path)) AS hops
WHERE other <> start AND NOT coalesce(other.removed, false)
WITH other.urn AS urn, other.type AS type, hops ORDER BY hops, urn
WITH collect([urn, hops]) AS found
RETURN size(found) AS total, found[..$count] AS page`;
  return { text, parameters: toParameters({ urn, count: PAGE }) };
}
