// Purpose: deletes the usage events of a user up to a time, up to a limit.
// Parameters: actor, until (epoch ms, inclusive), types (all that are stored), limit
// Returns: deleted
// Plan: per type a range seek on UsageEvent.(actor, type, at) that ends at the limit.
MATCH (event:UsageEvent {actor: $actor})
WHERE event.type IN $types AND 0 <= event.at <= $until
WITH event LIMIT $limit
DELETE event
RETURN count(*) AS deleted
