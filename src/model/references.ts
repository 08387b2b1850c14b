/** Finds the URNs in payloads from which no edge follows, so that they can be found when what they name is deleted. */
import { isJsonObject, type JsonObject } from '../core/json.js';
import { hasColumnEdges, columnsWithoutEdges } from './derive-edges.js';
import type { SchemaIndex } from './schema-index.js';
import type { AspectDefinition, LeafPath, MetadataModel, ReferenceField } from './types.js';
import { URN_PREFIX } from './urn.js';
import { walkPath } from './walk-path.js';

/**
 * Returns the members that refer to entities without a relationship: all with `x-urn`, and texts with `x-reference`. A stamp, which tells
 * who made an entry, is no reference (`x-reference: none`).
 * @param covered paths from which edges follow
 */
export function referenceFields(
  content: JsonObject,
  schemas: Pick<SchemaIndex, 'resolve'>,
  covered: ReadonlySet<LeafPath>,
): ReferenceField[] {
  const fields: ReferenceField[] = [];
  const visit = (schema: JsonObject, path: LeafPath, above: readonly unknown[]): void => {
    const reference = schema['$ref'];
    // A record inside itself.
    if (reference !== undefined && above.includes(reference)) return;
    const shape = schemas.resolve(schema);
    const removal = shape['x-reference'] ?? (shape['x-urn'] === undefined ? 'none' : 'member');
    if (removal !== 'none' && !covered.has(path))
      fields.push({ path, removal: removal as ReferenceField['removal'] });
    const inside = [...above, reference];
    const named = { ...(shape['x-union'] as JsonObject), ...(shape['properties'] as JsonObject) };
    for (const [name, member] of Object.entries(named))
      visit(member as JsonObject, `${path}/${name}`, inside);
    for (const each of [shape['items'], shape['additionalProperties']])
      if (isJsonObject(each)) visit(each, `${path}/*`, inside);
  };
  visit(content, '', []);
  return fields;
}

const NONE: readonly string[] = [];

/** Returns the distinct URNs that a payload refers to without an edge. */
export function referencesIn(
  model: MetadataModel,
  { references, columnLineage }: AspectDefinition,
  value: JsonObject,
): readonly string[] {
  if (references.length + columnLineage.length === 0) return NONE;
  const urns = new Set<string>();
  for (const { path } of references) {
    for (const leaf of walkPath(value, path))
      if (typeof leaf.value === 'string' && leaf.value.startsWith(URN_PREFIX)) urns.add(leaf.value);
  }
  for (const field of columnLineage) {
    for (const urn of columnsWithoutEdges(field, value, (column) => hasColumnEdges(model, column)))
      urns.add(urn);
  }
  return [...urns];
}
