// Purpose: URNs of a type's existing entities, in URN order.
// Parameters: type, start, count
// Returns: in URN order
//   urn: string
// Plan: index seek on (Entity.type, urn), which delivers the order; no sort.
MATCH (entity:Entity)
WHERE entity.type = $type AND entity.urn > ''
RETURN entity.urn AS urn
ORDER BY entity.type, entity.urn SKIP $start LIMIT $count
