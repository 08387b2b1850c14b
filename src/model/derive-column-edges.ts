/** Derives the edges of column lineage, which connect schema fields. */
import { schemaFieldUrn } from './field-path.js';
import { findUrn } from './urn/parse-urn.js';
import type { ColumnLineageField, Edge } from './types.js';
import { valueAt, walkPath } from './walk-path.js';

/**
 * Returns the edges of all items at the path of the field. Each item connects each of its downstream URNs with each upstream URN:
 *
 *     {upstreams: [a, b], downstreams: [x, y]}    x → a, x → b, y → a, y → b    (→ is derived from)
 *
 * The owner of the edges is the entity with the aspect, e.g. a dataset or a job. It is neither end of an edge. An item without upstreams
 * or without downstreams gives no edge.
 */
export function deriveColumnEdges(
  field: ColumnLineageField,
  value: unknown,
  origin: { readonly aspect: string; readonly owner: string },
): Edge[] {
  const edges: Edge[] = [];
  for (const item of flatValues(value, field.path)) {
    const upstreams = urnsAt(item, field.upstreams);
    const via = viaOf(field, item, origin.owner);
    const side = { downstream: 'source' as const, ...(typeof via === 'string' ? { via } : {}) };
    for (const source of downstreamsOf(field, item, origin.owner)) {
      for (const target of upstreams)
        edges.push({ source, type: field.relationship, target, ...origin, ...side });
    }
  }
  return edges;
}

/** Returns the URNs at both sides of items from which no edge to them follows. @param hasEdges tells it of a column downstream */
export function columnsWithoutEdges(
  { path, upstreams, downstreams }: ColumnLineageField,
  value: unknown,
  hasEdges: (column: string) => boolean,
): string[] {
  // Otherwise the upstreams are relationships, and the columns downstream belong to the entity.
  if (downstreams === undefined) return [];
  return flatValues(value, path).flatMap((item) => {
    const [upper, lower] = [textsAt(item, upstreams), textsAt(item, downstreams)];
    const unconnected = lower.filter((column) => !hasEdges(column));
    const hasEdge = upper.length > 0 && unconnected.length < lower.length;
    return hasEdge ? unconnected : [...upper, ...lower];
  });
}

/** Stands for the entity with the aspect in the annotation `via`. */
export const VIA_OWNER = '$owner';

function viaOf({ via }: ColumnLineageField, item: unknown, owner: string): unknown {
  if (via === undefined) return undefined;
  return via === VIA_OWNER ? owner : valueAt(item, via, []);
}

function downstreamsOf(field: ColumnLineageField, item: unknown, owner: string): string[] {
  if (field.downstreams !== undefined) return urnsAt(item, field.downstreams);
  const paths = textsAt(item, field.downstreamFields ?? '').filter((path) => path.trim() !== '');
  return paths.map((path) => schemaFieldUrn(owner, path)).filter((urn) => findUrn(urn) !== undefined);
}

function urnsAt(item: unknown, path: string): string[] {
  return textsAt(item, path).filter((text) => findUrn(text) !== undefined);
}

function textsAt(item: unknown, path: string): string[] {
  return flatValues(item, path).filter((text) => typeof text === 'string');
}

/** Returns the values at a path. A path to an array means its items. */
function flatValues(value: unknown, path: string): unknown[] {
  return walkPath(value, path).flatMap((leaf) => leaf.value);
}
