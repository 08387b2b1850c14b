/** Converts stored JSON to the type of a field. The converter of a field is created once, with the schema. */
import {
  getNullableType,
  GraphQLError,
  GraphQLScalarType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  Kind,
  type GraphQLNamedType,
  type GraphQLOutputType,
} from 'graphql';
import { isJsonObject, isLosslessNumber, type JsonObject } from '../../../core/json.js';
import type { Urn } from '../../../model/urn.js';
import { EntityRef, findEntityRef } from './entity-ref.js';
import { memberAt, StoredRecord } from './record.js';

export interface EntityTypes {
  /** Tells whether the type represents entities, so that a stored URN becomes a reference. */
  isEntity(type: GraphQLNamedType): boolean;
  /** Tells whether a value of the type can be the entity with this URN. */
  accepts(type: GraphQLNamedType, urn: Urn): boolean;
  /** The member that a plain value of the type represents (`@wraps`). */
  wrappedMemberOf(type: GraphQLNamedType): string | undefined;
  /** The references without which a record of the type cannot be shown, because their fields are non-null. */
  requiredReferencesOf(type: GraphQLNamedType): readonly RequiredReference[];
}

export interface RequiredReference {
  /** Name of the field that shows the entity. */
  readonly field: string;
  /** Places of the URN in the record; the first one with a value applies. */
  readonly paths: readonly (readonly string[])[];
  readonly type: GraphQLNamedType;
}

export type Coerce = (value: unknown, owner: Urn) => unknown;

/**
 * - A URN in a field of entities becomes a reference. A URN of another type, or a text that is not a URN, becomes null
 *   (and is omitted from lists). A record that cannot be shown without such a reference becomes null, too.
 * - A map in a field of lists of entries with `key` and `value` becomes such a list.
 * - A missing value in a field of non-null lists becomes the empty list.
 */
export function coercionTo(type: GraphQLOutputType, entities: EntityTypes): Coerce {
  const inner = getNullableType(type);
  if (isListType(inner)) return listCoercion(inner.ofType, isNonNullType(type), entities);
  if (isEnumType(inner)) {
    const known = new Set(inner.getValues().map(({ name }) => name));
    return (value) => (typeof value === 'string' && known.has(value) ? value : undefined);
  }
  if (isObjectType(inner) || isInterfaceType(inner) || isUnionType(inner)) {
    if (entities.isEntity(inner))
      return (value) => {
        const reference = value instanceof EntityRef ? value : findEntityRef(value);
        return reference !== undefined && entities.accepts(inner, reference.urn) ? reference : undefined;
      };
    return recordCoercion(inner, entities);
  }
  // Only `Long` can represent a number beyond the precision of a double.
  if (inner.name === 'Long') return (value) => value ?? undefined;
  return (value) => (isLosslessNumber(value) ? Number(value.toString()) : (value ?? undefined));
}

function recordCoercion(type: GraphQLNamedType, entities: EntityTypes): Coerce {
  const wrapped = entities.wrappedMemberOf(type);
  const required = entities.requiredReferencesOf(type);
  const isComplete = (record: JsonObject): boolean =>
    required.every((reference) => {
      const values = reference.paths.map((path) => memberAt(record, path));
      const target = findEntityRef(values.find((value) => value !== undefined));
      return target !== undefined && entities.accepts(reference.type, target.urn);
    });
  return (value, owner) => {
    const record = typeof value === 'string' && wrapped !== undefined ? { [wrapped]: value } : value;
    return isJsonObject(record) && isComplete(record) ? new StoredRecord(record, owner) : undefined;
  };
}

function listCoercion(itemType: GraphQLOutputType, never: boolean, entities: EntityTypes): Coerce {
  const item = coercionTo(itemType, entities);
  const nothing = never ? [] : undefined;
  const isEntries = isEntryType(getNullableType(itemType));
  return (value, owner) => {
    const items = isEntries && isJsonObject(value) ? entriesOf(value) : value;
    if (!Array.isArray(items)) return nothing;
    return items.map((each) => item(each, owner)).filter((each) => each !== undefined);
  };
}

function isEntryType(type: GraphQLOutputType): boolean {
  if (!isObjectType(type)) return false;
  const { key, value } = type.getFields();
  return key !== undefined && value !== undefined;
}

function entriesOf(map: Record<string, unknown>): { key: string; value: unknown }[] {
  return Object.entries(map).map(([key, value]) => ({ key, value }));
}

/** The scalar `Long`: whole numbers of up to 64 bits. */
export const Long = new GraphQLScalarType({
  name: 'Long',
  serialize(value) {
    if (isLosslessNumber(value)) return value.toString();
    if (typeof value === 'number' && Number.isInteger(value)) return value;
    if (typeof value === 'string' && /^-?\d+$/.test(value)) return value;
    throw new GraphQLError('A value that must be a whole number is not');
  },
  parseValue: (value) => wholeNumber(value),
  parseLiteral(node) {
    if (node.kind !== Kind.INT && node.kind !== Kind.STRING) throw noWholeNumber('this');
    return wholeNumber(node.value);
  },
});

/** Refuses numbers beyond 2^53, which would be rounded. No argument of this API needs them. */
function wholeNumber(value: unknown): number {
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) throw noWholeNumber(JSON.stringify(value));
  return number;
}

function noWholeNumber(what: string): GraphQLError {
  return new GraphQLError(`Long must be a whole number below 2^53, and ${what} is not`);
}
