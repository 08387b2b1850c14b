// Purpose: which aspects of which entities refer to a URN, by the edges that follow from them; the entity's own aspects are left out.
// Parameters: urn, hidden (types that are no relationships of the model)
// Returns: relationship, entity, aspect; ordered by entity, aspect, relationship
// Plan: unique index seek on Entity.urn, expand to both sides: column lineage starts at fields, not at the entity that states it.
MATCH (entity:Entity {urn: $urn})-[edge]-(:Entity)
USING INDEX entity:Entity(urn)
WHERE NOT type(edge) IN $hidden AND edge.owner <> $urn
RETURN DISTINCT type(edge) AS relationship, edge.owner AS entity, edge.aspect AS aspect
ORDER BY entity, aspect, relationship
