/**
 * The public types of the graph API: the library's types with public names, and where they are stored. All names begin with `Graph`, and
 * all relationships share one set of types.
 */
import {
  Kind,
  parse,
  print,
  printSchema,
  visit,
  type ASTNode,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  type NameNode,
  type StringValueNode,
  type TypeDefinitionNode,
} from 'graphql';
import type { GraphDefinition, RelationshipFieldOfGraph } from './graph-definition.js';

const BUILT_IN = new Set(['String', 'Int', 'Float', 'Boolean', 'ID']);

type PublicName = (libraryName: string) => string;

/** Maps e.g. `GraphEntityOwnedByConnection`, and the same type of every other relationship, to `GraphRelationConnection`. */
function publicNames(relationships: readonly RelationshipFieldOfGraph[]): PublicName {
  const names = relationships.map(({ name }) => name.charAt(0).toUpperCase() + name.slice(1));
  // Longest first, because the name of one relationship can begin with the name of another.
  const alternatives = names.sort((left, right) => right.length - left.length).join('|');
  const ofRelationship = new RegExp(
    `^GraphEntity(?:${alternatives})(Relationship|(?:Connection|NodeAggregat|EdgeAggregat)\\w*)$`,
  );
  return (name) => {
    const suffix = ofRelationship.exec(name)?.[1];
    if (suffix !== undefined) return `GraphRelation${suffix === 'Relationship' ? 'Edge' : suffix}`;
    return name.startsWith('Graph') || BUILT_IN.has(name) ? name : `Graph${name}`;
  };
}

/** Descriptions of types and fields that the library adds, by their names. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  GraphEdge: 'Properties of a relationship.',
  GraphSortDirection: 'Order of a list.',
  some: 'At least one related entity fits.',
  all: 'Every related entity fits.',
  none: 'No related entity fits.',
  single: 'Exactly one related entity fits.',
  aggregate: 'Conditions on the number of related entities and on their values.',
};

/**
 * Returns all types except the library's `Query`. Texts of the library are replaced, because they name types that do not exist here.
 * @throws Error if two types that share a public name differ
 */
export function publicTypes(
  schema: GraphQLSchema,
  { documents, relationships }: Pick<GraphDefinition, 'documents' | 'relationships'>,
): DocumentNode {
  const publicName = publicNames(relationships);
  const own = new Set(documents.flatMap(descriptionsIn));
  const renamed = visit(parse(printSchema(schema), { noLocation: true }), {
    Name: (node, _key, parent) =>
      isTypeName(parent) ? { ...node, value: publicName(node.value) } : undefined,
    leave: (node) => (isDescribed(node) ? withOwnDescription(node, own) : undefined),
  });
  const definitions = new Map<string, DefinitionNode>();
  for (const definition of renamed.definitions) {
    if (!isNamedType(definition) || definition.name.value === 'GraphQuery') continue;
    const existing = definitions.get(definition.name.value);
    if (existing !== undefined && print(existing) !== print(definition))
      throw new Error(`the types that become ${definition.name.value} differ`);
    definitions.set(definition.name.value, existing ?? definition);
  }
  return { kind: Kind.DOCUMENT, definitions: [...definitions.values()] };
}

function descriptionsIn(document: DocumentNode): string[] {
  const found: string[] = [];
  visit(document, {
    enter: (node) => {
      if (isDescribed(node)) found.push(node.description.value);
    },
  });
  return found;
}

type DescribedNode = ASTNode & { readonly description: StringValueNode; readonly name: NameNode };

function isDescribed(node: ASTNode): node is DescribedNode {
  return (node as Partial<DescribedNode>).description !== undefined && 'name' in node;
}

function withOwnDescription(node: DescribedNode, own: ReadonlySet<string>): object {
  if (own.has(node.description.value)) return node;
  const value = DESCRIPTIONS[node.name.value];
  return { ...node, description: value && { ...node.description, value } };
}

function isTypeName(parent: unknown): boolean {
  const kind = (parent as { kind?: string } | undefined)?.kind ?? '';
  return kind === 'NamedType' || kind.endsWith('TypeDefinition');
}

function isNamedType(definition: DefinitionNode): definition is TypeDefinitionNode {
  return definition.kind.endsWith('TypeDefinition');
}

// The public types of the model that Trellis ships are also stored in `schemas/graphql/graph-api-types.graphql`. `npm run generate` writes the
// file, so that a service needs the library only for its first query of the graph.

const FINGERPRINT = '# Fingerprint of the definition: ';

export function toStoredTypes(types: DocumentNode, fingerprint: string): string {
  return `# The public types of the graph API. Written by \`npm run generate\`.\n${FINGERPRINT}${fingerprint}\n\n${print(types)}\n`;
}

/** @returns undefined if the stored types are those of another definition, because the service has a model of its own */
export function fromStoredTypes(stored: string, fingerprint: string): DocumentNode | undefined {
  const isSame = stored.split('\n').includes(FINGERPRINT + fingerprint);
  return isSame ? parse(stored, { noLocation: true }) : undefined;
}
