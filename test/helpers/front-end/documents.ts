/** The documents of a front end: operations in `test/front-end/documents/<page>.graphql`, and the fragments that they share. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Kind,
  parse,
  print,
  visit,
  type ASTNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';

const FOLDER = join(import.meta.dirname, '../../front-end/documents');

const definitions = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.graphql'))
  .sort()
  .flatMap((name) => parse(readFileSync(join(FOLDER, name), 'utf8')).definitions);

const fragments = byName(definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION));
const operations = byName(definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION));

export const OPERATIONS: readonly string[] = [...operations.keys()];

/** Names of the fragments that no operation uses. */
export function unusedFragments(): readonly string[] {
  const used = new Set([...operations.values()].flatMap((each) => [...fragmentsOf(each)]));
  return [...fragments.keys()].filter((name) => !used.has(name));
}

const texts = new Map<string, string>();

/** Returns one operation with the fragments that it needs, directly or through other fragments. Names of operations are unique. */
export function documentOf(operation: string): string {
  const known = texts.get(operation);
  if (known !== undefined) return known;
  const node = found(operations, operation);
  const needed = [...fragmentsOf(node)].map((name) => found(fragments, name));
  const text = [node, ...needed].map(print).join('\n');
  texts.set(operation, text);
  return text;
}

function fragmentsOf(node: ASTNode, names = new Set<string>()): Set<string> {
  visit(node, {
    FragmentSpread({ name: { value } }) {
      if (names.has(value)) return;
      names.add(value);
      fragmentsOf(found(fragments, value), names);
    },
  });
  return names;
}

function found<Node>(nodes: ReadonlyMap<string, Node>, name: string): Node {
  const node = nodes.get(name);
  if (node === undefined) throw new Error(`No document defines ${name}`);
  return node;
}

function byName<Node extends FragmentDefinitionNode | OperationDefinitionNode>(
  nodes: readonly Node[],
): Map<string, Node> {
  const named = new Map<string, Node>();
  for (const node of nodes) {
    const name = node.name?.value ?? '';
    if (name === '' || named.has(name)) throw new Error(`Documents define "${name}" twice, or have no name`);
    named.set(name, node);
  }
  return named;
}
