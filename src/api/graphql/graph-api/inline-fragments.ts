/** Lists the fields of a selection, with fragments inlined and directives applied. */
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
 * Ignores type conditions, because every type of the graph API is an object, so that a valid condition always holds. Applies `@skip` and
 * `@include`.
 * @param nodes occurrences of one field, whose selections are merged
 */
export function fieldsOf(nodes: readonly FieldNode[], context: SelectionContext): FieldNode[] {
  const visited = new Set<string>();
  return nodes.flatMap(({ selectionSet }) => fieldsIn(selectionSet?.selections ?? [], visited, context));
}

/** @param visited fragments that the selection already contains: repeating them adds nothing and could grow without bound */
function fieldsIn(
  selections: readonly SelectionNode[],
  visited: Set<string>,
  context: SelectionContext,
): FieldNode[] {
  return selections.flatMap((selection): FieldNode[] => {
    if (!isWanted(selection, context)) return [];
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return fieldsIn(selection.selectionSet.selections, visited, context);
    const name = selection.name.value;
    const fragment = context.fragments[name];
    if (fragment === undefined || visited.has(name)) return [];
    visited.add(name);
    return fieldsIn(fragment.selectionSet.selections, visited, context);
  });
}

function isWanted(selection: SelectionNode, { variableValues }: SelectionContext): boolean {
  const skip = getDirectiveValues(GraphQLSkipDirective, selection, variableValues);
  const include = getDirectiveValues(GraphQLIncludeDirective, selection, variableValues);
  return skip?.['if'] !== true && include?.['if'] !== false;
}
