/** Inspects the selection, so that only selected data is read. */
import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

type Selection = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

/** Tells whether the field at this path below the resolved field is selected, under any alias and through any fragment. */
export function selects(info: Selection, way: readonly string[]): boolean {
  return nodesAt(info, way).length > 0;
}

/** Returns the nodes that select the field at this path below the resolved field, under any alias and through any fragment. */
export function nodesAt({ fieldNodes, fragments }: Selection, way: readonly string[]): FieldNode[] {
  const named = (set: SelectionSetNode | undefined, name: string): FieldNode[] =>
    (set?.selections ?? []).flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return selection.name.value === name ? [selection] : [];
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection;
      return named(fragment?.selectionSet, name);
    });
  return way.reduce<FieldNode[]>(
    (nodes, name) => nodes.flatMap(({ selectionSet }) => named(selectionSet, name)),
    [...fieldNodes],
  );
}
