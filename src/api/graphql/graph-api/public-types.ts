/** Gives the library's types public names. All names begin with `Graph`, and all relationships share one set of types. */
import {
  Kind,
  parse,
  print,
  printSchema,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  type TypeDefinitionNode,
} from 'graphql';
import type { RelationshipFieldOfGraph } from './relationship-fields.js';

const BUILT_IN = new Set(['String', 'Int', 'Float', 'Boolean', 'ID']);

export type PublicName = (libraryName: string) => string;

/** Maps e.g. `GraphEntityOwnedByConnection`, and the same type of every other relationship, to `GraphRelationConnection`. */
export function publicNames(relationships: readonly RelationshipFieldOfGraph[]): PublicName {
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

/**
 * Returns all types except the library's `Query`.
 * @throws Error if two types that share a public name differ
 */
export function publicTypes(schema: GraphQLSchema, publicName: PublicName): DocumentNode {
  const renamed = visit(parse(printSchema(schema)), {
    Name: (node, _key, parent) =>
      isTypeName(parent) ? { ...node, value: publicName(node.value) } : undefined,
    StringValue: (node, key) => (key === 'description' ? { ...node, value: plain(node.value) } : undefined),
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

function isTypeName(parent: unknown): boolean {
  const kind = (parent as { kind?: string } | undefined)?.kind ?? '';
  return kind === 'NamedType' || kind.endsWith('TypeDefinition');
}

function isNamedType(definition: DefinitionNode): definition is TypeDefinitionNode {
  return definition.kind.endsWith('TypeDefinition');
}

/** Removes the names of types that the public schema does not have from the library's descriptions. */
function plain(description: string): string {
  return description
    .replaceAll(/\bGraphEntit(?:y\w+Connections|ies)\b/g, 'entities')
    .replace(/^The edge properties for the following fields:[^]*$/, 'Properties of a relationship.');
}
