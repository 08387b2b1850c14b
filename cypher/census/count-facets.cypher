// Purpose: how many entities have each facet value, by entity type, for a new census.
// Parameters: types (null: all)
// Returns:
//   type: string
//   id: number -- of a facet value
//   entities: number
// Plan: scan of the label, in the background: once after the start of a service, and again if types have changed meanwhile.
MATCH (node:Entity)
WHERE true /* present node */ AND ($types IS NULL OR node.type IN $types)
UNWIND node.facetIds AS id
RETURN node.type AS type, id, count(*) AS entities
