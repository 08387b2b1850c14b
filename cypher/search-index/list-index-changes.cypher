// Purpose: the nodes whose contents in the full-text index were changed since a time, including those that were deleted then and remain as
//   stubs. A node without this time has not been changed since an older version of Trellis, which stored only the time of the lock.
// Parameters: from (epoch ms, included)
// Returns:
//   urn: string
// Plan: scan of the label Entity. It runs only after a start of Neo4j, if the last writes were not confirmed before a checkpoint.
MATCH (entity:Entity)
WHERE coalesce(entity.indexedAt, entity.touchedAt) >= $from
RETURN entity.urn AS urn
