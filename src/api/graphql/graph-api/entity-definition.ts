/** The fields of `GraphEntity` that follow from the model, as SDL for the library. */
import { Kind, type DocumentNode } from 'graphql';
import type { MetadataModel } from '../../../model/types.js';
import { relationshipFields, type RelationshipFieldOfGraph } from './relationship-fields.js';
import { searchFieldFields } from './search-field-fields.js';

export interface EntityDefinitionSdl {
  /** A part of the type `GraphEntity`, to be merged with the handwritten part. */
  readonly sdl: string;
  readonly relationships: readonly RelationshipFieldOfGraph[];
}

/** @param written the handwritten definitions of `schemas/graphql/graph-api` */
export function entityDefinition(model: MetadataModel, written: DocumentNode): EntityDefinitionSdl {
  const values = searchFieldFields(model);
  const taken = new Set([...writtenFields(written), ...values.map(({ name }) => name)]);
  const relationships = relationshipFields(model, taken);
  const lines = [
    ...values.map(({ name, type, description }) => `"${description}"\n${name}: [${type}!]`),
    ...relationships.map(
      ({ name, edgeType, direction, description }) =>
        `"${description}"\n${name}: [GraphEntity!]! @relationship(` +
        `type: "${edgeType}", direction: ${direction}, properties: "GraphEdge", nestedOperations: [], aggregate: false)`,
    ),
  ];
  return { sdl: `type GraphEntity {\n${lines.join('\n')}\n}`, relationships };
}

function writtenFields(written: DocumentNode): string[] {
  return written.definitions.flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION && definition.name.value === 'GraphEntity'
      ? (definition.fields ?? []).map(({ name }) => name.value)
      : [],
  );
}
