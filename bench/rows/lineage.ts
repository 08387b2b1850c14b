/** Lineage of datasets, upstream and downstream: relationships, and lineage of one, three and five hops through GraphQL. */
import { deepStrictEqual } from 'node:assert/strict';
import { createRelationshipReader } from '../../src/catalog/relationships/relationship-reader.js';
import { toParameters } from '../../src/neo4j/tune-driver.js';
import { drawDataset } from '../catalog/draw.js';
import { LAYER_COUNT } from '../catalog/plan/datasets.js';
import type { CatalogPlan } from '../catalog/plan/plan.js';
import type { BenchContext } from '../context.js';
import type { BareNeo4j } from '../floor/bare-neo4j.js';
import { recordStatements, replay, type Recording } from '../floor/record-statements.js';
import { toRow, type RowResult } from '../measure/figures.js';
import { compareLatency } from '../measure/rounds.js';
import { Random } from '../random.js';
import { measureAcross, type Start } from './lineage-search.js';

const GOAL = { bound: 'at most', ratio: 1.5 } as const;
const INPUTS = 60;
const PAGE = 100;
/** Datasets with the most downstreams. Users open them often. */
const HUBS = 10;
const HOPS = [1, 3, 5];

interface Input extends Start {
  readonly recording: Recording<{ relationships: readonly { entity: string }[]; total: number }>;
}

export async function measureLineage(context: BenchContext): Promise<RowResult[]> {
  const drawn = drawStarts(context.plan);
  const hubs = await findHubs(context.bare);
  const rows = [await measureOneHop(context, [...drawn, ...hubs])];
  for (const hops of HOPS) rows.push(...(await measureAcross(context, drawn, { hops })));
  for (const hops of HOPS) rows.push(...(await measureAcross(context, hubs, { hops, from: 'hubs' })));
  return rows;
}

async function measureOneHop(context: BenchContext, starts: readonly Start[]): Promise<RowResult> {
  const { http, bare, model, statements } = context;
  const inputs: Input[] = [];
  for (const start of starts) {
    const query = { ...start, types: ['DownstreamOf'], page: { start: 0, count: PAGE } };
    const recording = await recordStatements(bare, (read) =>
      createRelationshipReader({ model, database: { read }, load: statements }).listRelationships(query),
    );
    inputs.push({ ...start, recording });
  }
  const service = (input: Input): Promise<unknown> => http.get(relationshipsPath(input));
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

export function relationshipsPath({ urn, direction }: Start): string {
  return `/relationships?direction=${direction}&types=DownstreamOf&count=${PAGE}&urn=${encodeURIComponent(urn)}`;
}

/** Datasets of all layers in both directions. */
export function drawStarts(plan: CatalogPlan): Start[] {
  const random = Random.of(plan.seed, 'lineage', 0);
  return Array.from({ length: INPUTS - HUBS }, (_, position) => ({
    urn: drawDataset(plan, random, position % LAYER_COUNT).urn,
    direction: Math.floor(position / LAYER_COUNT) % 2 === 0 ? ('OUTGOING' as const) : ('INCOMING' as const),
  }));
}

const MOST_READ = `
MATCH (dataset:Dataset)
RETURN dataset.urn AS urn
ORDER BY COUNT { (dataset)<-[:HasUpstream]-() } DESC, urn LIMIT $count`;

async function findHubs(bare: BareNeo4j): Promise<Start[]> {
  const hubs = await bare.read({ text: MOST_READ, parameters: toParameters({ count: HUBS }) });
  return hubs.map((row) => ({ urn: row['urn'] as string, direction: 'INCOMING' as const }));
}
