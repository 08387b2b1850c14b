/** The fields of one object type that a request selects. */
import {
  Kind,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from 'graphql';

export type Selection = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

/** Returns the fields below the resolved field, also of fragments that apply to the type. Ignores `@skip` and `@include`. */
export function selectedFields({ fieldNodes, fragments }: Selection, type: GraphQLObjectType): FieldNode[] {
  const found: FieldNode[] = [];
  const visit = (set: SelectionSetNode | undefined): void => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FIELD) found.push(selection);
      else {
        const fragment =
          selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection;
        if (appliesTo(fragment?.typeCondition?.name.value, type)) visit(fragment?.selectionSet);
      }
    }
  };
  for (const { selectionSet } of fieldNodes) visit(selectionSet);
  return found;
}

function appliesTo(condition: string | undefined, type: GraphQLObjectType): boolean {
  return (
    condition === undefined ||
    condition === type.name ||
    type.getInterfaces().some(({ name }) => name === condition)
  );
}
