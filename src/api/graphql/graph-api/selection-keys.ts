/** The keys under which the library returns selected fields. */
import type { FieldNode, GraphQLResolveInfo } from 'graphql';

/** Keys of one executed request. The same field with other arguments has another key. */
export interface SelectionKeys {
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
