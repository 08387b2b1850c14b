// Purpose: the nodes of entities and stubs in a range of URNs that match a pattern, in URN order.
// Parameters: from, until (URNs, both included), after (URN, or empty), pattern (regular expression), limit
// Returns: in URN order
//   urn: string
// Plan: ordered range seek on Entity.urn, limited.
MATCH (entity:Entity)
USING INDEX entity:Entity(urn)
WHERE entity.urn >= $from AND entity.urn <= $until AND entity.urn > $after AND entity.urn =~ $pattern
WITH entity ORDER BY entity.urn LIMIT $limit
RETURN entity.urn AS urn ORDER BY urn
