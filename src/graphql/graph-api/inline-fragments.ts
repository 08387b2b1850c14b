/** A selection without fragments, as the library needs it: it looks types up by names that only its own schema has. */
import {
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  getDirectiveValues,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionNode,
} from 'graphql';

export interface SelectionContext {
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly variableValues: Readonly<Record<string, unknown>>;
}

/**
 * Every type of the graph API is an object, so a type condition that passed validation always holds. `@skip` and `@include`
 * are carried out on the way.
 */
export function inlineFragments(field: FieldNode, context: SelectionContext): FieldNode {
  const { selectionSet } = field;
  if (selectionSet === undefined) return field;
  const selections = inlineSelections(selectionSet.selections, new Set(), context);
  return { ...field, selectionSet: { ...selectionSet, selections } };
}

/** @param seen fragments that the selection has already: a second time adds nothing, and could grow without bound */
function inlineSelections(
  selections: readonly SelectionNode[],
  seen: Set<string>,
  context: SelectionContext,
): FieldNode[] {
  return selections.flatMap((selection): FieldNode[] => {
    if (!isWanted(selection, context)) return [];
    if (selection.kind === Kind.FIELD) return [inlineFragments(selection, context)];
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return inlineSelections(selection.selectionSet.selections, seen, context);
    const name = selection.name.value;
    const fragment = context.fragments[name];
    if (fragment === undefined || seen.has(name)) return [];
    seen.add(name);
    return inlineSelections(fragment.selectionSet.selections, seen, context);
  });
}

function isWanted(selection: SelectionNode, { variableValues }: SelectionContext): boolean {
  const skip = getDirectiveValues(GraphQLSkipDirective, selection, variableValues);
  const include = getDirectiveValues(GraphQLIncludeDirective, selection, variableValues);
  return skip?.['if'] !== true && include?.['if'] !== false;
}
