/** Datasets in five layers: raw, staging, core, mart, report. */
import { Random } from '../../random.js';
import { tableName } from '../wording.js';
import { ChildList, type GrowingList, type List, type NameSource } from './lists.js';
import type { PlannedContainer, PlannedDataset } from './types.js';

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
export const LAYER_COUNT = LAYERS.length;

export function planDatasets(
  schemas: List<PlannedContainer>,
  source: NameSource,
): GrowingList<PlannedDataset> {
  const naming = {
    kind: 'dataset',
    separator: '_v',
    // The layer is drawn first, so that `layerOf` draws the same one.
    name: (random: Random) => {
      const { prefixes } = LAYERS[drawLayer(random)] ?? { prefixes: [''] };
      return tableName(random, random.pick(prefixes));
    },
    keyOf: ({ urn }: PlannedContainer) => urn,
    make: (name: string, schema: PlannedContainer, position: number): PlannedDataset => {
      const { database, platform } = schema;
      const path = `${database}.${schema.schema ?? ''}.${name}`;
      const urn = `urn:li:dataset:(urn:li:dataPlatform:${platform},${path},PROD)`;
      return { urn, name, position, platform, schema, layer: layerOf(source.seed, position) };
    },
  };
  return new ChildList<PlannedContainer, PlannedDataset>(naming, schemas, source);
}

function layerOf(seed: number, position: number): number {
  return drawLayer(Random.of(seed, 'name of dataset', position));
}

function drawLayer(random: Random): number {
  let rest = random.next();
  for (const [layer, { share }] of LAYERS.entries()) {
    if (rest < share) return layer;
    rest -= share;
  }
  return 0;
}
