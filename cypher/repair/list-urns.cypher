// Purpose: the existing entities in a range of URNs that match a pattern, in URN order.
// Parameters: from, until (URNs, both included), after (URN, or empty), pattern (regular expression), start, limit
// Returns: in URN order
//   urn: string
// Plan: ordered range seek on Entity.urn, limited.
MATCH (entity:Entity)
USING INDEX entity:Entity(urn)
WHERE entity.urn >= $from AND entity.urn <= $until AND entity.urn > $after
  AND entity.type IS NOT NULL AND entity.urn =~ $pattern
WITH entity ORDER BY entity.urn SKIP $start LIMIT $limit
RETURN entity.urn AS urn ORDER BY urn
