/** The object types of entities in fields that allow several. */
import type { GraphQLObjectType, GraphQLTypeResolver } from 'graphql';
import { chain } from '../../../core/maybe-promise.js';
import type { Urn } from '../../../model/urn/urn.js';
import type { GraphqlContext } from '../context.js';
import type { EntityRef } from './entity-ref.js';
import { meets, type Needs } from './needs.js';

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
