// Purpose: deletes the usage events of a user, up to a limit.
// Parameters: actor, types (all that are stored), limit
// Returns: deleted
// Plan: per type a range seek on UsageEvent.(actor, type, at) that ends at the limit.
MATCH (event:UsageEvent {actor: $actor})
WHERE event.type IN $types AND event.at >= 0
WITH event LIMIT $limit
DELETE event
RETURN count(*) AS deleted
