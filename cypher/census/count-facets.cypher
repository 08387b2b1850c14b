// Purpose: how many entities have each facet value, by entity type, for a new census.
// Returns: type, id, entities
// Plan: scan of the label, once after the start of a service and if it has missed too many changes.
MATCH (node:Entity)
WHERE node.type IS NOT NULL AND NOT coalesce(node.removed, false)
UNWIND node.facetIds AS id
RETURN node.type AS type, id, count(*) AS entities
