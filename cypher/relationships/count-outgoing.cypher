// Purpose: number of an entity's outgoing relationships.
// Parameters: urn, types (null: all), hidden
// Returns: one row
//   total: number
// Composed: the actor's scope.
// Plan: unique index seek on Entity.urn, expand.
MATCH (entity:Entity {urn: $urn})-[edge]->(other:Entity)
USING INDEX entity:Entity(urn)
WHERE NOT type(edge) IN $hidden AND ($types IS NULL OR type(edge) IN $types) /* visible entity */ /* visible other */ /* visibleEdge edge */
WITH DISTINCT type(edge) AS type, other.urn AS entity, edge.aspect AS aspect
RETURN count(*) AS total
