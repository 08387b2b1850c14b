// Purpose: deletes usage events that are too old, up to a limit.
// Parameters: types (all that are stored), before (epoch ms), limit
// Returns: one row
//   deleted: number
// Plan: per type a range seek on UsageEvent.(type, at, visitor) that ends at the limit.
MATCH (event:UsageEvent)
WHERE event.type IN $types AND event.at < $before AND event.visitor IS NOT NULL
WITH event LIMIT $limit
DELETE event
RETURN count(*) AS deleted
