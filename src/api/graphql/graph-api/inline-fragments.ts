/** The fields of a selection, whatever fragments and directives it is made of. */
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
 * @param nodes occurrences of one field, whose selections are one
 */
export function fieldsOf(nodes: readonly FieldNode[], context: SelectionContext): FieldNode[] {
  const seen = new Set<string>();
  return nodes.flatMap(({ selectionSet }) => fieldsIn(selectionSet?.selections ?? [], seen, context));
}

/** @param seen fragments that the selection has already: a second time adds nothing, and could grow without bound */
function fieldsIn(
  selections: readonly SelectionNode[],
  seen: Set<string>,
  context: SelectionContext,
): FieldNode[] {
  return selections.flatMap((selection): FieldNode[] => {
    if (!isWanted(selection, context)) return [];
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return fieldsIn(selection.selectionSet.selections, seen, context);
    const name = selection.name.value;
    const fragment = context.fragments[name];
    if (fragment === undefined || seen.has(name)) return [];
    seen.add(name);
    return fieldsIn(fragment.selectionSet.selections, seen, context);
  });
}

function isWanted(selection: SelectionNode, { variableValues }: SelectionContext): boolean {
  const skip = getDirectiveValues(GraphQLSkipDirective, selection, variableValues);
  const include = getDirectiveValues(GraphQLIncludeDirective, selection, variableValues);
  return skip?.['if'] !== true && include?.['if'] !== false;
}
