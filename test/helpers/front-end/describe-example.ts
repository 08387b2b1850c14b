/** Values for all members of an aspect, from its schema. */
import type { JsonObject } from '../../../src/core/json.js';
import { readSchemaFiles } from '../../../src/model/read-schema-files.js';
import { indexSchemas } from '../../../src/model/schema-index.js';
import { exampleText } from './example-texts.js';
import { exampleUrn, model } from './example-urns.js';
import { targetTypes } from './target-types.js';

const files = readSchemaFiles(['schemas']);
const schemas = indexSchemas(files);
const schemaOf = new Map(
  files.aspects.map(({ content }) => [(content['x-aspect'] as JsonObject)['name'] as string, content]),
);

/** Records may contain themselves. */
const DEEPEST = 9;

export interface ExampleOwner {
  /** Begins the names of this set of examples. */
  readonly word: string;
  /** Begins the names of the set to which every second item of a list refers. */
  readonly neighbour: string;
  readonly entityType: string;
}

interface Place extends ExampleOwner {
  readonly aspect: string;
  /** Steps from the root, as annotations of the model write them. */
  readonly path: string;
  /** Position in the innermost list. */
  readonly index: number;
  readonly depth: number;
}

/** Returns a payload with every member that the schema of the aspect has. Every list has two items, or one of each member of a union. */
export function describeExample(owner: ExampleOwner, aspect: string): JsonObject {
  const schema = schemaOf.get(aspect);
  if (schema === undefined) throw new Error(`There is no aspect ${aspect}`);
  return valueOf(schema, { ...owner, aspect, path: '', index: 0, depth: 0 }) as JsonObject;
}

function valueOf(given: JsonObject, place: Place): unknown {
  const schema = schemas.resolve(given);
  const union = schema['x-union'] as Record<string, JsonObject> | undefined;
  if (union !== undefined) return memberOf(union, place);
  if (Array.isArray(schema['enum'])) return schema['enum'][place.index % schema['enum'].length];
  switch (schema['type']) {
    case 'object':
      return recordOf(schema, place);
    case 'array':
      return listOf(schema['items'] as JsonObject, place);
    case 'boolean':
      return true;
    case 'integer':
      return schema['x-type'] === 'long' && TIMES.test(place.path) ? TIME + place.index : 7 + place.index;
    case 'number':
      return 0.5;
    default:
      return textOf(schema, place);
  }
}

/** Ends of paths to times. */
const TIMES = /(time|date|millis|timestamp|At|On|Ms|created|modified|observed)$/i;

/** 2025-06-15T08:00:00Z. */
export const TIME = 1_749_974_400_000;

function memberOf(union: Record<string, JsonObject>, place: Place): JsonObject {
  const names = Object.keys(union);
  const name = names[place.index % names.length] ?? '';
  return { [name]: valueOf(union[name] ?? {}, below(place, name)) } as JsonObject;
}

function recordOf(schema: JsonObject, place: Place): JsonObject {
  const properties = schema['properties'] as Record<string, JsonObject> | undefined;
  const others = schema['additionalProperties'];
  if (properties === undefined)
    return typeof others === 'object'
      ? ({ [`${place.word}-key`]: valueOf(others as JsonObject, below(place, '*')) } as JsonObject)
      : {};
  const required = (schema['required'] ?? []) as readonly string[];
  const members = Object.entries(properties).filter(
    ([name]) => place.depth < DEEPEST || required.includes(name),
  );
  return Object.fromEntries(
    members.map(([name, member]) => [name, valueOf(member, below(place, name))]),
  ) as JsonObject;
}

function listOf(items: JsonObject, place: Place): unknown[] {
  if (place.depth >= DEEPEST) return [];
  const union = schemas.resolve(items)['x-union'];
  const length = union === undefined ? 2 : Object.keys(union as JsonObject).length;
  return Array.from({ length }, (_, index) => valueOf(items, { ...below(place, '*'), index }));
}

function textOf(schema: JsonObject, place: Place): string {
  if (schema['x-urn'] === undefined) return exampleText(schema, place);
  const { word, neighbour, entityType, aspect, path, index } = place;
  const relationship = model.getAspectOf(entityType, aspect).relationships.find((each) => each.path === path);
  const types = targetTypes(path, relationship?.entityTypes ?? []);
  const type = types[index % types.length] ?? 'dataset';
  const rank = type === entityType || leadsUpstream(type, entityType, path) ? 'other' : 'main';
  return exampleUrn(index % 2 === 1 ? neighbour : word, type, rank);
}

/** Jobs read the second dataset and write the first one, and columns belong to the first one, so that lineage has no circles. */
function leadsUpstream(type: string, entityType: string, path: string): boolean {
  return type === 'dataset' && (entityType === 'schemaField' || path.startsWith('/input'));
}

function below(place: Place, name: string): Place {
  return { ...place, path: `${place.path}/${name}`, depth: place.depth + 1 };
}
