/** Derives edges from a payload, and compares the edges of two payloads. */
import type { JsonObject } from '../core/json.js';
import { findUrn } from './urn/parse-urn.js';
import type { Urn } from './urn/urn.js';
import { deriveColumnEdges } from './derive-column-edges.js';
import { indexEdges } from './edge-identity.js';
import type { Edge, LeafPath, MetadataModel, RelationshipField } from './types.js';
import { valueAt, walkPath, type Leaf } from './walk-path.js';

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
