/** The schemas of all aspects as components of the OpenAPI document. Each shared record is defined once. */
import type { JsonObject, JsonValue } from '../../../core/json.js';
import type { MetadataModel } from '../../../model/types.js';

const LOCAL = '#/$defs/';
const COMPONENT = '#/components/schemas/';

/** Keys are component names: the name of an aspect, or the name that an aspect's schema gives a shared record. */
export function aspectSchemas(
  model: Pick<MetadataModel, 'aspects' | 'schemaOf'>,
): Record<string, JsonObject> {
  const schemas: Record<string, JsonObject> = {};
  for (const name of model.aspects.keys()) {
    const { $defs = {}, ...own } = model.schemaOf(name);
    schemas[name] = relocate(withoutIdentity(own)) as JsonObject;
    for (const [shared, schema] of Object.entries($defs as JsonObject)) {
      schemas[componentName(shared)] ??= relocate(schema) as JsonObject;
    }
  }
  return schemas;
}

/** In the document, the name and the dialect of a component follow from its position. */
function withoutIdentity(schema: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$id' && key !== '$schema'));
}

/** Replaces references to `$defs` by references to components. */
function relocate(tree: JsonValue): JsonValue {
  if (Array.isArray(tree)) return tree.map(relocate);
  if (tree === null || typeof tree !== 'object') return tree;
  const members = Object.entries(tree).map(([key, member]) =>
    key === '$ref' && typeof member === 'string' && member.startsWith(LOCAL)
      ? ([key, COMPONENT + componentName(member.slice(LOCAL.length))] as const)
      : ([key, relocate(member)] as const),
  );
  return Object.fromEntries(members);
}

/** OpenAPI allows letters, digits, `.`, `-` and `_` in component names. */
function componentName(shared: string): string {
  return decodeURIComponent(shared).replace(/[^\w.-]/g, '_');
}
