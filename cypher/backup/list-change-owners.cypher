// Purpose: the entities with log entries in URN order, and the numbers of entries.
// Parameters: after (URN, or empty), limit
// Returns: in URN order
//   urn: string
//   count: number -- of log entries
// Plan: ordered range seek on (Change.urn, at) until the page is full.
MATCH (change:Change)
WHERE change.urn > $after AND change.at IS NOT NULL
WITH change.urn AS urn, count(*) AS count
RETURN urn, count ORDER BY urn LIMIT $limit
