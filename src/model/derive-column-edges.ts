/** Column lineage: which schema field is made from which. */
import { findUrn } from './urn/parse-urn.js';
import type { ColumnLineageField, Edge } from './types.js';
import { valueAt, walkPath } from './walk-path.js';

/**
 * Each item at the field's path joins every one of its downstream URNs with every upstream URN:
 *
 *     {upstreams: [a, b], downstreams: [x, y]}    x → a, x → b, y → a, y → b    (→ is made from)
 *
 * The item's owner is the entity that states the lineage, a dataset or a job, which is neither end of the edge.
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

/** A path may end at the array or at its items; both mean the items. */
function flatValues(value: unknown, path: string): unknown[] {
  return walkPath(value, path).flatMap((leaf) => leaf.value);
}
