/** Converts aspect schemas into plain JSON Schema without the keywords of Trellis, for the OpenAPI document. */
import type { JsonObject, JsonValue } from '../core/json.js';

export interface PlainSchemaOptions {
  /** Returns a shared type by its reference, e.g. `trellis:types/com.linkedin.common#/$defs/Owner`. */
  readonly definitions: (reference: string) => JsonObject;
  /** Whether records may have members that the schema does not list. Unions may not. */
  readonly isOpen: boolean;
}

/** Returns the schema with all record types that it needs in `$defs`, by fully qualified name. */
export function plainSchema(schema: JsonObject, { definitions, isOpen }: PlainSchemaOptions): JsonObject {
  const $defs: Record<string, JsonValue> = {};
  const visit = (tree: JsonValue): JsonValue => {
    if (Array.isArray(tree)) return tree.map(visit);
    if (tree === null || typeof tree !== 'object') return tree;
    const entries = Object.entries(tree).flatMap(([key, member]) => plainMember(key, member));
    return Object.fromEntries(entries);
  };
  const plainMember = (key: string, member: JsonValue): [string, JsonValue][] => {
    if (key === '$ref' && typeof member === 'string') return [[key, local(member)]];
    if (key === 'x-union')
      return [
        [
          'oneOf',
          Object.entries(member as JsonObject).map(([name, shape]) => unionMember(name, visit(shape))),
        ],
      ];
    if (key === 'default' || key === 'enum') return [[key, member]];
    if (key === 'additionalProperties' && member === false && isOpen) return [];
    if (key === 'properties')
      return [
        [
          key,
          Object.fromEntries(
            Object.entries(member as JsonObject).map(([name, shape]) => [name, visit(shape)]),
          ),
        ],
      ];
    return key.startsWith('x-') || key === '$id' || key === '$schema' ? [] : [[key, visit(member)]];
  };
  const local = (reference: string): string => {
    const name = reference.replace('trellis:types/', '').replace('#/$defs/', '.');
    if (!(name in $defs)) {
      $defs[name] = {};
      $defs[name] = visit(definitions(reference));
    }
    return `#/$defs/${name}`;
  };
  const { name, record } = schema['x-aspect'] as Record<string, string>;
  const plain = visit(schema) as JsonObject;
  return { title: record ?? name ?? '', ...plain, $defs };
}

function unionMember(name: string, shape: JsonValue): JsonObject {
  return { type: 'object', properties: { [name]: shape }, required: [name], additionalProperties: false };
}
