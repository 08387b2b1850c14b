/** Inspects the selection, so that only selected data is read. */
import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/** Tells whether the field at this path below the resolved field is selected, under any alias and through any fragment. */
export function selects({ fieldNodes, fragments }: GraphQLResolveInfo, way: readonly string[]): boolean {
  const goes = (set: SelectionSetNode | undefined, [name, ...rest]: readonly string[]): boolean =>
    set?.selections.some((selection) => {
      if (selection.kind === Kind.INLINE_FRAGMENT) return goes(selection.selectionSet, [name ?? '', ...rest]);
      if (selection.kind === Kind.FRAGMENT_SPREAD)
        return goes(fragments[selection.name.value]?.selectionSet, [name ?? '', ...rest]);
      return selection.name.value === name && (rest.length === 0 || goes(selection.selectionSet, rest));
    }) ?? false;
  return fieldNodes.some(({ selectionSet }) => goes(selectionSet, way));
}
