/**
 * The schema files declare shared fields once. Types and interfaces get the fields of the interfaces that they implement. Entity types get
 * the fields of `@common` types whose aspects they have in the metadata model, and the interfaces of lineage if they can have lineage.
 */
import {
  Kind,
  type DefinitionNode,
  type DirectiveNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type InterfaceTypeDefinitionNode,
  type NamedTypeNode,
  type ObjectTypeDefinitionNode,
} from 'graphql';
import { lineageTypes } from '../../../model/lineage-types.js';
import type { MetadataModel } from '../../../model/types.js';

type Fields = readonly FieldDefinitionNode[];

export function completeTypes(document: DocumentNode, model: MetadataModel): DocumentNode {
  const interfaces = new Map<string, Fields>();
  const common: FieldDefinitionNode[] = [];
  const ofLineage: NamedTypeNode[] = [];
  const flowing = lineageTypes(model);
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
    const implemented = [...(type.interfaces ?? []), ...(flowing.has(entity ?? '') ? ofLineage : [])];
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
