/** The names under which the library puts what a selection asks for. */
import type { FieldNode, GraphQLResolveInfo } from 'graphql';

/** One per request that is executed: the same field with other arguments has another key. */
export interface SelectionKeys {
  /** Key of a field with these arguments. */
  keyFor(node: FieldNode, args: Readonly<Record<string, unknown>>): string;
  /** Key that the field got before. */
  keyOf(node: FieldNode): string;
}

/** Parsed documents are kept and shared by requests, but not their variables: those tell requests apart. */
const keysOfRequests = new WeakMap<object, SelectionKeys>();

export function selectionKeys({ variableValues }: Pick<GraphQLResolveInfo, 'variableValues'>): SelectionKeys {
  const known = keysOfRequests.get(variableValues);
  if (known !== undefined) return known;
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
