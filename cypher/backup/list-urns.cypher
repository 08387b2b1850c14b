// Purpose: the URNs of all nodes of entities and stubs, in order.
// Parameters: after (URN, or empty), limit
// Returns: in URN order
//   urn: string
// Plan: ordered range seek on Entity.urn, limited.
MATCH (entity:Entity)
USING INDEX entity:Entity(urn)
WHERE entity.urn > $after
RETURN entity.urn AS urn ORDER BY urn LIMIT $limit
