// Purpose: how many entities are at each combination of browse locations, by entity type, for a new census.
// Parameters: types (null: all)
// Returns:
//   type: string
//   places: string[]
//   entities: number
// Plan: scan of the label, in the background: once after the start of a service, and again if types have changed meanwhile.
MATCH (node:Entity)
WHERE true /* present node */ AND ($types IS NULL OR node.type IN $types)
RETURN node.type AS type, coalesce(node.field_browseLocations, []) AS places, count(*) AS entities
