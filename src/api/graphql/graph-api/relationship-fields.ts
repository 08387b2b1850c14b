/** The fields of a graph entity that lead to other entities: two for each relationship of the model, and two for lineage. */
import type { MetadataModel } from '../../../model/types.js';

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
 * Names the fields: `OwnedBy` becomes `ownedBy`, and `incomingOwnedBy` for the opposite direction.
 * @param taken names of other fields; a relationship `Type` with a taken name becomes `typeRelationship`
 */
export function relationshipFields(
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
