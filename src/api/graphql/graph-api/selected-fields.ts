/** The selected fields of a graph query, and the keys under which the library returns them. */
import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLResolveInfo,
  type SelectionNode,
} from 'graphql';

interface SelectionContext {
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly variableValues: Readonly<Record<string, unknown>>;
}

/**
 * Lists the fields of a selection, with fragments inlined and directives applied. Ignores type conditions, because every type of the graph
 * API is an object, so that a valid condition always holds.
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

/** The keys of one executed request. The same field with other arguments has another key. */
interface SelectionKeys {
  /** Returns the key of a field with these arguments. */
  keyFor(node: FieldNode, args: Readonly<Record<string, unknown>>): string;
  /** Returns the key that the field got before. */
  keyOf(node: FieldNode): string;
}

/** Keyed by the variables object, which belongs to one request. Requests share cached documents, so these cannot be the key. */
const keysOfRequests = new WeakMap<object, SelectionKeys>();

export function selectionKeys({ variableValues }: Pick<GraphQLResolveInfo, 'variableValues'>): SelectionKeys {
  const existing = keysOfRequests.get(variableValues);
  if (existing !== undefined) return existing;
  const keys = createKeys();
  keysOfRequests.set(variableValues, keys);
  return keys;
}

function createKeys(): SelectionKeys {
  const ofNodes = new Map<FieldNode, string>();
  const ofCalls = new Map<string, string>();
  return {
    keyFor: (node, args) => {
      const name = node.name.value;
      const call = `${name} ${JSON.stringify(args)}`;
      const key = ofCalls.get(call) ?? (Object.keys(args).length === 0 ? name : `${name}_${ofCalls.size}`);
      ofCalls.set(call, key);
      ofNodes.set(node, key);
      return key;
    },
    keyOf: (node) => ofNodes.get(node) ?? node.name.value,
  };
}
