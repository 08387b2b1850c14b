// Purpose: the nodes that were locked for a write in a time span, including those that were deleted then and remain as stubs.
// Parameters: from, until (epoch ms, both included)
// Returns: urn
// Plan: scan of the label Entity. It runs only after Neo4j has crashed.
MATCH (entity:Entity)
WHERE entity.touchedAt >= $from AND entity.touchedAt <= $until
RETURN entity.urn AS urn
