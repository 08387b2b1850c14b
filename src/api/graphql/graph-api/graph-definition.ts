/** The types that the library gets: the handwritten ones, and the fields that follow from the model. */
import { createHash } from 'node:crypto';
import { Kind, parse, type DocumentNode } from 'graphql';
import { searchFieldsOf, type FieldKind } from '../../../model/search/search-fields.js';
import type { MetadataModel } from '../../../model/types.js';

export interface GraphDefinition {
  readonly documents: readonly DocumentNode[];
  readonly relationships: readonly RelationshipFieldOfGraph[];
  /** Changes with the documents. */
  readonly fingerprint: string;
}

/** @param sdl the handwritten types of `schemas/graphql/graph-api` */
export function graphDefinition(model: MetadataModel, sdl: string): GraphDefinition {
  const written = parse(sdl, { noLocation: true });
  const { sdl: derived, relationships } = entityDefinition(model, written);
  return {
    documents: [written, parse(derived, { noLocation: true })],
    relationships,
    fingerprint: createHash('sha256').update(sdl).update(derived).digest('hex').slice(0, 16),
  };
}

interface EntityDefinitionSdl {
  /** A part of the type `GraphEntity`, to be merged with the handwritten part. */
  readonly sdl: string;
  readonly relationships: readonly RelationshipFieldOfGraph[];
}

/**
 * Returns the fields of `GraphEntity` that follow from the model, as SDL.
 * @param written the handwritten definitions of `schemas/graphql/graph-api`
 */
function entityDefinition(model: MetadataModel, written: DocumentNode): EntityDefinitionSdl {
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

/** A field of a graph entity that leads to other entities. */
export interface RelationshipFieldOfGraph {
  readonly name: string;
  /** Type of the edge in Neo4j. */
  readonly edgeType: string;
  readonly direction: 'OUT' | 'IN';
  readonly description: string;
}

/** The edge that accompanies every lineage relationship and always points upstream. */
const LINEAGE_EDGE = 'HasUpstream';

const LINEAGE_FIELDS: readonly RelationshipFieldOfGraph[] = [
  {
    name: 'upstream',
    edgeType: LINEAGE_EDGE,
    direction: 'OUT',
    description: 'Direct upstream entities, by any lineage relationship.',
  },
  {
    name: 'downstream',
    edgeType: LINEAGE_EDGE,
    direction: 'IN',
    description: 'Direct downstream entities, by any lineage relationship.',
  },
];

/**
 * Returns two fields for each relationship of the model, and two for lineage. Names: `OwnedBy` becomes `ownedBy`, and `incomingOwnedBy` for
 * the opposite direction.
 * @param taken names of other fields; a relationship `Type` with a taken name becomes `typeRelationship`
 */
function relationshipFields(
  model: MetadataModel,
  taken: ReadonlySet<string>,
): readonly RelationshipFieldOfGraph[] {
  const used = new Set([...taken, ...LINEAGE_FIELDS.map(({ name }) => name)]);
  const free = (wanted: string): string => {
    let name = wanted;
    while (used.has(name)) name += 'Relationship';
    used.add(name);
    return name;
  };
  const fields = [...edgeTypes(model)].sort().flatMap((edgeType): RelationshipFieldOfGraph[] => [
    {
      name: free(edgeType.charAt(0).toLowerCase() + edgeType.slice(1)),
      edgeType,
      direction: 'OUT',
      description: `Entities that this one points to by ${edgeType}.`,
    },
    {
      name: free(`incoming${edgeType.charAt(0).toUpperCase()}${edgeType.slice(1)}`),
      edgeType,
      direction: 'IN',
      description: `Entities that point to this one by ${edgeType}.`,
    },
  ]);
  return [...LINEAGE_FIELDS, ...fields];
}

function edgeTypes(model: MetadataModel): Set<string> {
  const types = new Set<string>();
  for (const aspect of model.aspects.values()) {
    for (const { name } of aspect.relationships) types.add(name);
    for (const { relationship } of aspect.columnLineage) types.add(relationship);
  }
  return types;
}

/** A field of a graph entity that holds a search field. Filters can use it at any depth. */
interface ValuesField {
  /** Also the name of the property in Neo4j. */
  readonly name: string;
  readonly type: 'String' | 'Float' | 'Boolean';
  readonly description: string;
}

const TYPES: Readonly<Record<FieldKind, ValuesField['type']>> = {
  text: 'String',
  number: 'Float',
  boolean: 'Boolean',
  'text or number': 'String',
};

/** Returns lists such as `field_platform`, as Neo4j stores them. Leaves out names that are not valid in GraphQL. */
function searchFieldFields(model: MetadataModel): readonly ValuesField[] {
  return [...searchFieldsOf(model).byName.values()]
    .filter(({ property }) => /^field_\w+$/.test(property))
    .map(({ name, property, kind }) => ({
      name: property,
      type: TYPES[kind],
      description: `Values of the search field ${name}.`,
    }))
    .sort((left, right) => (left.name < right.name ? -1 : 1));
}
