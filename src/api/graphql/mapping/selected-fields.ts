/** The fields of one object type that a request selects. */
import type { FieldNode, GraphQLObjectType } from 'graphql';
import { fieldsBelow, type Selection } from '../selection.js';

/** Returns the fields below the resolved field, also of fragments that apply to the type. */
export function selectedFields(info: Selection, type: GraphQLObjectType): FieldNode[] {
  return fieldsBelow(
    info,
    (condition) =>
      condition === undefined ||
      condition === type.name ||
      type.getInterfaces().some(({ name }) => name === condition),
  );
}
