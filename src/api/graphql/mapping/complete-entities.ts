/**
 * Leaves out entities whose main aspect lacks a value that the request selects and that is never null. Such an entity is null in a field,
 * and left out of a list. So one record never fails the list that contains it.
 */
import {
  getNamedType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql';
import { CatalogError } from '../../../core/errors.js';
import type { GraphqlContext } from '../context.js';
import type { EntityTypes } from './coerce.js';
import type { FieldResolver } from './entity-field.js';
import { EntityRef, findEntityRef } from './entity-ref.js';
import { meets, type Needs } from './needs.js';
import { memberAt, StoredRecord } from './record.js';
import type { Selection } from './selected-fields.js';

type IsShown = (value: unknown, info: Selection, context: GraphqlContext) => boolean | Promise<boolean>;

interface Deps {
  readonly needs: Needs;
  readonly entities: EntityTypes;
}

/**
 * Returns a resolver that leaves out entities that are not complete, and records that cannot be shown without such an entity. The resolver
 * throws NOT_FOUND if its field is never null.
 */
export function completeOnly(
  field: GraphQLField<unknown, unknown>,
  resolve: FieldResolver,
  deps: Deps,
): FieldResolver {
  const type = getNamedType(field.type);
  const isShown = isObjectType(type) ? testOf(type, deps) : undefined;
  if (isShown === undefined) return resolve;
  // eslint-disable-next-line @typescript-eslint/max-params -- a resolver has these four
  return async (parent, args, context, info) => {
    const value: unknown = await resolve(parent, args, context, info);
    if (Array.isArray(value)) {
      const isKept = await Promise.all(value.map(async (item) => isShown(await item, info, context)));
      return (value as unknown[]).filter((_, index) => isKept[index]);
    }
    if (await isShown(value, info, context)) return value;
    if (isNonNullType(field.type)) throw incomplete(value);
    return null;
  };
}

/** @returns undefined for a type whose values are always complete */
function testOf(type: GraphQLObjectType, deps: Deps): IsShown | undefined {
  if (deps.needs.mains.has(type.name)) return entityTest(type, deps.needs);
  return recordTest(type, deps);
}

function entityTest(type: GraphQLObjectType, needs: Needs): IsShown {
  return (value, info, context) => {
    const need = value instanceof EntityRef ? needs.ofEntity(type, info) : undefined;
    return need === undefined || meets((value as EntityRef).urn, need, context);
  };
}

function recordTest(type: GraphQLObjectType, { needs, entities }: Deps): IsShown | undefined {
  const references = entities.requiredReferencesOf(type).filter((each) => needs.mains.has(each.type.name));
  if (references.length === 0) return undefined;
  return async (value, info, context) => {
    if (!(value instanceof StoredRecord)) return true;
    const complete = references.map(async (reference) => {
      const urns = reference.paths.map((path) => memberAt(value.value, path));
      const entity = findEntityRef(urns.find((urn) => urn !== undefined));
      const need = needs.ofReference(type, reference, info);
      return entity === undefined || need === undefined || (await meets(entity.urn, need, context));
    });
    return (await Promise.all(complete)).every((each) => each);
  };
}

function incomplete(value: unknown): CatalogError {
  const urn = value instanceof EntityRef ? value.urn.text : undefined;
  const message =
    urn === undefined ? 'The record refers to an incomplete entity' : `${urn} lacks its main aspect`;
  return new CatalogError('NOT_FOUND', message, { ...(urn !== undefined && { urn }) });
}
