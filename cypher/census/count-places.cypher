// Purpose: how many entities are at each combination of browse locations, by entity type, for a new census.
// Returns: type, places, entities
// Plan: scan of the label, once after the start of a service and if it has missed too many changes.
MATCH (node:Entity)
WHERE node.type IS NOT NULL AND NOT coalesce(node.removed, false)
RETURN node.type AS type, coalesce(node.field_browseLocations, []) AS places, count(*) AS entities
