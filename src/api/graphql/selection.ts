/** What an answer must hold, so that nothing is read that nobody asked for. */
import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/** Is the field at this way below the resolved one selected, by whatever alias and through whatever fragment? */
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
