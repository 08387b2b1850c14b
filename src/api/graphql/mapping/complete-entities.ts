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
  type GraphQLTypeResolver,
} from 'graphql';
import { allOf, chain, type MaybePromise } from '../../../core/async.js';
import { CatalogError } from '../../../core/errors.js';
import type { Urn } from '../../../model/urn.js';
import type { GraphqlContext } from '../context.js';
import type { Selection } from '../selection.js';
import type { EntityTypes } from './coerce.js';
import { EntityRef, findEntityRef } from './entity-ref.js';
import type { FieldResolver } from './field-resolvers.js';
import { meets, type Needs } from './main-aspects.js';
import { memberAt, StoredRecord } from './record.js';

type IsShown = (value: unknown, info: Selection, context: GraphqlContext) => MaybePromise<boolean>;

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
  return (parent, args, context, info) => {
    const test = (item: unknown): MaybePromise<boolean> => isShown(item, info, context);
    return chain(resolve(parent, args, context, info), (value): unknown => {
      if (Array.isArray(value)) {
        const items = value as unknown[];
        return chain(allOf(items.map((item) => chain(item, test))), (isKept) =>
          items.filter((_, index) => isKept[index]),
        );
      }
      return chain(test(value), (isComplete) => {
        if (isComplete) return value;
        if (isNonNullType(field.type)) throw incomplete(value);
        return null;
      });
    });
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
  return (value, info, context) => {
    if (!(value instanceof StoredRecord)) return true;
    const complete = references.map((reference): MaybePromise<boolean> => {
      const urns = reference.paths.map((path) => memberAt(value.value, path));
      const entity = findEntityRef(urns.find((urn) => urn !== undefined));
      const need = needs.ofReference(type, reference, info);
      return entity === undefined || need === undefined || meets(entity.urn, need, context);
    });
    return chain(allOf(complete), (each) => !each.includes(false));
  };
}

function incomplete(value: unknown): CatalogError {
  const urn = value instanceof EntityRef ? value.urn.text : undefined;
  const message =
    urn === undefined ? 'The record refers to an incomplete entity' : `${urn} lacks its main aspect`;
  return new CatalogError('NOT_FOUND', message, { ...(urn !== undefined && { urn }) });
}

/** The object types of entities in fields that allow several. */
export interface TypesByUrn {
  /** Returns the object type that fits the entity. */
  typeOf(urn: Urn): GraphQLObjectType | undefined;
  /** The type that shows entities which no other type fits. */
  readonly anyOther: GraphQLObjectType | undefined;
}

/** Returns a resolver of types. An entity that lacks a selected value that is never null is shown as `OtherEntity`. */
export function typeResolver(types: TypesByUrn, needs: Needs): GraphQLTypeResolver<unknown, GraphqlContext> {
  return (value, context, info) => {
    const { urn } = value as EntityRef;
    const type = types.typeOf(urn);
    const need = type && needs.ofEntity(type, info);
    if (need === undefined) return type?.name;
    return chain(meets(urn, need, context), (isComplete) => (isComplete ? type : types.anyOther)?.name);
  };
}
