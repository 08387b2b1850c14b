// Purpose: the nodes whose contents in the full-text index were changed in a time span, including those that were deleted then and remain as
//   stubs. A node without this time has not been changed since an older version of Trellis, which stored only the time of the lock.
// Parameters: from, until (epoch ms, both included)
// Returns: urn
// Plan: scan of the label Entity. It runs only after Neo4j has crashed.
MATCH (entity:Entity)
WITH entity, coalesce(entity.indexedAt, entity.touchedAt) AS at
WHERE at >= $from AND at <= $until
RETURN entity.urn AS urn
