/** The schemas of payloads: resolves references between them, follows paths, finds fields by name, and converts them for OpenAPI. */
import type { JsonObject, JsonValue } from '../core/json.js';
import { SchemaError, type SchemaFiles } from './read-schema-files.js';
import type { FieldShape, LeafPath } from './types.js';

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

/**
 * Follows names separated by dots, e.g. `userCounts.count`, through the schema of an aspect. Lists are entered without a name of their own;
 * a map has every key.
 * @returns undefined if the aspect has no such field
 */
export function fieldShape(
  schema: JsonObject,
  names: string,
  schemas: Pick<SchemaIndex, 'resolve'>,
): FieldShape | undefined {
  let at: Place | undefined = { path: '', schema: schemas.resolve(schema) };
  for (const name of names.split('.')) at = at && memberOf(enterLists(at, schemas), name, schemas);
  if (at === undefined) return undefined;
  const leaf = enterLists(at, schemas);
  return { path: at.path, leafPath: leaf.path, type: typeOf(at.schema), leafType: typeOf(leaf.schema) };
}

interface Place {
  readonly path: LeafPath;
  readonly schema: JsonObject;
}

function enterLists({ path, schema }: Place, schemas: Pick<SchemaIndex, 'resolve'>): Place {
  if (schema['type'] !== 'array') return { path, schema };
  return enterLists({ path: `${path}/*`, schema: schemas.resolve(schema['items'] as JsonObject) }, schemas);
}

function memberOf(
  { path, schema }: Place,
  name: string,
  schemas: Pick<SchemaIndex, 'resolve'>,
): Place | undefined {
  const { properties, additionalProperties, 'x-union': members } = schema as Record<string, JsonObject>;
  const owner = [members, properties].find((named) => named !== undefined && Object.hasOwn(named, name));
  const ofMap = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  const found = (owner?.[name] as JsonObject | undefined) ?? ofMap;
  return found && { path: `${path}/${name}`, schema: schemas.resolve(found) };
}

const NUMBER_TYPES = ['int', 'long', 'float', 'double'] as const;

function typeOf(schema: JsonObject): FieldShape['type'] {
  const { type, 'x-type': precise, properties, 'x-union': members } = schema;
  const number = NUMBER_TYPES.find((name) => name === precise);
  if (type === 'integer') return number ?? 'long';
  if (type === 'number') return number ?? 'double';
  if (type === 'boolean') return 'boolean';
  if (type === 'array') return 'list';
  const isRecord = type === 'object' || properties !== undefined || members !== undefined;
  return isRecord ? 'record' : 'string';
}

export interface PlainSchemaOptions {
  /** Returns a shared type by its reference, e.g. `trellis:types/com.linkedin.common#/$defs/Owner`. */
  readonly definitions: (reference: string) => JsonObject;
  /** Whether records may have members that the schema does not list. Unions may not. */
  readonly isOpen: boolean;
}

/**
 * Converts the schema of an aspect into plain JSON Schema without the keywords of Trellis, for the OpenAPI document. Returns it with all
 * record types that it needs in `$defs`, by fully qualified name.
 */
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
