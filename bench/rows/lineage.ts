/** Lineage of datasets, upstream and downstream: relationships, and lineage of one, three and five hops through GraphQL. */
import { deepStrictEqual } from 'node:assert/strict';
import { createRelationshipReader } from '../../src/catalog/relationships/relationship-reader.js';
import type { Direction } from '../../src/catalog/relationships/types.js';
import { toParameters } from '../../src/neo4j/parameters.js';
import type { BenchContext } from '../context.js';
import type { BareStatement } from '../floor/bare-neo4j.js';
import { recordStatements, replay, type Recording } from '../floor/record-statements.js';
import { toRow, type RowResult } from '../measure/figures.js';
import { compareLatency } from '../measure/rounds.js';
import { Random } from '../random.js';
import { query } from './graphql.js';

const GOAL = { bound: 'at most', ratio: 1.5 } as const;
const INPUTS = 60;
const PAGE = 100;
/** Entities with the most neighbours. They belong to the sample because users open them often. */
const HUBS = 10;

interface Start {
  readonly urn: string;
  readonly direction: Direction;
}

interface Input extends Start {
  readonly recording: Recording<{ relationships: readonly { entity: string }[]; total: number }>;
}

export async function measureLineage(context: BenchContext): Promise<RowResult[]> {
  const starts = await drawStarts(context);
  const rows = [await measureOneHop(context, starts)];
  for (const hops of [1, 3, 5]) rows.push(await measureAcross(context, starts, hops));
  return rows;
}

async function measureOneHop(context: BenchContext, starts: readonly Start[]): Promise<RowResult> {
  const { http, bare, statements } = context;
  const inputs: Input[] = [];
  for (const start of starts) {
    const query = { ...start, types: ['DownstreamOf'], page: { start: 0, count: PAGE } };
    const recording = await recordStatements(bare, (read) =>
      createRelationshipReader({ database: { read }, load: statements }).listRelationships(query),
    );
    inputs.push({ ...start, recording });
  }
  const service = ({ urn, direction }: Input): Promise<unknown> =>
    http.get(
      `/relationships?direction=${direction}&types=DownstreamOf&count=${PAGE}&urn=${encodeURIComponent(urn)}`,
    );
  for (const input of inputs) {
    const { entities, total } = (await service(input)) as { entities: string[]; total: number };
    const expected = input.recording.result;
    const distinct = [...new Set(expected.relationships.map(({ entity }) => entity))];
    deepStrictEqual({ entities, total }, { entities: distinct, total: expected.total });
  }
  const figures = await compareLatency(
    { service, floor: ({ recording }) => replay(bare, recording) },
    inputs,
    context.limits,
  );
  return toRow({ row: 'lineage', title: 'lineage, 1 hop (relationships)', ...figures, goal: GOAL });
}

const ACROSS = `query ($input: SearchAcrossLineageInput!) { searchAcrossLineage(input: $input) { total searchResults { degree entity { urn type } } } }`;

interface AcrossAnswer {
  readonly searchAcrossLineage: {
    readonly total: number;
    readonly searchResults: readonly { degree: number; entity: { urn: string } }[];
  };
}

interface Within {
  readonly total: number;
  readonly page: readonly (readonly [urn: string, degree: number])[];
}

async function measureAcross(
  { http, bare, limits }: BenchContext,
  starts: readonly Start[],
  hops: number,
): Promise<RowResult> {
  const degrees = Array.from({ length: hops }, (_, position) => String(position + 1));
  const service = async ({ urn, direction }: Start): Promise<Within> => {
    const { searchAcrossLineage } = await query<AcrossAnswer>(http, ACROSS, {
      input: {
        urn,
        direction: direction === 'OUTGOING' ? 'UPSTREAM' : 'DOWNSTREAM',
        count: PAGE,
        orFilters: [{ and: [{ field: 'degree', values: degrees }] }],
      },
    });
    const { total, searchResults } = searchAcrossLineage;
    return { total, page: searchResults.map(({ degree, entity }) => [entity.urn, degree]) };
  };
  const floor = async (start: Start): Promise<Within> => {
    const [row] = await bare.read(neighbourhood(start, hops));
    return row as unknown as Within;
  };
  for (const start of starts) deepStrictEqual(await service(start), await floor(start));
  const figures = await compareLatency({ service, floor }, starts, limits);
  const title = `lineage, ${hops} ${hops === 1 ? 'hop' : 'hops'} (searchAcrossLineage)`;
  return toRow({ row: 'lineage', title, ...figures, goal: GOAL });
}

/** The number of results within some hops, and the nearest results with their shortest distances. */
function neighbourhood({ urn, direction }: Start, hops: number): BareStatement {
  const [left, right] = direction === 'OUTGOING' ? ['-', '->'] : ['<-', '-'];
  const text = `
MATCH path = (start:Entity {urn: $urn})${left}[:HasUpstream*1..${hops}]${right}(other:Entity)
USING INDEX start:Entity(urn)
WITH start, other, min(length(path)) AS hops
WHERE other <> start AND NOT coalesce(other.removed, false)
WITH other.urn AS urn, other.type AS type, hops ORDER BY hops, urn
WITH collect([urn, hops]) AS found
RETURN size(found) AS total, found[..$count] AS page`;
  return { text, parameters: toParameters({ urn, count: PAGE }) };
}

const MOST_READ = `
MATCH (dataset:Dataset)
RETURN dataset.urn AS urn
ORDER BY COUNT { (dataset)<-[:HasUpstream]-() } DESC, urn LIMIT $count`;

/** Datasets of all layers in both directions, and hubs downstream. */
async function drawStarts({ bare, plan }: BenchContext): Promise<Start[]> {
  const random = Random.of(plan.seed, 'lineage', 0);
  const hubs = await bare.read({ text: MOST_READ, parameters: toParameters({ count: HUBS }) });
  const drawn = Array.from({ length: INPUTS - HUBS }, (_, position) => ({
    urn: random.pick(plan.datasets).urn,
    direction: position % 2 === 0 ? ('OUTGOING' as const) : ('INCOMING' as const),
  }));
  return [...drawn, ...hubs.map((row) => ({ urn: row['urn'] as string, direction: 'INCOMING' as const }))];
}
