/** The schema files: their text, and the types that follow from them. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Kind,
  printSchema,
  type DefinitionNode,
  type DirectiveNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type GraphQLSchema,
  type InterfaceTypeDefinitionNode,
  type NamedTypeNode,
  type ObjectTypeDefinitionNode,
} from 'graphql';
import { lineageTypes } from '../../model/derive-edges.js';
import type { MetadataModel } from '../../model/types.js';

/** Returns the schema files as one text. @param folder with `.graphql` files, also in subfolders; the graph API reads its own files */
export function readSdl(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql') && !file.startsWith('graph-api'))
    .sort();
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}

type Fields = readonly FieldDefinitionNode[];

/**
 * The schema files declare shared fields once. Types and interfaces get the fields of the interfaces that they implement. Entity types get
 * the fields of `@common` types whose aspects they have in the metadata model, and the interfaces of lineage if they can have lineage.
 */
export function completeTypes(document: DocumentNode, model: MetadataModel): DocumentNode {
  const interfaces = new Map<string, Fields>();
  const common: FieldDefinitionNode[] = [];
  const ofLineage: NamedTypeNode[] = [];
  const typesWithLineage = lineageTypes(model);
  for (const definition of document.definitions) {
    if (definition.kind === Kind.INTERFACE_TYPE_DEFINITION) {
      interfaces.set(definition.name.value, definition.fields ?? []);
      if (findDirective(definition, 'lineage') !== undefined)
        ofLineage.push({ kind: Kind.NAMED_TYPE, name: definition.name });
    }
    if (definition.kind === Kind.OBJECT_TYPE_DEFINITION && isCommon(definition))
      common.push(...(definition.fields ?? []));
  }
  const complete = (type: ObjectTypeDefinitionNode): ObjectTypeDefinitionNode => {
    const entity = argumentOf(findDirective(type, 'entity'), 'name');
    const implemented = [
      ...(type.interfaces ?? []),
      ...(typesWithLineage.has(entity ?? '') ? ofLineage : []),
    ];
    const inherited = inheritedBy(implemented, interfaces);
    const shared = entity === undefined ? [] : common.filter((field) => belongsTo(field, entity, model));
    return {
      ...type,
      interfaces: implemented,
      fields: withoutRepeats([...(type.fields ?? []), ...inherited, ...shared]),
    };
  };
  const definitions: DefinitionNode[] = [];
  for (const definition of document.definitions) {
    if (definition.kind === Kind.INTERFACE_TYPE_DEFINITION) definitions.push(inherit(definition, interfaces));
    else if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) definitions.push(definition);
    else if (!isCommon(definition)) definitions.push(complete(definition));
  }
  return { ...document, definitions };
}

function inherit(
  definition: InterfaceTypeDefinitionNode,
  interfaces: ReadonlyMap<string, Fields>,
): InterfaceTypeDefinitionNode {
  const inherited = inheritedBy(definition.interfaces ?? [], interfaces);
  return { ...definition, fields: withoutRepeats([...(definition.fields ?? []), ...inherited]) };
}

function inheritedBy(names: readonly NamedTypeNode[], interfaces: ReadonlyMap<string, Fields>): Fields {
  return names.flatMap(({ name }) => interfaces.get(name.value) ?? []);
}

function isCommon(type: ObjectTypeDefinitionNode): boolean {
  return findDirective(type, 'common') !== undefined;
}

/** A common field with several `@aspect` needs all of them. Otherwise its resolver would request aspects that the type does not have. */
function belongsTo(field: FieldDefinitionNode, entity: string, model: MetadataModel): boolean {
  const aspects = (field.directives ?? []).filter(({ name }) => name.value === 'aspect');
  const has = model.entities.get(entity)?.aspects ?? [];
  return aspects.every((aspect) => has.includes(argumentOf(aspect, 'name') ?? ''));
}

function withoutRepeats(fields: Fields): FieldDefinitionNode[] {
  const byName = new Map<string, FieldDefinitionNode>();
  for (const field of fields) if (!byName.has(field.name.value)) byName.set(field.name.value, field);
  return [...byName.values()];
}

function findDirective(
  node: { readonly directives?: readonly DirectiveNode[] },
  name: string,
): DirectiveNode | undefined {
  return node.directives?.find((directive) => directive.name.value === name);
}

function argumentOf(directive: DirectiveNode | undefined, name: string): string | undefined {
  const value = directive?.arguments?.find((argument) => argument.name.value === name)?.value;
  return value?.kind === Kind.STRING ? value.value : undefined;
}

/** Returns a short text that changes with the public parts of the schema. */
export function schemaFingerprint(schema: GraphQLSchema): string {
  return createHash('sha256').update(printSchema(schema)).digest('hex').slice(0, 12);
}
