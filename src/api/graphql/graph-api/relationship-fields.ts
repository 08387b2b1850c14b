/** The fields of a graph entity that lead to others: two for each relationship of the model, and two for lineage. */
import type { MetadataModel } from '../../../model/types.js';

export interface RelationshipFieldOfGraph {
  readonly name: string;
  /** Type of the edge in Neo4j. */
  readonly edgeType: string;
  readonly direction: 'OUT' | 'IN';
  readonly description: string;
}

/** The uniformly oriented edge that stands beside every lineage relationship. */
const LINEAGE_EDGE = 'HasUpstream';

const LINEAGE_FIELDS: readonly RelationshipFieldOfGraph[] = [
  {
    name: 'upstream',
    edgeType: LINEAGE_EDGE,
    direction: 'OUT',
    description: 'Where its data comes from, one step up by any relationship that is lineage.',
  },
  {
    name: 'downstream',
    edgeType: LINEAGE_EDGE,
    direction: 'IN',
    description: 'Where its data goes, one step down by any relationship that is lineage.',
  },
];

/**
 * `OwnedBy` becomes `ownedBy`, and `incomingOwnedBy` for those that point here.
 * @param taken names that other fields have; a relationship of such a name is called `typeRelationship`
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
