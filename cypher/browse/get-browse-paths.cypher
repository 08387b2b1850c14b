// Purpose: the slash paths of one entity.
// Parameters: urn
// Returns: no row for a missing entity
//   paths: string[]
// Composed: the actor's scope.
// Plan: unique index seek on Entity.urn.
MATCH (node:Entity {urn: $urn})
USING INDEX node:Entity(urn)
WHERE node.type IS NOT NULL /* visible node */
RETURN coalesce(node.field_browsePaths, []) AS paths
