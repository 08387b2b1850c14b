/** Measures how deeply operations nest. Each fragment is measured once, so measuring takes no longer than reading the document. */
import { Kind, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';

/**
 * Returns the levels of selections below the deepest operation.
 * @param document without circles of fragments, which validation refuses
 */
export function measureDepth({ definitions }: DocumentNode): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const each of definitions)
    if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each);
  const known = new Map<string, number>();
  const ofFragment = (name: string): number => {
    const fragment = fragments.get(name);
    let depth = known.get(name);
    if (depth === undefined) known.set(name, (depth = fragment ? levels(fragment.selectionSet) : 0));
    return depth;
  };
  const levels = ({ selections }: SelectionSetNode): number => {
    let deepest = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD)
        deepest = Math.max(deepest, 1 + (selection.selectionSet ? levels(selection.selectionSet) : 0));
      else if (selection.kind === Kind.INLINE_FRAGMENT)
        deepest = Math.max(deepest, levels(selection.selectionSet));
      else deepest = Math.max(deepest, ofFragment(selection.name.value));
    }
    return deepest;
  };
  return definitions.reduce(
    (deepest, each) =>
      each.kind === Kind.OPERATION_DEFINITION ? Math.max(deepest, levels(each.selectionSet)) : deepest,
    0,
  );
}
