/** Lineage of datasets, up and down: one hop through the service, three and five hops bare. */
import { deepStrictEqual } from 'node:assert/strict';
import { createRelationshipReader } from '../../src/read/relationship-reader.js';
import type { Direction } from '../../src/read/types.js';
import { toParameters } from '../../src/store/parameters.js';
import type { BenchContext } from '../context.js';
import type { BareStatement } from '../floor/bare-neo4j.js';
import { recordStatements, replay, type Recording } from '../floor/record-statements.js';
import { toRow, type RowResult } from '../measure/figures.js';
import { compareLatency } from '../measure/rounds.js';
import { Random } from '../random.js';

const GOAL = { bound: 'at most', ratio: 1.5 } as const;
const INPUTS = 60;
const PAGE = 100;
/** Entities with the most neighbours, which belong into the sample because somebody always looks at them. */
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
  for (const hops of [3, 5]) rows.push(await measureFloor(context, starts, hops));
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
  );
  return toRow({ row: 'lineage', title: 'lineage, 1 hop (relationships)', ...figures, goal: GOAL });
}

async function measureFloor(
  { bare }: BenchContext,
  starts: readonly Start[],
  hops: number,
): Promise<RowResult> {
  const floor = (start: Start): Promise<unknown> => bare.read(neighbourhood(start, hops));
  const figures = await compareLatency({ floor }, starts);
  const note = 'The service answers this with the GraphQL lineage reader.';
  return toRow({ row: 'lineage', title: `lineage, ${hops} hops`, ...figures, goal: GOAL, note });
}

/** Everything within some hops with its least distance: the nearest first, a page of it. */
function neighbourhood({ urn, direction }: Start, hops: number): BareStatement {
  const [left, right] = direction === 'OUTGOING' ? ['-', '->'] : ['<-', '-'];
  const text = `
MATCH path = (start:Entity {urn: $urn})${left}[:HasUpstream*1..${hops}]${right}(other:Entity)
USING INDEX start:Entity(urn)
WITH other, min(length(path)) AS hops
WHERE other.type IS NOT NULL AND NOT other.removed
RETURN other.urn AS urn, other.type AS type, other.name AS name, hops
ORDER BY hops, urn LIMIT $count`;
  return { text, parameters: toParameters({ urn, count: PAGE }) };
}

const MOST_READ = `
MATCH (dataset:Dataset)
RETURN dataset.urn AS urn
ORDER BY COUNT { (dataset)<-[:HasUpstream]-() } DESC, urn LIMIT $count`;

/** Datasets of all layers in both directions, and the hubs downstream. */
async function drawStarts({ bare, plan }: BenchContext): Promise<Start[]> {
  const random = Random.of(plan.seed, 'lineage', 0);
  const hubs = await bare.read({ text: MOST_READ, parameters: toParameters({ count: HUBS }) });
  const drawn = Array.from({ length: INPUTS - HUBS }, (_, position) => ({
    urn: random.pick(plan.datasets).urn,
    direction: position % 2 === 0 ? ('OUTGOING' as const) : ('INCOMING' as const),
  }));
  return [...drawn, ...hubs.map((row) => ({ urn: row['urn'] as string, direction: 'INCOMING' as const }))];
}
