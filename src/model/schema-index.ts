/** Resolves references between schemas and follows annotation paths. */
import type { JsonObject } from '../core/json.js';
import { SchemaError, type SchemaFiles } from './read-schema-files.js';

export interface SchemaIndex {
  /**
   * Follows the `$ref` of a schema; returns a schema without one unchanged.
   * @param file names the referring file in errors
   * @throws SchemaError for an undefined reference
   */
  resolve(schema: JsonObject, file?: string): JsonObject;
  /** Tells whether a payload of this shape can have a value at the path. */
  resolves(schema: JsonObject, path: string): boolean;
  /** Returns the JSON type of the value at the path, e.g. `integer`; undefined for an enum or union. */
  typeAt(schema: JsonObject, path: string): string | undefined;
}

export function indexSchemas(files: SchemaFiles): SchemaIndex {
  const definitions = new Map<string, JsonObject>();
  for (const { file, content } of files.types) {
    for (const [name, schema] of Object.entries(content['$defs'] as JsonObject)) {
      if (definitions.has(`${content['$id'] as string}#/$defs/${name}`))
        throw new SchemaError(file, name, 'is defined twice');
      definitions.set(`${content['$id'] as string}#/$defs/${name}`, schema as JsonObject);
    }
  }
  const resolve = (schema: JsonObject, file = 'schemas'): JsonObject => {
    const reference = schema['$ref'];
    if (typeof reference !== 'string') return schema;
    const target = definitions.get(reference);
    if (target === undefined) throw new SchemaError(file, reference, 'is referred to but not defined');
    return resolve(target, file);
  };
  const step = (schema: JsonObject, segment: string): JsonObject | undefined => {
    const {
      type,
      items,
      additionalProperties,
      properties,
      'x-union': members,
    } = resolve(schema) as Record<string, JsonObject>;
    if (segment === '$key') return additionalProperties === undefined ? undefined : { type: 'string' };
    if (segment === '*') return (type as unknown) === 'array' ? items : additionalProperties;
    const owner = [members, properties].find((named) => named !== undefined && Object.hasOwn(named, segment));
    return owner?.[segment] as JsonObject | undefined;
  };
  const follow = (schema: JsonObject, path: string): JsonObject | undefined => {
    let current: JsonObject | undefined = schema;
    for (const segment of path.split('/').slice(1)) current = current && step(current, segment);
    return current;
  };
  return {
    resolve,
    resolves: (schema, path) => follow(schema, path) !== undefined,
    typeAt: (schema, path) => {
      const found = follow(schema, path);
      return found && (resolve(found)['type'] as string | undefined);
    },
  };
}

/** Returns the last name in a path, ignoring `*` and `$key`. */
export function lastName(path: string): string {
  const names = path.split('/').filter((segment) => segment !== '*' && segment !== '$key');
  return names.at(-1) ?? '';
}
