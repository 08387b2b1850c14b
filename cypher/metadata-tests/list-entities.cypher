// Purpose: the next existing entities of a type, in URN order.
// Parameters: type, after (URN, or empty), limit
// Returns: in URN order
//   urn: string
// Plan: index seek on (Entity.type, urn), which delivers the order; no sort.
MATCH (entity:Entity)
WHERE entity.type = $type AND entity.urn > $after
RETURN entity.urn AS urn
ORDER BY entity.type, entity.urn LIMIT $limit
