/** Derives edges from a payload, and compares the edges of two payloads. */
import type { JsonObject } from '../core/json.js';
import { findUrn, type Urn } from './urn.js';
import type { Edge, LeafPath, MetadataModel, RelationshipField, ColumnLineageField } from './types.js';
import { valueAt, walkPath, type Leaf } from './walk-path.js';
import { schemaFieldUrn } from './field-path.js';

export interface EdgeDifference {
  /** Edges of `before` whose identity is missing in `after`, or whose lineage direction differs there. */
  readonly removed: Edge[];
  /** Edges of `after` whose identity is missing in `before`, or whose lineage direction differs there. */
  readonly added: Edge[];
  /** Edges of `after` that `before` has with other properties (stamps, `via`, ...). */
  readonly changed: Edge[];
}

/**
 * Returns the edges of one aspect by the model's annotations: relationships of the entity in payload order, then column lineage
 * between schema fields. Of edges with the same identity, the first wins. Invalid URNs are left out. It never throws, so that a payload
 * accepted under an older model can still be removed.
 */
// eslint-disable-next-line @typescript-eslint/max-params -- an edge has these four origins, and no two belong together
export function deriveEdges(model: MetadataModel, urn: Urn, aspectName: string, value: JsonObject): Edge[] {
  const aspect = model.aspects.get(aspectName);
  if (aspect === undefined) return [];
  const origin = { aspect: aspectName, owner: urn.text };
  const edges = aspect.relationships.flatMap((field) =>
    walkPath(value, field.path).flatMap((leaf) => {
      const edge = relationshipEdge(field, leaf, value);
      return edge === undefined ? [] : [{ source: urn.text, ...edge, ...origin }];
    }),
  );
  const columnEdges = aspect.columnLineage
    .flatMap((field) => deriveColumnEdges(field, value, origin))
    .filter(({ source }) => hasColumnEdges(model, source));
  return [...indexEdges([...edges, ...columnEdges]).values()];
}

/** @param column URN of a schema field downstream */
export function hasColumnEdges({ platformsWithoutColumnEdges }: MetadataModel, column: string): boolean {
  if (platformsWithoutColumnEdges.size === 0) return true;
  const [platform] = findUrn(findUrn(column)?.parts[0] ?? '')?.parts ?? [];
  const [name] = findUrn(platform ?? '')?.parts ?? [];
  return name === undefined || !platformsWithoutColumnEdges.has(name);
}

/** Compares the edges of two payloads. Removing `removed`, replacing `changed` and adding `added` turns one into the other. */
export function diffEdges(before: readonly Edge[], after: readonly Edge[]): EdgeDifference {
  if (before.length === 0) return { removed: [], added: [...after], changed: [] };
  const old = indexEdges(before);
  const next = indexEdges(after);
  const difference: EdgeDifference = { removed: [], added: [], changed: [] };
  for (const [identity, edge] of old) {
    if (next.get(identity)?.downstream !== edge.downstream || !next.has(identity))
      difference.removed.push(edge);
  }
  for (const [identity, edge] of next) {
    const previous = old.get(identity);
    if (previous === undefined || previous.downstream !== edge.downstream) difference.added.push(edge);
    else if (!sameProperties(previous, edge)) difference.changed.push(edge);
  }
  return difference;
}

type OwnPart = Omit<Edge, 'source' | 'aspect' | 'owner'>;

function relationshipEdge(field: RelationshipField, leaf: Leaf, value: JsonObject): OwnPart | undefined {
  if (typeof leaf.value !== 'string' || findUrn(leaf.value) === undefined) return undefined;
  const side = (path: LeafPath | undefined): unknown =>
    path === undefined ? undefined : valueAt(value, path, leaf.indices);
  const downstream = field.isUpstream ? ('source' as const) : ('target' as const);
  return {
    type: field.name,
    target: leaf.value,
    ...(field.isLineage ? { downstream } : {}),
    ...textMember('via', side(field.via)),
    ...timeMember('createdOn', side(field.createdOn)),
    ...textMember('createdActor', side(field.createdActor)),
    ...timeMember('updatedOn', side(field.updatedOn)),
    ...textMember('updatedActor', side(field.updatedActor)),
    ...jsonMember('properties', side(field.properties)),
  };
}

function textMember<Name extends string>(name: Name, value: unknown): { [key in Name]?: string } {
  return (typeof value === 'string' ? { [name]: value } : {}) as { [key in Name]?: string };
}

function timeMember<Name extends string>(name: Name, value: unknown): { [key in Name]?: number } {
  return (typeof value === 'number' ? { [name]: value } : {}) as { [key in Name]?: number };
}

function jsonMember<Name extends string>(name: Name, value: unknown): { [key in Name]?: string } {
  return textMember(name, typeof value === 'object' && value !== null ? JSON.stringify(value) : undefined);
}

const PROPERTY_NAMES = [
  'via',
  'createdOn',
  'createdActor',
  'updatedOn',
  'updatedActor',
  'properties',
] as const satisfies readonly (keyof Edge)[];

function sameProperties(left: Edge, right: Edge): boolean {
  return PROPERTY_NAMES.every((name) => left[name] === right[name]);
}

/**
 * Derives the edges of column lineage, which connect schema fields. Returns the edges of all items at the path of the field. Each item
 * connects each of its downstream URNs with each upstream URN:
 *
 *     {upstreams: [a, b], downstreams: [x, y]}    x → a, x → b, y → a, y → b    (→ is derived from)
 *
 * The owner of the edges is the entity with the aspect, e.g. a dataset or a job. It is neither end of an edge. An item without upstreams
 * or without downstreams gives no edge.
 */
function deriveColumnEdges(
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

/** Joins source, type, target, aspect and owner into one text. None of them contains the separator, because it is a control character. */
export function edgeIdentity({ source, type, target, aspect, owner }: Edge): string {
  return `${source}\n${type}\n${target}\n${aspect}\n${owner}`;
}

/** Returns the edges by identity, in their order. Of several edges with the same identity, the first wins. */
function indexEdges(edges: Iterable<Edge>): Map<string, Edge> {
  const index = new Map<string, Edge>();
  for (const edge of edges) {
    const identity = edgeIdentity(edge);
    if (!index.has(identity)) index.set(identity, edge);
  }
  return index;
}

/**
 * Returns the entity types that lineage can connect according to the annotations of the model. They include `schemaField` if an aspect has
 * column lineage.
 */
export function lineageTypes(model: MetadataModel): ReadonlySet<string> {
  const types = new Set<string>();
  for (const entity of model.entities.values()) {
    for (const name of entity.aspects) {
      const aspect = model.aspects.get(name);
      const lineage = aspect?.relationships.filter(({ isLineage }) => isLineage) ?? [];
      if (lineage.length > 0) types.add(entity.name);
      for (const { entityTypes } of lineage) for (const type of entityTypes) types.add(type);
      if ((aspect?.columnLineage.length ?? 0) > 0) types.add('schemaField');
    }
  }
  return types;
}
