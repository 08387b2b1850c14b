// Purpose: the slash paths of one entity.
// Parameters: urn
// Returns: paths; no row when there is no such entity
// Plan: unique index seek on Entity.urn.
MATCH (node:Entity {urn: $urn})
USING INDEX node:Entity(urn)
WHERE node.type IS NOT NULL
RETURN coalesce(node.field_browsePaths, []) AS paths
