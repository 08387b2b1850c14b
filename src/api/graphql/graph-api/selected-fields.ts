/** The selected fields of a graph query, and the keys under which the library returns them. */
import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  type FieldNode,
  type GraphQLResolveInfo,
  type SelectionNode,
} from 'graphql';
import { fieldsBelow } from '../selection.js';

type SelectionContext = Pick<GraphQLResolveInfo, 'fragments' | 'variableValues'>;

/**
 * Lists the fields of a selection, with fragments inlined and directives applied. Ignores type conditions, because every type of the graph
 * API is an object, so that a valid condition always holds.
 * @param nodes occurrences of one field, whose selections are merged
 */
export function fieldsOf(nodes: readonly FieldNode[], context: SelectionContext): FieldNode[] {
  const { fragments } = context;
  return fieldsBelow({ fieldNodes: nodes, fragments }, { isWanted: (each) => isWanted(each, context) });
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
