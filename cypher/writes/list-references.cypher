// Purpose: the aspects that refer to a URN, by the edges derived from them, without the aspects of the entity itself.
// Parameters: urn, hidden (internal types)
// Returns: relationship, entity, aspect; ordered by entity, aspect, relationship
// Plan: unique index seek on Entity.urn, expand in both directions, because column lineage starts at fields, not at the entity with the
//   aspect.
MATCH (entity:Entity {urn: $urn})-[edge]-(:Entity)
USING INDEX entity:Entity(urn)
WHERE NOT type(edge) IN $hidden AND edge.owner <> $urn
RETURN DISTINCT type(edge) AS relationship, edge.owner AS entity, edge.aspect AS aspect
ORDER BY entity, aspect, relationship
