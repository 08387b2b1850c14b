/**
 * Plans datasets in layers, each with upstreams in earlier layers:
 *
 *   raw ──▶ staging ──▶ core ──▶ mart ──▶ report
 *
 * Lineage is mostly within one area of the business, and skewed: a few tables have thousands of direct downstreams.
 */
import type { Random } from '../random.js';
import type { PlannedContainer, PlannedEntity } from './plan.js';
import { tableName } from './wording.js';

export interface PlannedDataset extends PlannedEntity {
  readonly position: number;
  readonly platform: string;
  readonly schema: PlannedContainer;
  readonly layer: number;
  /** Positions of the upstream datasets. */
  readonly upstreams: readonly number[];
}

interface Layer {
  readonly share: number;
  readonly prefixes: readonly string[];
}

const LAYERS: readonly Layer[] = [
  { share: 0.3, prefixes: ['raw_', ''] },
  { share: 0.25, prefixes: ['stg_', 'tmp_', ''] },
  { share: 0.2, prefixes: ['fct_', 'dim_'] },
  { share: 0.15, prefixes: ['mart_', 'agg_'] },
  { share: 0.1, prefixes: ['rpt_', 'exp_'] },
];

/** Share of the datasets beyond the first layer that have upstreams. */
const WITH_LINEAGE = 0.85;

type Draft = Omit<PlannedDataset, 'upstreams'>;

export function planDatasets(
  count: number,
  { schemas, random }: { readonly schemas: readonly PlannedContainer[]; readonly random: Random },
): PlannedDataset[] {
  const taken = new Set<string>();
  const drafts = Array.from({ length: count }, (_, position): Draft => {
    const layer = drawLayer(random);
    const schema = random.pickSkewed(schemas);
    const path = `${schema.database}.${schema.schema ?? ''}`;
    const table = untaken(tableName(random, random.pick(LAYERS[layer]?.prefixes ?? [''])), { path, taken });
    const urn = `urn:li:dataset:(urn:li:dataPlatform:${schema.platform},${path}.${table},PROD)`;
    return { urn, name: table, position, platform: schema.platform, schema, layer };
  });
  const sources = groupSources(drafts);
  return drafts.map((draft) => ({ ...draft, upstreams: drawUpstreams(draft, sources, random) }));
}

function drawLayer(random: Random): number {
  let rest = random.next();
  for (const [layer, { share }] of LAYERS.entries()) {
    if (rest < share) return layer;
    rest -= share;
  }
  return 0;
}

function untaken(name: string, { path, taken }: { path: string; taken: Set<string> }): string {
  let candidate = name;
  for (let version = 2; taken.has(`${path}.${candidate}`); version += 1) candidate = `${name}_v${version}`;
  taken.add(`${path}.${candidate}`);
  return candidate;
}

interface Sources {
  readonly byLayer: readonly number[][];
  /** The key is the layer and the database, which represents the area. */
  readonly byArea: ReadonlyMap<string, number[]>;
}

function groupSources(drafts: readonly Draft[]): Sources {
  const byLayer: number[][] = LAYERS.map(() => []);
  const byArea = new Map<string, number[]>();
  for (const { layer, position, schema } of drafts) {
    byLayer[layer]?.push(position);
    const key = `${layer} ${schema.database}`;
    const area = byArea.get(key);
    if (area === undefined) byArea.set(key, [position]);
    else area.push(position);
  }
  return { byLayer, byArea };
}

function drawUpstreams(draft: Draft, { byLayer, byArea }: Sources, random: Random): number[] {
  if (draft.layer === 0 || !random.chance(WITH_LINEAGE)) return [];
  const own = byArea.get(`${draft.layer - 1} ${draft.schema.database}`) ?? [];
  const before = byLayer[draft.layer - 1] ?? [];
  const any = byLayer[random.between(0, draft.layer - 1)] ?? [];
  const upstreams = new Set<number>();
  for (let left = 1 + random.zipf(12); left > 0; left -= 1) {
    const draw = random.next();
    const list = draw < 0.6 && own.length > 0 ? own : draw < 0.85 ? before : any;
    // Within an area all tables are about equally likely; across areas a few tables are very frequent.
    if (list.length > 0) upstreams.add(list === own ? random.pick(list) : random.pickSkewed(list));
  }
  return [...upstreams];
}
