// Purpose: the log entries of entities as they are stored.
// Parameters: urns, skip, limit (skip is 0 for more than one URN)
// Returns:
//   properties: Properties
// Plan: per URN index seek on (Change.urn, at) by its first key.
UNWIND $urns AS urn
MATCH (change:Change {urn: urn})
WHERE change.at IS NOT NULL
RETURN properties(change) AS properties SKIP $skip LIMIT $limit
