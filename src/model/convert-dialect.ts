/**
 * Converts a payload into its stored form by its schema: union members get their plain names and shape, and optional members that
 * are null are removed. Keys of maps never change, because they are data. A value that needs no change is returned as the same
 * object, so that the caller can keep its original text.
 */
import { VENDOR } from '../core/compatibility.js';
import type { SchemaIndex } from './schema-index.js';
import type { JsonObject } from '../core/json.js';

const LONG_PREFIX = `${VENDOR}.pegasus2avro.`;

/** Returns `com.linkedin.common.Owner` for `com.linkedin.pegasus2avro.common.Owner`. Other names stay unchanged. */
export function plainName(name: string): string {
  return name.startsWith(LONG_PREFIX) ? `${VENDOR}.${name.slice(LONG_PREFIX.length)}` : name;
}

type Tree = Record<string, unknown>;

export function convertDialect(value: unknown, schema: JsonObject, schemas: SchemaIndex): unknown {
  const shape = schemas.resolve(schema);
  if (value === null || typeof value !== 'object') return wrapText(value, shape);
  const inner = avroOptional(value as Tree, { shape, record: recordName(schema) }, schemas);
  if (inner !== undefined) return convertDialect(inner, schema, schemas);
  const convert = (child: unknown, childSchema: unknown): unknown =>
    childSchema === undefined ? child : convertDialect(child, childSchema as JsonObject, schemas);
  if (Array.isArray(value)) return mapItems(value, (item) => convert(item, shape['items']));
  const tree = value as Tree;
  const members = shape['x-union'] as Tree | undefined;
  if (members !== undefined) return convertUnion(tree, { members, convert });
  const properties = shape['properties'] as Tree | undefined;
  if (properties !== undefined)
    return convertRecord(tree, { properties, required: shape['required'], convert });
  const values = shape['additionalProperties'];
  return mapMembers(tree, (key, member) => [key, convert(member, values === false ? undefined : values)]);
}

const SCALARS = new Set(['string', 'integer', 'number', 'boolean']);
/** Names of the scalar types in Avro. */
const SCALAR_WRAPPERS = new Set(['string', 'bytes', 'boolean', 'int', 'long', 'float', 'double']);

/**
 * Returns the value inside a wrapper of Avro JSON, which wraps optional values in the name of their type: `{"string": "x"}`,
 * `{"array": [...]}`, `{"com.linkedin.common.AuditStamp": {...}}`. Returns undefined for any other object. An object that fits its schema
 * is never a wrapper.
 */
function avroOptional(
  tree: Tree,
  { shape, record }: { shape: JsonObject; record: string | undefined },
  schemas: SchemaIndex,
): unknown {
  const [name, ...others] = Object.keys(tree);
  if (name === undefined || others.length > 0 || Array.isArray(tree) || 'x-union' in shape) return undefined;
  const inner = tree[name];
  if (SCALARS.has(shape['type'] as string))
    return SCALAR_WRAPPERS.has(name) && typeof inner !== 'object' ? inner : undefined;
  if ('enum' in shape) return name.includes('.') && typeof inner === 'string' ? inner : undefined;
  if (shape['type'] === 'array') return name === 'array' && Array.isArray(inner) ? inner : undefined;
  const properties = shape['properties'] as Tree | undefined;
  if (properties !== undefined)
    return record !== undefined && !Object.hasOwn(properties, name) && lastPart(name) === record
      ? inner
      : undefined;
  const values = schemas.resolve((shape['additionalProperties'] ?? {}) as JsonObject);
  return name === 'map' && SCALARS.has(values['type'] as string) && isTree(inner) ? inner : undefined;
}

/** Returns the simple name of the record that a schema describes; undefined for a schema without a name. */
function recordName(schema: JsonObject): string | undefined {
  const own = (schema['x-aspect'] as JsonObject | undefined)?.['record'] ?? schema['$ref'];
  return typeof own === 'string' ? lastPart(own) : undefined;
}

/** Returns `Owner` for `com.linkedin.common.Owner` and for `trellis:types/com.linkedin.common#/$defs/Owner`. */
function lastPart(name: string): string | undefined {
  return /[./]/.test(name) ? name.split(/[./]/).at(-1) : undefined;
}

/**
 * Wraps a plain text if the schema is a union with a string member (`{"string": "SQL"}` for `"SQL"`), or a record with a member that a
 * plain text stands for (`{"versionTag": "3"}` for `"3"`).
 */
function wrapText(value: unknown, shape: JsonObject): unknown {
  if (typeof value !== 'string') return value;
  const members = shape['x-union'] as Tree | undefined;
  if (members !== undefined && 'string' in members) return { string: value };
  const member = shape['x-text-member'];
  return typeof member === 'string' ? { [member]: value } : value;
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type Convert = (child: unknown, schema: unknown) => unknown;

function convertRecord(
  tree: Tree,
  { properties, required, convert }: { properties: Tree; required: unknown; convert: Convert },
): Tree {
  const mustBe = (required ?? []) as string[];
  return mapMembers(tree, (key, member) => {
    if (member === null && Object.hasOwn(properties, key) && !mustBe.includes(key)) return undefined;
    return [key, convert(member, Object.hasOwn(properties, key) ? properties[key] : undefined)];
  });
}

function convertUnion(tree: Tree, { members, convert }: { members: Tree; convert: Convert }): Tree {
  const keyed = withoutDiscriminator(fromTypeName(tree, Object.keys(members)));
  const keys = Object.keys(keyed);
  const [only = ''] = keys;
  if (keys.length !== 1) return keyed;
  const name = plainName(only);
  const member = keyed[only];
  const converted = convert(member, Object.hasOwn(members, name) ? members[name] : undefined);
  return name === only && converted === member ? keyed : { [name]: converted };
}

/** Converts `{"__type": "StringType", …}`, which contains the short name of the union member beside the fields of the member. */
function fromTypeName(tree: Tree, members: readonly string[]): Tree {
  const bare = tree['__type'];
  if (typeof bare !== 'string') return tree;
  const name = members.find((member) => member === bare || member.endsWith(`.${bare}`));
  if (name === undefined) return tree;
  const { __type, ...own } = tree;
  return { [name]: own };
}

/** Converts `{"fieldDiscriminator": "costId", "costId": 1}`, in which generated classes name the union member twice. */
function withoutDiscriminator(tree: Tree): Tree {
  const name = tree['fieldDiscriminator'];
  if (typeof name !== 'string' || Object.keys(tree).length !== 2 || !Object.hasOwn(tree, name)) return tree;
  return { [name]: tree[name] };
}

function mapItems(items: readonly unknown[], change: (item: unknown) => unknown): readonly unknown[] {
  const changed = items.map(change);
  return changed.every((item, index) => item === items[index]) ? items : changed;
}

/** @param change returns the new member, or undefined to leave it out */
function mapMembers(
  tree: Tree,
  change: (key: string, member: unknown) => [string, unknown] | undefined,
): Tree {
  const entries = Object.entries(tree);
  const changed = entries.map(([key, member]) => change(key, member));
  if (changed.every((entry, index) => entry?.[1] === entries[index]?.[1])) return tree;
  // An object without a prototype stores a key named __proto__ like any other key.
  const result = Object.create(null) as Tree;
  for (const entry of changed) if (entry !== undefined) result[entry[0]] = entry[1];
  return result;
}
