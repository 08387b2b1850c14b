/** Finds fields of aspects by the names that lead to them, e.g. `userCounts.count`. */
import type { JsonObject } from '../core/json.js';
import type { SchemaIndex } from './schema-index.js';
import type { FieldShape, LeafPath } from './types.js';

/**
 * Follows names separated by dots through the schema of an aspect. Lists are entered without a name of their own; a map has every key.
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
