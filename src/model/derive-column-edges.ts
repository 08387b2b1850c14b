/** Derives the edges of column lineage, which connect schema fields. */
import { findUrn } from './urn/parse-urn.js';
import type { ColumnLineageField, Edge } from './types.js';
import { valueAt, walkPath } from './walk-path.js';

/**
 * Returns the edges of all items at the path of the field. Each item connects each of its downstream URNs with each upstream URN:
 *
 *     {upstreams: [a, b], downstreams: [x, y]}    x → a, x → b, y → a, y → b    (→ is derived from)
 *
 * The owner of the edges is the entity with the aspect, e.g. a dataset or a job. It is neither end of an edge.
 */
export function deriveColumnEdges(
  field: ColumnLineageField,
  value: unknown,
  origin: { readonly aspect: string; readonly owner: string },
): Edge[] {
  const edges: Edge[] = [];
  for (const item of flatValues(value, field.path)) {
    const upstreams = urnsAt(item, field.upstreams);
    const via = field.via === undefined ? undefined : valueAt(item, field.via, []);
    const side = { downstream: 'source' as const, ...(typeof via === 'string' ? { via } : {}) };
    for (const source of urnsAt(item, field.downstreams)) {
      for (const target of upstreams)
        edges.push({ source, type: field.relationship, target, ...origin, ...side });
    }
  }
  return edges;
}

function urnsAt(item: unknown, path: string): string[] {
  const texts = flatValues(item, path).filter((text) => typeof text === 'string');
  return texts.filter((text) => findUrn(text) !== undefined);
}

/** Returns the values at a path. A path to an array means its items. */
function flatValues(value: unknown, path: string): unknown[] {
  return walkPath(value, path).flatMap((leaf) => leaf.value);
}
