/**
 * Entities of some types mean nothing without their main aspect, because it has the values of fields that are never null. The schema files
 * name it: `@entity(main: …)`.
 */
import { isListType, isNonNullType, isObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import type { JsonObject } from '../../../core/json.js';
import type { Urn } from '../../../model/urn/urn.js';
import { coercionTo, type EntityTypes } from './coerce.js';
import { mainAspectOf, sourceOf } from './directives.js';
import { memberAt } from './record.js';

/** Tells whether the main aspect has a value for a field. */
type HasValue = (aspect: JsonObject, owner: Urn) => boolean;

export interface MainAspect {
  readonly name: string;
  /** The fields that are never null and show the aspect, by their names. */
  readonly fields: ReadonlyMap<string, HasValue>;
}

/** Returns the main aspects by the names of the object types. It must run before resolvers are attached. */
export function mainAspects(schema: GraphQLSchema, entities: EntityTypes): ReadonlyMap<string, MainAspect> {
  const found = new Map<string, MainAspect>();
  for (const type of Object.values(schema.getTypeMap())) {
    const name = isObjectType(type) ? mainAspectOf(schema, type) : undefined;
    if (name !== undefined)
      found.set(type.name, { name, fields: fieldsOf(type as GraphQLObjectType, { name, schema, entities }) });
  }
  return found;
}

interface Place {
  readonly name: string;
  readonly schema: GraphQLSchema;
  readonly entities: EntityTypes;
}

/** A list is never null either, but it is empty without a value. A handwritten resolver needs the aspect only. */
function fieldsOf(type: GraphQLObjectType, { name, schema, entities }: Place): Map<string, HasValue> {
  const found = new Map<string, HasValue>();
  for (const field of Object.values(type.getFields())) {
    const source = sourceOf(schema, field);
    if (!isNonNullType(field.type) || isListType(field.type.ofType)) continue;
    if (source?.kind !== 'aspects' || source.otherwise !== undefined) continue;
    const path = source.paths.find(({ aspect }) => aspect === name)?.path;
    if (path === undefined) continue;
    const coerce = coercionTo(field.type, entities);
    const isHandwritten = field.resolve !== undefined;
    found.set(
      field.name,
      (aspect, owner) => isHandwritten || coerce(memberAt(aspect, path), owner) !== undefined,
    );
  }
  return found;
}
