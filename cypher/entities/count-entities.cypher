// Purpose: number of existing entities of a type.
// Parameters: type
// Returns: one row
//   total: number
// Plan: index seek on (Entity.type, urn).
MATCH (entity:Entity)
WHERE entity.type = $type AND entity.urn > ''
RETURN count(*) AS total
