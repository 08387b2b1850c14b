/**
 * Draws the upstreams of datasets from earlier layers:
 *
 *   raw ──▶ staging ──▶ core ──▶ mart ──▶ report
 *
 * Lineage is mostly within one area of the business, and skewed: a few tables have thousands of direct downstreams.
 */
import type { Random } from '../../random.js';
import { LAYER_COUNT } from './datasets.js';
import type { PlannedDataset } from './types.js';

/** Share of the datasets beyond the first layer that have upstreams. */
const WITH_LINEAGE = 0.85;

/** The positions of all planned datasets by layer and by area. */
export class LineageSources {
  readonly #byLayer: readonly number[][] = Array.from({ length: LAYER_COUNT }, () => []);
  /** The key is the layer and the database, which represents the area. */
  readonly #byArea = new Map<string, number[]>();
  #length = 0;

  /** Number of datasets. */
  get length(): number {
    return this.#length;
  }

  add({ layer, position, schema }: PlannedDataset): void {
    this.#length += 1;
    this.#byLayer[layer]?.push(position);
    const key = `${layer} ${schema.database}`;
    const area = this.#byArea.get(key);
    if (area === undefined) this.#byArea.set(key, [position]);
    else area.push(position);
  }

  /** @returns positions of datasets */
  drawUpstreams({ layer, schema }: PlannedDataset, random: Random): number[] {
    if (layer === 0 || !random.chance(WITH_LINEAGE)) return [];
    const own = this.#byArea.get(`${layer - 1} ${schema.database}`) ?? [];
    const before = this.#byLayer[layer - 1] ?? [];
    const any = this.#byLayer[random.between(0, layer - 1)] ?? [];
    const upstreams = new Set<number>();
    for (let left = 1 + random.zipf(12); left > 0; left -= 1) {
      const draw = random.next();
      const list = draw < 0.6 && own.length > 0 ? own : draw < 0.85 ? before : any;
      // Within an area all tables are about equally likely; across areas a few tables are very frequent.
      if (list.length > 0) upstreams.add(list === own ? random.pick(list) : random.pickSkewed(list));
    }
    return [...upstreams];
  }
}
