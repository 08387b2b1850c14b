/** Finds the members of a payload that its schema does not know, e.g. those of a newer connector. */
import { CatalogError } from '../core/errors.js';
import { isJsonObject, type JsonObject, escapePointer, exceedsDepth } from '../core/json.js';
import type { SchemaIndex } from './schema-index.js';
import type { UnknownField } from './types.js';

/** An unknown field with what messages about it need. */
export interface FoundField extends UnknownField {
  readonly name: string;
  /** JSON pointer to the record. */
  readonly record: string;
  /** The names of the members that the record can have. */
  readonly siblings: readonly string[];
}

export interface Separated {
  /** A copy of the payload without the unknown fields. */
  readonly known: JsonObject;
  /** In document order. Fields inside an unknown field do not count. */
  readonly unknown: readonly FoundField[];
}

interface Position extends UnknownField {
  readonly pointer: string;
}

/**
 * The value of an unknown field nests at most this many levels. No schema limits it, and everything that later walks along the payload
 * must be able to.
 */
const MAX_NESTING = 100;
/** Longer names are cut in reports. */
const MAX_NAME_LENGTH = 60;
const PLAIN_NAME = /^[A-Za-z_][\w-]*$/;

/**
 * Separates the members of records that the schema does not know. Everything else stays, valid or not: unknown members of unions,
 * values of wrong types, keys of maps.
 * @param schema of the aspect
 * @throws INVALID_ASPECT if the value of an unknown field is nested too deeply
 */
export function separateUnknown(
  value: JsonObject,
  schema: JsonObject,
  { aspectName, schemas }: { readonly aspectName: string; readonly schemas: SchemaIndex },
): Separated {
  const unknown: FoundField[] = [];
  const visit = (tree: unknown, schemaOfTree: unknown, at: Position): unknown => {
    if (schemaOfTree === undefined) return tree;
    const shape = schemas.resolve(schemaOfTree as JsonObject);
    if (Array.isArray(tree)) return tree.map((item, index) => visit(item, shape['items'], itemAt(at, index)));
    return isJsonObject(tree) ? Object.fromEntries(visitMembers(tree, shape, at)) : tree;
  };
  const visitMembers = (
    tree: JsonObject,
    shape: JsonObject,
    at: Position,
  ): (readonly [string, unknown])[] => {
    const { properties, additionalProperties: others } = shape;
    const named = (properties ?? shape['x-union'] ?? {}) as JsonObject;
    const isClosed = properties !== undefined && others === false;
    const siblings = Object.keys(named);
    return Object.entries(tree).flatMap(([name, member]) => {
      if (Object.hasOwn(named, name)) return [[name, visit(member, named[name], memberAt(at, name))]];
      if (!isClosed) return [[name, visit(member, others === false ? undefined : others, keyAt(at, name))]];
      const { pointer, ...field } = memberAt(at, name);
      if (exceedsDepth(member, MAX_NESTING)) throw tooDeep(aspectName, field.place, pointer);
      unknown.push({ ...field, name, record: at.pointer, siblings });
      return [];
    });
  };
  const known = visit(value, schema, { place: aspectName, field: aspectName, pointer: '' }) as JsonObject;
  return { known, unknown };
}

/**
 * Returns the fields that a changed payload has in addition to those before the change. Items of arrays may have moved, so a field at
 * another index is not an additional one as long as no more items have it.
 */
export function addedFields<Field extends UnknownField>(
  now: readonly Field[],
  before: readonly UnknownField[],
): Field[] {
  const [placesNow, placesBefore] = [now, before].map((fields) => new Set(fields.map(({ place }) => place)));
  const moved = new Map<string, number>();
  for (const { place, field } of before)
    if (placesNow?.has(place) !== true) moved.set(field, (moved.get(field) ?? 0) + 1);
  return now.filter(({ place, field }) => {
    if (placesBefore?.has(place) === true) return false;
    const left = moved.get(field) ?? 0;
    moved.set(field, left - 1);
    return left <= 0;
  });
}

function itemAt(at: Position, index: number): Position {
  return step(at, { place: `[${index}]`, field: '[*]', pointer: String(index) });
}

function memberAt(at: Position, name: string): Position {
  const text = nameText(name);
  return step(at, { place: text, field: text, pointer: escapePointer(name) });
}

function keyAt(at: Position, key: string): Position {
  return step(at, { place: nameText(key), field: '[*]', pointer: escapePointer(key) });
}

function step(at: Position, next: Position): Position {
  return {
    place: at.place + next.place,
    field: at.field + next.field,
    pointer: `${at.pointer}/${next.pointer}`,
  };
}

/** Printable ASCII without commas: `.name`, or `["any name"]` with the escapes of JSON. */
function nameText(name: string): string {
  const shown = name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}...` : name;
  if (PLAIN_NAME.test(shown)) return `.${shown}`;
  const escape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return `[${JSON.stringify(shown).replace(/[^\x20-\x7e]|,/g, escape)}]`;
}

function tooDeep(aspectName: string, place: string, path: string): CatalogError {
  const message = `${place}: the value is nested too deeply`;
  return new CatalogError('INVALID_ASPECT', message, {
    path,
    rule: `nesting: at most ${MAX_NESTING} levels in an unknown field`,
    aspect: aspectName,
  });
}
